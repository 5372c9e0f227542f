import { describe, expect, test } from 'vitest';
import { calledBy } from '../../catalog/test-tools.ts';
import type { Engines } from '../../engines/engines.ts';
import type { ImageFacts } from '../../engines/image/image-capabilities.ts';
import { AppError } from '../../shared/errors.ts';
import type { FileType } from '../../shared/file-types.ts';
import { compressRun } from './image-compressor.run.ts';

describe('formats', () => {
  test.each([
    ['jpeg', 'keep', 'jpeg', 'holiday.jpeg'],
    ['heic', 'keep', 'jpeg', 'holiday.jpg'],
    ['tiff', 'keep', 'tiff', 'holiday.tiff'],
    ['svg', 'keep', 'svg', 'holiday.svg'],
    ['png', 'webp', 'webp', 'holiday.webp'],
    ['svg', 'png', 'png', 'holiday.png'],
  ] as const)('a %s asked as %s comes back as %s, named %s', async (type, format, expected, fileName) => {
    const result = await compress({ type, format, sizes: () => 400 });
    expect(result).toMatchObject({ format: expected, fileName });
    expect(result.downloadUrl).toMatchObject({ type: expected, name: fileName });
  });

  test('a result in another format may be larger than its source', async () => {
    expect(await compress({ type: 'heic', bytes: 1000, sizes: () => 1500 })).toMatchObject({
      compressedSize: 1500,
      unchanged: false,
    });
  });
});

test('16 bits per channel that become 8 are said', async () => {
  const made = await compress({ type: 'png', facts: { isDeep: true }, sizes: () => 500 });
  expect(made.notes).toEqual([expect.stringContaining('16 bits')]);
  const kept = await compress({ type: 'png', facts: { isDeep: true }, sizes: () => 1001 });
  expect(kept).toMatchObject({ unchanged: true, notes: [] });
});

describe('never larger than the source', () => {
  test('an image that cannot be made smaller comes back unchanged', async () => {
    const result = await compress({ bytes: 1000, sizes: () => 1001, metadata: 'keep' });
    expect(result).toMatchObject({ unchanged: true, compressedSize: 1000, quality: 100 });
    expect(result.downloadUrl.path).toBe('/job/in/0');
  });

  test('its metadata is still removed when it is to be stripped', async () => {
    const result = await compress({ bytes: 1000, sizes: () => 1001, stripped: { removed: true, bytes: 700 } });
    expect(result).toMatchObject({ unchanged: true, compressedSize: 700 });
    expect(result.downloadUrl.path).toBe('/job/stripped.jpg');
  });

  test('a source that shrinks more by stripping than by encoding keeps its image data', async () => {
    const result = await compress({ bytes: 1000, sizes: () => 950, stripped: { removed: true, bytes: 600 } });
    expect(result).toMatchObject({ unchanged: true, compressedSize: 600 });
  });

  test('when metadata cannot be removed, the encoded image is the result, however large', async () => {
    const error = new AppError({ code: 'IMAGE_METADATA_NOT_REMOVABLE', status: 422, message: 'No.' });
    const result = await compress({ bytes: 1000, sizes: () => 1100, stripped: error });
    expect(result).toMatchObject({ unchanged: false, compressedSize: 1100 });
  });

  test('an SVG that cannot be made smaller comes back unchanged', async () => {
    expect(await compress({ type: 'svg', bytes: 300, sizes: () => 300 })).toMatchObject({
      unchanged: true,
      compressedSize: 300,
    });
  });
});

describe('animations', () => {
  test('an animated GIF as JPEG keeps its first frame and says so', async () => {
    const result = await compress({ type: 'gif', format: 'jpeg', facts: { frames: 12 }, sizes: () => 100 });
    expect(result.notes).toEqual(['Only the first of 12 frames is kept: an animation can be kept as GIF or WebP.']);
  });

  test('an animated GIF as WebP keeps them all, without a note', async () => {
    expect((await compress({ type: 'gif', format: 'webp', facts: { frames: 12 }, sizes: () => 100 })).notes).toEqual(
      [],
    );
  });

  test('an animated PNG is not cut down to its first frame', async () => {
    const result = await compress({ type: 'png', facts: { frames: 3 }, sizes: () => 100 });
    expect(result).toMatchObject({ unchanged: true, compressedSize: 1000 });
    expect(result.notes).toHaveLength(1);
  });
});

test('a TIFF whose pages cannot be re-encoded comes back unchanged, and says so', async () => {
  const error = new AppError({ code: 'IMAGE_PAGES_DIFFER', status: 422, message: 'No.' });
  const sizes = () => {
    throw error;
  };
  const kept = await compress({ type: 'tiff', facts: { frames: 2 }, sizes });
  expect(kept).toMatchObject({ unchanged: true, compressedSize: 1000, notes: [expect.stringContaining('pages')] });
  await expect(compress({ type: 'tiff', format: 'jpeg', facts: { frames: 2 }, sizes })).rejects.toBe(error);
});

