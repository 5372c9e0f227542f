import { execFile } from 'node:child_process';
import { copyFile, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sampleScripts } from '../src/engines/pdf/edit/fonts/sample-scripts.ts';
import { createPagesEngine } from '../src/engines/pdf/merge/pages-engine.ts';
import type { EditedPdf, EditPdf } from '../src/engines/pdf/pdf-capabilities.ts';
import { type PdfEdit, pdfEditsSchema } from '../src/pdf/editing/pdf-edits.ts';
import type { Pdfium } from '../src/pdf/pdfium.ts';
import { PdfiumDocument } from '../src/pdf/pdfium-document.ts';
import { AppError } from '../src/shared/errors.ts';
import { MB, SECOND_MS } from '../src/shared/units.ts';
import { alternate, atMost, type Row, seconds } from './suite.ts';

const run = promisify(execFile);

/** A file that takes longer is stuck. */
const patienceMs = 60 * SECOND_MS;
const rounds = 7;

/** What is added to PDFs: a highlight and a text in every file of the corpus, 20 scripts, one word in a large file. */
export async function measureAdding(corpus: string, pdfium: Pdfium, folder: string): Promise<Row[]> {
  const engine = createPagesEngine();
  const { editPdf } = engine.provides;
  if (!editPdf) throw new Error('The engine does not edit.');
  try {
    const work = new Adding(editPdf, pdfium, folder);
    return [...(await work.everyFile(corpus)), await work.scripts(), await work.largeFile()];
  } finally {
    await engine.close();
  }
}

type Given = Record<string, unknown>;

class Adding {
  readonly #editPdf: EditPdf;
  readonly #pdfium: Pdfium;
  readonly #folder: string;

  constructor(editPdf: EditPdf, pdfium: Pdfium, folder: string) {
    this.#editPdf = editPdf;
    this.#pdfium = pdfium;
    this.#folder = folder;
  }

  /** A highlight and a text on the last page of every file. */
  async everyFile(corpus: string): Promise<Row[]> {
    const counts = { files: 0, edited: 0, refused: 0, crashed: 0, stuck: 0, unclean: 0, doubtful: 0 };
    const says = (name: string, what: string) => console.log(`  ${name}: ${what}`);
    for (const name of (await readdir(corpus)).filter((file) => file.endsWith('.pdf')).sort()) {
      counts.files += 1;
      const input = join(corpus, name);
      const { page, width, height } = this.#lastPage(await readFile(input));
      // Some pages are smaller than a thumb.
      const [x, y, size] = [width * 0.1, height * 0.1, Math.min(12, width * 0.05, height * 0.1)];
      const given = [
        { type: 'highlight', page, x, y, width: Math.max(1, width * 0.3), height: Math.max(1, height * 0.1) },
        { type: 'text', page, x, y: height * 0.4, content: 'Größe, שלום', fontSize: Math.max(1, size) },
      ];
      try {
        const { outcomes, output } = await this.#edit(input, given);
        counts.edited += 1;
        const doubts = outcomes.filter(({ status }) => status !== 'done').map(({ message }) => message);
        if (doubts.length > 0) {
          counts.doubtful += 1;
          says(name, doubts.join(' '));
        }
        if (!(await isClean(output)) && (await isClean(input))) {
          counts.unclean += 1;
          says(name, 'not clean for qpdf');
        }
        await rm(output);
      } catch (error) {
        const isTimeout = error instanceof Error && error.name === 'TimeoutError';
        if (isTimeout) counts.stuck += 1;
        else if (error instanceof AppError && error.status < 500) counts.refused += 1;
        else counts.crashed += 1;
        says(name, String(error));
      }
    }
    const none = (what: string, count: number): Row => ({
      ...{ what: `Highlight and text in ${counts.edited} of ${counts.files} files: ${what}` },
      ...{ ours: `${count}`, peer: '', target: '0', holds: count === 0 },
    });
    return [
      none('crashes', counts.crashed),
      none('stuck', counts.stuck),
      none('not clean for qpdf --check, though the source is', counts.unclean),
      none('with a doubt about an edit', counts.doubtful),
    ];
  }

