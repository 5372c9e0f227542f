import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pdfium } from '../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import type { PdfSheet } from '../pdf-capabilities.ts';
import { PageTally } from '../pdfium/pdf-tasks.ts';
import { loadPdfium } from '../pdfium/pdfium-library.ts';
import { writeImages } from './write-images.ts';

let pdfium: Pdfium;
let directory: string;
beforeAll(async () => {
  pdfium = await loadPdfium();
  directory = await mkdtemp(join(tmpdir(), 'satchel-images-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const ownSize: PdfSheet = { size: 'fit', orientation: 'auto', marginMm: 0, fit: 'contain' };

describe('a JPEG', () => {
  test('is in the PDF byte for byte', async () => {
    const jpeg = await quarters(40, 60).jpeg({ quality: 90 }).toBuffer();
    const pdf = await write([{ content: jpeg, type: 'jpeg' }]);
    expect(pdf.includes(jpeg)).toBe(true);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('stands upright with the orientation %i', async (orientation) => {
    const stored = await quarters(48, 72).jpeg({ quality: 100 }).withMetadata({ orientation }).toBuffer();
    const { data, info } = await sharp(stored).autoOrient().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const pdf = await write([{ content: stored, type: 'jpeg' }]);
    using document = PdfiumDocument.open(pdfium, pdf);
    const drawn = document.render(0, { size: { maxWidth: info.width, maxHeight: info.height } });
    expect([drawn.width, drawn.height]).toEqual([info.width, info.height]);
    expect(corners(drawn.data, info)).toEqual(corners(data, info));
  });

  test('that was cut off is refused, also where the camera’s small image in its head is whole', async () => {
    const jpeg = await quarters(400, 600).jpeg({ quality: 100 }).toBuffer();
    const small = await quarters(16, 16).jpeg().toBuffer();
    const head = Buffer.from([0xff, 0xe2, 0, 0]);
    head.writeUInt16BE(small.length + 2, 2);
    const photo = Buffer.concat([jpeg.subarray(0, 2), head, small, jpeg.subarray(2)]);
    expect(await write([{ content: photo, type: 'jpeg' }])).toBeInstanceOf(Buffer);
    const cut = photo.subarray(0, photo.length - 2000);
    await expect(write([{ content: cut, type: 'jpeg' }])).rejects.toMatchObject({ code: 'IMAGE_DAMAGED' });
  });

  test('of four inks keeps its colours', async () => {
    const jpeg = await quarters(40, 40).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer();
    using document = PdfiumDocument.open(pdfium, await write([{ content: jpeg, type: 'jpeg' }]));
    const { data, width, height } = document.render(0, { size: { maxWidth: 40, maxHeight: 40 } });
    const [red, , , white] = corners(data, { width, height });
    expect([red, white]).toEqual(['red', 'white']);
  });

  test('that is cut off is refused with its number', async () => {
    const jpeg = await quarters(40, 40).jpeg().toBuffer();
    const whole = { content: jpeg, type: 'jpeg' } as const;
    const cut = { content: jpeg.subarray(0, jpeg.length / 2), type: 'jpeg' } as const;
    await expect(write([whole, cut])).rejects.toMatchObject({ code: 'IMAGE_DAMAGED', file: 1, status: 422 });
  });
});

describe('a PNG', () => {
  test.each([
    ['of full colour', quarters(33, 21).png()],
    ['with a palette', quarters(33, 21).png({ palette: true, colours: 4 })],
    ['that is interlaced', quarters(33, 21).png({ progressive: true })],
    ['with a palette of few bits, interlaced', quarters(33, 21).png({ palette: true, colours: 4, progressive: true })],
    ['in 16 bits', quarters(33, 21).toColourspace('rgb16').png()],
    ['with opacity', quarters(33, 21).ensureAlpha(1).png()],
    ['with opacity, interlaced', quarters(33, 21).ensureAlpha(1).png({ progressive: true })],
  ])('%s keeps every pixel', async (_, image) => {
    const png = await image.toBuffer();
    using document = PdfiumDocument.open(pdfium, await write([{ content: png, type: 'png' }]));
    const { data } = document.render(0, { size: { maxWidth: 33, maxHeight: 21 } });
    expect(corners(data, { width: 33, height: 21 })).toEqual(['red', 'green', 'blue', 'white']);
  });

  test('is transparent where it was', async () => {
    const png = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#ff000000' } })
      .png()
      .toBuffer();
    const palette = await sharp(png).png({ palette: true }).toBuffer();
    for (const content of [png, palette]) {
      using document = PdfiumDocument.open(pdfium, await write([{ content, type: 'png' }]));
      const { data } = document.render(0, { size: { maxWidth: 20, maxHeight: 20 }, background: 'transparent' });
      expect(data[3]).toBe(0);
    }
  });

  test('that is damaged or a bomb is refused', async () => {
    const png = await quarters(200, 200).png({ compressionLevel: 0 }).toBuffer();
    const broken = Buffer.from(png).fill(0xa5, 400, 1200);
    await expect(write([{ content: broken, type: 'png' }])).rejects.toMatchObject({ code: 'IMAGE_DAMAGED' });
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    await expect(write([{ content: bomb, type: 'png' }])).rejects.toMatchObject({ code: 'IMAGE_TOO_MANY_PIXELS' });
  });
});

describe('the sheet', () => {
  const sizeOf = async (sheet: Partial<PdfSheet>, width = 400, height = 200) => {
    const content = await quarters(width, height).png().toBuffer();
    using document = PdfiumDocument.open(pdfium, await write([{ content, type: 'png' }], { ...ownSize, ...sheet }));
    const { width: wide, height: high } = document.pageSize(0);
    return [Math.round(wide), Math.round(high)];
  };

  test('is turned as its image is, or as was asked for', async () => {
    expect(await sizeOf({ size: 'a4' })).toEqual([842, 595]);
    expect(await sizeOf({ size: 'a4' }, 200, 400)).toEqual([595, 842]);
    expect(await sizeOf({ size: 'letter', orientation: 'portrait' })).toEqual([612, 792]);
  });

  test('of an image’s own size is no longer than A4', async () => {
    expect(await sizeOf({}, 96, 48)).toEqual([72, 36]);
    expect(await sizeOf({}, 4000, 2000)).toEqual([842, 421]);
  });

  test('keeps its margins free, also when the image fills it', async () => {
    const content = await sharp({ create: { width: 50, height: 300, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const sheet: PdfSheet = { size: 'a4', orientation: 'portrait', marginMm: 25.4, fit: 'cover' };
    using document = PdfiumDocument.open(pdfium, await write([{ content, type: 'png' }], sheet));
    const { data, width } = document.render(0, { size: { dpi: 72 } });
    const colorAt = (x: number, y: number) => nameOf(data, (y * width + x) * 4);
    expect([colorAt(60, 400), colorAt(80, 80), colorAt(300, 60), colorAt(300, 790)]).toEqual([
      'white',
      'red',
      'white',
      'white',
    ]);
  });
});

let files = 0;
async function write(sources: { content: Buffer; type: 'jpeg' | 'png' }[], sheet = ownSize): Promise<Buffer> {
  const images = await Promise.all(
    sources.map(async ({ content, type }) => {
      files += 1;
      const path = join(directory, `image-${files}`);
      await writeFile(path, content);
      return { path, type };
    }),
  );
  const output = join(directory, `out-${files}.pdf`);
  await writeImages({ task: 'images', images, output, sheet, title: 'Images' }, new PageTally());
  return readFile(output);
}

/** Red, green, blue and white quarters. */
function quarters(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const quarter = (y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1);
      const color =
        [
          [255, 0, 0],
          [0, 255, 0],
          [0, 0, 255],
          [255, 255, 255],
        ][quarter] ?? [];
      pixels.set(color, (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

function corners(data: Uint8Array, { width, height }: { width: number; height: number }): string[] {
  const places = [
    [4, 4],
    [width - 5, 4],
    [4, height - 5],
    [width - 5, height - 5],
  ];
  return places.map(([x = 0, y = 0]) => nameOf(data, (y * width + x) * 4));
}

function nameOf(data: Uint8Array, at: number): string {
  const [red, green, blue] = [...data.slice(at, at + 3)].map((value) => value > 127);
  const names: Record<string, string> = {
    'true false false': 'red',
    'false true false': 'green',
    'false false true': 'blue',
    'true true true': 'white',
  };
  return names[`${red} ${green} ${blue}`] ?? [...data.slice(at, at + 3)].join(' ');
}
