import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { Engine } from '../src/engines/engines.ts';
import type { MakeSearchable } from '../src/engines/ocr/ocr-capabilities.ts';
import { createOcrEngine } from '../src/engines/ocr/ocr-engine.ts';
import { createRunCommand } from '../src/platform/processes/run-command.ts';
import { createSandbox } from '../src/platform/processes/sandbox.ts';
import type { FileType } from '../src/shared/file-types.ts';
import { silentLog } from '../src/testing/silent-log.ts';
import { characterErrors, damages, drawPage } from './ocr-texts.ts';
import { atLeast, atMost, type Row, type Suite, seconds, time } from './suite.ts';

const run = promisify(execFile);
const types: Readonly<Record<string, FileType>> = { '.tif': 'tiff', '.png': 'png', '.jpg': 'jpeg', '.pdf': 'pdf' };
const manyLanguages = ['eng', 'deu', 'fra', 'spa', 'por', 'ita'];
const pagesOfBook = 20;

type Scan = { path: string; truth: string; languages: readonly string[]; isReceipt: boolean };
type Reading = { errors: number; letters: number; milliseconds: number };
type Read = (path: string, languages: readonly string[]) => Promise<string>;

/** Our OCR beside OCRmyPDF with clean-up, and beside plain tesseract. */
export const suite: Suite = {
  name: 'ocr',
  about: 'Scans with known text, character errors and time: beside `ocrmypdf --deskew --clean --rotate-pages`.',
  run: async () => {
    const corpus = join(resolve(process.env.CORPUS_DIR ?? '../shared/corpus'), 'scans');
    if (!existsSync(corpus)) {
      console.log(`  No scans at ${corpus} (set CORPUS_DIR): nothing to measure with.`);
      return [];
    }
    const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-ocr-'));
    const engines = [openEngine(join(folder, 'two'), 2), openEngine(join(folder, 'one'), 1)];
    try {
      const [two, one] = await Promise.all(engines);
      if (!two || !one) throw new Error('Two engines were opened');
      const scans = await findScans(corpus);
      return [
        ...(await compareScans(folder, two, scans)),
        ...(await compareDamages(folder, two)),
        ...(await compareBook(folder, two, one)),
      ];
    } finally {
      for (const engine of await Promise.all(engines)) await engine.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function openEngine(folder: string, processes: number): Promise<Engine> {
  const [slotsDirectory, temporaryDirectory] = [join(folder, 'slots'), join(folder, 'temporary')];
  for (const directory of [slotsDirectory, temporaryDirectory]) await mkdir(directory, { recursive: true });
  const sandbox = createSandbox({ policy: 'auto', log: silentLog });
  const runCommand = createRunCommand({ sandbox, temporaryDirectory });
  return createOcrEngine({ runCommand, sandbox, slotsDirectory, log: silentLog, processes });
}

/** Pages with their text beside them, and receipts with their lines in order. */
async function findScans(corpus: string): Promise<Scan[]> {
  const scans: Scan[] = [];
  for (const name of (await readdir(join(corpus, 'pages'))).sort()) {
    if (extname(name) !== '.txt') continue;
    const [path] = ['.tif', '.png', '.jpg']
      .map((ending) => join(corpus, 'pages', name.replace(/\.txt$/, ending)))
      .filter((candidate) => existsSync(candidate));
    if (!path) continue;
    const truth = await readFile(join(corpus, 'pages', name), 'utf8');
    // The only page in several languages has them in its name.
    scans.push({ path, truth, languages: name.startsWith('euro') ? manyLanguages : ['eng'], isReceipt: false });
  }
  for (const name of (await readdir(join(corpus, 'receipts'))).sort()) {
    if (extname(name) !== '.csv') continue;
    const table = await readFile(join(corpus, 'receipts', name), 'utf8');
    // x and y of four corners, then the text, which may contain commas.
    const truth = table
      .split('\n')
      .map((line) => line.trim().split(',').slice(8).join(','))
      .join(' ');
    const path = join(corpus, 'receipts', name.replace(/\.boxes\.csv$/, '.jpg'));
    scans.push({ path, truth, languages: ['eng'], isReceipt: true });
  }
  return scans;
}

/** The text of the searchable PDF that both make. */
function reader(engine: Engine, folder: string): Read {
  const { makeSearchable } = engine.provides;
  if (!makeSearchable) throw new Error('The engine cannot make searchable PDFs.');
  return async (path, languages) => {
    await make(makeSearchable, folder, path, languages, 'text');
    return readFile(join(folder, 'ours.text'), 'utf8');
  };
}

async function make(
  makeSearchable: MakeSearchable,
  folder: string,
  path: string,
  languages: readonly string[],
  format: 'pdf' | 'text',
): Promise<void> {
  const output = join(folder, `ours.${format}`);
  const scratch = await mkdtemp(join(folder, 'scratch-'));
  const type = types[extname(path)] ?? 'pdf';
  const { signal } = new AbortController();
  await rm(output, { force: true });
  await makeSearchable({ input: path, type, languages, format, output, scratch, progress: () => undefined, signal });
  await rm(scratch, { recursive: true });
}

const ocrmypdf =
  (folder: string): Read =>
  async (path, languages) => {
    const sidecar = join(folder, 'peer.txt');
    const cleanUp = ['--deskew', '--clean', '--rotate-pages'];
    // Without PDF/A, which is Ghostscript's work.
    const output = ['--output-type', 'pdf', '--sidecar', sidecar];
    const dpi = extname(path) === '.pdf' ? [] : ['--image-dpi', '300'];
    await run('ocrmypdf', [...cleanUp, ...output, ...dpi, '-l', languages.join('+'), path, join(folder, 'peer.pdf')]);
    return readFile(sidecar, 'utf8');
  };

const tesseract: Read = async (path, languages) => {
  const environment = { ...process.env, OMP_THREAD_LIMIT: '1' };
  const { stdout } = await run('tesseract', [path, 'stdout', '-l', languages.join('+')], { env: environment });
  return stdout;
};

async function measure(read: Read, { path, truth, languages }: Pick<Scan, 'path' | 'truth' | 'languages'>) {
  let found = '';
  const milliseconds = await time(async () => {
    found = await read(path, languages);
  });
  return { ...characterErrors(truth, found), milliseconds };
}

async function compareScans(folder: string, engine: Engine, scans: readonly Scan[]): Promise<Row[]> {
  const [ours, peer] = [reader(engine, folder), ocrmypdf(folder)];
  const readings: { scan: Scan; ours: Reading; peer: Reading; raw: Reading }[] = [];
  const [first] = scans;
  if (first) await measure(ours, first);
  for (const scan of scans) {
    readings.push({
      scan,
      ours: await measure(ours, scan),
      peer: await measure(peer, scan),
      raw: await measure(tesseract, scan),
    });
  }
  const receipts = readings.filter(({ scan }) => scan.isReceipt);
  const share = (some: typeof readings, who: 'ours' | 'peer' | 'raw') => errorShare(some.map((each) => each[who]));
  const total = (who: 'ours' | 'peer') => readings.reduce((sum, each) => sum + each[who].milliseconds, 0);
  const receiptShare = share(receipts, 'ours');
  return [
    {
      what: `character errors, ${readings.length} scans`,
      ours: percent(share(readings, 'ours')),
      peer: `${percent(share(readings, 'peer'))} (ocrmypdf)`,
      ...below(share(readings, 'ours') / share(readings, 'peer')),
    },
    {
      what: 'time a page',
      ours: seconds(total('ours') / readings.length),
      peer: `${seconds(total('peer') / readings.length)} (ocrmypdf)`,
      ...atMost(0.8, total('ours') / total('peer')),
    },
    {
      what: `character errors, ${receipts.length} receipts`,
      ours: percent(receiptShare),
      peer: `${percent(share(receipts, 'raw'))} (tesseract), ${percent(share(receipts, 'peer'))} (ocrmypdf)`,
      target: 'at most 16%',
      holds: receiptShare <= 0.16,
    },
  ];
}

const errorShare = (readings: readonly Reading[]): number =>
  readings.reduce((sum, { errors }) => sum + errors, 0) / readings.reduce((sum, { letters }) => sum + letters, 0);

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const below = (ratio: number): Pick<Row, 'ratio' | 'target' | 'holds'> => ({
  ratio,
  target: 'below 1',
  holds: ratio < 1,
});

async function compareDamages(folder: string, engine: Engine): Promise<Row[]> {
  const { png, text } = await drawPage();
  const [ours, peer] = [reader(engine, folder), ocrmypdf(folder)];
  const rows: Row[] = [];
  for (const [what, damage] of Object.entries(damages)) {
    const path = join(folder, 'damaged.png');
    await writeFile(path, await damage(png));
    const scan = { path, truth: text, languages: ['eng'] };
    const [own, other, raw] = [await measure(ours, scan), await measure(peer, scan), await measure(tesseract, scan)];
    const share = errorShare([own]);
    rows.push({
      what: `character errors, a clean page with ${what}`,
      ours: percent(share),
      peer: `${percent(errorShare([other]))} (ocrmypdf), ${percent(errorShare([raw]))} (tesseract)`,
      target: 'at most 0.1%',
      holds: share <= 0.001,
    });
  }
  return rows;
}

/** Twenty pages: beside the peer, and beside ourselves page by page. */
async function compareBook(folder: string, two: Engine, one: Engine): Promise<Row[]> {
  const path = await writeBook(folder);
  const timeOf = (engine: Engine) => {
    const { makeSearchable } = engine.provides;
    if (!makeSearchable) throw new Error('The engine cannot make searchable PDFs.');
    return time(() => make(makeSearchable, folder, path, ['eng'], 'pdf'));
  };
  const [ours, alone, peer] = [await timeOf(two), await timeOf(one), await time(() => ocrmypdf(folder)(path, ['eng']))];
  return [
    {
      what: `a PDF of ${pagesOfBook} scanned pages`,
      ours: seconds(ours),
      peer: `${seconds(peer)} (ocrmypdf)`,
      ...atMost(0.8, ours / peer),
    },
    {
      what: 'the same, two pages at once beside one',
      ours: seconds(ours),
      peer: `${seconds(alone)} (one)`,
      ...atLeast(1.6, alone / ours),
    },
  ];
}

async function writeBook(folder: string): Promise<string> {
  const { png } = await drawPage();
  const jpeg = await sharp(png).resize({ width: 1654 }).jpeg({ quality: 80 }).toBuffer();
  const document = await PDFDocument.create();
  const image = await document.embedJpg(jpeg);
  for (let page = 0; page < pagesOfBook; page++) {
    document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
  }
  const path = join(folder, 'book.pdf');
  await writeFile(path, await document.save());
  return path;
}
