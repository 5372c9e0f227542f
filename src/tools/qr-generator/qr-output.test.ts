import { unzlibSync } from 'fflate';
import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import type { QrLogo, RgbaImage } from './drawing/draw-code.ts';
import { designCode } from './qr-design.ts';
import { qrPdf } from './qr-pdf.ts';
import { placeInPixels, qrPixels } from './qr-pixels.ts';
import { dataUrl, encodePng } from './qr-png.ts';
import { qrStyleSchema } from './qr-style.ts';
import { qrSvg } from './qr-svg.ts';

describe('the pixels of a code', () => {
  it.each([100, 200, 300, 400, 500])('fill %i pixels exactly', (size) => {
    const { width, height, data } = qrPixels(designCode('https://example.com'), size);
    expect([width, height, data.length]).toEqual([size, size, size * size * 4]);
  });

  it('are black and white only when a module has enough of them', () => {
    const { data } = qrPixels(designCode('https://example.com'), 300);
    expect(new Set(data)).toEqual(new Set([0, 255]));
  });

  it('give up sharp edges only where whole pixels would make the code much smaller', () => {
    expect(placeInPixels(300, 45)).toEqual({ side: 300, scale: 6, offset: 15 });
    expect(placeInPixels(100, 37)).toEqual({ side: 100, scale: 100 / 37, offset: 0 });
  });

  it('are transparent around the code when the background is', () => {
    const { data } = qrPixels(designCode('x', { style: qrStyleSchema.parse({ background: 'transparent' }) }), 100);
    expect(data.slice(0, 4)).toEqual(new Uint8ClampedArray(4));
  });

  it('run from the first colour of a gradient to the second', () => {
    const ink = { kind: 'linear', from: '#ff0000', to: '#0000ff', angle: 0 } as const;
    const image = qrPixels(designCode('x', { style: qrStyleSchema.parse({ ink, quietZone: 0 }) }), 210);
    const [leftRed = 0, , leftBlue = 0] = pixelAt(image, 1, 30);
    const [rightRed = 0, , rightBlue = 0] = pixelAt(image, 208, 30);
    expect([leftRed > 250, leftBlue < 5, rightRed < 5, rightBlue > 250]).toEqual([true, true, true, true]);
  });

  it('show the logo in the middle, in its proportions, with no module under it', () => {
    const image = qrPixels(designCode('x', { logo: redLogo(40, 20) }), 370);
    expect(pixelAt(image, 185, 185)).toEqual([255, 0, 0, 255]);
    // 22% of 29 modules of 10 pixels: 64 pixels wide and 32 high.
    expect(pixelAt(image, 185 - 30, 185)).toEqual([255, 0, 0, 255]);
    expect(pixelAt(image, 185, 185 - 18)).toEqual([255, 255, 255, 255]);
  });
});

describe('a PNG', () => {
  it('of a plain code has one bit per pixel and is small', () => {
    const png = encodePng(qrPixels(designCode('https://example.com'), 200));
    expect(headerOf(png)).toEqual({ width: 200, height: 200, bitDepth: 1, colorType: 3 });
    expect(png.length).toBeLessThan(1000);
  });

  it.each([
    ['16 colours', 16, 4, 3],
    ['256 colours', 256, 8, 3],
    ['257 colours', 257, 8, 2],
  ])('of %s is stored in the smallest form', (_, colors, bitDepth, colorType) => {
    const image = blank(20, 20);
    for (let pixel = 0; pixel < 400; pixel += 1) {
      const color = pixel % colors;
      image.data.set([color & 0xff, color >> 8, 7, 255], pixel * 4);
    }
    expect(headerOf(encodePng(image))).toMatchObject({ bitDepth, colorType });
  });

  it('holds the rows of the image', () => {
    const image = blank(3, 2);
    image.data.set([255, 255, 255, 255], 4);
    const png = encodePng(image);
    const at = indexOf(png, 'IDAT');
    const length = new DataView(png.buffer).getUint32(at - 4);
    // Two palette entries, so a bit per pixel: the second pixel of the first row.
    expect([...unzlibSync(png.subarray(at + 4, at + 4 + length))]).toEqual([0, 0b01000000, 0, 0]);
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

  it('has gradients, own colours of the eyes and a clipped logo when the style has', () => {
    const style = qrStyleSchema.parse({
      ink: { kind: 'linear', from: '#111111', to: '#222222', angle: 90 },
      eyePupilColor: '#333333',
      background: 'transparent',
      logoShape: 'circle',
    });
    const svg = qrSvg(designCode('hello', { style, logo: redLogo(2, 2) }), 300);
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
    expect(() => qrSvg(designCode('x', { logo: { ...redLogo(1, 1), dataUrl: url } }), 100)).toThrow(TypeError);
  });
});

describe('a PDF', () => {
  it('has a page for each code, as wide as asked for, and shadings for gradients', async () => {
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const gradient = qrStyleSchema.parse({
      ink: { kind: 'radial', from: '#000000', to: '#1d4ed8' },
      logoShape: 'circle',
    });
    const bytes = await qrPdf([designCode('one'), designCode('two', { style: gradient, logo: redLogo(30, 20) })], 50);
    const pages = (await PDFDocument.load(bytes)).getPages();
    expect(pages.map((page) => Math.round((page.getWidth() / 72) * 254) / 10)).toEqual([50, 50]);
    expect(pages[1]?.node.Resources()?.toString()).toContain('/ShadingType 3');
    expect(pages[1]?.node.Resources()?.toString()).toContain('/XObject');
  });
});

describe('pixels of a styled code with a logo', () => {
  it('are read again', () => {
    const style = qrStyleSchema.parse({
      dots: 'rounded',
      eyeFrame: 'rounded',
      ink: { kind: 'solid', color: '#1e3a8a' },
    });
    expect(decodeQR(qrPixels(designCode('https://example.com', { style, logo: redLogo(3, 3) }), 400))).toBe(
      'https://example.com',
    );
  });
});

const blank = (width: number, height: number): RgbaImage => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return { width, height, data };
};

function redLogo(width: number, height: number): QrLogo {
  const pixels = blank(width, height);
  for (let at = 0; at < pixels.data.length; at += 4) pixels.data[at] = 255;
  return { dataUrl: dataUrl(encodePng(pixels), 'image/png'), pixels };
}

const pixelAt = ({ data, width }: RgbaImage, x: number, y: number): number[] => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4),
];

const indexOf = (png: Uint8Array, type: string): number => String.fromCharCode(...png).indexOf(type);

function headerOf(png: Uint8Array<ArrayBuffer>) {
  const view = new DataView(png.buffer);
  return { width: view.getUint32(16), height: view.getUint32(20), bitDepth: png[24], colorType: png[25] };
}
