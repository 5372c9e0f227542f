import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { MB, MINUTE_MS } from '../src/shared/units.ts';
import type { AttackResult } from './attack.ts';
import { type BenchedApplication, startApplication } from './start-application.ts';
import { seconds } from './suite.ts';

const run = promisify(execFile);

const diskMegabytes = 700;
const keptFree = 512 * MB;
const attackers = 50;
const rounds = 3;
const uploadBytes = 20 * MB;

/**
 * Fifty visitors at fifty addresses keep sending large files at once and ask to keep them, on a disk of 700 MB that also has
 * the database. Another visitor's small images must succeed all the time. Needs the permission to mount a disk.
 */
export async function attack(): Promise<AttackResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'satchel-small-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', dataDir]);
  try {
    const app = await startApplication({ realCallers: true, settings: { DATA_DIR: dataDir, TRUST_PROXY: 'true' } });
    try {
      return await attackDisk(app, dataDir);
    } finally {
      await app.stop();
    }
  } finally {
    await run('umount', [dataDir]);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function attackDisk(app: BenchedApplication, dataDir: string): Promise<AttackResult> {
  const image = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#4a7' } })
    .jpeg()
    .toBuffer();
  const free = async () => {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  };
  const before = await free();
  let leastFree = before;
  let attacking = true;
  const small: { status: number; ms: number }[] = [];
  const visits = (async () => {
    while (attacking) {
      const start = performance.now();
      small.push({ status: await send(app.url, image, '203.0.113.1'), ms: performance.now() - start });
    }
  })();
  const watch = (async () => {
    while (attacking) leastFree = Math.min(leastFree, await free());
  })();

  const large = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(uploadBytes - 4, 0x5a)]);
  const answers: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const sent = Array.from({ length: attackers }, (_, index) =>
      send(app.url, large, `198.51.100.${index}`, { prefer: 'respond-async, keep-input' }),
    );
    answers.push(...(await Promise.all(sent)));
  }
  attacking = false;
  await Promise.all([visits, watch]);
  const left = (await readdir(join(dataDir, 'work'), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length;
  const failed = small.filter(({ status }) => status !== 200);
  const count = (status: number) => answers.filter((answer) => answer === status).length;
  return {
    name: 'disk',
    figures: {
      'large uploads': `${count(202)} taken, ${count(503)} refused with 503, ${answers.length - count(202) - count(503)} otherwise`,
      'small jobs of another visitor': `${small.length - failed.length} of ${small.length} done`,
      'slowest of these': seconds(Math.max(...small.map(({ ms }) => ms))),
      'free space': `${toMegabytes(before)} before, never less than ${toMegabytes(leastFree)}`,
      'files left in the work folder': String(left),
    },
    held:
      failed.length === 0 &&
      small.length > 0 &&
      leastFree > keptFree / 2 &&
      left === 0 &&
      count(202) + count(503) === answers.length,
  };
}

const toMegabytes = (bytes: number): string => `${Math.round(bytes / MB)} MB`;

/** The status of a call with this image, sent from this address. */
async function send(
  url: string,
  image: Buffer,
  address: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(image)], 'picture.jpg'));
  const answer = await fetch(`${url}/api/tools/image-compress`, {
    method: 'POST',
    body,
    headers: { ...headers, 'x-forwarded-for': address },
    signal: AbortSignal.timeout(2 * MINUTE_MS),
  });
  await answer.arrayBuffer();
  return answer.status;
}
