import { describe, expect, test } from 'vitest';
import {
  asJpeg,
  drawing,
  noise,
  pngWithSize,
  sampleAnimation,
  sampleImage,
  tiffEntry,
  withTiffEntry,
} from './sample-images.ts';
import { openImageBench } from './test-bench.ts';

const { encode, list, read, write } = openImageBench();

describe('what is refused', () => {
  test.each([
    ['JPEG', 'jpeg', async () => (await (await asJpeg(noise())).toBuffer()).subarray(0, -2000)],
    ['PNG', 'png', async () => (await noise().png().toBuffer()).subarray(0, -2000)],
    ['WebP', 'webp', async () => (await noise().webp().toBuffer()).subarray(0, -2000)],
    ['AVIF', 'avif', async () => (await noise().avif({ effort: 0 }).toBuffer()).subarray(0, -500)],
    ['TIFF', 'tiff', async () => (await noise().tiff().toBuffer()).subarray(0, -2000)],
    ['GIF', 'gif', async () => (await sampleAnimation(5).gif().toBuffer()).subarray(0, -60)],
  ] as const)('a truncated %s', async (name, type, content) => {
    const input = await write('broken', await content());
    await expect(encode(input, type, { format: 'jpeg' })).rejects.toMatchObject({
      code: 'IMAGE_DAMAGED',
      status: 422,
      message: expect.stringContaining(`This ${name} image is damaged`),
    });
  });

  test.each(['png', 'jpeg'] as const)('a PNG with a wrong checksum, which only encoders to %s mind', async (format) => {
    const content = await noise().png().toBuffer();
    content.writeUInt8(content.readUInt8(29) ^ 1, 29);
    const encoding = encode(await write('checksum', content), 'png', { format });
    await expect(encoding).rejects.toMatchObject({ code: 'IMAGE_DAMAGED', status: 422 });
  });

  test('a tiny file that claims 60,000 × 60,000 pixels, by its size and the limit', async () => {
    const input = await write('bomb.png', pngWithSize(60_000, 60_000));
    const expected = {
      code: 'IMAGE_TOO_MANY_PIXELS',
      status: 422,
      message:
        'This image has 60,000 × 60,000 pixels (3,600 megapixels). The limit is 100 megapixels; please make it smaller first.',
    };
    await expect(read(input, 'png')).rejects.toMatchObject(expected);
    await expect(encode(input, 'png', { format: 'jpeg' })).rejects.toMatchObject(expected);
  });

  test.each([
    [0, 0],
    [0, 10],
    [10, 0],
  ])('an image of %i × %i pixels', async (width, height) => {
    const input = await write('empty.png', pngWithSize(width, height));
    await expect(read(input, 'png')).rejects.toMatchObject({
      code: 'IMAGE_EMPTY',
    });
  });

  test('text with the name of a photo', async () => {
    const input = await write('photo.jpg', Buffer.from('not a photo at all'));
    await expect(read(input, 'jpeg')).rejects.toMatchObject({
      code: 'IMAGE_DAMAGED',
    });
  });

  test('a drawing that is passed off as an image', async () => {
    const input = await write('photo.png', Buffer.from(drawing('<image href="file:///etc/passwd"/>')));
    const reading = read(input, 'png');
    await expect(reading).rejects.toMatchObject({ code: 'IMAGE_DAMAGED' });
    await expect(encode(input, 'png', { format: 'jpeg' })).rejects.toMatchObject({ code: 'IMAGE_DAMAGED' });
  });

  test('pages of different sizes, where all would have to be written', async () => {
    const pages = await Promise.all(
      [sampleImage(30, 20), sampleImage(50, 40)].map((page) => page.tiff({ compression: 'none' }).toBuffer()),
    );
    const input = await write('pages.tif', joinTiffs(pages[0] ?? Buffer.alloc(0), pages[1] ?? Buffer.alloc(0)));
    await expect(encode(input, 'tiff', { format: 'tiff' })).rejects.toMatchObject({
      code: 'IMAGE_PAGES_DIFFER',
      status: 422,
    });
    expect((await encode(input, 'tiff', { format: 'jpeg' })).facts).toMatchObject({ width: 30, height: 20, frames: 1 });
  });

  test('a strip too long for WebP', async () => {
    const input = await write('long.png', await sampleImage(17_000, 4).png().toBuffer());
    await expect(encode(input, 'png', { format: 'webp' })).rejects.toMatchObject({
      code: 'IMAGE_TOO_LARGE_FOR_FORMAT',
    });
  });

  test('a resize to more pixels than the limit', async () => {
    const input = await write('photo.png', await sampleImage().png().toBuffer());
    const resize = { width: 20_000, height: 20_000, fit: 'fill' } as const;
    await expect(encode(input, 'png', { format: 'jpeg', resize })).rejects.toMatchObject({
      code: 'IMAGE_TOO_MANY_PIXELS',
    });
  });
});

test('a TIFF with a careless private tag, as scanners and maps have, is read all the same', async () => {
  const tiff = await sampleImage().tiff({ compression: 'none' }).toBuffer();
  const text = Buffer.from('no end!!');
  const careless = withTiffEntry(Buffer.concat([tiff, text]), tiffEntry(34737, 2, text.length, tiff.length));
  const input = await write('map.tif', careless);
  for (const format of ['tiff', 'jpeg'] as const) {
    expect((await encode(input, 'tiff', { format })).facts).toMatchObject({ width: 96, height: 64 });
  }
});

test('the health page names the versions', async () => {
  const sharpEngine = list().find(({ name }) => name === 'sharp');
  expect(await sharpEngine?.status()).toEqual({
    state: 'ready',
    version: expect.stringMatching(/^sharp \d+\.\d+\.\d+, libvips \d+\.\d+\.\d+, oxipng \d+\.\d+\.\d+$/),
  });
});

describe('cancelling', () => {
  test('an encode that was cancelled ends at once, and the next one works', async () => {
    const input = await write('large.png', await sampleImage(6000, 4000).png().toBuffer());
    const controller = new AbortController();
    const started = encode(input, 'png', { format: 'avif', quality: 90, signal: controller.signal });
    setTimeout(() => controller.abort(new Error('no longer wanted')), 500);
    await expect(started).rejects.toThrow('no longer wanted');
    const small = await write('small.png', await sampleImage().png().toBuffer());
    expect((await encode(small, 'png', { format: 'jpeg' })).facts.width).toBe(96);
  });
});

/** Joins two little-endian, single-strip TIFFs as pages of one file. */
function joinTiffs(first: Buffer, second: Buffer): Buffer {
  const joined = Buffer.concat([first, second]);
  const shift = first.length;
  const directory = shift + second.readUInt32LE(4);
  const bytesOfType: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8 };
  for (let entry = directory + 2; entry < directory + 2 + joined.readUInt16LE(directory) * 12; entry += 12) {
    const [tag, type] = [joined.readUInt16LE(entry), joined.readUInt16LE(entry + 2)];
    const bytes = (bytesOfType[type] ?? 1) * joined.readUInt32LE(entry + 4);
    const isOffset = bytes > 4 || tag === 273;
    if (isOffset) joined.writeUInt32LE(joined.readUInt32LE(entry + 8) + shift, entry + 8);
  }
  const lastOfFirst = first.readUInt32LE(4);
  joined.writeUInt32LE(directory, lastOfFirst + 2 + first.readUInt16LE(lastOfFirst) * 12);
  return joined;
}
