import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ImageFormat } from './image-capabilities.ts';
import {
  asJpeg,
  drawing,
  pngChunk,
  quarters,
  sampleAnimation,
  sampleImage,
  seenQuarters,
  storedWithOrientation,
  withPngChunks,
  worstDifference,
} from './sample-images.ts';
import { openImageBench } from './test-bench.ts';

const { encode, read, write } = openImageBench();

describe('orientation', () => {
  const formats: ImageFormat[] = ['jpeg', 'png', 'webp', 'avif', 'tiff'];
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'a photo stored with tag %i is upright in every format, metadata kept or not',
    async (tag) => {
      const input = await write('photo.jpg', await storedWithOrientation(tag));
      for (const format of formats) {
        for (const metadata of ['strip', 'keep'] as const) {
          const { output, facts } = await encode(input, 'jpeg', { format, metadata, quality: 95 });
          expect(worstDifference(await seenQuarters(output)), `${format} ${metadata}`).toBeLessThan(16);
          expect({ width: facts.width, height: facts.height }).toEqual({ width: 96, height: 64 });
          expect((await sharp(output).metadata()).orientation ?? 1).toBe(1);
        }
      }
    },
  );

  test('the size of a photo lying on its side is told upright', async () => {
    const input = await write('photo.jpg', await storedWithOrientation(6));
    expect(await read(input, 'jpeg')).toMatchObject({
      width: 96,
      height: 64,
    });
  });

  test('XMP that repeats the tag does not turn the image a second time', async () => {
    const xmp =
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description xmlns:rdf="r" xmlns:tiff="t" tiff:Orientation="6"/></x:xmpmeta>';
    const input = await write('photo.jpg', await (await asJpeg(sampleImage())).withXmp(xmp).toBuffer());
    const { output } = await encode(input, 'jpeg', { format: 'jpeg', metadata: 'keep' });
    expect((await sharp(output).metadata()).xmpAsString).toContain('tiff:Orientation="1"');
  });
});

describe('animations', () => {
  const delay = [100, 200, 300, 400];

  test.each([
    ['gif', 'gif'],
    ['gif', 'webp'],
    ['webp', 'webp'],
    ['webp', 'gif'],
  ] as const)('%s to %s keeps frames, delays and loop count', async (type, format) => {
    const input = await write('moving', await sampleAnimation(4)[type]({ delay, loop: 3 }).toBuffer());
    const { output, facts } = await encode(input, type, { format });
    expect(facts).toMatchObject({ frames: 4, width: 40, height: 30 });
    expect(await sharp(output).metadata()).toMatchObject({ pages: 4, delay, loop: 3 });
    for (const frame of [0, 3]) {
      const [middle] = await sharp(output, { page: frame })
        .extract({ left: frame * 4 + 8, top: 15, width: 1, height: 1 })
        .raw()
        .toBuffer();
      expect(Math.abs((middle ?? 0) - (20 + frame * 40))).toBeLessThan(10);
    }
  });

  test('a format without animation gets the first frame, and the answer says so', async () => {
    const input = await write('moving.gif', await sampleAnimation(4).gif({ delay, loop: 3 }).toBuffer());
    expect((await encode(input, 'gif', { format: 'jpeg' })).facts).toMatchObject({ frames: 1, width: 40, height: 30 });
  });

  test('an animated PNG is told as one', async () => {
    const control = Buffer.alloc(8);
    control.writeUInt32BE(7);
    const png = withPngChunks(await sampleImage().png().toBuffer(), pngChunk('acTL', control));
    const input = await write('moving.png', png);
    expect(await read(input, 'png')).toMatchObject({ frames: 7 });
  });

  test('the pages of a TIFF are kept', async () => {
    const input = await write('pages.tif', await sampleAnimation(3).tiff({ compression: 'lzw' }).toBuffer());
    expect((await sharp(input).metadata()).pages).toBe(3);
    expect((await encode(input, 'tiff', { format: 'tiff', quality: 100 })).facts).toMatchObject({
      frames: 3,
      width: 40,
      height: 30,
    });
  });
});

describe('resizing', () => {
  test.each([
    [{ width: 48, fit: 'inside' }, 48, 32],
    [{ width: 40, height: 40, fit: 'fill' }, 40, 40],
    [{ width: 40, height: 40, fit: 'cover' }, 40, 40],
    [{ width: 40, height: 40, fit: 'contain' }, 40, 40],
    [{ width: 200, height: 200, fit: 'inside', enlarge: false }, 96, 64],
  ] as const)('%o gives %i × %i', async (resize, width, height) => {
    const input = await write('photo.png', await sampleImage().png().toBuffer());
    expect((await encode(input, 'png', { format: 'png', resize })).facts).toMatchObject({ width, height });
  });

  test('an oriented photo is measured upright', async () => {
    const input = await write('photo.jpg', await storedWithOrientation(6));
    const { facts, output } = await encode(input, 'jpeg', {
      format: 'png',
      quality: 100,
      resize: { width: 48, fit: 'inside' },
    });
    expect(facts).toMatchObject({ width: 48, height: 32 });
    expect(worstDifference(await seenQuarters(output))).toBeLessThan(16);
  });

  test('the focal point decides what a cut-out shows', async () => {
    const input = await write('photo.png', await sampleImage().png().toBuffer());
    const resize = { width: 20, height: 64, fit: 'cover', position: { x: 1, y: 0.5 } } as const;
    const { output } = await encode(input, 'png', { format: 'png', quality: 100, resize });
    expect((await seenQuarters(output)).topLeft).toEqual([...quarters.topRight]);
  });

  test('padding has the colour asked for', async () => {
    const input = await write('photo.png', await sampleImage().png().toBuffer());
    const resize = { width: 96, height: 200, fit: 'contain', position: { x: 0.5, y: 0 } } as const;
    const { output } = await encode(input, 'png', { format: 'png', quality: 100, resize, background: '#123456' });
    const seen = await seenQuarters(output);
    expect(seen.bottomLeft).toEqual([0x12, 0x34, 0x56]);
    expect(seen.topLeft).toEqual([...quarters.bottomLeft]);
  });

  test.each(['inside', 'cover', 'contain'] as const)('an animation resized to %s keeps all frames', async (fit) => {
    const input = await write(
      'moving.gif',
      await sampleAnimation(4)
        .gif({ delay: [50, 60, 70, 80] })
        .toBuffer(),
    );
    const { facts, output } = await encode(input, 'gif', { format: 'webp', resize: { width: 20, height: 20, fit } });
    expect(facts).toMatchObject({ frames: 4, width: 20, height: fit === 'inside' ? 15 : 20 });
    expect((await sharp(output).metadata()).delay).toEqual([50, 60, 70, 80]);
  });

  test('a drawing is drawn at the new size, not enlarged', async () => {
    const input = await write(
      'line.svg',
      Buffer.from(drawing('<path d="M10 0v20" stroke="#000" stroke-width="1" shape-rendering="crispEdges"/>')),
    );
    const { facts, output } = await encode(input, 'svg', {
      format: 'png',
      quality: 100,
      resize: { width: 2000, fit: 'inside' },
    });
    expect(facts).toMatchObject({ width: 2000, height: 2000 });
    const { data, info } = await sharp(output).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
    const row = data.subarray(info.width * 1000, info.width * 1001);
    expect(row.filter((alpha) => alpha > 0 && alpha < 255)).toHaveLength(0);
    expect(row.filter((alpha) => alpha === 255)).toHaveLength(100);
  });
});
