import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { type ReadDocument, readWithPdfJs } from '../src/engines/pdf/copy/second-reader.ts';
import { createPagesEngine } from '../src/engines/pdf/merge/pages-engine.ts';
import type { MergePdf, SplitPdf } from '../src/engines/pdf/pdf-capabilities.ts';
import { loadPdfium } from '../src/engines/pdf/pdfium/pdfium-library.ts';
import { FileSink } from '../src/engines/pdf/write/file-sink.ts';
import { OutputDocument } from '../src/engines/pdf/write/output-document.ts';
import type { Pdfium } from '../src/pdf/pdfium.ts';
import { PdfiumDocument } from '../src/pdf/pdfium-document.ts';
import { AppError } from '../src/shared/errors.ts';
import { MB } from '../src/shared/units.ts';
import { make12MegapixelJpeg } from './photos.ts';
import { alternate, atMost, type Row, type Suite, seconds } from './suite.ts';

const run = promisify(execFile);
const filesPerMerge = 5;
const rounds = 5;
const memoryLimit = 1536 * MB;
/** Pages per file drawn before and after. */
const drawnPages = 6;

type Engines = { mergePdf: MergePdf; splitPdf: SplitPdf };

export const suite: Suite = {
  name: 'pdf-merge',
  about: `every PDF of the corpus merged in groups of ${filesPerMerge} and split, then read by pdf.js, drawn by PDFium, checked by qpdf`,
  run: async () => {
    const corpus = join(resolve(process.env.CORPUS_DIR ?? '../shared/corpus'), 'pdf');
    if (!existsSync(corpus)) {
      console.log(`  No corpus at ${corpus} (set CORPUS_DIR): nothing to measure with.`);
      return [];
    }
    const hasQpdf = await run('qpdf', ['--version']).then(
      () => true,
      () => false,
    );
    if (!hasQpdf) console.log('  qpdf is not installed: nothing to compare with.');
    const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-pdf-'));
    const engine = createPagesEngine();
    const { mergePdf, splitPdf } = engine.provides;
    if (!mergePdf || !splitPdf) throw new Error('The engine neither merges nor splits.');
    try {
      const work = new Measuring({ folder, engines: { mergePdf, splitPdf }, pdfium: await loadPdfium(), hasQpdf });
      const files = await work.readable(corpus);
      return [
        ...(await work.fidelity(files)),
        ...(await work.parts(files)),
        ...(hasQpdf ? await work.times(files) : []),
        await work.manyPages(files),
        await work.memory(),
      ];
    } finally {
      await engine.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Everything in a document that merging may lose, counted. */
type Counts = {
  pages: number;
  bookmarks: number;
  links: number;
  fields: number;
  annotations: number;
  attachments: number;
};
const noCounts = (): Counts => ({ pages: 0, bookmarks: 0, links: 0, fields: 0, annotations: 0, attachments: 0 });

/** Dead bookmarks and links do not count. */
const countsOf = (read: ReadDocument): Counts => ({
  pages: read.pages,
  bookmarks: read.bookmarks.filter(({ page }) => page !== undefined).length,
  links: read.links.filter(({ to }) => to !== undefined).length + read.addresses.length,
  fields: read.widgets,
  annotations: read.annotations,
  attachments: read.attachments.length,
});

const kinds = ['pages', 'bookmarks', 'links', 'fields', 'annotations', 'attachments'] as const;
const add = (sum: Counts, more: Counts) => {
  for (const kind of kinds) sum[kind] += more[kind];
};

class Measuring {
  readonly #folder: string;
  readonly #engines: Engines;
  readonly #pdfium: Pdfium;
  readonly #hasQpdf: boolean;
  #made = 0;

  constructor(options: { folder: string; engines: Engines; pdfium: Pdfium; hasQpdf: boolean }) {
    this.#folder = options.folder;
    this.#engines = options.engines;
    this.#pdfium = options.pdfium;
    this.#hasQpdf = options.hasQpdf;
  }

  /** The files with pages that PDFium opens without a password. */
  async readable(corpus: string): Promise<string[]> {
    const names = (await readdir(corpus)).filter((name) => name.endsWith('.pdf')).sort();
    const files: string[] = [];
    for (const name of names) {
      const path = join(corpus, name);
      if (this.#pageCount(await readFile(path)) > 0) files.push(path);
    }
    console.log(`  ${files.length} of ${names.length} files can be read without a password`);
    return files;
  }

  #pageCount(bytes: Buffer): number {
    try {
      using document = PdfiumDocument.open(this.#pdfium, bytes);
      return document.pageCount;
    } catch (error) {
      if (error instanceof AppError) return 0;
      throw error;
    }
  }

  async fidelity(files: readonly string[]): Promise<Row[]> {
    const [before, ours, peer] = [noCounts(), noCounts(), noCounts()];
    const problems: string[] = [];
    let merges = 0;
    let changed = 0;
    let unclean = 0;
    for (let start = 0; start < files.length; start += filesPerMerge) {
      const group = files.slice(start, start + filesPerMerge);
      merges += 1;
      for (const file of group) add(before, await countIn(file));
      const output = this.#output();
      try {
        await this.#merge(group, output);
      } catch (error) {
        problems.push(`${group.map((file) => basename(file)).join(', ')}: ${error}`);
        continue;
      }
      add(ours, await countIn(output));
      const differing = await this.#drawnDifferently(group, output);
      changed += differing.length;
      problems.push(...differing);
      if (this.#hasQpdf) {
        if (!(await isClean(output)) && (await areClean(group))) {
          unclean += 1;
          problems.push(`not clean for qpdf: ${group.map((file) => basename(file)).join(', ')}`);
        }
        const other = this.#output();
        await this.#qpdf(group, other).then(
          async () => add(peer, await countIn(other)),
          () => undefined,
        );
      }
    }
    for (const problem of problems) console.log(`  ${problem}`);
    return [
      ...kinds.map((kind) => ({
        what: `Merge: ${kind} kept of ${before[kind]}`,
        ours: `${ours[kind]}`,
        peer: `${peer[kind]} qpdf`,
        target: 'all',
        holds: ours[kind] >= before[kind],
      })),
      { what: `Merge: pages drawn differently`, ours: `${changed}`, peer: '', target: '0', holds: changed === 0 },
      {
        what: `Merge: clean for qpdf --check, of ${merges}`,
        ours: `${merges - unclean}`,
        peer: '',
        target: 'all',
        holds: unclean === 0,
      },
    ];
  }

  /** Every file split into parts of three pages. */
  async parts(files: readonly string[]): Promise<Row[]> {
    let parts = 0;
    let failed = 0;
    let dead = 0;
    let changed = 0;
    let unclean = 0;
    const before = noCounts();
    const after = noCounts();
    for (const file of files) {
      const directory = join(this.#folder, `parts-${++this.#made}`);
      await mkdir(directory);
      try {
        const split = { method: 'every', pages: 3 } as const;
        const result = await this.#engines.splitPdf({ input: file, split, directory, ...quiet() });
        const source = await readDocument(file);
        if (source) add(before, linksWithinParts(source, 3));
        for (const { path, pages } of result.parts) {
          parts += 1;
          const read = await readDocument(path);
          if (!read) {
            failed += 1;
            continue;
          }
          add(after, countsOf(read));
          dead += read.links.filter(({ to }) => to === undefined).length;
          if (this.#hasQpdf && !(await isClean(path)) && (await isClean(file))) {
            unclean += 1;
            console.log(`  not clean for qpdf: pages ${pages} of ${basename(file)}`);
          }
          changed += await this.#differsFrom(file, pages, path);
        }
      } catch (error) {
        failed += 1;
        console.log(`  ${basename(file)}: ${error}`);
      }
      await rm(directory, { recursive: true });
    }
    const none = (what: string, count: number): Row => ({
      what: `Split into ${parts} parts: ${what}`,
      ours: `${count}`,
      peer: '',
      target: '0',
      holds: count === 0,
    });
    return [
      none('failed', failed),
      none('dead links', dead),
      none('pages drawn differently', changed),
      none('not clean for qpdf --check', unclean),
      ...(['links', 'fields', 'annotations'] as const).map((kind) => ({
        what: `Split: ${kind} kept of ${before[kind]} that stay within a part`,
        ours: `${after[kind]}`,
        peer: '',
        target: 'all',
        holds: after[kind] >= before[kind],
      })),
    ];
  }

  async times(files: readonly string[]): Promise<Row[]> {
    const rows: Row[] = [];
    for (const [megabytes, limit] of [
      [1, 1.3],
      [10, 1],
      [50, 1],
    ] as const) {
      const group = await this.#asOwnFiles(await gather(files, megabytes * MB));
      const [ours, peer] = [this.#output(), this.#output()];
      const taken = await alternate(
        rounds,
        () => this.#merge(group, ours),
        () => this.#qpdf(group, peer),
      );
      rows.push({
        what: `Merge ${group.length} files, ${megabytes} MB: time`,
        ours: seconds(taken.ours),
        peer: `${seconds(taken.peer)} qpdf`,
        ...atMost(limit, taken.ours / taken.peer),
      });
      const sizes = [(await stat(ours)).size, (await stat(peer)).size];
      rows.push({
        what: `Merge ${group.length} files, ${megabytes} MB: size`,
        ours: `${((sizes[0] ?? 0) / MB).toFixed(2)} MB`,
        peer: `${((sizes[1] ?? 0) / MB).toFixed(2)} MB qpdf`,
        ...atMost(1, (sizes[0] ?? 0) / (sizes[1] ?? 1)),
      });
    }
    return rows;
  }

  async manyPages(files: readonly string[]): Promise<Row> {
    const output = this.#output();
    const group = files.slice(0, 40);
    const first = await this.#merge(group, output);
    const start = performance.now();
    const arrangement = Array.from({ length: 300 }, (_, index) => ({
      source: 0,
      page: (index % first.pageCount) + 1,
      rotation: 0 as const,
    }));
    await this.#engines.mergePdf({ ...request([output], this.#output()), arrangement });
    const taken = performance.now() - start;
    return { what: 'Merge of 300 pages', ours: seconds(taken), peer: '', target: 'under 5 s', holds: taken < 5000 };
  }

  /** Peak memory of a process that merges 500 MB of scans with another file and splits it. */
  async memory(): Promise<Row> {
    const large = this.#output();
    const bytes = await writeScans(large, 500 * MB);
    const directory = join(this.#folder, 'large-parts');
    await mkdir(directory);
    const peak = await peakOf(large, this.#output(), directory);
    return {
      what: `Merge and split ${(bytes / MB).toFixed(0)} MB of scans: peak memory`,
      ours: `${(peak / MB).toFixed(0)} MB`,
      peer: '',
      target: 'under 1536 MB',
      holds: peak < memoryLimit,
    };
  }

  /** Copies under distinct paths: qpdf copies the objects of one path only once. */
  async #asOwnFiles(files: readonly string[]): Promise<string[]> {
    return Promise.all(
      files.map(async (file) => {
        const copy = this.#output();
        await copyFile(file, copy);
        return copy;
      }),
    );
  }

  #output(): string {
    return join(this.#folder, `${++this.#made}.pdf`);
  }

  async #merge(inputs: readonly string[], output: string) {
    await rm(output, { force: true });
    return this.#engines.mergePdf(request(inputs, output));
  }

  async #qpdf(inputs: readonly string[], output: string): Promise<void> {
    const pages = ['--empty', '--object-streams=generate', '--pages', ...inputs, '--', output];
    await run('qpdf', ['--warning-exit-0', ...pages], { maxBuffer: 64 * MB });
  }

  async #drawnDifferently(files: readonly string[], merged: string): Promise<string[]> {
    using result = PdfiumDocument.open(this.#pdfium, await readFile(merged));
    const differing: string[] = [];
    let first = 0;
    for (const file of files) {
      using source = PdfiumDocument.open(this.#pdfium, await readFile(file));
      for (let page = 0; page < Math.min(drawnPages, source.pageCount); page++) {
        if (!drawAlike(source, page, result, first + page))
          differing.push(`${basename(file)} page ${page + 1} differs`);
      }
      first += source.pageCount;
    }
    return differing;
  }

  async #differsFrom(file: string, pages: readonly number[], part: string): Promise<number> {
    using source = PdfiumDocument.open(this.#pdfium, await readFile(file));
    using result = PdfiumDocument.open(this.#pdfium, await readFile(part));
    return pages.slice(0, drawnPages).filter((page, index) => !drawAlike(source, page - 1, result, index)).length;
  }
}

const quiet = () => ({ progress: () => undefined, signal: new AbortController().signal });

const request = (inputs: readonly string[], output: string): Parameters<MergePdf>[0] => ({
  sources: inputs.map((input) => ({ input, name: basename(input), title: basename(input), rotation: 0 })),
  outline: 'keep',
  output,
  ...quiet(),
});

/** A page PDFium cannot draw counts as equal when it cannot draw it afterwards either. */
function drawAlike(one: PdfiumDocument, page: number, other: PdfiumDocument, otherPage: number): boolean {
  const [before, after] = [draw(one, page), draw(other, otherPage)];
  return before === undefined || after === undefined ? before === after : before.equals(after);
}

function draw(document: PdfiumDocument, page: number): Buffer | undefined {
  try {
    return Buffer.from(document.render(page, { size: { dpi: 24 } }).data);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** Undefined where pdf.js cannot read the file, as with some of the corpus. */
const readDocument = async (path: string): Promise<ReadDocument | undefined> =>
  readWithPdfJs(await readFile(path)).catch(() => undefined);

async function countIn(path: string): Promise<Counts> {
  const read = await readDocument(path);
  return read ? countsOf(read) : noCounts();
}

/** What the parts must keep together: a link counts when both its pages are in one part. */
function linksWithinParts(read: ReadDocument, pagesPerPart: number): Counts {
  const partOf = (page: number) => Math.ceil(page / pagesPerPart);
  const links = read.links.filter(({ from, to }) => to !== undefined && partOf(from) === partOf(to));
  return { ...countsOf(read), links: links.length + read.addresses.length };
}

const isClean = (path: string): Promise<boolean> =>
  run('qpdf', ['--check', path], { maxBuffer: 64 * MB }).then(
    () => true,
    () => false,
  );

/** Broken parts of a source, such as stream data, are copied unchanged. */
async function areClean(paths: readonly string[]): Promise<boolean> {
  for (const path of paths) if (!(await isClean(path))) return false;
  return true;
}

/** Files of about this many bytes together: the corpus, repeated. */
async function gather(files: readonly string[], bytes: number): Promise<string[]> {
  const gathered: string[] = [];
  let total = 0;
  for (let index = 0; total < bytes; index++) {
    // Spread over the corpus, so that a small group is mixed.
    const file = files[(index * 37) % files.length];
    if (!file) break;
    gathered.push(file);
    total += (await stat(file)).size;
  }
  return gathered;
}

/** A document of full-page photos, each its own stream; returns its size. */
async function writeScans(path: string, bytes: number): Promise<number> {
  const jpeg = join(path, '..', 'scan.jpg');
  await make12MegapixelJpeg(jpeg);
  const contents = await readFile(jpeg);
  using sink = new FileSink(path);
  const output = new OutputDocument({ sink: sink.write });
  const { context } = output;
  const pages = output.nextRef();
  const image = context.obj({ Type: 'XObject', Subtype: 'Image', Width: 4000, Height: 3000, BitsPerComponent: 8 });
  image.set(PDFName.of('ColorSpace'), PDFName.of('DeviceRGB'));
  image.set(PDFName.of('Filter'), PDFName.of('DCTDecode'));
  const drawing = Buffer.from('842 0 0 595 0 0 cm /Scan Do');
  const kids = Array.from({ length: Math.ceil(bytes / contents.length) }, () => {
    const scan = output.add(PDFRawStream.of(image, contents));
    const content = output.add(PDFRawStream.of(context.obj({}), drawing));
    const page = context.obj({ Type: 'Page', Parent: pages, MediaBox: [0, 0, 842, 595], Contents: content });
    page.set(PDFName.of('Resources'), context.obj({ XObject: { Scan: scan } }));
    return output.add(page);
  });
  output.assign(pages, context.obj({ Type: 'Pages', Count: kids.length, Kids: kids }));
  return output.finish({ root: output.add(context.obj({ Type: 'Catalog', Pages: pages })) });
}

async function peakOf(input: string, output: string, directory: string): Promise<number> {
  const script = fileURLToPath(new URL('./pdf-memory.ts', import.meta.url));
  const child = spawn(process.execPath, [script, input, output, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  await new Promise<void>((resolveExit, reject) => {
    child.on('exit', (code) =>
      code === 0 ? resolveExit() : reject(new Error(`The measured process ended with ${code}`)),
    );
  });
  return Number(printed);
}
