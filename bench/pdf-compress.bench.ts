import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { createCompressEngine } from '../src/engines/pdf/compress/compress-engine.ts';
import type { CompressPdf, PdfCompressionLevel } from '../src/engines/pdf/pdf-capabilities.ts';
import { loadPdfium } from '../src/engines/pdf/pdfium/pdfium-library.ts';
import type { Pdfium } from '../src/pdf/pdfium.ts';
import { PdfiumDocument } from '../src/pdf/pdfium-document.ts';
import { createSandbox } from '../src/platform/processes/sandbox.ts';
import { GB, KB, MB } from '../src/shared/units.ts';
import { silentLog } from '../src/testing/silent-log.ts';
import { type Comparison, comparePdfs } from './pdf-compare.ts';
import { atMost, type Row, type Suite, seconds } from './suite.ts';

const smallestBytes = 250 * KB;
const run = promisify(execFile);

type Peer = { name: string; program: string; args: (source: string, result: string) => string[] };

const ghostscript = (setting: string): Peer => ({
  name: `Ghostscript /${setting}`,
  program: 'gs',
  args: (source, result) => [
    ...['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=pdfwrite', `-dPDFSETTINGS=/${setting}`],
    ...[`-sOutputFile=${result}`, source],
  ],
});
const qpdf: Peer = {
  name: 'qpdf',
  program: 'qpdf',
  args: (source, result) => [
    ...['--object-streams=generate', '--recompress-flate', '--compression-level=9'],
    ...[source, result],
  ],
};

/** A level, and the peer's setting for the same purpose. */
const matches: readonly { level: PdfCompressionLevel; peer: Peer; mostOfPeer: number }[] = [
  { level: 'balanced', peer: ghostscript('ebook'), mostOfPeer: 1 },
  { level: 'strong', peer: ghostscript('screen'), mostOfPeer: 1 },
  { level: 'lossless', peer: qpdf, mostOfPeer: 0.85 },
];

