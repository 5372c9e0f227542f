import { copyFile, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calledBy } from '../../catalog/test-tools.ts';
import { openTestEngines, type TestEngines } from '../../engines/test-engines.ts';
import type { FileType } from '../../shared/file-types.ts';
import { compressRun } from './image-compressor.run.ts';

const fixtures = fileURLToPath(new URL('./fixtures/', import.meta.url));
let opened: TestEngines;
let directory: string;
beforeAll(async () => {
  opened = await openTestEngines();
});
beforeEach(async () => {
  directory = await opened.directory();
});
afterAll(() => opened.close());

describe('each kind of image, kept in its format', () => {
  test.each([
    ['photo.jpg', 'jpeg', 'jpeg'],
    ['photo.png', 'png', 'png'],
    ['photo.webp', 'webp', 'webp'],
    ['photo.avif', 'avif', 'avif'],
    ['photo.tif', 'tiff', 'tiff'],
    ['moving.gif', 'gif', 'gif'],
    ['photo.heic', 'heic', 'jpeg'],
    ['drawing.svg', 'svg', 'svg'],
  ] as const)('%s', async (name, type, format) => {
    const result = await compress(name, type);
    expect(result).toMatchObject({ format, originalSize: (await stat(join(fixtures, name))).size });
    expect(result.compressedSize).toBe((await stat(result.downloadUrl.path)).size);
    expect(result.compressedSize).toBeLessThanOrEqual(result.originalSize);
    const seen = await sharp(result.downloadUrl.path).metadata();
    expect({ width: seen.width, height: seen.pageHeight ?? seen.height }).toEqual({
      width: result.width,
      height: result.height,
    });
    // HEIC is inspected by the program that decoded it; the engine's own tests check its colours.
    if (type !== 'heic') expect(await similarity(join(fixtures, name), result.downloadUrl.path)).toBeLessThan(8);
  });

  test('the source is not touched', async () => {
    const before = await readFile(join(fixtures, 'photo.jpg'));
    await compress('photo.jpg', 'jpeg');
    expect(await readFile(join(directory, 'in-photo.jpg'))).toEqual(before);
  });
});

test('an image compressed twice is unchanged the second time, without its location', async () => {
  const first = await compress('photo.jpg', 'jpeg', { quality: 40 });
  expect(first).toMatchObject({ unchanged: false, quality: 40 });
  const again = await compressFile(first.downloadUrl.path, 'jpeg', { quality: 95 });
  expect(again).toMatchObject({ unchanged: true, compressedSize: first.compressedSize, quality: 100 });
  expect((await sharp(again.downloadUrl.path).metadata()).exif).toBeUndefined();
});

test('a photo that cannot be made smaller still loses its location', async () => {
  const tight = await sharp(join(fixtures, 'photo.jpg'))
    .jpeg({ quality: 30, mozjpeg: true })
    .withExif(place)
    .toBuffer();
  const path = join(directory, 'tight.jpg');
  await writeFile(path, tight);
  expect((await sharp(path).metadata()).exif).toBeDefined();
  const result = await compressFile(path, 'jpeg', { quality: 100 });
  expect(result).toMatchObject({ unchanged: true });
  expect(result.compressedSize).toBeLessThan(tight.length);
  expect((await sharp(result.downloadUrl.path).metadata()).exif).toBeUndefined();
  expect(await rawPixels(result.downloadUrl.path)).toEqual(await rawPixels(path));
  const kept = await compressFile(path, 'jpeg', { quality: 100, metadata: 'keep' });
  expect(kept.downloadUrl.path).toBe(path);
});

