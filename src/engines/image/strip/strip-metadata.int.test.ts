import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FileType } from '../../../shared/file-types.ts';
import { openTestEngines, type TestEngines } from '../../test-engines.ts';
import {
  pngChunk,
  sampleAnimation,
  sampleImage,
  seenQuarters,
  tiffEntry,
  uint16,
  uint32,
  withPngChunks,
  withTiffEntry,
  worstDifference,
} from '../sample-images.ts';

let opened: TestEngines;
let directory: string;
beforeAll(async () => {
  opened = await openTestEngines();
});
beforeEach(async () => {
  directory = await opened.directory();
});
afterAll(() => opened.close());

const types = ['jpeg', 'png', 'webp', 'avif'] as const;

describe.each(types)('%s', (type) => {
  test('loses author and place, and not one bit of the image', async () => {
    const source = await withMetadata(sampleImage(), type);
    expect(source.includes('Someone')).toBe(true);
    expect((await sharp(source).metadata()).xmpAsString).toContain('secret-keyword');
    const { file, removed, path } = await strip(source, type);
    expect(removed).toBe(true);
    expect(file.includes('Someone')).toBe(false);
    expect(file.includes('secret-keyword')).toBe(false);
    expect((await sharp(path).metadata()).xmpAsString ?? '').not.toContain('secret-keyword');
    expect(file.length).toBeLessThanOrEqual(source.length);
    expect(await sharp(path).raw().toBuffer()).toEqual(await sharp(source).raw().toBuffer());
  });

  test('keeps a wide colour profile', async () => {
    const source = await withMetadata(sampleImage().withIccProfile('p3'), type);
    const { path } = await strip(source, type);
    expect((await sharp(path).metadata()).icc).toEqual((await sharp(source).metadata()).icc);
  });

  test('comes back as it was when there is nothing to remove', async () => {
    const source = await sampleImage()[type]().toBuffer();
    const { file, removed } = await strip(source, type);
    expect(removed).toBe(false);
    expect(file).toEqual(source);
  });
});

describe('orientation', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('a %s that is turned by its tag stays turned', async (type) => {
    const turned = await sharp(await sampleImage().png().toBuffer())
      .rotate(270)
      .png()
      .toBuffer();
    const source = await sharp(turned)
      .withExif({ IFD0: { Copyright: 'Someone' } })
      .withMetadata({ orientation: 6 })
      [type]({ quality: 100 })
      .toBuffer();
    expect((await sharp(source).metadata()).orientation).toBe(6);
    const { path, file } = await strip(source, type);
    expect(file.includes('Someone')).toBe(false);
    expect((await sharp(path).metadata()).orientation).toBe(6);
    expect(worstDifference(await seenQuarters(path))).toBeLessThan(20);
  });
});

