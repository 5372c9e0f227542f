import { join } from 'node:path';
import { defineRun, defineRuns, OutputFile } from '../../catalog/define-run.ts';
import { withExtension } from '../../shared/file-types.ts';
import { savedPercent } from '../../shared/units.ts';
import { describeCompression } from './describe-compression.ts';
import { pdfCompressor } from './pdf-compressor.tool.ts';

const { compress } = pdfCompressor.actions;

export const compressRun = defineRun(compress)(['compressPdf'], async (context) => {
  const { options, engines, directory, signal, progress } = context;
  const [source] = context.files.file;
  const { level, targetBytes, grayscale, metadata, password, allowSigned } = options;
  const output = join(directory, 'compressed.pdf');
  const compressed = await engines.compressPdf({
    input: source.path,
    output,
    ...{ level, targetBytes, grayscale, allowSigned },
    removeMetadata: metadata === 'strip',
    password: password === '' ? undefined : password,
    progress,
    signal,
  });
  const fileName = resultName(source.name, compressed.unchanged);
  return {
    downloadUrl: new OutputFile({ path: output, name: fileName, type: 'pdf' }),
    compressionRatio: savedPercent(source.bytes, compressed.bytes),
    originalSize: source.bytes,
    compressedSize: compressed.bytes,
    fileName,
    unchanged: compressed.unchanged,
    targetMet: compressed.targetMet,
    // Rounded down: only identical pages are called identical.
    similarity: compressed.similarities.map((value) => (value === null ? null : Math.floor(value * 10_000) / 10_000)),
    warnings: describeCompression(compressed, options),
  };
});

/** `'report.pdf'` → `'report-compressed.pdf'`; an unchanged file keeps its name. */
function resultName(name: string, unchanged: boolean): string {
  const withEnding = withExtension(name, 'pdf');
  return unchanged ? withEnding : withEnding.replace(/\.pdf$/i, '-compressed.pdf');
}

export const runs = defineRuns(pdfCompressor, { compress: compressRun });
