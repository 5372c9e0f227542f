import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findCommand } from '../src/platform/processes/find-command.ts';
import { KB } from '../src/shared/units.ts';
import { printTable } from './print-table.ts';
import { startApplication } from './start-application.ts';
import { atMost, median, type Row, type Suite, time } from './suite.ts';

const run = promisify(execFile);

const filesMeasured = 60;
const largestBytes = 500 * KB;
/** What a call may take around its work. */
const aroundLimitMs = 15;

type Kind = {
  what: string;
  path: string;
  options: Record<string, string>;
  /** Sends the next file, too. */
  files?: 2;
  /** The name of the field of its nth file. */
  field?: (index: number) => string;
  program: string;
  /** @param results a folder for what the peer makes */
  args: (sources: readonly string[], results: string) => string[];
  /** The most that a call may take, as a multiple of the peer. */
  limit: number;
};

const convert = (format: string, program: string, args: Kind['args'], limit: number): Kind => ({
  ...{ what: `Convert to ${format}`, path: '/api/tools/pdf-convert', options: { format } },
  ...{ program, args, limit },
});

const kinds: readonly Kind[] = [
  convert('txt', 'pdftotext', ([source = ''], results) => [source, join(results, 'text.txt')], 2),
  {
    ...{ what: 'Inspect', path: '/api/tools/pdf-inspect', options: {}, limit: 2 },
    ...{ program: 'pdfinfo', args: ([source = '']) => [source] },
  },
  {
    ...{ what: 'Split', path: '/api/pdf-splitter', options: { splitMethod: 'single' }, limit: 1.3 },
    ...{ program: 'qpdf', args: ([source = ''], results) => ['--split-pages', source, join(results, 'part.pdf')] },
  },
  {
    ...{ what: 'Merge', path: '/api/pdf-merger', options: {}, files: 2, limit: 1.3 },
    ...{ program: 'qpdf', field: (index: number) => `file_${index}` },
    args: (sources, results) => ['--empty', '--pages', ...sources, '--', join(results, 'merged.pdf')],
  },
  {
    ...{ what: 'Compress, lossless', path: '/api/pdf-compressor', options: { level: 'lossless' }, limit: 2 },
    program: 'qpdf',
    args: ([source = ''], results) => [
      ...['--object-streams=generate', '--recompress-flate', '--compression-level=9'],
      ...[source, join(results, 'smaller.pdf')],
    ],
  },
  {
    ...{ what: 'Compress, balanced', path: '/api/pdf-compressor', options: { level: 'balanced' }, limit: 1 },
    program: 'gs',
    args: ([source = ''], results) => [
      ...['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=pdfwrite', '-dPDFSETTINGS=/ebook'],
      ...[`-sOutputFile=${join(results, 'ebook.pdf')}`, source],
    ],
  },
  convert('html', 'pdftohtml', ([source = ''], results) => ['-q', '-s', source, join(results, 'page.html')], 1),
  convert('png', 'pdftoppm', ([source = ''], results) => ['-png', '-r', '150', source, join(results, 'page')], 1),
];

/** What a small call costs, and where its time goes. */
export const suite: Suite = {
  name: 'call-overhead',
  about:
    `Calls with up to ${filesMeasured} small PDFs of the corpus, one at a time, from the request to the downloaded result, ` +
    "beside the peer's command. Medians in milliseconds.",
  run: async () => {
    const corpus = join(resolve(process.env.CORPUS_DIR ?? '../shared/corpus'), 'pdf');
    if (!existsSync(corpus)) {
      console.log(`  No PDFs at ${corpus} (set CORPUS_DIR): nothing to measure with.`);
      return [];
    }
    const files = await smallFiles(corpus);
    const app = await startApplication();
    try {
      const measured: Measured[] = [];
      for (const kind of kinds) {
        if (await findCommand(kind.program)) measured.push(await measure(app.url, kind, files));
        else console.log(`  ${kind.program} is not installed: nothing to measure '${kind.what}' beside.`);
      }
      printSteps(measured);
      return measured.flatMap(toRows);
    } finally {
      await app.stop();
    }
  },
};

/** Spread over the corpus. */
async function smallFiles(corpus: string): Promise<string[]> {
  const small: string[] = [];
  for (const name of (await readdir(corpus)).sort()) {
    const path = join(corpus, name);
    if (name.endsWith('.pdf') && (await stat(path)).size <= largestBytes) small.push(path);
  }
  const apart = Math.max(1, small.length / filesMeasured);
  return Array.from(
    { length: Math.min(filesMeasured, small.length) },
    (_, index) => small[Math.floor(index * apart)],
  ).filter((path) => path !== undefined);
}

