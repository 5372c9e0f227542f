import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FileType } from '../../shared/file-types.ts';
import type { EncodeImageRequest, ImageFormat } from '../engines.ts';
import { openTestEngines, type TestEngines } from '../test-engines.ts';
import {
  pngChunk,
  pngWithSize,
  quarters,
  sampleAnimation,
  sampleImage,
  seenQuarters,
  withPngChunks,
  worstDifference,
} from './sample-images.ts';

let opened: TestEngines;
let directory: string;
beforeAll(async () => {
  opened = await openTestEngines();
});
beforeEach(async () => {
  directory = await opened.directory();
});
afterAll(async () => {
  expect(await opened.leftovers()).toEqual([]);
  await opened.close();
});

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
    expect(await opened.engines.readImage({ input, type: 'jpeg', signal: alive() })).toMatchObject({
      width: 96,
      height: 64,
    });
  });

  test('XMP that repeats the tag does not turn the picture a second time', async () => {
    const xmp =
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description xmlns:rdf="r" xmlns:tiff="t" tiff:Orientation="6"/></x:xmpmeta>';
    const input = await write('photo.jpg', await (await asJpeg(sampleImage())).withXmp(xmp).toBuffer());
    const { output } = await encode(input, 'jpeg', { format: 'jpeg', metadata: 'keep' });
    expect((await sharp(output).metadata()).xmpAsString).toContain('tiff:Orientation="1"');
  });
});

describe('colour', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)('a CMYK photo has its colours as %s', async (format) => {
    const cmyk = await sampleImage().toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 100 }).toBuffer();
    const input = await write('print.jpg', cmyk);
    expect((await sharp(input).metadata()).space).toBe('cmyk');
    for (const metadata of ['strip', 'keep'] as const) {
      const { output } = await encode(input, 'jpeg', { format, metadata, quality: 95 });
      expect((await sharp(output).metadata()).space).not.toBe('cmyk');
      expect(await seenQuarters(output)).toSatisfy(isCloseTo(await seenQuarters(input)));
    }
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)(
    'Display P3 stays Display P3 as %s, stripped or not',
    async (format) => {
      const input = await write('wide.png', await sampleImage().withIccProfile('p3').png().toBuffer());
      for (const metadata of ['strip', 'keep'] as const) {
        const { output } = await encode(input, 'png', { format, metadata, quality: 95 });
        expect(profileName(await sharp(output).metadata())).toContain('P3');
        // The stored numbers, not the seen colours: a conversion and back would clip.
        expect(await storedPixel(output)).toSatisfy(isNear(await storedPixel(input)));
      }
    },
  );

  test('an sRGB profile is not carried along when metadata is stripped, and the pixels are the same', async () => {
    const input = await write('plain.png', await sampleImage().withIccProfile('srgb').png().toBuffer());
    const { output } = await encode(input, 'png', { format: 'png', quality: 100 });
    expect((await sharp(output).metadata()).icc).toBeUndefined();
    expect(await rawPixels(output)).toEqual(await rawPixels(input, { ignoreIcc: true }));
  });

  test('a gray picture stays gray', async () => {
    const input = await write('gray.png', await noise().toColourspace('b-w').png().toBuffer());
    for (const format of ['jpeg', 'png', 'tiff'] as const) {
      const { output } = await encode(input, 'png', { format, quality: 100 });
      expect((await sharp(output).metadata()).channels, format).toBe(1);
    }
  });
});

