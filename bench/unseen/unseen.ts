import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sniffLength, sniffType } from '../../src/engines/file-type/sniff-type.ts';
import { createThreadPool, type ThreadPool } from '../../src/platform/processes/thread-pool.ts';
import type { FileType } from '../../src/shared/file-types.ts';
import { formatBytes } from '../../src/shared/units.ts';
import { newVisitor } from '../../src/testing/visitor.ts';
import { tools } from '../../src/tools/tools.index.ts';
import { startApplication } from '../start-application.ts';
import { type Answer, makeCall } from './make-call.ts';
import type { LikenessTask } from './measure-likeness.ts';
import { findPeers, type PeerOutcome, runPeer } from './peers.ts';
import { type PlannedCall, planCalls } from './plan-calls.ts';
import { type Outcome, printReport } from './report.ts';

export const unseenUsage = `npm run bench -- unseen DIR [options]

Every file below DIR through every call that takes it, with peers beside where they are installed.

  --files 50        of each type, spread evenly over the folder
  --calls pdf       only calls whose name contains this, such as 'format=docx'
  --at-once 2       files at a time
  --seconds 180     after which a call counts as hung
  --slow 30         seconds from which a call is listed as odd
  --record FILE     keeps every outcome, one JSON line each, and skips those in it: a stopped run goes on
  --no-peers        without peers`;

type Bench = {
  folder: string;
  url: string;
  visitor: { cookie: string };
  seconds: number;
  likeness: ThreadPool<LikenessTask, number>;
  peers: Awaited<ReturnType<typeof findPeers>> | undefined;
};

type Source = { path: string; name: string; type: FileType | undefined; bytes: number };

/** @returns whether every call was answered, none with a 5xx */
export async function benchUnseen(args: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    allowNegative: true,
    options: {
      files: { type: 'string', default: '1000000' },
      calls: { type: 'string', default: '' },
      'at-once': { type: 'string', default: '2' },
      seconds: { type: 'string', default: '180' },
      slow: { type: 'string', default: '30' },
      record: { type: 'string' },
      peers: { type: 'boolean', default: true },
    },
  });
  const [root] = positionals;
  if (root === undefined || !existsSync(root)) {
    console.error(root === undefined ? unseenUsage : `There is no folder ${root}.`);
    return false;
  }
  const outcomes = readRecord(values.record);
  const known = new Set(outcomes.map(({ call, file }) => `${call}\n${file}`));
  const sources = sample(await findSources(resolve(root)), Number(values.files));
  const work = sources.flatMap((source) =>
    planCalls(tools, source.type)
      .filter(({ name }) => name.includes(values.calls) && !known.has(`${name}\n${source.name}`))
      .map((call) => ({ source, call })),
  );
  console.log(`${sources.length} files, ${work.length} calls to make, ${outcomes.length} in the record.`);
  const peers = values.peers ? await findPeers() : undefined;
  if (peers?.missing.length) console.log(`Not installed, so not beside ours: ${peers.missing.join(', ')}.`);

  const folder = await mkdtemp(join(tmpdir(), 'satchel-unseen-'));
  const app = await startApplication();
  const likeness = createThreadPool<LikenessTask, number>({
    script: new URL('./measure-likeness.ts', import.meta.url),
    size: 1,
    queueLimit: 100,
    maxJobs: 50,
    heapMb: 1024,
    idleStopMs: 60_000,
  });
  try {
    const { url } = app;
    const bench = { folder, url, visitor: await newVisitor(url), seconds: Number(values.seconds), likeness, peers };
    await inParallel(Number(values['at-once']), work, async ({ source, call }) => {
      const outcome = await judge(bench, source, call);
      outcomes.push(outcome);
      if (values.record !== undefined) appendFileSync(values.record, `${JSON.stringify(outcome)}\n`);
      if (outcome.status === 0 || outcome.status >= 500) console.log(`  ${outcome.status} ${call.name} ${source.name}`);
    });
    printReport(outcomes, Number(values.slow));
    console.log(`At most ${formatBytes(await app.peakResidentBytes())} resident.`);
  } finally {
    await likeness.close();
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return outcomes.every(({ status }) => status > 0 && status < 500);
}

function readRecord(path: string | undefined): Outcome[] {
  if (path === undefined || !existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line): Outcome => JSON.parse(line));
}

/** Files of types that some call takes by name, others as far as a call takes any file. */
async function findSources(root: string): Promise<Source[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(
    paths.toSorted().map(async (path) => ({
      ...{ path, name: relative(root, path) },
      ...{ type: await typeOf(path), bytes: (await stat(path)).size },
    })),
  );
}

async function typeOf(path: string): Promise<FileType | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffLength), 0, sniffLength, 0);
    return await sniffType(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** Up to `most` files of each type, spread evenly. */
const sample = (sources: readonly Source[], most: number): Source[] =>
  [...Map.groupBy(sources, ({ type }) => type).values()].flatMap((ofType) => {
    const every = Math.max(1, ofType.length / most);
    return ofType.filter((_, index) => index % every < 1);
  });

async function inParallel<Item>(atOnce: number, items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = [...items].reverse();
  const takeTurns = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
}

async function judge(bench: Bench, source: Source, call: PlannedCall): Promise<Outcome> {
  const { url, visitor, seconds, peers } = bench;
  const folder = await mkdtemp(join(bench.folder, 'call-'));
  try {
    const answer = await makeCall(url, visitor, call, { file: source.path, folder, seconds });
    const peer = peers?.peerOf(call, source.type);
    const copy = join(folder, `source${extname(source.name)}`);
    if (peer) await copyFile(source.path, copy);
    const peerOutcome = peer && (await runPeer(peer, copy, folder));
    return {
      ...{ call: call.name, file: source.name, bytes: source.bytes, makesSmaller: call.makesSmaller },
      ...{ status: answer.status, code: answer.code, message: answer.message },
      ...{ milliseconds: answer.milliseconds, resultBytes: answer.resultBytes },
      likeness: await measure(bench, { source, call, answer, peer: peerOutcome }),
      ...(peer && peerOutcome && { peer: { program: peer.program, ...peerOutcome } }),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const imageTypes: readonly (FileType | undefined)[] = ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'];

type Compared = { source: Source; call: PlannedCall; answer: Answer; peer: PeerOutcome | undefined };

/** Likeness to the source where the call keeps its look, otherwise to what the peer made; undefined where nothing compares. */
async function measure({ likeness }: Bench, compared: Compared): Promise<number | undefined> {
  const task = await likenessTask(compared);
  const signal = new AbortController().signal;
  return task && likeness.run({ request: task, timeoutMs: 60_000, signal }).catch(() => undefined);
}

async function likenessTask({ source, call, answer, peer }: Compared): Promise<LikenessTask | undefined> {
  const { result, text } = answer;
  if (result === undefined) {
    return text !== undefined && peer?.result ? { kind: 'words', words: text, reference: peer.result } : undefined;
  }
  const type = await typeOf(result);
  if (type === 'text' && peer?.result) return { kind: 'text', result, reference: peer.result };
  if (type === 'pdf' && source.type !== 'pdf' && peer?.result) return { kind: 'pdf', result, reference: peer.result };
  if (!call.keepsLook) return undefined;
  if (type === 'pdf' && source.type === 'pdf') return { kind: 'pdf', result, reference: source.path };
  const areImages = imageTypes.includes(type) && imageTypes.includes(source.type);
  return areImages ? { kind: 'image', result, reference: source.path } : undefined;
}