type Steps = ReadonlyMap<string, number>;
type Measured = { kind: Kind; files: number; ours: number[]; peer: number[]; steps: Steps[] };

async function measure(url: string, kind: Kind, files: readonly string[]): Promise<Measured> {
  const results = await mkdtemp(join(tmpdir(), 'satchel-bench-calls-'));
  const measured: Measured = { kind, files: 0, ours: [], peer: [], steps: [] };
  const sourcesAt = (index: number) =>
    Array.from({ length: kind.files ?? 1 }, (_, more) => files[(index + more) % files.length] ?? '');
  const askPeer = (sources: readonly string[]) =>
    run(kind.program, kind.args(sources, results), { maxBuffer: 64 * 1024 * KB }).then(
      () => true,
      () => false,
    );
  try {
    // The first calls start threads and processes.
    for (let index = 0; index < 4; index++) await call(url, kind, sourcesAt(index));
    await readSteps(url);
    for (const [index] of files.entries()) {
      const sources = sourcesAt(index);
      let [succeeded, peerSucceeded, download] = [false, false, 0];
      const ours = await time(async () => {
        ({ succeeded, download } = await call(url, kind, sources));
      });
      const steps = await readSteps(url);
      const peer = await time(async () => {
        peerSucceeded = await askPeer(sources);
      });
      // Files that need a password or are broken.
      if (!succeeded || !peerSucceeded) continue;
      measured.files++;
      measured.ours.push(ours);
      measured.peer.push(peer);
      measured.steps.push(steps.set('download', download));
    }
    return measured;
  } finally {
    await rm(results, { recursive: true, force: true });
  }
}

/** Calls, and downloads what was made. */
async function call(url: string, { path, options, field = () => 'file' }: Kind, sources: readonly string[]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(options)) form.append(name, value);
  for (const [index, source] of sources.entries()) {
    form.append(field(index), new File([await readFile(source)], basename(source)));
  }
  const answer = await fetch(url + path, { method: 'POST', body: form });
  const result = (await answer.json()) as { downloadUrl?: string; zipUrl?: string };
  const made = result.downloadUrl ?? result.zipUrl;
  const download = await time(async () => {
    if (made !== undefined) await (await fetch(url + made)).arrayBuffer();
  });
  return { succeeded: answer.ok, download };
}

const endedSchema = z.array(z.object({ step: z.string(), at: z.number() }));

/** How long each step of the latest call took, in order. */
async function readSteps(url: string): Promise<Map<string, number>> {
  const all = endedSchema.parse(await (await fetch(`${url}/bench/steps`)).json());
  const ended = all.slice(all.findLastIndex(({ step }) => step === 'arrived')).toSorted((a, b) => a.at - b.at);
  return new Map(ended.slice(1).map(({ step, at }, index) => [step, at - (ended[index]?.at ?? at)]));
}

/** Everything but the work: what `aroundLimitMs` is about. */
const around = (measured: Measured): number =>
  median(measured.ours.map((ours, index) => ours - (measured.steps[index]?.get('work') ?? 0)));

function toRows(measured: Measured): Row[] {
  const { kind, files } = measured;
  const [ours, peer, extra] = [median(measured.ours), median(measured.peer), around(measured)];
  return [
    {
      what: `${kind.what}, ${files} files`,
      ours: `${ours.toFixed(1)} ms`,
      peer: `${peer.toFixed(1)} ms ${kind.program}`,
      ...atMost(kind.limit, ours / peer),
    },
    {
      what: `${kind.what}: around the work`,
      ours: `${extra.toFixed(1)} ms`,
      peer: '',
      target: `at most ${aroundLimitMs} ms`,
      holds: extra <= aroundLimitMs,
    },
  ];
}

function printSteps(measured: readonly Measured[]): void {
  const names = [...new Set(measured.flatMap(({ steps }) => steps.flatMap((each) => [...each.keys()])))];
  printTable([
    ['', ...measured.map(({ kind }) => kind.what)],
    ...names.map((name) => [
      name,
      ...measured.map(({ steps }) => median(steps.flatMap((each) => each.get(name) ?? [])).toFixed(1)),
    ]),
  ]);
}
