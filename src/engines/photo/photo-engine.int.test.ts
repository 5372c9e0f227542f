import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createRunCommand } from '../../platform/processes/run-command.ts';
import { createSandbox } from '../../platform/processes/sandbox.ts';
import { silentLog } from '../../testing/silent-log.ts';
import type { Engine } from '../engines.ts';
import type { EnhancePhoto, EnhancePhotoRequest, EstimateEnhancement } from './photo-capabilities.ts';
import { createPhotoEngine } from './photo-engine.ts';
import { createTileThreads, runSteps } from './run-steps.ts';

let root: string;
let directory: string;
let engine: Engine;
let enhancePhoto: EnhancePhoto;
let estimateEnhancement: EstimateEnhancement;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'satchel-photo-'));
  const [slotsDirectory, temporaryDirectory] = [join(root, 'slots'), join(root, 'temporary')];
  await Promise.all([mkdir(slotsDirectory), mkdir(temporaryDirectory)]);
  const sandbox = createSandbox({ policy: 'auto', log: silentLog });
  const runCommand = createRunCommand({ sandbox, temporaryDirectory });
  engine = createPhotoEngine({ runCommand, sandbox, slotsDirectory, log: silentLog, processes: 1 });
  const { provides } = engine;
  if (!provides.enhancePhoto || !provides.estimateEnhancement) throw new Error('The photo engine lacks a call.');
  ({ enhancePhoto, estimateEnhancement } = {
    enhancePhoto: provides.enhancePhoto,
    estimateEnhancement: provides.estimateEnhancement,
  });
});
beforeEach(async () => {
  directory = await mkdtemp(join(root, 'job-'));
});
afterAll(async () => {
  await engine.close();
  await rm(root, { recursive: true, force: true });
});

test('a photo is the same whether it is worked on in tiles or in one piece', async () => {
  const [input, whole, tiled] = ['in.v', 'whole.v', 'tiled.v'].map((name) => join(directory, name));
  if (!input || !whole || !tiled) throw new Error('unreachable');
  await drawn(150, 130).toFile(input);
  const threads = createTileThreads();
  const plans = [
    { step: 'filter', filters: 'denoise-strong', amount: 1, gain: 2 },
    { step: 'chroma', sigma: 6, isFine: true, amount: 1 },
    { step: 'upscale', scale: 2, filters: 'x2-clean' },
  ] as const;
  const options = { threads, progress: () => undefined };
  try {
    await runSteps({ input, output: whole, plans }, { ...options, side: 4096 });
    await runSteps({ input, output: tiled, plans }, { ...options, side: 32 });
  } finally {
    await threads.close();
  }
  expect(largestDifference(await pixelsOf(whole), await pixelsOf(tiled))).toBeLessThanOrEqual(1);
});

test('a part shown beforehand is that part of the result', async () => {
  const input = await save('photo.png', drawn(500, 420).png());
  const region = { x: 101, y: 203, width: 90, height: 77 };
  const [part, whole] = [join(directory, 'part.png'), join(directory, 'whole.png')];
  await enhancePhoto(request({ input, output: part, region }));
  await enhancePhoto(request({ input, output: whole }));
  const cut = await sharp(whole).extract({ left: 202, top: 406, width: 180, height: 154 }).raw().toBuffer();
  expect(largestDifference(await pixelsOf(part), cut)).toBe(0);
});

test('orientation, description, profile and transparency stay with the photo', async () => {
  const turned = drawn(60, 40)
    .withExif({ IFD0: { ImageDescription: 'Lake' } })
    .withIccProfile('p3');
  const input = await save('turned.jpg', turned.withMetadata({ orientation: 6, icc: 'p3' }).jpeg());
  const output = join(directory, 'result.jpg');
  await enhancePhoto(request({ input, type: 'jpeg', output, format: 'jpeg', scale: 3 }));
  const { width, height, orientation, icc, exif } = await sharp(output).metadata();
  expect({ width, height, orientation }).toEqual({ width: 120, height: 180, orientation: 1 });
  expect(icc).toEqual((await sharp(input).metadata()).icc);
  expect(exif?.toString('latin1')).toContain('Lake');

  const clear = await save('clear.png', drawn(30, 30).ensureAlpha(0.5).png());
  const seen = join(directory, 'seen.png');
  await enhancePhoto(request({ input: clear, output: seen }));
  const { channels } = await sharp(seen).stats();
  expect(channels[3]?.min).toBeGreaterThan(126);
  expect(channels[3]?.max).toBeLessThan(129);
});

test.each([
  ['one pixel', 1, 1],
  ['a thread of 40,000 by 10 pixels', 40_000, 10],
])('%s is enlarged', async (_, width, height) => {
  const input = await save('odd.png', sharp({ create: { width, height, channels: 3, background: '#c08040' } }).png());
  const output = join(directory, 'result.png');
  expect(await enhancePhoto(request({ input, output }))).toMatchObject({ width: width * 2, height: height * 2 });
  const { dominant } = await sharp(output).stats();
  expect(dominant.r).toBeGreaterThan(180);
});

test('16 bits become 8, and the answer says so', async () => {
  const input = await save('deep.png', drawn(40, 40).toColourspace('rgb16').png());
  const { warnings } = await enhancePhoto(request({ input, output: join(directory, 'result.png') }));
  expect(warnings).toEqual(['This photo had 16 bits per colour. The result has 8.']);
});

test('results that are too large, parts outside and drawings are refused', async () => {
  const input = await save(
    'large.png',
    sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'red' } }).png(),
  );
  const output = join(directory, 'result.png');
  const refused = (code: string) => expect.objectContaining({ code });
  await expect(enhancePhoto(request({ input, output }))).rejects.toEqual(refused('PHOTO_RESULT_TOO_LARGE'));
  const region = { x: 7990, y: 0, width: 20, height: 20 };
  await expect(enhancePhoto(request({ input, output, region }))).rejects.toEqual(refused('PHOTO_AREA_OUTSIDE'));
  await expect(enhancePhoto(request({ input, type: 'svg', output }))).rejects.toEqual(refused('PHOTO_NOT_A_PHOTO'));
});

test('the estimate grows with the photo', async () => {
  const estimate = (width: number) =>
    estimateEnhancement({ width, height: 3000, modes: ['upscale'], strength: 100, signal: alive() });
  const [small, large] = [await estimate(100), await estimate(10_000)];
  expect(small.seconds).toBeGreaterThan(0);
  expect(large.seconds).toBeGreaterThan(small.seconds * 5);
});

const request = (own: Partial<EnhancePhotoRequest> & { input: string; output: string }): EnhancePhotoRequest => ({
  type: 'png',
  modes: ['upscale'],
  strength: 100,
  format: 'png',
  quality: 100,
  metadata: 'keep',
  progress: () => undefined,
  signal: alive(),
  ...own,
});

/** Waves with grain and an edge, different everywhere. */
function drawn(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3);
  let random = 7;
  for (let at = 0; at < data.length; at += 1) {
    random = (random * 48_271) % 2_147_483_647;
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    data[at] = 120 + 60 * Math.sin(x / 5 + (at % 3)) * Math.cos(y / 7) + (x > y ? 40 : 0) + (random % 12);
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

async function save(name: string, image: Sharp): Promise<string> {
  const path = join(directory, name);
  await image.toFile(path);
  return path;
}

const pixelsOf = (path: string): Promise<Buffer> => sharp(path).raw().toBuffer();

function largestDifference(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length);
  return one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0);
}

const alive = () => new AbortController().signal;