describe('a target size', () => {
  test.each(['jpeg', 'webp', 'avif', 'png'] as const)('is met as %s', async (format) => {
    const whole = await compress('photo.png', 'png', { format, quality: 90 });
    const targetBytes = Math.round(whole.compressedSize * 0.6);
    const result = await compress('photo.png', 'png', { format, quality: 90, targetBytes });
    expect(result.compressedSize).toBeLessThanOrEqual(targetBytes);
    expect(result.quality).toBeLessThan(90);
    expect(result.quality).toBeGreaterThanOrEqual(10);
  });

  test('that is out of reach is refused with the smallest size', async () => {
    await expect(compress('photo.png', 'png', { format: 'jpeg', targetBytes: 200 })).rejects.toMatchObject({
      code: 'TARGET_NOT_REACHED',
      status: 422,
    });
  });
});

test('lower quality never gives a larger file', async () => {
  for (const format of ['jpeg', 'webp', 'avif', 'png'] as const) {
    const sizes: number[] = [];
    for (const quality of [10, 40, 70, 95])
      sizes.push((await compress('photo.png', 'png', { format, quality })).compressedSize);
    expect(sizes, format).toEqual(sizes.toSorted((one, other) => one - other));
  }
});

test('an animated GIF stays animated as WebP; as AVIF it does not, and says so', async () => {
  const moving = await compress('moving.gif', 'gif', { format: 'webp' });
  expect(await sharp(moving.downloadUrl.path).metadata()).toMatchObject({
    pages: 4,
    delay: [100, 200, 300, 400],
    loop: 3,
  });
  expect(moving.notes).toEqual([]);
  expect((await compress('moving.gif', 'gif', { format: 'avif' })).notes).toEqual([
    'Only the first of 4 frames is kept: an animation can be kept as GIF or WebP.',
  ]);
});

test('cancelling ends the work and leaves nothing in the engines', async () => {
  const large = join(directory, 'large.png');
  await sharp({
    create: {
      width: 3000,
      height: 2000,
      channels: 3,
      background: '#345',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png({ compressionLevel: 1 })
    .toFile(large);
  const controller = new AbortController();
  const running = compressFile(large, 'png', { format: 'avif' }, controller.signal);
  setTimeout(() => controller.abort(new Error('no longer wanted')), 700);
  await expect(running).rejects.toThrow('no longer wanted');
  expect(await opened.leftovers()).toEqual([]);
});

test('progress goes from 0 to 1 and never back', async () => {
  const seen: number[] = [];
  await compress('photo.png', 'png', { format: 'jpeg', targetBytes: 4000 }, (fraction) => seen.push(fraction));
  expect(seen.length).toBeGreaterThan(2);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect(Math.max(...seen)).toBeLessThan(1);
});

const place = { IFD0: { Make: 'Example' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } };

type Options = Partial<Parameters<typeof compressRun.run>[0]['options']>;
type Progress = Parameters<typeof compressRun.run>[0]['progress'];

async function compress(name: string, type: FileType, options: Options = {}, progress?: Progress) {
  const path = join(directory, `in-${name}`);
  await copyFile(join(fixtures, name), path);
  return compressFile(path, type, options, undefined, progress);
}

async function compressFile(
  path: string,
  type: FileType,
  options: Options = {},
  signal?: AbortSignal,
  progress?: Progress,
) {
  return compressRun.run({
    options: { quality: 80, format: 'keep', metadata: 'strip', ...options },
    files: { file: [{ path, name: basename(path), type, bytes: (await stat(path)).size }] },
    engines: opened.engines,
    ...calledBy('free'),
    directory: await opened.directory(),
    signal: signal ?? new AbortController().signal,
    progress: progress ?? (() => undefined),
  });
}

/** Mean difference of the samples of the first frame over white, 0 to 255. */
async function similarity(one: string, other: string): Promise<number> {
  const [first, second] = await Promise.all([one, other].map(rawPixels));
  if (first === undefined || second?.length !== first.length) throw new Error('Images of different sizes');
  return first.reduce((sum, value, index) => sum + Math.abs(value - (second[index] ?? 0)), 0) / first.length;
}

function rawPixels(path: string): Promise<Buffer> {
  return sharp(path).flatten({ background: '#fff' }).toColourspace('srgb').raw().toBuffer();
}
