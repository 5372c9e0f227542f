import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { writeDocx } from '../src/engines/document-writers/docx/write-docx.ts';
import type { FlowDocument, FlowTable } from '../src/engines/document-writers/flow-document.ts';
import { createOfficeEngine } from '../src/engines/office/office-engine.ts';
import { analyzeLayout } from '../src/engines/pdf/layout-analysis/analyze-layout.ts';
import { loadPdfium } from '../src/engines/pdf/pdfium/pdfium-library.ts';
import type { Pdfium } from '../src/pdf/pdfium.ts';
import { PdfiumDocument } from '../src/pdf/pdfium-document.ts';
import { readPageText } from '../src/pdf/text/page-text.ts';
import { createSandbox } from '../src/platform/processes/sandbox.ts';
import { AppError } from '../src/shared/errors.ts';
import { silentLog } from '../src/testing/silent-log.ts';
import { mirroredFiles, readingOrders, ruledCells } from './pdf-to-docx-expectations.ts';
import { agreement, textOf, textOfBlocks, wordsOf } from './pdf-to-docx-words.ts';
import { atLeast, atMost, median, type Row, type Suite } from './suite.ts';

const run = promisify(execFile);
/** Longer files are judged by their first pages. */
const maxPages = 40;
/** With fewer words, a single one weighs more than a fiftieth. */
const minWords = 50;
/** Files that LibreOffice also imports, and its time limit for each. */
const importedFiles = ['issue7014.pdf', 'cupertino_usd_4-6-16.pdf', 'list-item-example.pdf', 'issue-848.pdf'];
const importLimitMs = 60_000;

type Converted = {
  name: string;
  pages: number;
  flow: FlowDocument;
  text: string;
  /** Thread time per page, independent of other load. */
  milliseconds: number;
  docx: string;
};

