import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { dotShapes } from '../../shared/qr/dot-shapes.ts';
import type { QrDesign, QrLogo, RgbaImage } from '../../shared/qr/draw-code.ts';
import { eyeFrames, eyePupils } from '../../shared/qr/eye-shapes.ts';
import { type ErrorLevel, errorLevels } from '../../shared/qr/qr-capacity.ts';
import { type QrStyle, qrStyleSchema } from '../../shared/qr/qr-style.ts';
import { designCode } from './qr-design.ts';
import { sharpPainter } from './qr-painter.run.ts';
import { placementOf } from './qr-painter.ts';
import { plainDecoder, prepareQrReader, readCodes } from './qr-reader.ts';
import { checkScan } from './qr-scan-check.ts';
import { logoOf } from './test-logo.ts';

beforeAll(async () => {
  const file = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareQrReader({ bytes: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) });
});

const url = 'https://example.com/some/path?with=query&utm_source=newsletter&id=1234567890';

describe('a code that is read by ZXing', () => {
  it('gives the original text, in every script, without being given the encoding', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }).filter((text) => text.trim() !== ''),
        async (text) => {
          expect(await plainDecoder(await pixelsOf(designCode(text), 400))).toEqual([text]);
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([
    'مرحبا بالعالم، كيف الحال؟',
    '统一码，万国码。',
    '日本語のテキスト',
    '한국어',
    'Здравствуйте',
    '😀👩‍👩‍👧‍👦',
    'é',
    '£5',
  ])('%s is read at half size out of focus, too', async (text) => {
    expect(await checkScan(designCode(text), 300, scanner)).toEqual({ scans: true, reach: 'far', hints: [] });
  });

  it.each(dotShapes)('is read from near and far with dots of the shape %s', async (dots) => {
    expect(await reachOf(designCode(url, { style: styled({ dots }) }))).toBe('far');
  });

  // The ring is what readers look for: a full circle around a square or a drop is the one combination that ZXing often
  // misses.
  const pairs = eyeFrames
    .flatMap((frame) => eyePupils.map((pupil) => [frame, pupil] as const))
    .filter(([frame, pupil]) => frame !== 'circle' || !['square', 'drop', 'diamond'].includes(pupil));
  it.each(pairs)('is read from near and far with eyes of %s and %s', async (eyeFrame, eyePupil) => {
    expect(await reachOf(designCode(url, { style: styled({ eyeFrame, eyePupil }) }))).toBe('far');
  });

  it.each(
    errorLevels.flatMap((level) =>
      (['square', 'circle'] as const).map((shape) => [level, shape, largestLogo[level]] as const),
    ),
  )('at level %s is read with a %s logo of %d of its width', async (errorLevel, logoShape, logoWidth) => {
    for (const length of [20, 60, 120, 300]) {
      const design = designCode('https://example.com/'.padEnd(length, 'aB3-/_'), {
        errorLevel,
        logo: await stripes(90, 90),
        style: styled({ logoShape, logoWidth }),
      });
      expect(await reachOf(design)).toBe('far');
    }
  });

  it('is read with all options at once', async () => {
    const style = styled({
      dots: 'rounded',
      eyeFrame: 'drop',
      eyePupil: 'circle',
      ink: { kind: 'linear', from: '#5b21b6', to: '#be123c', angle: 45 },
      eyePupilColor: '#7c2d12',
      background: '#fef3c7',
      logoShape: 'circle',
    });
    expect(await reachOf(designCode(url, { style, logo: await stripes(120, 80) }))).toBe('far');
  });

  it.each([100, 200, 300, 400, 500])('is accepted at %i pixels for an ordinary address', async (size) => {
    expect((await checkScan(designCode(url), size, scanner)).scans).toBe(true);
  });

  it('is accepted at the size its refusal names', async () => {
    const design = designCode('ab'.repeat(1000));
    const verdict = await checkScan(design, 200, scanner);
    const named = verdict.scans ? undefined : /at least (\d+) pixels/.exec(verdict.changes[0]?.text ?? '')?.[1];
    expect(named).toBeDefined();
    expect((await checkScan(design, Number(named), scanner)).scans).toBe(true);
  });
});

describe('a code that ZXing does not read', () => {
  it('because its logo covers too much is refused, and the suggested higher level makes it readable', async () => {
    const text = 'https://example.com/'.padEnd(100, 'aB3-/_');
    const logo = await stripes(90, 90);
    const refused = designCode(text, { errorLevel: 'L', logo, style: styled({ logoWidth: 0.3 }) });
    const verdict = await checkScan(refused, 400, scanner);
    expect(verdict).toMatchObject({ scans: false, needed: 'one' });
    const titles = verdict.scans ? [] : verdict.changes.map(({ title }) => title);
    expect(titles).toContain('Raise the error level');
    expect(await reachOf(designCode(text, { errorLevel: 'H', logo, style: styled({ logoWidth: 0.3 }) }))).toBe('far');
  });

  it('is not advised to change an error level fixed by a standard', async () => {
    const text = 'BCD'.padEnd(100, 'aB3-/_');
    const design = designCode(text, {
      kind: 'payment',
      logo: await stripes(90, 90),
      style: styled({ logoWidth: 0.3 }),
    });
    const verdict = await checkScan(design, 400, scanner);
    const titles = verdict.scans ? [] : verdict.changes.map(({ title }) => title);
    expect(titles).toEqual(['Make the logo smaller']);
  });

  it('because it is light on dark is found only by the reader for photos', async () => {
    const style = styled({ ink: { kind: 'solid', color: '#ffffff' }, background: '#000000' });
    const image = await pixelsOf(designCode(url, { style }), 300);
    expect(await plainDecoder(image)).toEqual([]);
    expect((await readCodes(image)).map(({ text }) => text)).toEqual([url]);
  });
});

const scanner = { draw: sharpPainter.pixels, decode: plainDecoder };

const pixelsOf = (design: QrDesign, sizePixels: number): Promise<RgbaImage> =>
  sharpPainter.pixels(design, placementOf(design, sizePixels));

/** The widest logo read at every level; wider ones depend on the length of the text. */
const largestLogo: Record<ErrorLevel, number> = { L: 0.15, M: 0.22, Q: 0.25, H: 0.3 };

const styled = (style: Partial<QrStyle>): QrStyle => ({ ...qrStyleSchema.parse({}), ...style });

async function reachOf(design: QrDesign): Promise<string> {
  const verdict = await checkScan(design, 500, scanner);
  return verdict.scans ? verdict.reach : verdict.changes.map(({ title }) => title).join(', ');
}

/** A loud logo: stripes of dark, light and orange, which readers may take for modules. */
function stripes(width: number, height: number): Promise<QrLogo> {
  const colors = [
    [17, 24, 39, 255],
    [255, 255, 255, 255],
    [245, 158, 11, 255],
  ];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    data.set(colors[Math.floor((pixel % width) / 9) % 3] ?? [], pixel * 4);
  }
  return logoOf({ width, height, data });
}