  /** Typed, saved, and read back by Poppler. */
  async scripts(): Promise<Row> {
    let right = 0;
    for (const [script, text] of sampleScripts) {
      const given = [{ type: 'text', x: 20, y: 20, content: text }];
      const { output } = await this.#edit(await this.#blank(), given);
      const { stdout } = await run('pdftotext', ['-enc', 'UTF-8', output, '-']);
      if (logical(stdout) === logical(text)) right += 1;
      else console.log(`  ${script}: ${text} was read as ${stdout.trim()}`);
      await rm(output);
    }
    const count = sampleScripts.length;
    return {
      ...{ what: 'Scripts read back by pdftotext as they were typed', ours: `${right}`, peer: '' },
      ...{ target: `${count}`, holds: right === count },
    };
  }

  /** One word in a file of 50 MB, beside a copy of the file. */
  async largeFile(): Promise<Row> {
    const large = join(this.#folder, 'large.pdf');
    await writeFile(large, largePdf(50 * MB));
    const given = [{ type: 'text', x: 20, y: 20, content: 'word' }];
    const copy = join(this.#folder, 'copy.pdf');
    const times = await alternate(
      rounds,
      async () => reachDisk((await this.#edit(large, given)).output),
      async () => {
        await copyFile(large, copy);
        await reachDisk(copy);
      },
    );
    const what = 'One word saved in a file of 50 MB, beside a copy of the file, both until they are on the disk';
    return { what, ours: seconds(times.ours), peer: seconds(times.peer), ...atMost(1.5, times.ours / times.peer) };
  }

  async #edit(input: string, given: readonly Given[]): Promise<EditedPdf & { output: string }> {
    const edits: PdfEdit[] = pdfEditsSchema.parse(given);
    const output = join(this.#folder, `edited-${crypto.randomUUID()}.pdf`);
    const signal = AbortSignal.timeout(patienceMs);
    const edited = await this.#editPdf({ input, output, edits, pictures: [], progress: () => undefined, signal });
    return { ...edited, output };
  }

  #lastPage(bytes: Buffer): { page: number; width: number; height: number } {
    try {
      using document = PdfiumDocument.open(this.#pdfium, bytes);
      return { page: document.pageCount, ...document.pageSize(document.pageCount - 1) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { page: 1, width: 600, height: 800 };
    }
  }

  async #blank(): Promise<string> {
    const path = join(this.#folder, 'blank.pdf');
    await writeFile(path, largePdf(100));
    return path;
  }
}

/** A page, and a stream of this many bytes that nothing uses. */
function largePdf(bytes: number): Buffer {
  const parts = ['%PDF-1.7\n'];
  const offsets: number[] = [];
  for (const body of [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 900 200]/PieceInfo 4 0 R>>',
    `<</Length ${bytes}>>\nstream\n${'x'.repeat(bytes)}\nendstream`,
  ]) {
    offsets.push(parts.reduce((sum, part) => sum + part.length, 0));
    parts.push(`${offsets.length} 0 obj\n${body}\nendobj\n`);
  }
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  parts.push(
    `xref\n0 5\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size 5/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
  );
  return Buffer.from(parts.join(''), 'latin1');
}

async function reachDisk(path: string): Promise<void> {
  const file = await open(path);
  await file.sync();
  await file.close();
  await rm(path);
}

const isClean = (path: string): Promise<boolean> =>
  run('qpdf', ['--check', path], { maxBuffer: 64 * MB }).then(
    () => true,
    () => false,
  );

/** Poppler writes punctuation within right-to-left text as displayed, between marks of direction. */
const logical = (text: string): string =>
  text
    .replaceAll(/\u202a([^\p{L}\p{N}]*)\u202c/gu, (_, signs: string) => [...signs].reverse().join(''))
    .replaceAll(/[\f\n\u202a-\u202e\u200e\u200f]/g, '')
    .normalize('NFC')
    .trim();
