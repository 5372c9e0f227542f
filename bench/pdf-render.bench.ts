import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createPdfiumEngine } from '../src/engines/pdf/pdfium/pdfium-engine.ts';
import { loadPdfium } from '../src/engines/pdf/pdfium/pdfium-library.ts';
import { PdfiumDocument } from '../src/pdf/pdfium-document.ts';
import { AppError } from '../src/shared/errors.ts';
import { atMost, median, type Row, type Suite, time } from './suite.ts';

const dpi = 150;
const run = promisify(execFile);

export const suite: Suite = {
  name: 'pdf-render',
  about: `The first page of every readable PDF of the corpus at ${dpi} DPI, beside pdftoppm; medians of all files.`,
  run: async () => {
    const corpus = resolve(process.env.CORPUS_DIR ?? '../shared/corpus', 'pdf');
    if (!existsSync(corpus)) {
      console.log(`  No corpus at ${corpus} (set CORPUS_DIR): nothing to measure with.`);
      return [];
    }
    if (!(await isInstalled())) {
      console.log('  pdftoppm is not installed (package poppler-utils): nothing to compare with.');
      return [];
    }
    const files = (await readdir(corpus)).filter((name) => name.endsWith('.pdf')).map((name) => join(corpus, name));
    const directory = await mkdtemp(join(tmpdir(), 'satchel-bench-'));
    try {
      return [await toPixels(files, directory), await toFiles(files, directory)];
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  },
};

/** The page as pixels, before any encoding. */
async function toPixels(files: readonly string[], directory: string): Promise<Row> {
  const pdfium = await loadPdfium();
  const ours = async (file: string) => {
    using document = PdfiumDocument.open(pdfium, await readFile(file));
    document.render(0, { size: { dpi } });
  };
  const peer = (file: string) =>
    run('pdftoppm', ['-r', String(dpi), '-f', '1', '-l', '1', '-singlefile', file, join(directory, 'peer')]);
  return row('a page to pixels (pdftoppm: PPM)', await compare(files, ours, peer));
}

/** The page as a PNG file, as the converter makes it: in a thread that opens the file for it alone. */
async function toFiles(files: readonly string[], directory: string): Promise<Row> {
  const engine = createPdfiumEngine();
  const { renderPdf } = engine.provides;
  if (!renderPdf) throw new Error('The engine cannot draw pages.');
  const signal = new AbortController().signal;
  const look = { format: 'png', dpi, quality: 90, gray: false, transparent: false } as const;
  const ours = (input: string) =>
    renderPdf({ ...look, input, directory, pages: '1', progress: () => undefined, signal });
  const peer = (file: string) =>
    run('pdftoppm', ['-png', '-r', String(dpi), '-f', '1', '-l', '1', '-singlefile', file, join(directory, 'peer')]);
  try {
    return row('a page to a PNG file, in the threads', await compare(files, ours, peer));
  } finally {
    await engine.close();
  }
}

type Work = (file: string) => Promise<unknown>;

/** Alternates file by file, so that a busy moment hits both. */
async function compare(files: readonly string[], ours: Work, peer: Work) {
  const times = { ours: [] as number[], peer: [] as number[] };
  for (const file of files) {
    try {
      // The first round warms the file cache and does not count.
      await ours(file);
      await peer(file);
      const [our, their] = [await time(() => ours(file)), await time(() => peer(file))];
      times.ours.push(our);
      times.peer.push(their);
    } catch (error) {
      // Locked files, and those either one refuses, are not timed.
      if (!(error instanceof AppError) && !(error instanceof Error && 'stderr' in error)) throw error;
    }
  }
  return { files: times.ours.length, ours: median(times.ours), peer: median(times.peer) };
}

const row = (what: string, { files, ours, peer }: Awaited<ReturnType<typeof compare>>): Row => ({
  what: `${what}, ${files} files`,
  ours: `${ours.toFixed(1)} ms`,
  peer: `${peer.toFixed(1)} ms`,
  ...atMost(0.5, ours / peer),
});

async function isInstalled(): Promise<boolean> {
  try {
    await run('pdftoppm', ['-v']);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
