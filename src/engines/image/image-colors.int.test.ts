import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { noise, sampleImage, seenQuarters, worstDifference } from './sample-images.ts';
import { openImageBench } from './test-bench.ts';

const { encode, read, write } = openImageBench();

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

  test('a CMYK photo without a profile has the colours that browsers show', async () => {
    const input = await write('print.jpg', await sampleImage().toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer());
    const inks = await sharp(input).pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer();
    expect(await sharp(input).metadata()).toMatchObject({ space: 'cmyk', hasProfile: false });
    const { output } = await encode(input, 'jpeg', { format: 'png', quality: 100, metadata: 'keep' });
    const shown = await sharp(output).raw().toBuffer();
    const furthest = Math.max(
      ...shown.map((level, index) => {
        const pixel = Math.floor(index / 3) * 4;
        const [ink = 0, black = 0] = [inks[pixel + (index % 3)], inks[pixel + 3]];
        return Math.abs(level - ((255 - ink) * (255 - black)) / 255);
      }),
    );
    expect(furthest).toBeLessThan(2);
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)(
    'Display P3 stays Display P3 as %s, stripped or not',
    async (format) => {
      const input = await write('wide.png', await sampleImage().withIccProfile('p3').png().toBuffer());
      for (const metadata of ['strip', 'keep'] as const) {
        const { output } = await encode(input, 'png', { format, metadata, quality: 95 });
        expect(profileName(await sharp(output).metadata())).toContain('P3');
        // Compares stored values, not displayed colours: converting back and forth would clip.
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

  test('a gray image stays gray', async () => {
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

  test('a TIFF keeps them at any quality', async () => {
    const input = await write('deep.png', await deepImage().png().toBuffer());
    expect((await read(input, 'png')).isDeep).toBe(true);
    const { output, facts } = await encode(input, 'png', { format: 'tiff', quality: 70 });
    expect(facts.isDeep).toBe(true);
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
    const { output, facts } = await encode(input, 'png', { format, quality: 90 });
    expect(worstDifference(await seenQuarters(output))).toBeLessThan(16);
    expect(facts.isDeep).toBe(false);
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

/** Every 16-bit value matters: neighbours differ by less than one 8-bit step. */
function deepImage(): Sharp {
  const [width, height] = [64, 32];
  const values = Uint16Array.from({ length: width * height * 3 }, (_, index) => (index * 37) % 65_536);
  return sharp(values, { raw: { width, height, channels: 3 } }).toColourspace('rgb16');
}

async function deepPixels(path: string): Promise<Buffer> {
  return sharp(path, { ignoreIcc: true }).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer();
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