describe('what cannot be kept', () => {
  test('the camera data of a TIFF is not carried over, and the answer says so', async () => {
    const kept = await compress({ type: 'tiff', metadata: 'keep', format: 'jpeg', sizes: () => 100 });
    expect(kept.notes).toEqual([
      'Camera data (EXIF) of TIFF images cannot be carried over; XMP, IPTC and colours are.',
    ]);
    expect((await compress({ type: 'tiff', metadata: 'strip', sizes: () => 100 })).notes).toEqual([]);
    expect((await compress({ type: 'tiff', metadata: 'keep', sizes: () => 2000 })).notes).toEqual([]);
  });
});

describe('target size', () => {
  /** A photo whose size doubles every 20 quality steps: 1000 bytes at quality 80. */
  const photo = (quality: number) => Math.round(1000 * 2 ** ((quality - 80) / 20));

  test.each([950, 500, 251, 120])('%i bytes are met, to 95% and within seven encodes', async (targetBytes) => {
    const qualities: number[] = [];
    const sizes = (quality: number) => {
      qualities.push(quality);
      return photo(quality);
    };
    const result = await compress({ bytes: 5000, quality: 80, targetBytes, sizes });
    expect(result.compressedSize).toBeLessThanOrEqual(targetBytes);
    expect(result.compressedSize).toBeGreaterThanOrEqual(targetBytes * 0.95);
    expect(qualities.length).toBeLessThanOrEqual(7);
    expect(new Set(qualities).size).toBe(qualities.length);
  });

  test.each([
    ['grows fast near the end', (quality: number) => Math.round(400 + 3 * quality + 1e4 * (quality / 100) ** 12)],
    ['grows fast at the beginning', (quality: number) => Math.round(3000 * Math.log(quality))],
    [
      'changes its slope in the middle',
      (quality: number) => Math.round(2000 + 40 * quality + 6000 / (1 + Math.exp((60 - quality) / 4))),
    ],
  ])('a target is met as closely as a quality step allows where the size %s', async (_case, sizes) => {
    for (const wanted of [20, 35, 50, 58, 66, 75, 90]) {
      const targetBytes = sizes(wanted) + 1;
      const { compressedSize } = await compress({ bytes: 1e6, quality: 95, targetBytes, sizes });
      expect(compressedSize).toBeLessThanOrEqual(targetBytes);
      expect(compressedSize).toBeGreaterThanOrEqual(targetBytes * 0.95);
    }
  });

  test('the requested quality is never exceeded to fill the target', async () => {
    expect(await compress({ bytes: 5000, quality: 50, targetBytes: 4000, sizes: photo })).toMatchObject({
      quality: 50,
    });
  });

  test('a target below the smallest result is refused with that size', async () => {
    await expect(compress({ bytes: 5000, targetBytes: 20, sizes: photo })).rejects.toMatchObject({
      code: 'TARGET_NOT_REACHED',
      status: 422,
      message: expect.stringContaining('88 Bytes'),
    });
  });

  test('sizes that grow in jumps are met, too', async () => {
    const sizes = (quality: number) => (quality > 30 ? 1000 : 200);
    expect(await compress({ bytes: 5000, targetBytes: 500, sizes })).toMatchObject({ compressedSize: 200 });
  });
});

type Call = {
  type?: FileType;
  bytes?: number;
  format?: 'keep' | 'jpeg' | 'png' | 'webp' | 'avif';
  quality?: number;
  metadata?: 'keep' | 'strip';
  targetBytes?: number;
  facts?: Partial<ImageFacts>;
  /** The size of an encode at this quality. */
  sizes: (quality: number) => number;
  stripped?: { removed: boolean; bytes: number } | AppError;
};

/** Runs the tool with engines that only know sizes. */
async function compress(call: Call) {
  const { type = 'jpeg', bytes = 1000, format = 'keep', quality = 80, metadata = 'strip', sizes } = call;
  const facts: ImageFacts = { width: 30, height: 20, frames: 1, hasAlpha: false, ...call.facts };
  const engines: Pick<Engines, 'readImage' | 'encodeImage' | 'minifySvg' | 'stripImageMetadata'> = {
    readImage: async () => facts,
    encodeImage: async (request) => ({ ...facts, isDeep: false, bytes: sizes(request.quality) }),
    minifySvg: async () => ({ ...facts, bytes: sizes(100) }),
    stripImageMetadata: async () => {
      if (call.stripped instanceof AppError) throw call.stripped;
      return call.stripped ?? { removed: false, bytes };
    },
  };
  const result = await compressRun.run({
    options: { quality, format, metadata, targetBytes: call.targetBytes },
    files: { file: [{ path: '/job/in/0', name: `holiday.${type}`, type, bytes }] },
    engines,
    ...calledBy('free'),
    directory: '/job',
    signal: new AbortController().signal,
    progress: () => undefined,
  });
  return result;
}
