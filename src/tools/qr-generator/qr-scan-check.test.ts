import { describe, expect, it } from 'vitest';
import type { QrDesign, RgbaImage } from '../../shared/qr/draw-code.ts';
import { qrStyleSchema } from '../../shared/qr/qr-style.ts';
import { designCode } from './qr-design.ts';
import { sharpPainter } from './qr-painter.run.ts';
import type { QrDecoder } from './qr-reader.ts';
import { checkScan, type ScanVerdict } from './qr-scan-check.ts';

const text = 'https://example.com';

describe('the scan check', () => {
  it('passes a code that is read at full and half size', async () => {
    expect(await check(designCode(text), 300, readsFrom(0))).toEqual({ scans: true, reach: 'far', hints: [] });
  });

  it('reads the delivered size sharp and half of it blurred', async () => {
    const seen: { width: number; shades: number }[] = [];
    await check(designCode(text), 330, async (image) => {
      seen.push({ width: image.width, shades: new Set(image.data).size });
      return [text];
    });
    expect(seen.map(({ width }) => width)).toEqual([330, 165]);
    expect(seen[0]?.shades).toBe(2);
    expect(seen[1]?.shades).toBeGreaterThan(2);
  });

  it('warns that a small image reads close up only', async () => {
    const verdict = await check(designCode(text), 100, readsFrom(80));
    expect(verdict).toMatchObject({ scans: true, reach: 'near', hints: [{ title: 'Reads close up only' }] });
  });

  it('refuses a text that differs by even one character', async () => {
    expect((await check(designCode(text), 300, async () => [`${text}/`])).scans).toBe(false);
  });

  it('refuses a code not read at full size and names a size that works', async () => {
    expect(await check(designCode(text), 100, readsFrom(105))).toEqual({
      scans: false,
      needed: 'one',
      changes: [
        {
          title: 'Choose a larger size',
          text: 'This code has 25 modules on each side, too many for 100 pixels. Please choose at least 200 pixels, or shorten the content.',
        },
      ],
    });
  });

  it('names each change that helps on its own, and only those', async () => {
    // This reader finds nothing while any pixel is blue, and does not mind shapes.
    const style = qrStyleSchema.parse({ dots: 'dots', eyeFrame: 'circle', ink: { kind: 'solid', color: '#000080' } });
    const verdict = await check(designCode(text, { style }), 500, async (image) => (hasBlue(image) ? [] : [text]));
    expect(verdict).toMatchObject({ scans: false, needed: 'one' });
    expect(titlesOf(verdict)).toEqual(['Choose stronger colours']);
  });

  it('names all changes needed together when none is enough', async () => {
    const style = qrStyleSchema.parse({ ink: { kind: 'solid', color: '#000080' } });
    const verdict = await check(designCode(text, { style }), 100, async (image) =>
      hasBlue(image) || image.width < 105 ? [] : [text],
    );
    expect(verdict).toMatchObject({ scans: false, needed: 'all' });
    expect(titlesOf(verdict)).toEqual(['Choose stronger colours', 'Choose a larger size']);
  });

  it('advises shortening the content when nothing helps', async () => {
    expect(titlesOf(await check(designCode(text), 500, async () => []))).toEqual(['Shorten the content']);
  });

  it('refuses colours by rule, without a reader', async () => {
    const style = qrStyleSchema.parse({ ink: { kind: 'solid', color: '#ffffff' }, background: '#000000' });
    const unasked: QrDecoder = async () => {
      throw new Error('The reader was called.');
    };
    expect(titlesOf(await check(designCode(text, { style }), 300, unasked))).toEqual(['Swap the colours']);
  });

  it('returns hints although the code scans', async () => {
    const style = qrStyleSchema.parse({ quietZone: 1 });
    expect(await check(designCode(text, { style }), 300, readsFrom(0))).toMatchObject({
      scans: true,
      hints: [{ title: 'Widen the quiet zone' }],
    });
  });

  it('passes on what a reader throws', async () => {
    await expect(check(designCode(text), 300, () => Promise.reject(new Error('no memory')))).rejects.toThrow(
      'no memory',
    );
  });
});

const check = (design: QrDesign, sizePixels: number, decode: QrDecoder): Promise<ScanVerdict> =>
  checkScan(design, sizePixels, { draw: sharpPainter.pixels, decode });

/** A reader that finds nothing in images narrower than this. */
const readsFrom =
  (pixels: number): QrDecoder =>
  async ({ width }) =>
    width >= pixels ? [text] : [];

const hasBlue = ({ data }: RgbaImage): boolean =>
  data.some((blue, index) => index % 4 === 2 && blue > (data[index - 2] ?? 0) + 50);

const titlesOf = (verdict: ScanVerdict): string[] => (verdict.scans ? [] : verdict.changes.map(({ title }) => title));
