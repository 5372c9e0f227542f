import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { KB, MINUTE_MS, SECOND_MS } from '../src/shared/units.ts';
import { newVisitor } from '../src/testing/new-visitor.ts';
import type { AttackResult } from './attack.ts';
import { compress } from './compress-image.ts';
import { startApplication } from './start-application.ts';
import { percentile, seconds, time } from './suite.ts';

const clients = 200;
const lastsMs = 3 * MINUTE_MS;
const limitMs = 10 * SECOND_MS;
const smallBytes = 64 * KB;
/** People look at a result before sending the next file. */
const pauseMs = 5 * SECOND_MS;
/** One in this many sends large images. */
const largeEvery = 20;

/** 200 visitors send images one by one for three minutes. */
export async function attack(): Promise<AttackResult> {
  const [small, large] = [await makeImage(300, 200), await makeImage(3_000, 2_000)];
  if (small.size > smallBytes) throw new Error('The small image is not small.');
  const app = await startApplication({ realCallers: true, settings: { TRUST_PROXY: 'true' } });
  try {
    const visitors = await Promise.all(
      Array.from({ length: clients }, (_, index) => newVisitor(app.url, `10.${index}.0.1`)),
    );
    const times = { small: [] as number[], large: [] as number[] };
    const errors: string[] = [];
    const end = performance.now() + lastsMs;
    const work = async (visitor: Readonly<Record<string, string>>, index: number) => {
      const kind = index % largeEvery === 0 ? 'large' : 'small';
      await sleep((index / clients) * pauseMs);
      while (performance.now() < end) {
        const took = await time(async () => {
          const { status, body } = await compress(app.url, visitor, kind === 'large' ? large : small);
          if (status !== 200) errors.push(`${status} ${body.slice(0, 100)}`);
        }).catch((error: unknown) => void errors.push(String(error)));
        if (took !== undefined) times[kind].push(took);
        await sleep(pauseMs);
      }
    };
    await Promise.all(visitors.map(work));
    const p95 = percentile(times.small, 95);
    const inWords = (taken: readonly number[]) =>
      `${taken.length}, median ${seconds(percentile(taken, 50))}, p95 ${seconds(percentile(taken, 95))}`;
    return {
      name: 'crowd',
      figures: {
        'small jobs': inWords(times.small),
        'large jobs': inWords(times.large),
        errors: errors.length === 0 ? 'none' : `${errors.length}, such as ${errors[0]}`,
      },
      held: errors.length === 0 && p95 < limitMs,
    };
  } finally {
    await app.stop();
  }
}

async function makeImage(width: number, height: number): Promise<Blob> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'gray', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}