export const suite: Suite = {
  name: 'pdf-compress',
  about:
    'Every PDF of the corpus past 250 KB that opens without a password, one after the other. Similarity is the mean of each ' +
    "file's worst page (SSIM at 100 dpi, first five pages).",
  run: async () => {
    const corpus = join(resolve(process.env.CORPUS_DIR ?? '../shared/corpus'), 'pdf');
    if (!existsSync(corpus)) {
      console.log(`  No PDFs at ${corpus} (set CORPUS_DIR): nothing to measure with.`);
      return [];
    }
    const pdfium = await loadPdfium();
    const files = await openFiles(pdfium, corpus);
    const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-pdf-'));
    try {
      const rows: Row[] = [];
      for (const match of matches) rows.push(...(await measureMatch(pdfium, match, files, folder)));
      return [...rows, await measureMemory(folder)];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function openFiles(pdfium: Pdfium, corpus: string): Promise<string[]> {
  const files: string[] = [];
  for (const name of (await readdir(corpus)).sort()) {
    const path = join(corpus, name);
    if (!name.endsWith('.pdf') || (await stat(path)).size <= smallestBytes) continue;
    try {
      PdfiumDocument.open(pdfium, await readFile(path)).close();
      files.push(path);
    } catch {
      console.log(`  ${name} needs a password and is left out.`);
    }
  }
  return files;
}

type Totals = {
  bytesBefore: number;
  bytesAfter: number;
  similarity: number;
  similarityOfSound: number;
  grown: number;
  damaged: number;
  milliseconds: number;
  kept: { fields: number; links: number; tags: number; bookmarks: number };
  had: { fields: number; links: number; tags: number; bookmarks: number };
};
type Work = (source: string, result: string) => Promise<unknown>;

async function measureMatch(
  pdfium: Pdfium,
  { level, peer, mostOfPeer }: (typeof matches)[number],
  files: readonly string[],
  folder: string,
): Promise<Row[]> {
  const slotsDirectory = join(folder, `slots-${level}`);
  await mkdir(slotsDirectory);
  const sandbox = createSandbox({ policy: 'auto', log: silentLog });
  const engine = createCompressEngine({ sandbox, slotsDirectory, log: silentLog });
  const { compressPdf } = engine.provides;
  if (!compressPdf) throw new Error('The engine does not compress PDFs.');
  try {
    const ours = compressWith(compressPdf, level);
    // A server's process is warm; a peer's program never is.
    const [warmUp] = files;
    if (warmUp) await ours(warmUp, join(folder, 'warm-up.pdf'));
    const theirs: Work = async (source, result) => {
      await rm(result, { force: true });
      // qpdf exits with 3 for warnings.
      await run(peer.program, peer.args(source, result)).catch(() => undefined);
    };
    const totals = await measureTogether(pdfium, { ours, theirs }, files, folder);
    if (!(await isInstalled(peer))) {
      console.log(`  ${peer.name} is not installed: ${level} is measured without it.`);
      return rowsAlone(level, totals.ours);
    }
    return rowsBeside(level, peer, mostOfPeer, totals);
  } finally {
    await engine.close();
  }
}

const compressWith =
  (compressPdf: CompressPdf, level: PdfCompressionLevel): Work =>
  (input, output) =>
    compressPdf({
      ...{ input, output, level, grayscale: false, removeMetadata: false, allowSigned: true },
      progress: () => {},
      signal: new AbortController().signal,
    });

async function isInstalled({ program }: Peer): Promise<boolean> {
  return run(program, ['--version']).then(
    () => true,
    () => false,
  );
}

/** Alternates file by file, so that a busy moment hits both. */
async function measureTogether(
  pdfium: Pdfium,
  work: { ours: Work; theirs: Work },
  files: readonly string[],
  folder: string,
): Promise<{ ours: Totals; theirs: Totals }> {
  const results = { ours: [] as Measured[], theirs: [] as Measured[] };
  for (const file of files) {
    const source = await readFile(file);
    for (const who of ['ours', 'theirs'] as const) {
      const output = join(folder, `${who}.pdf`);
      const start = performance.now();
      await work[who](file, output);
      const milliseconds = performance.now() - start;
      const result = await readFile(output).catch(() => Buffer.alloc(0));
      results[who].push({
        source: source.length,
        result: result.length,
        milliseconds,
        ...comparePdfs(pdfium, source, result),
      });
    }
  }
  return { ours: sumUp(results.ours), theirs: sumUp(results.theirs) };
}

type Measured = Comparison & { source: number; result: number; milliseconds: number };

function sumUp(measured: readonly Measured[]): Totals {
  const sum = (of: (one: Measured) => number) => measured.reduce((total, one) => total + of(one), 0);
  const sound = measured.filter(({ damaged }) => !damaged);
  const parts = (of: (one: Measured) => Comparison['before']) => ({
    fields: sum((one) => of(one).fields),
    links: sum((one) => of(one).links),
    tags: sum((one) => of(one).tags),
    bookmarks: sum((one) => of(one).bookmarks),
  });
  return {
    bytesBefore: sum(({ source }) => source),
    bytesAfter: sum(({ result }) => result),
    similarity: sum(({ similarity }) => similarity) / measured.length,
    similarityOfSound: sound.reduce((total, { similarity }) => total + similarity, 0) / sound.length,
    grown: measured.filter(({ source, result }) => result > source).length,
    damaged: measured.length - sound.length,
    milliseconds: sum(({ milliseconds }) => milliseconds),
    had: parts(({ before }) => before),
    kept: parts(({ after }) => after),
  };
}

const share = ({ bytesAfter, bytesBefore }: Totals): number => bytesAfter / bytesBefore;
const partsOf = ({ kept, had }: Totals): string =>
  (['fields', 'links', 'tags', 'bookmarks'] as const).map((part) => `${kept[part]}/${had[part]} ${part}`).join(', ');
const keptAll = ({ kept, had }: Totals): boolean =>
  kept.fields === had.fields && kept.links === had.links && kept.tags === had.tags && kept.bookmarks === had.bookmarks;

function rowsAlone(level: PdfCompressionLevel, ours: Totals): Row[] {
  return [
    {
      what: `${level}: size, similarity, time`,
      ours: `${share(ours).toFixed(3)} at ${ours.similarity.toFixed(4)} in ${seconds(ours.milliseconds)}`,
      peer: 'not installed',
      target: 'none grown, none damaged, all parts kept',
      holds: ours.grown === 0 && ours.damaged === 0 && keptAll(ours),
    },
  ];
}

function rowsBeside(
  level: PdfCompressionLevel,
  { name }: Peer,
  mostOfPeer: number,
  { ours, theirs }: { ours: Totals; theirs: Totals },
): Row[] {
  return [
    {
      what: `${level}: ratio of sizes`,
      ours: share(ours).toFixed(3),
      peer: `${share(theirs).toFixed(3)} ${name}`,
      ...atMost(mostOfPeer, share(ours) / share(theirs)),
    },
    {
      what: `${level}: similarity (mean of worst pages)`,
      ours: ours.similarity.toFixed(4),
      peer: `${theirs.similarity.toFixed(4)} (${theirs.similarityOfSound.toFixed(4)} without damaged)`,
      target: "at least the peer's",
      // Lossless work may differ in the last digits by how edges are drawn.
      holds: ours.similarity >= theirs.similarityOfSound - 0.0005,
    },
    {
      what: `${level}: files grown, damaged`,
      ours: `${ours.grown}, ${ours.damaged}`,
      peer: `${theirs.grown}, ${theirs.damaged}`,
      target: '0, 0',
      holds: ours.grown === 0 && ours.damaged === 0,
    },
    {
      what: `${level}: parts kept`,
      ours: partsOf(ours),
      peer: partsOf(theirs),
      target: 'all',
      holds: keptAll(ours),
    },
    {
      what: `${level}: time, with comparing every page`,
      ours: seconds(ours.milliseconds),
      peer: seconds(theirs.milliseconds),
      // qpdf rewrites a file without analysing it; its time is no target.
      ...(level === 'lossless'
        ? { ratio: ours.milliseconds / theirs.milliseconds, target: 'none', holds: true }
        : atMost(1, ours.milliseconds / theirs.milliseconds)),
    },
  ];
}

/** A catalogue of large photos, like scans. */
async function measureMemory(folder: string): Promise<Row> {
  const file = join(folder, 'photos.pdf');
  await writeFile(file, await photoCatalogue(50 * MB));
  const script = fileURLToPath(new URL('./pdf-compress-memory.ts', import.meta.url));
  const { stdout } = await run(process.execPath, [script, file]);
  const { peakBytes, ratio } = JSON.parse(stdout) as { peakBytes: number; ratio: number };
  return {
    what: `${((await stat(file)).size / MB).toFixed(0)} MB of photos: peak memory`,
    ours: `${(peakBytes / MB).toFixed(0)} MB (to ${ratio.toFixed(3)})`,
    peer: '',
    target: 'at most 1 GB',
    holds: peakBytes <= GB,
  };
}

/** Pages with a photo of 24 megapixels each, up to this many bytes. */
async function photoCatalogue(bytes: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const [width, height] = [6000, 4000];
  for (let total = 0; total < bytes; ) {
    const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
    const photo = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
      .blur(1.2)
      .jpeg({ quality: 92 })
      .toBuffer();
    total += photo.length;
    const page = document.addPage([842, 595]);
    page.drawImage(await document.embedJpg(photo), { x: 20, y: 20, width: 802, height: 534 });
  }
  return document.save();
}