describe('16 bits per channel', () => {
  test('at quality 100 a 16-bit PNG keeps every value', async () => {
    const input = await write('deep.png', await deepImage().png().toBuffer());
    const { output } = await encode(input, 'png', { format: 'png', quality: 100 });
    expect((await sharp(output).metadata()).depth).toBe('ushort');
    expect(await deepPixels(output)).toEqual(await deepPixels(input));
  });

  test('with a wide profile it keeps values and profile', async () => {
    const input = await write('deep.png', await deepImage().withIccProfile('p3').png().toBuffer());
    const { output } = await encode(input, 'png', { format: 'png', quality: 100, metadata: 'strip' });
    expect(await deepPixels(output)).toEqual(await deepPixels(input));
    expect(profileName(await sharp(output).metadata())).toContain('P3');
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('as %s it has the same colours in 8 bits', async (format) => {
    const input = await write('deep.png', await sampleImage().toColourspace('rgb16').png().toBuffer());
    expect((await sharp(input).metadata()).depth).toBe('ushort');
    const { output } = await encode(input, 'png', { format, quality: 90 });
    expect(worstDifference(await seenQuarters(output))).toBeLessThan(16);
  });
});

describe('lossless at 100', () => {
  test.each([
    ['png', 'png'],
    ['webp', 'webp'],
    ['tiff', 'tiff'],
  ] as const)('%s keeps every pixel', async (_, format) => {
    const input = await write('noise.png', await noise().png().toBuffer());
    const { output } = await encode(input, 'png', { format, quality: 100 });
    expect(await rawPixels(output)).toEqual(await rawPixels(input));
  });

  test('below 100 a PNG gets a palette and becomes much smaller', async () => {
    const input = await write('noise.png', await noise().png().toBuffer());
    const lossless = await encode(input, 'png', { format: 'png', quality: 100 });
    const small = await encode(input, 'png', { format: 'png', quality: 80 });
    expect((await sharp(small.output).metadata()).isPalette).toBe(true);
    expect(small.facts.bytes).toBeLessThan(lossless.facts.bytes / 2);
  });
});

describe('transparency', () => {
  const half = () => sampleImage().ensureAlpha(0).png();

  test('stays where the format has it', async () => {
    const input = await write('clear.png', await half().toBuffer());
    for (const format of ['png', 'webp', 'avif'] as const) {
      const { output, facts } = await encode(input, 'png', { format });
      expect(facts.hasAlpha, format).toBe(true);
      const alpha = await sharp(output).ensureAlpha().extractChannel('alpha').raw().toBuffer();
      expect(Math.max(...alpha), format).toBe(0);
    }
  });

  test('becomes white in a JPEG, or the colour asked for', async () => {
    const input = await write('clear.png', await half().toBuffer());
    const white = await encode(input, 'png', { format: 'jpeg' });
    expect((await seenQuarters(white.output)).topLeft).toEqual([255, 255, 255]);
    const blue = await encode(input, 'png', { format: 'jpeg', background: '#0000ff' });
    expect((await seenQuarters(blue.output)).topLeft).toSatisfy(isNear([0, 0, 255]));
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
    expect(await opened.engines.readImage({ input, type: 'png', signal: alive() })).toMatchObject({ frames: 7 });
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

describe('metadata', () => {
  const withPlace = async () =>
    (await asJpeg(sampleImage()))
      .withExif({
        IFD0: { Make: 'Example', Copyright: 'Someone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
      })
      .toBuffer();

  test.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)(
    'stripped, nothing of it is in the %s',
    async (format) => {
      const input = await write('photo.jpg', await withPlace());
      const { output } = await encode(input, 'jpeg', { format, metadata: 'strip' });
      expect(await sharp(output).metadata()).not.toHaveProperty('exif');
      expect((await readFile(output)).includes('Someone')).toBe(false);
    },
  );

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('kept, it is in the %s', async (format) => {
    const input = await write('photo.jpg', await withPlace());
    const { output } = await encode(input, 'jpeg', { format, metadata: 'keep' });
    expect((await readFile(output)).includes('Someone')).toBe(true);
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

describe('what is refused', () => {
  test.each([
    ['JPEG', 'jpeg', async () => (await (await asJpeg(noise())).toBuffer()).subarray(0, -2000)],
    ['PNG', 'png', async () => (await noise().png().toBuffer()).subarray(0, -2000)],
    ['WebP', 'webp', async () => (await noise().webp().toBuffer()).subarray(0, -2000)],
    ['AVIF', 'avif', async () => (await noise().avif({ effort: 0 }).toBuffer()).subarray(0, -500)],
    ['TIFF', 'tiff', async () => (await noise().tiff().toBuffer()).subarray(0, -2000)],
  ] as const)('a truncated %s', async (name, type, content) => {
    const input = await write('broken', await content());
    await expect(encode(input, type, { format: 'jpeg' })).rejects.toMatchObject({
      code: 'IMAGE_DAMAGED',
      status: 422,
      message: expect.stringContaining(`This ${name} image is damaged`),
    });
  });

  test('a tiny file that claims 60,000 × 60,000 pixels, by its size and the limit', async () => {
    const input = await write('bomb.png', pngWithSize(60_000, 60_000));
    const expected = {
      code: 'IMAGE_TOO_MANY_PIXELS',
      status: 422,
      message:
        'This image has 60,000 × 60,000 pixels (3,600 megapixels). The limit is 100 megapixels; please make it smaller first.',
    };
    await expect(opened.engines.readImage({ input, type: 'png', signal: alive() })).rejects.toMatchObject(expected);
    await expect(encode(input, 'png', { format: 'jpeg' })).rejects.toMatchObject(expected);
  });

  test.each([
    [0, 0],
    [0, 10],
    [10, 0],
  ])('an image of %i × %i pixels', async (width, height) => {
    const input = await write('empty.png', pngWithSize(width, height));
    await expect(opened.engines.readImage({ input, type: 'png', signal: alive() })).rejects.toMatchObject({
      code: 'IMAGE_EMPTY',
    });
  });

  test('text with the name of a photo', async () => {
    const input = await write('photo.jpg', Buffer.from('not a photo at all'));
    await expect(opened.engines.readImage({ input, type: 'jpeg', signal: alive() })).rejects.toMatchObject({
      code: 'IMAGE_DAMAGED',
    });
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

type Options = Partial<Omit<EncodeImageRequest, 'input' | 'inputType' | 'output'>> & { format: ImageFormat };

async function encode(input: string, inputType: FileType, options: Options) {
  const output = join(directory, `result-${crypto.randomUUID()}`);
  const request = { quality: 80, metadata: 'strip', signal: alive(), ...options, input, inputType, output } as const;
  return { output, facts: await opened.engines.encodeImage(request) };
}

async function write(name: string, content: Uint8Array): Promise<string> {
  const path = join(directory, name);
  await writeFile(path, content);
  return path;
}

const alive = () => new AbortController().signal;

/** Encoded once, so that options for metadata can follow. */
async function asJpeg(image: Sharp): Promise<Sharp> {
  return sharp(await image.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()).jpeg({
    quality: 100,
    chromaSubsampling: '4:4:4',
  });
}

/** The sample picture, stored so that it is upright once the tag is applied. */
async function storedWithOrientation(tag: number): Promise<Buffer> {
  const upright = await sampleImage().png().toBuffer();
  const turns: Record<number, (image: Sharp) => Sharp> = {
    1: (image) => image,
    2: (image) => image.flop(),
    3: (image) => image.rotate(180),
    4: (image) => image.flip(),
    5: (image) => image.rotate(90),
    6: (image) => image.rotate(270),
    7: (image) => image.rotate(270),
    8: (image) => image.rotate(90),
  };
  const turned = await (turns[tag]?.(sharp(upright)) ?? sharp(upright)).png().toBuffer();
  // After the turn, not with it: the library mirrors first, whatever the order of calls.
  const stored = await sharp(turned)
    .flop(tag === 5 || tag === 7)
    .png()
    .toBuffer();
  return sharp(stored).withMetadata({ orientation: tag }).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Every 16-bit value matters: neighbours differ by less than one 8-bit step. */
function deepImage(): Sharp {
  const [width, height] = [64, 32];
  const values = Uint16Array.from({ length: width * height * 3 }, (_, index) => (index * 37) % 65_536);
  return sharp(values, { raw: { width, height, channels: 3 } }).toColourspace('rgb16');
}

async function deepPixels(path: string): Promise<Buffer> {
  return sharp(path, { ignoreIcc: true }).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer();
}

function noise(): Sharp {
  const [width, height] = [160, 120];
  let state = 1;
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state >> 16;
  });
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

async function rawPixels(path: string, options: { ignoreIcc?: boolean } = {}): Promise<Buffer> {
  return sharp(path, options).removeAlpha().raw().toBuffer();
}

async function storedPixel(path: string): Promise<number[]> {
  return [
    ...(await sharp(path, { ignoreIcc: true })
      .removeAlpha()
      .extract({ left: 10, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ];
}

const isNear = (expected: readonly number[]) => (actual: readonly number[]) =>
  expected.every((value, index) => Math.abs(value - (actual[index] ?? 0)) < 12);

const isCloseTo =
  (expected: Awaited<ReturnType<typeof seenQuarters>>) => (actual: Awaited<ReturnType<typeof seenQuarters>>) =>
    isNear(Object.values(expected).flat())(Object.values(actual).flat());

const profileName = ({ icc }: { icc?: Uint8Array }) =>
  Buffer.from(icc ?? [])
    .toString('latin1')
    .replaceAll('\0', '');

const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20">${content}</svg>`;
