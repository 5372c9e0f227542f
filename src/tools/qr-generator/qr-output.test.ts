import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { QrDesign, QrLogo, RgbaImage } from '../../shared/qr/draw-code.ts';
import { qrStyleSchema } from '../../shared/qr/qr-style.ts';
import { qrSvg } from '../../shared/qr/qr-svg.ts';
import { dataUrl } from './data-url.ts';
import { designCode } from './qr-design.ts';
import { sharpPainter } from './qr-painter.run.ts';
import { placeInPixels, placementOf } from './qr-painter.ts';
import { qrPdf } from './qr-pdf.ts';
import { logoOf } from './test-logo.ts';

describe('the pixels of a code', () => {
  it.each([100, 200, 300, 400, 500])('fill %i pixels exactly', async (size) => {
    const { width, height, data } = await pixelsOf(designCode('https://example.com'), size);
    expect([width, height, data.length]).toEqual([size, size, size * size * 4]);
  });

  it('are only black and white when a module has enough of them', async () => {
    const { data } = await pixelsOf(designCode('https://example.com'), 300);
    expect(new Set(data)).toEqual(new Set([0, 255]));
  });

  it('are smoothed only where whole pixels would make the code much smaller', () => {
    expect(placeInPixels(300, 45)).toEqual({ side: 300, scale: 6, offset: 15 });
    expect(placeInPixels(100, 37)).toEqual({ side: 100, scale: 100 / 37, offset: 0 });
  });

  it('are white where the code is transparent, while the PNG is transparent', async () => {
    const design = designCode('x', { style: qrStyleSchema.parse({ background: 'transparent' }) });
    expect(pixelAt(await pixelsOf(design, 100), 0, 0)).toEqual([255, 255, 255, 255]);
    const png = await sharp(await sharpPainter.png(design, 100))
      .raw()
      .toBuffer();
    expect([...png.subarray(3, 4)]).toEqual([0]);
  });

  it('go from the first colour of a gradient to the second', async () => {
    const ink = { kind: 'linear', from: '#ff0000', to: '#0000ff', angle: 0 } as const;
    const image = await pixelsOf(designCode('x', { style: qrStyleSchema.parse({ ink, quietZone: 0 }) }), 210);
    const [leftRed = 0, , leftBlue = 0] = pixelAt(image, 1, 30);
    const [rightRed = 0, , rightBlue = 0] = pixelAt(image, 208, 30);
    expect([leftRed > 250, leftBlue < 5, rightRed < 5, rightBlue > 250]).toEqual([true, true, true, true]);
  });

  it('show the logo centred, in its proportions, with no module under it', async () => {
    const image = await pixelsOf(designCode('x', { logo: await redLogo(40, 20) }), 370);
    expect(pixelAt(image, 185, 185)).toEqual([255, 0, 0, 255]);
    // 22% of 29 modules of 10 pixels: 64 pixels wide and 32 high.
    expect(pixelAt(image, 185 - 30, 185)).toEqual([255, 0, 0, 255]);
    expect(pixelAt(image, 185, 185 - 18)).toEqual([255, 255, 255, 255]);
  });
});

describe('a PNG', () => {
  it('of a plain code is small', async () => {
    const png = await sharpPainter.png(designCode('https://example.com'), 200);
    expect(await sharp(png).metadata()).toMatchObject({ width: 200, height: 200 });
    expect(png.length).toBeLessThan(1000);
  });

  it('as data URL is its bytes in base64', () => {
    const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => index % 256);
    const url = dataUrl(bytes, 'image/png');
    expect(
      Uint8Array.from(atob(url.replace('data:image/png;base64,', '')), (character) => character.charCodeAt(0)),
    ).toEqual(bytes);
  });
});

describe('an SVG', () => {
  it('has one path for the background and one for the ink, in modules', () => {
    const svg = qrSvg(designCode('hello'), 300);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 29 29" width="300" height="300" role="img" aria-label="QR code">/,
    );
    expect(svg.match(/<path /g)).toHaveLength(2);
    expect(svg).not.toContain('hello');
  });

  it('has gradients, own colours of the eyes and a clipped logo when the style has', async () => {
    const style = qrStyleSchema.parse({
      ink: { kind: 'linear', from: '#111111', to: '#222222', angle: 90 },
      eyePupilColor: '#333333',
      background: 'transparent',
      logoShape: 'circle',
    });
    const svg = qrSvg(designCode('hello', { style, logo: await redLogo(2, 2) }), 300);
    expect(svg).toContain('<linearGradient id="ink0" gradientUnits="userSpaceOnUse"');
    expect(svg).toContain('fill="#333333"');
    expect(svg).toContain('<image ');
    expect(svg).toContain('clip-path="url(#logo)"');
    expect(svg).not.toContain('#ffffff');
  });

  it.each([
    'javascript:alert(1)',
    'https://example.com/logo.png',
    'data:text/html;base64,AAAA',
    'data:image/png;base64,AA"/><script>',
  ])('never takes %s as a logo', (url) => {
    expect(() => qrSvg(designCode('x', { logo: { dataUrl: url, width: 1, height: 1 } }), 100)).toThrow(TypeError);
  });
});

describe('a PDF', () => {
  it('has a page for each code, as wide as asked for, and shadings for gradients', async () => {
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const gradient = qrStyleSchema.parse({
      ink: { kind: 'radial', from: '#000000', to: '#1d4ed8' },
      logoShape: 'circle',
    });
    const bytes = await qrPdf(
      [designCode('one'), designCode('two', { style: gradient, logo: await redLogo(30, 20) })],
      50,
    );
    const pages = (await PDFDocument.load(bytes)).getPages();
    expect(pages.map((page) => Math.round((page.getWidth() / 72) * 254) / 10)).toEqual([50, 50]);
    expect(pages[1]?.node.Resources()?.toString()).toContain('/ShadingType 3');
    expect(pages[1]?.node.Resources()?.toString()).toContain('/XObject');
  });
});

describe('pixels of a styled code with a logo', () => {
  it('are readable', async () => {
    const style = qrStyleSchema.parse({
      dots: 'rounded',
      eyeFrame: 'rounded',
      ink: { kind: 'solid', color: '#1e3a8a' },
    });
    const design = designCode('https://example.com', { style, logo: await redLogo(3, 3) });
    expect(decodeQR(await pixelsOf(design, 400))).toBe('https://example.com');
  });
});

const pixelsOf = (design: QrDesign, sizePixels: number): Promise<RgbaImage> =>
  sharpPainter.pixels(design, placementOf(design, sizePixels));

const redLogo = (width: number, height: number): Promise<QrLogo> =>
  logoOf({
    width,
    height,
    data: new Uint8ClampedArray(width * height * 4).map((_, at) => (at % 4 === 0 || at % 4 === 3 ? 255 : 0)),
  });

const pixelAt = ({ data, width }: RgbaImage, x: number, y: number): number[] => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4),
];
