import { expect, test } from 'vitest';
import { calledBy } from '../../catalog/test-tools.ts';
import type { CompressedPdf, CompressPdf } from '../../engines/pdf/pdf-capabilities.ts';
import { compressRun } from './pdf-compressor.run.ts';
import { pdfCompressor } from './pdf-compressor.tool.ts';

const { compress } = pdfCompressor.actions;
const smaller: CompressedPdf = {
  bytes: 250_000,
  similarities: [1, 0.99876, null],
  unchanged: false,
  targetMet: true,
  gentlerPages: [],
  coloredPages: [],
  wasEncrypted: false,
  repaired: false,
  wasSigned: false,
  wasPdfA: false,
  dropped: [],
  brokenImages: 0,
};

test('returns sizes, savings and the similarity of every page, rounded down', async () => {
  const { result } = await run({}, smaller);
  expect(result).toMatchObject({
    compressionRatio: 75,
    originalSize: 1_000_000,
    compressedSize: 250_000,
    fileName: 'report-compressed.pdf',
    similarity: [1, 0.9987, null],
    unchanged: false,
    warnings: [],
  });
});

test('an unchanged file keeps its name', async () => {
  const { result } = await run({}, { ...smaller, bytes: 1_000_000, unchanged: true });
  expect(result).toMatchObject({ fileName: 'report.pdf', compressionRatio: 0, unchanged: true });
});

test('passes the settings to the engine, balanced by default', async () => {
  expect((await run({}, smaller)).asked).toMatchObject({
    level: 'balanced',
    grayscale: false,
    removeMetadata: false,
    allowSigned: false,
  });
  const { asked } = await run({ level: 'strong', metadata: 'strip', targetBytes: '20480', password: 'open' }, smaller);
  expect(asked).toMatchObject({ level: 'strong', removeMetadata: true, targetBytes: 20_480, password: 'open' });
});

test.each([
  [{ level: 'extreme' }, 'Level must be lossless, light, balanced or strong.'],
  [{ targetBytes: '5' }, 'Target size must be at least 10 KB.'],
  [{ targetBytes: 'small' }, 'Target size must be a number of bytes.'],
  [{ grayscale: 'perhaps' }, 'Grayscale must be true or false.'],
])('refuses %j', (options, sentence) => {
  const refused = compress.options.safeParse(options);
  expect(refused.error?.issues[0]?.message).toBe(sentence);
});

async function run(options: Record<string, unknown>, answer: CompressedPdf) {
  let asked: Parameters<CompressPdf>[0] | undefined;
  const result = await compressRun.run({
    options: compress.options.parse(options),
    files: { file: [{ path: '/job/source', name: 'report.pdf', type: 'pdf', bytes: 1_000_000 }] },
    engines: {
      compressPdf: async (request) => {
        asked = request;
        return answer;
      },
    },
    ...calledBy('pro'),
    directory: '/job',
    signal: new AbortController().signal,
    progress: () => {},
  });
  return { result, asked };
}
