import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photo } from '../sample-documents.ts';
import { encodeBilevel } from './encode-bilevel.ts';
import { encodeFlate } from './encode-flate.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import { encodePalette } from './encode-palette.ts';
import { readJpegHeader } from './jpeg-source.ts';
import { countColors, packBits, type Raster, unpackSamples, withoutColor } from './raster.ts';

test.each([
  [1, [0b1010_0000], [255, 0, 255]],
  [2, [0b1101_1000], [255, 85, 170]],
  [4, [0xf0, 0x80], [255, 0, 136]],
  [8, [1, 2, 3], [1, 2, 3]],
  [16, [9, 99, 8, 88, 7, 77], [9, 8, 7]],
])('unpacks samples of %i bits', (bits, bytes, samples) => {
  const layout = { width: 3, height: 1, channels: 1, bits };
  expect([...unpackSamples(Buffer.from(bytes), layout, 'full-scale')]).toEqual(samples);
});

test('missing data counts as black', () => {
  const layout = { width: 2, height: 2, channels: 1, bits: 8 };
  expect([...unpackSamples(Buffer.from([5]), layout, 'as-is')]).toEqual([5, 0, 0, 0]);
});

test('black and white pixels are packed as fax where that is smaller, and never larger than Flate', async () => {
  const [width, height] = [200, 300];
  const data = Buffer.alloc(width * height, 255);
  // Slanted strokes of varying width, like scanned handwriting.
  for (let y = 0; y < height; y++) {
    const from = Math.round(60 + 40 * Math.sin(y / 9) + 20 * Math.cos(y / 23));
    for (let x = from; x < from + 14 + Math.round(10 * Math.sin(y / 5)); x++) data[y * width + x] = 0;
  }
  const encoded = await encodeBilevel({ data, width, height });
  expect(encoded.coding.filter).toBe('CCITTFaxDecode');
  expect(encoded.data.length).toBeLessThan(packBits(data, width, height).length / 4);
});

test('a lossless coding gives back every pixel', async () => {
  const raster = await photoRaster(64, 48);
  const { data, coding } = await encodeFlate(raster);
  if (coding.filter !== 'FlateDecode' || coding.predictor) {
    // PNG row filters: the same bytes as in a PNG, which sharp can read back.
    expect(inflateSync(data)).toHaveLength((64 * 3 + 1) * 48);
  } else expect(inflateSync(data)).toEqual(raster.data);
});

test('the quality of a JPEG rises until the image is similar enough by either measure', async () => {
  const raster = await photoRaster(320, 240);
  const qualityAt = async (own: number, compared: number) => {
    const { data } = await encodeJpeg(raster, {
      own: { quality: 50, minSimilarity: own },
      compared: { quality: 30, minSimilarity: compared, scale: { x: 0.5, y: 0.5 } },
    });
    return readJpegHeader(data)?.quality ?? 0;
  };
  const rough = await qualityAt(1.1, 0);
  expect(rough).toBeLessThan(35);
  expect(await qualityAt(0, 1.1)).toBeGreaterThan(rough);
  const fine = await qualityAt(1.1, 0.99);
  expect(fine).toBeGreaterThan(rough);
  expect(await qualityAt(0.9, 0.99)).toBeLessThanOrEqual(fine);
});

test('a JPEG tells its size, its channels and about what quality it has', async () => {
  for (const quality of [30, 60, 90]) {
    const jpeg = await sharp({ create: { width: 70, height: 50, channels: 3, background: '#456' } })
      .jpeg({ quality })
      .toBuffer();
    const header = readJpegHeader(jpeg);
    expect(header).toMatchObject({ width: 70, height: 50, channels: 3, hasAdobeMarker: false });
    expect(Math.abs((header?.quality ?? 0) - quality)).toBeLessThanOrEqual(3);
  }
  expect(readJpegHeader(Buffer.from('no image'))).toBeUndefined();
});

test('few colours become a palette; a photo does not', async () => {
  const data = Buffer.alloc(120 * 80 * 3);
  for (let pixel = 0; pixel < 120 * 80; pixel++) data.writeUIntBE(pixel % 7 < 3 ? 0xcc2200 : 0x0044aa, pixel * 3, 3);
  const drawing: Raster = { data, width: 120, height: 80, channels: 3 };
  expect(countColors(drawing, 100)).toBe(2);
  const encoded = await encodePalette(drawing, 2);
  expect(encoded).toMatchObject({ bits: 1, space: { kind: 'indexed' } });
  const image = await photoRaster(160, 120);
  expect(countColors(image, 2048)).toBe(2049);
});

test('a colour image without colour is gray; one red pixel keeps it coloured', () => {
  const data = Buffer.alloc(30 * 3, 90);
  expect(withoutColor({ data, width: 30, height: 1, channels: 3 })).toMatchObject({ channels: 1 });
  data[45] = 200;
  expect(withoutColor({ data, width: 30, height: 1, channels: 3 })).toBeUndefined();
});

async function photoRaster(width: number, height: number): Promise<Raster> {
  const data = await sharp(await photo(width, height))
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, width, height, channels: 3 };
}
