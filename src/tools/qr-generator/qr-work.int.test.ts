import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFDocument } from '@cantoo/pdf-lib';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { QrLogo } from '../../shared/qr/draw-code.ts';
import { stylePresets } from '../../shared/qr/style-presets.ts';
import { imageOf, type QrOrder, qrLookSchema } from './qr-order.ts';
import { sharpPainter } from './qr-painter.run.ts';
import { plainDecoder, prepareQrReader } from './qr-reader.ts';
import { createQrWork } from './qr-work.ts';
import { logoOf } from './test-logo.ts';

beforeAll(async () => {
  const file = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareQrReader({ bytes: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) });
});

const qrWork = createQrWork(sharpPainter);
const look = qrLookSchema.parse({});
const address = 'https://example.com/some/path?with=query&id=1234567890';

describe('the page', () => {
  it.each(stylePresets.map((preset) => [preset.name, preset] as const))(
    'has presets that scan, with and without a logo: %s',
    async (_name, preset) => {
      for (const logo of [undefined, await checkers(64)]) {
        for (const text of ['hello', address, address.repeat(4)]) {
          const styled = { ...look, size: 500, style: { ...look.style, ...preset.style } } as const;
          const { verdict } = await qrWork.inspect({ ...order(text), look: styled, logo });
          expect(verdict).toMatchObject({ scans: true, reach: 'far' });
        }
      }
    },
  );

  it('is the image that was read, at its size', async () => {
    const { verdict, png } = await qrWork.inspect({ ...order(address), look: { ...look, size: 300 } });
    expect(verdict.scans).toBe(true);
    expect(await readPng(png)).toEqual({ width: 300, texts: [address] });
  });

  it('is missing when the colours are too similar', async () => {
    const faint = qrLookSchema.parse({ style: { ink: { kind: 'solid', color: '#dddddd' } } });
    expect(await qrWork.inspect({ ...order(address), look: faint })).toMatchObject({
      verdict: { scans: false },
      png: undefined,
    });
    for (const format of ['png', 'svg', 'pdf'] as const) {
      expect(await qrWork.make({ ...order(address), look: faint, format })).toEqual({
        ok: false,
        problem: expect.stringMatching(/^It does not scan reliably\. .*darker one\.$/),
      });
    }
  });

  it('comes as PNG, SVG and PDF', async () => {
    const made = await Promise.all(
      (['png', 'svg', 'pdf'] as const).map((format) => qrWork.make({ ...order(address), format })),
    );
    const [png, svg, pdf] = made.map((result) => (result.ok ? result.file : undefined));
    expect((await readPng(png)).texts).toEqual([address]);
    expect((await readPng(await sharp(svg, { density: 300 }).png().toBuffer())).texts).toEqual([address]);
    expect(new TextDecoder('latin1').decode(pdf?.subarray(0, 5))).toBe('%PDF-');
  });

  it('has the requested width on paper', async () => {
    const print = qrLookSchema.parse({ size: 'print', millimetres: 30, dpi: 300 });
    const [png, svg, pdf] = await Promise.all(
      (['png', 'svg', 'pdf'] as const).map(async (format) => {
        const made = await qrWork.make({ ...order(address), look: print, format });
        return made.ok ? made.file : undefined;
      }),
    );
    // 30 mm are 1.181 inches.
    expect(await sharp(png).metadata()).toMatchObject({ width: 354, height: 354, density: 300 });
    expect((await readPng(png)).texts).toEqual([address]);
    expect(new TextDecoder().decode(svg)).toContain('width="30mm" height="30mm"');
    const page = (await PDFDocument.load(pdf ?? new Uint8Array())).getPage(0);
    expect((page.getWidth() / 72) * 25.4).toBeCloseTo(30, 1);
  });

  it('has a lower resolution where a poster would have more pixels than a page can draw', () => {
    expect(imageOf(qrLookSchema.parse({ size: 'print', millimetres: 500, dpi: 600 }))).toEqual({
      pixels: 4000,
      dpi: expect.closeTo(203.2, 1),
    });
  });
});

describe('a batch', () => {
  it('names problems by line, makes the other codes, and packs them under names in any script', async () => {
    const { rows } = qrWork.readRows({
      kind: 'link',
      look,
      logo: undefined,
      csv: 'Web address,File name\nexample.com/a,Küche\nno address,two\nexample.com/c,第一\n',
    });
    expect(rows).toEqual([
      { line: 2, ok: true, text: 'https://example.com/a', fileName: 'Küche' },
      { line: 3, ok: false, problem: expect.stringContaining('Please enter a web address') },
      { line: 4, ok: true, text: 'https://example.com/c', fileName: '第一' },
    ]);
    const files: { name: string; content: Uint8Array }[] = [];
    for (const row of rows) {
      if (!row.ok) continue;
      const made = await qrWork.make({ ...order(row.text), kind: 'link', format: 'png' });
      if (made.ok) files.push({ name: `${row.fileName}.png`, content: made.file });
    }
    const unpacked = unzipSync(qrWork.pack(files));
    expect(Object.keys(unpacked)).toEqual(['Küche.png', '第一.png']);
    expect((await readPng(unpacked['第一.png'])).texts).toEqual(['https://example.com/c']);
  });
});

const order = (text: string): QrOrder => ({ text, kind: 'text', look, logo: undefined });

async function readPng(file: Uint8Array | undefined): Promise<{ width: number; texts: readonly string[] }> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const texts = await plainDecoder({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
  return { width: info.width, texts };
}

/** A logo of dark and light squares that look like modules. */
function checkers(side: number): Promise<QrLogo> {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const isDark = (Math.floor((pixel % side) / 8) + Math.floor(pixel / side / 8)) % 2 === 0;
    data.set(isDark ? [20, 20, 20, 255] : [255, 255, 255, 255], pixel * 4);
  }
  return logoOf({ width: side, height: side, data });
}
