import { execFile } from 'node:child_process';
import { existsSync, openAsBlob } from 'node:fs';
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { WriteZip, ZipLevel } from '../src/engines/archive/archive-capabilities.ts';
import { createArchiveEngines } from '../src/engines/archive/archive-engines.ts';
import { MB } from '../src/shared/units.ts';
import { silentLog } from '../src/testing/silent-log.ts';
import { startApplication } from './start-application.ts';
import { atMost, median, type Row, type Suite, seconds, time } from './suite.ts';

const wantedBytes = 500 * MB;
const rounds = 2;
const growthLimit = 100 * MB;
const run = promisify(execFile);

/** The same level in the peers' terms. */
const peerLevels = { fast: { zip: '-1', sevenZip: '-mx=1' }, normal: { zip: '-6', sevenZip: '-mx=5' } } as const;

export const suite: Suite = {
  name: 'zip',
  about:
    '500 MB of mixed real files (the corpus, copied) into a ZIP, which is read back; peers use all cores they can.',
  run: async () => {
    const corpus = resolve(process.env.CORPUS_DIR ?? '../shared/corpus');
    if (!existsSync(corpus)) {
      console.log(`  No corpus at ${corpus} (set CORPUS_DIR): nothing to measure with.`);
      return [];
    }
    const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-zip-'));
    try {
      const files = await copyCorpus(corpus, join(folder, 'files'));
      const rows: Row[] = [];
      for (const level of ['fast', 'normal'] as const) rows.push(...(await comparePackers(level, folder, files)));
      return [...rows, await measureMemory(files)];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Copies the corpus until it is large enough; returns all files. */
async function copyCorpus(corpus: string, target: string): Promise<string[]> {
  let bytes = 0;
  const files: string[] = [];
  for (let copy = 0; bytes < wantedBytes; copy++) {
    const place = join(target, `copy-${copy}`);
    await cp(corpus, place, { recursive: true });
    for (const entry of await readdir(place, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      files.push(path);
      bytes += (await stat(path)).size;
    }
  }
  return files;
}

async function comparePackers(
  level: keyof typeof peerLevels,
  folder: string,
  files: readonly string[],
): Promise<Row[]> {
  const packers = createArchiveEngines({ runCommand: () => Promise.reject(new Error('not used')), log: silentLog });
  const { writeZip } = packers[0]?.provides ?? {};
  if (!writeZip) throw new Error('The archive engine does not write ZIPs.');
  const output = (name: string) => join(folder, `${name}.zip`);
  const source = join(folder, 'files');
  const work = {
    ours: () => pack(writeZip, level, source, files, output('ours')),
    zip: () => run('zip', [peerLevels[level].zip, '-qr', output('zip'), source]),
    sevenZip: () => run('7z', ['a', '-tzip', peerLevels[level].sevenZip, '-bso0', output('sevenZip'), source]),
  };
  // Ours includes reading back; for the peers that is a second command.
  const tests = {
    zip: () => run('unzip', ['-tqq', output('zip')]),
    sevenZip: () => run('7z', ['t', '-bso0', output('sevenZip')]),
  };
  const times = { ours: [] as number[], zip: [] as number[], sevenZip: [] as number[] };
  const testTimes = { zip: [] as number[], sevenZip: [] as number[] };
  const names = ['ours', 'zip', 'sevenZip'] as const;
  try {
    // Alternately, so that a busy moment hits all of them; the first round does not count.
    for (let round = 0; round <= rounds; round++) {
      for (const name of names) {
        await rm(output(name), { force: true });
        const taken = await time(work[name]);
        const tested = name === 'ours' ? 0 : await time(tests[name]);
        if (round === 0) continue;
        times[name].push(taken);
        if (name !== 'ours') testTimes[name].push(tested);
      }
    }
    const sizes = await Promise.all(names.map(async (name) => (await stat(output(name))).size));
    return rowsOf(level, {
      ours: median(times.ours),
      written: [median(times.zip), median(times.sevenZip)],
      readBack: [median(testTimes.zip), median(testTimes.sevenZip)],
      sizes,
    });
  } finally {
    for (const engine of packers) await engine.close();
  }
}

function rowsOf(
  level: ZipLevel,
  measured: { ours: number; written: [number, number]; readBack: [number, number]; sizes: readonly number[] },
): Row[] {
  const { ours, written, readBack, sizes } = measured;
  const [zip, sevenZip] = [written[0] + readBack[0], written[1] + readBack[1]];
  const [oursBytes = 0, zipBytes = 0, sevenZipBytes = 0] = sizes;
  const megabytes = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`;
  return [
    {
      what: `${level}, written and read back`,
      ours: seconds(ours),
      peer: `${seconds(zip)} zip, ${seconds(sevenZip)} 7z`,
      ...atMost(1.1, ours / Math.min(zip, sevenZip)),
    },
    {
      what: `${level}, beside peers that do not read back`,
      ours: seconds(ours),
      peer: `${seconds(written[0])} zip, ${seconds(written[1])} 7z`,
      ratio: ours / Math.min(...written),
      target: 'none',
      holds: true,
    },
    {
      what: `${level}, size`,
      ours: megabytes(oursBytes),
      peer: `${megabytes(zipBytes)} zip, ${megabytes(sevenZipBytes)} 7z`,
      ...atMost(1.01, oursBytes / Math.min(zipBytes, sevenZipBytes)),
    },
  ];
}

async function pack(
  writeZip: WriteZip,
  level: ZipLevel,
  root: string,
  files: readonly string[],
  output: string,
): Promise<void> {
  const entries = files.map((source) => ({ source, path: relative(root, source) }));
  await writeZip({ entries, output, level, progress: () => {}, signal: new AbortController().signal });
}

/** Through the call, including the upload: the largest files, as one call accepts 1,000. */
async function measureMemory(files: readonly string[]): Promise<Row> {
  const sized = await Promise.all(files.map(async (path) => ({ path, bytes: (await stat(path)).size })));
  const sent = sized.sort((one, other) => other.bytes - one.bytes).slice(0, 1000);
  const app = await startApplication();
  try {
    // A first small call loads code that would count as growth.
    await send(
      app.url,
      sent.slice(-2).map(({ path }) => path),
    );
    const before = await app.residentBytes();
    let peak = before;
    let done = false;
    const watch = (async () => {
      while (!done) {
        peak = Math.max(peak, await app.residentBytes());
        await sleep(20);
      }
    })();
    const status = await send(
      app.url,
      sent.map(({ path }) => path),
    );
    done = true;
    await watch;
    const total = sent.reduce((sum, { bytes }) => sum + bytes, 0);
    return {
      what: `Call with ${sent.length} files, ${(total / MB).toFixed(0)} MB (answered ${status}): memory`,
      ours: `${((peak - before) / MB).toFixed(0)} MB more`,
      peer: `${(before / MB).toFixed(0)} MB before`,
      target: 'under 100 MB more',
      holds: peak - before < growthLimit,
    };
  } finally {
    await app.stop();
  }
}

async function send(url: string, paths: readonly string[]): Promise<number> {
  const form = new FormData();
  for (const path of paths) form.append('files', await openAsBlob(path), basename(path));
  return (await fetch(`${url}/api/tools/file-compress`, { method: 'POST', body: form })).status;
}