describe('JPEG', () => {
  test('loses what is appended after the image', async () => {
    const source = Buffer.concat([await sampleImage().jpeg().toBuffer(), Buffer.from('Someone was at 52°31′N')]);
    const { file, removed } = await strip(source, 'jpeg');
    expect(removed).toBe(true);
    expect(file.includes('Someone')).toBe(false);
    expect([...file.subarray(-2)]).toEqual([0xff, 0xd9]);
  });

  test('a progressive and a CMYK image keep their colours', async () => {
    for (const image of [sampleImage().jpeg({ progressive: true }), sampleImage().toColourspace('cmyk').jpeg()]) {
      const plain = await image.toBuffer();
      const commented = Buffer.concat([plain.subarray(0, 2), segment(0xfe, 'Someone'), plain.subarray(2)]);
      const { path, file } = await strip(commented, 'jpeg');
      expect(file.includes('Someone')).toBe(false);
      expect(await sharp(path).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
    }
  });
});

test('a PNG loses texts and private chunks', async () => {
  const source = withPngChunks(
    await sampleImage().png().toBuffer(),
    pngChunk('tEXt', Buffer.from('Author\0Someone')),
    pngChunk('prIv', Buffer.from('Someone')),
    pngChunk('pHYs', Buffer.from([0, 0, 11, 19, 0, 0, 11, 19, 1])),
  );
  const { file, path } = await strip(source, 'png');
  expect(file.includes('Someone')).toBe(false);
  expect((await sharp(path).metadata()).density).toBe(72);
});

test('a GIF loses its comment and keeps frames, delays and loop count', async () => {
  const plain = await sampleAnimation(3)
    .gif({ delay: [100, 200, 300], loop: 2 })
    .toBuffer();
  const comment = Buffer.from([0x21, 0xfe, 7, ...Buffer.from('Someone'), 0]);
  const source = Buffer.concat([plain.subarray(0, -1), comment, plain.subarray(-1)]);
  const { file, path } = await strip(source, 'gif');
  expect(file).toEqual(plain);
  expect(await sharp(path).metadata()).toMatchObject({ pages: 3, delay: [100, 200, 300], loop: 2 });
});

describe('TIFF', () => {
  test('loses XMP, IPTC and texts, page by page', async () => {
    const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret-keyword/></x:xmpmeta>';
    const source = await sharp(await sampleAnimation(2).tiff({ compression: 'lzw' }).toBuffer(), { pages: -1 })
      .withXmp(xmp)
      .tiff({ compression: 'lzw' })
      .toBuffer();
    expect(source.includes('secret-keyword')).toBe(true);
    const { file, path, removed } = await strip(source, 'tiff');
    expect(removed).toBe(true);
    expect(file.includes('secret-keyword')).toBe(false);
    expect((await sharp(path).metadata()).pages).toBe(2);
    expect(await sharp(path, { pages: -1 }).raw().toBuffer()).toEqual(
      await sharp(source, { pages: -1 }).raw().toBuffer(),
    );
  });

  test('loses place and camera that hang on tags of their own', async () => {
    const source = tiffWithPlace(await sampleImage().tiff({ compression: 'none' }).toBuffer());
    expect(source.includes('52 degrees north')).toBe(true);
    const { file, path } = await strip(source, 'tiff');
    expect(file.includes('52 degrees north')).toBe(false);
    expect(await sharp(path).raw().toBuffer()).toEqual(await sharp(source).raw().toBuffer());
  });
});

test('what cannot be taken apart is refused, not half done', async () => {
  const bigTiff = await sampleImage().tiff({ bigtiff: true }).toBuffer();
  await expect(strip(bigTiff, 'tiff')).rejects.toMatchObject({ code: 'IMAGE_METADATA_NOT_REMOVABLE' });
});

async function strip(source: Buffer, type: FileType) {
  const input = join(directory, 'source');
  const path = join(directory, 'stripped');
  await writeFile(input, source);
  const { removed, bytes } = await opened.engines.stripImageMetadata({
    ...{ input, type, output: path, signal: new AbortController().signal },
  });
  const file = await readFile(path);
  expect(bytes).toBe(file.length);
  return { path, file, removed };
}

async function withMetadata(image: Sharp, type: (typeof types)[number]): Promise<Buffer> {
  return image
    .withExif({ IFD0: { Copyright: 'Someone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret-keyword/></x:xmpmeta>')
    [type]()
    .toBuffer();
}

function segment(marker: number, text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, Buffer.from(text)]);
}

/** The TIFF with a GPS directory, as cameras write it. */
function tiffWithPlace(tiff: Buffer): Buffer {
  const text = Buffer.from('52 degrees north\0\0');
  const gpsAt = tiff.length + text.length;
  const gps = Buffer.concat([uint16(1), tiffEntry(1, 2, text.length, tiff.length), uint32(0)]);
  return withTiffEntry(Buffer.concat([tiff, text, gps]), tiffEntry(34853, 4, 1, gpsAt));
}