/** Our layout analysis beside the PDF's own text, as PDFium and pdftotext read it, and beside LibreOffice's import. */
export const suite: Suite = {
  name: 'pdf-to-docx',
  about: `PDFs with at least ${minWords} words to DOCX (first ${maxPages} pages), beside their own text and LibreOffice's import.`,
  run: async () => {
    const corpus = join(resolve(process.env.CORPUS_DIR ?? '../shared/corpus'), 'pdf');
    if (!existsSync(corpus)) {
      console.log(`  No PDF corpus at ${corpus} (set CORPUS_DIR): nothing to measure with.`);
      return [];
    }
    const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-reflow-'));
    try {
      const converted = await convertAll(corpus, folder);
      return [
        ...(await compareWords(corpus, converted)),
        ...orderRows(converted),
        ...cellRows(converted),
        timeRow(converted),
        ...(await wayBackRows(folder, converted)),
        ...(await importRows(corpus, folder, converted)),
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function convertAll(corpus: string, folder: string): Promise<Converted[]> {
  const pdfium = await loadPdfium();
  const converted: Converted[] = [];
  for (const name of (await readdir(corpus)).filter((file) => file.endsWith('.pdf')).sort()) {
    const result = await convert(pdfium, corpus, folder, name);
    if (result !== undefined) converted.push(result);
  }
  return converted;
}

/** Undefined for refused files and those with hardly any text. */
async function convert(pdfium: Pdfium, corpus: string, folder: string, name: string): Promise<Converted | undefined> {
  try {
    using document = PdfiumDocument.open(pdfium, await readFile(join(corpus, name)));
    const pages = Array.from({ length: Math.min(document.pageCount, maxPages) }, (_, index) => index);
    const text = pages.map((index) => readPageText(document, index)).join('\n');
    if (wordsOf(text).length < minWords) return undefined;
    const directory = join(folder, `${name}.images`);
    await mkdir(directory);
    const before = process.cpuUsage();
    const flow = await analyzeLayout(document, { pages, directory });
    const { user, system } = process.cpuUsage(before);
    const docx = join(folder, name.replace(/\.pdf$/, '.docx'));
    await writeDocx(flow, docx);
    return { name, pages: pages.length, flow, text, milliseconds: (user + system) / 1000 / pages.length, docx };
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

async function compareWords(corpus: string, converted: readonly Converted[]): Promise<Row[]> {
  const withPdfium = converted.map(({ flow, text }) => agreement(wordsOf(text), wordsOf(textOf(flow))));
  const withPoppler: number[] = [];
  for (const { name, pages, flow } of converted) {
    const { stdout } = await run('pdftotext', ['-l', String(pages), join(corpus, name), '-'], { maxBuffer: 1e8 });
    withPoppler.push(agreement(wordsOf(stdout), wordsOf(textOf(flow))));
  }
  const isPlain = converted.map(({ name }) => !mirroredFiles.includes(name));
  return [
    row('PDFium reads them', converted, withPdfium),
    row('pdftotext reads them', converted, withPoppler),
    row(
      'pdftotext reads them, mirrored pages aside',
      converted.filter((_, index) => isPlain[index]),
      withPoppler.filter((_, index) => isPlain[index]),
    ),
  ];

  function row(reader: string, files: readonly Converted[], values: readonly number[]): Row {
    const words = files.map(({ text }) => wordsOf(text).length);
    const all = words.reduce((sum, count) => sum + count, 0);
    const mean = values.reduce((sum, value, index) => sum + value * (words[index] ?? 0), 0) / all;
    const worst = values.indexOf(Math.min(...values));
    return {
      what: `words as ${reader}, ${values.length} files, ${all} words (median file ${percent(median(values))}, worst ${percent(values[worst] ?? 0)} ${files[worst]?.name})`,
      ours: percent(mean),
      peer: '',
      ...atLeast(0.98, mean),
    };
  }
}

/** What is expected of the files that are there: another folder has none of them. */
const entriesOf = <Expected>(all: Readonly<Record<string, Expected>>, converted: readonly Converted[]) =>
  Object.entries(all).filter(([name]) => converted.some((file) => file.name === name));

function orderRows(converted: readonly Converted[]): Row[] {
  return entriesOf(readingOrders, converted).map(([name, phrases]) => {
    const flow = converted.find((file) => file.name === name)?.flow;
    const words = flow === undefined ? '' : wordsOf(textOf(flow)).join(' ');
    const places = phrases.map((phrase) => words.indexOf(wordsOf(phrase).join(' ')));
    const right = places.filter((place, index) => place >= 0 && (index === 0 || place > (places[index - 1] ?? -1)));
    const missing = phrases.filter((_, index) => (places[index] ?? -1) < 0);
    if (missing.length > 0) console.log(`  ${name}: not found: ${missing.join('; ')}`);
    return {
      what: `reading order of ${name}`,
      ours: `${right.length} of ${phrases.length}`,
      peer: '',
      ...atLeast(1, right.length / phrases.length),
    };
  });
}

function cellRows(converted: readonly Converted[]): Row[] {
  return entriesOf(ruledCells, converted).map(([name, cells]) => {
    const tables = tablesOf(converted.find((file) => file.name === name)?.flow);
    const right = Math.max(
      0,
      ...tables.map((table) => cells.filter(([row, column, text]) => cellText(table, row, column) === text).length),
    );
    return {
      what: `cells of a ruled table of ${name}`,
      ours: `${right} of ${cells.length}`,
      peer: '',
      ...atLeast(1, right / cells.length),
    };
  });
}

const tablesOf = (flow: FlowDocument | undefined): FlowTable[] =>
  flow?.sections.flatMap(({ blocks }) =>
    blocks.filter((block) => block.kind === 'table' && block.ruled),
  ) as FlowTable[];

function cellText({ rows }: FlowTable, row: number, column: number): string | undefined {
  const cell = rows[row]?.cells.find((candidate) => candidate.column === column);
  return cell && textOfBlocks(cell.blocks).replace(/\s+/g, ' ').trim();
}

function timeRow(converted: readonly Converted[]): Row {
  const plain = converted.filter(({ flow }) => flow.sections.every(({ blocks }) => blocks.every(isText)));
  const value = median(plain.map(({ milliseconds }) => milliseconds));
  return {
    what: `processor time for a page of plain text, median of ${plain.length} files`,
    ours: `${value.toFixed(1)} ms`,
    peer: '',
    ...atMost(1, value / 20),
    target: 'at most 20 ms',
  };
}

const isText = ({ kind }: FlowDocument['sections'][number]['blocks'][number]): boolean => kind === 'paragraph';

/** The pages and words of each file when LibreOffice converts it back to PDF. */
async function wayBackRows(folder: string, converted: readonly Converted[]): Promise<Row[]> {
  const slotsDirectory = join(folder, 'slots');
  await mkdir(slotsDirectory);
  const engine = createOfficeEngine({
    engines: {},
    sandbox: createSandbox({ policy: 'auto', log: silentLog }),
    slotsDirectory,
    log: silentLog,
    processes: 1,
  });
  try {
    const { convertOffice } = engine.provides;
    if (!convertOffice) throw new Error((await engine.status()).reason);
    const pdfium = await loadPdfium();
    const ratios: { name: string; ratio: number }[] = [];
    const words: number[] = [];
    for (const { name, pages, docx, text } of converted) {
      const output = join(folder, 'again.pdf');
      const { signal } = new AbortController();
      await convertOffice({
        input: docx,
        name: `${name}.docx`,
        output,
        format: 'pdf',
        progress: () => undefined,
        signal,
      });
      using again = PdfiumDocument.open(pdfium, await readFile(output));
      ratios.push({ name, ratio: again.pageCount / pages });
      const back = Array.from({ length: again.pageCount }, (_, index) => readPageText(again, index)).join('\n');
      words.push(agreement(wordsOf(text), wordsOf(back)));
    }
    const near = ratios.filter(({ ratio }) => Math.abs(ratio - 1) <= 0.1).length;
    const far = ratios.filter(({ ratio }) => Math.abs(ratio - 1) > 0.1);
    console.log(
      `  Other numbers of pages: ${far.map(({ name, ratio }) => `${name} x ${ratio.toFixed(2)}`).join(', ')}`,
    );
    const mean = words.reduce((sum, value) => sum + value, 0) / Math.max(1, words.length);
    return [
      {
        what: `files with as many pages again, within a tenth (median ratio ${median(ratios.map(({ ratio }) => ratio)).toFixed(2)})`,
        ours: `${near} of ${ratios.length}`,
        peer: '',
        ...atLeast(0.9, near / ratios.length),
      },
      {
        what: `words after LibreOffice's way back, mean of ${words.length} files, without those in images (median file ${percent(median(words))})`,
        ours: percent(mean),
        peer: '',
        ...atLeast(0.95, mean),
      },
    ];
  } finally {
    await engine.close();
  }
}

/** LibreOffice's own import: each line becomes a box. */
async function importRows(corpus: string, folder: string, converted: readonly Converted[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of importedFiles) {
    const ours = converted.find((file) => file.name === name);
    if (ours === undefined) continue;
    const start = performance.now();
    const peer = await importWithOffice(corpus, folder, name);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const mine = agreement(wordsOf(ours.text), wordsOf(textOf(ours.flow)));
    const theirs = peer === undefined ? 0 : agreement(wordsOf(ours.text), wordsOf(peer));
    rows.push({
      what: `words of ${name} beside LibreOffice's import`,
      ours: `${percent(mine)}, ${((ours.milliseconds * ours.pages) / 1000).toFixed(2)} s`,
      peer: peer === undefined ? `gave up after ${seconds} s` : `${percent(theirs)}, ${seconds} s`,
      ...atLeast(1, mine / Math.max(theirs, 0.001)),
    });
  }
  return rows;
}

/** The text of its result; undefined when it timed out or wrote nothing. */
async function importWithOffice(corpus: string, folder: string, name: string): Promise<string | undefined> {
  const profile = `-env:UserInstallation=file://${join(folder, 'fresh')}`;
  const options = ['--headless', '--infilter=writer_pdf_import', '--convert-to', 'docx:MS Word 2007 XML'];
  const output = join(folder, 'import');
  const limit = { timeout: importLimitMs, killSignal: 'SIGKILL' } as const;
  try {
    await run('soffice', [profile, ...options, '--outdir', output, join(corpus, name)], limit);
    const docx = join(output, name.replace(/\.pdf$/, '.docx'));
    const { stdout } = await run('unzip', ['-p', docx, 'word/document.xml'], { maxBuffer: 1e8 });
    return stdout
      .replace(/<w:p[ >]/g, '\n$&')
      .replace(/<mc:Fallback>.*?<\/mc:Fallback>/gs, '')
      .replace(/<[^>]*>/g, '');
  } catch (error) {
    if (error instanceof Error && ('killed' in error || 'code' in error)) return undefined;
    throw error;
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
