import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJpegQuality } from './jpeg-quality.ts';
import { measureFlaws } from './measure-flaws.ts';
import { openWorkPhoto } from './work-photo.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'satchel-flaws-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test.each([1, 1.6, 2.2])('edges blurred by %d pixels are measured as such', async (sigma) => {
  const { blur, noise } = await measure(squares().blur(sigma));
  expect(blur).toBeGreaterThan(sigma * 0.85);
  expect(blur).toBeLessThan(sigma * 1.15);
  expect(noise).toBeLessThan(1);
});

test('noise of 10 levels is measured as such', async () => {
  const { noise, colorNoise } = await measure(
    sharp(await noisy(10), { raw: { width: 300, height: 300, channels: 3 } }),
  );
  expect(noise).toBeGreaterThan(5);
  expect(noise).toBeLessThan(12);
  expect(colorNoise).toBeGreaterThan(4);
});

test('a photo of one pixel has no flaws', async () => {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } });
  expect(await measure(dot)).toEqual({ noise: 0, colorNoise: 0, blur: 0 });
});

test.each([30, 75, 95])('the quality %i of a JPEG is read from its tables', async (quality) => {
  const path = join(directory, 'photo.jpg');
  await squares().jpeg({ quality }).toFile(path);
  expect(Math.abs(((await readJpegQuality(path)) ?? 0) - quality)).toBeLessThanOrEqual(1);
});

async function measure(image: Sharp): Promise<ReturnType<typeof measureFlaws>> {
  const path = join(directory, 'photo.v');
  await image.toFile(path);
  const photo = openWorkPhoto(path);
  try {
    return measureFlaws(photo);
  } finally {
    photo.close();
  }
}

function squares(): Sharp {
  const data = Buffer.alloc(300 * 300 * 3);
  for (let at = 0; at < data.length; at += 1) {
    const [x, y] = [Math.floor(at / 3) % 300, Math.floor(at / 900)];
    data[at] = (Math.floor(x / 30) + Math.floor(y / 30)) % 2 === 0 ? 60 : 190;
  }
  return sharp(data, { raw: { width: 300, height: 300, channels: 3 } });
}

/** Three sums of uniform values are nearly normal. */
async function noisy(sigma: number): Promise<Buffer> {
  let state = 3;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647 - 0.5;
  };
  return Buffer.from(
    Uint8Array.from({ length: 300 * 300 * 3 }, () => 128 + sigma * 2 * (random() + random() + random())),
  );
}
