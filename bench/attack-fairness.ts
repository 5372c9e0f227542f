import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { SECOND_MS } from '../src/shared/units.ts';
import { newVisitor } from '../src/testing/new-visitor.ts';
import type { AttackResult } from './attack.ts';
import { compress } from './compress-image.ts';
import { make12MegapixelJpeg } from './photos.ts';
import { startApplication } from './start-application.ts';
import { seconds, time } from './suite.ts';

const flood = 60;
const smallJobs = 10;
const pauseMs = SECOND_MS;
const limitMs = 3 * SECOND_MS;

/**
 * One visitor sends 60 large images at once, another one small ones, one by one. Then the same with images of few bytes and
 * many pixels, which look short but are not.
 */
export async function attack(): Promise<AttackResult> {
  const small = await makeSmallImage();
  const large = await waitsBehind(await makeLargeImage(), small);
  const deceptive = await waitsBehind(await makeDeceptiveImage(), small);
  const slowest = Math.max(...large.times, ...deceptive.times);
  return {
    name: 'fairness',
    figures: {
      [`small jobs behind ${large.waiting} large ones`]: large.times.map(seconds).join(' '),
      [`behind ${deceptive.waiting} that look short`]: deceptive.times.map(seconds).join(' '),
    },
    held: slowest <= limitMs,
  };
}

/** How long the second visitor waited for each answer, and how many jobs of the first were accepted. */
async function waitsBehind(image: Blob, small: Blob): Promise<{ times: number[]; waiting: number }> {
  const app = await startApplication({ realCallers: true, settings: { TRUST_PROXY: 'true' } });
  try {
    const [first, second] = [await newVisitor(app.url, '203.0.113.1'), await newVisitor(app.url, '198.51.100.1')];
    // Engines start with the first job.
    await compress(app.url, second, small);
    let waiting = 0;
    const sends = Array.from({ length: flood }, async () => {
      // Clients refused before sending everything may see only a closed connection.
      const answer = await compress(app.url, first, image, { wait: false, format: 'webp' }).catch(() => undefined);
      if (answer?.status === 202) waiting++;
    });
    await Promise.all(sends);
    const times: number[] = [];
    for (let job = 0; job < smallJobs; job++) {
      let status = 0;
      times.push(
        await time(async () => {
          ({ status } = await compress(app.url, second, small));
        }),
      );
      if (status !== 200) throw new Error(`The second visitor was answered ${status}.`);
      await sleep(pauseMs);
    }
    return { times, waiting };
  } finally {
    await app.stop();
  }
}

/** About 64 KB. */
async function makeSmallImage(): Promise<Blob> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'gray', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}

async function makeLargeImage(): Promise<Blob> {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-'));
  const path = join(folder, 'large.jpg');
  await make12MegapixelJpeg(path);
  // Under the free plan's limit.
  const bytes = await sharp(path).jpeg({ quality: 60 }).toBuffer();
  await rm(folder, { recursive: true });
  return new Blob([new Uint8Array(bytes)]);
}

/** 50 megapixels in about 200 KB. */
async function makeDeceptiveImage(): Promise<Blob> {
  const bytes = await sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: 'teal' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}
