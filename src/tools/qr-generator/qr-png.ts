import { zlibSync } from 'fflate';
import type { RgbaImage } from './drawing/draw-code.ts';

/**
 * A PNG of these pixels (PNG third edition, W3C 2025). Images of up to 256 colours, as most codes are, get a palette with
 * as few bits per pixel as it needs; others are stored as red, green and blue, with alpha when something is transparent.
 */
export function encodePng(image: RgbaImage): Uint8Array<ArrayBuffer> {
  const pixels = pixelValues(image);
  const palette = paletteOf(pixels);
  return palette === undefined ? directPng(image, pixels) : palettePng(image, pixels, palette);
}

/** A file as `data:` URL, in base64. */
export function dataUrl(bytes: Uint8Array, mime: string): string {
  let binary = '';
  // Function calls take a bounded number of arguments.
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return `data:${mime};base64,${btoa(binary)}`;
}

const colorType = { rgb: 2, palette: 3, rgba: 6 } as const;

/** Red, green, blue and alpha of each pixel in one number, red highest. */
function pixelValues({ data }: RgbaImage): Uint32Array {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const pixels = new Uint32Array(data.length / 4);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = view.getUint32(index * 4);
  return pixels;
}

/** The colours of the image with their places in the palette; undefined when there are too many. */
function paletteOf(pixels: Uint32Array): Map<number, number> | undefined {
  const palette = new Map<number, number>();
  let last: number | undefined;
  for (const pixel of pixels) {
    // Most pixels are like their left neighbour.
    if (pixel === last || palette.has(pixel)) continue;
    if (palette.size === 256) return undefined;
    palette.set(pixel, palette.size);
    last = pixel;
  }
  return palette;
}

function palettePng(
  image: RgbaImage,
  pixels: Uint32Array,
  palette: ReadonlyMap<number, number>,
): Uint8Array<ArrayBuffer> {
  const bits = palette.size <= 2 ? 1 : palette.size <= 4 ? 2 : palette.size <= 16 ? 4 : 8;
  const perByte = 8 / bits;
  const stride = 1 + Math.ceil(image.width / perByte);
  const rows = new Uint8Array(stride * image.height);
  for (let row = 0; row < image.height; row += 1) {
    for (let column = 0; column < image.width; column += 1) {
      const at = row * stride + 1 + Math.floor(column / perByte);
      const place = palette.get(pixels[row * image.width + column] ?? 0) ?? 0;
      rows[at] = (rows[at] ?? 0) | (place << (8 - bits - (column % perByte) * bits));
    }
  }
  const colors = [...palette.keys()];
  const alphas = colors.map((color) => color & 0xff);
  return assemble(image, bits, colorType.palette, [
    chunk(
      'PLTE',
      Uint8Array.from(colors.flatMap((color) => [color >>> 24, (color >>> 16) & 0xff, (color >>> 8) & 0xff])),
    ),
    ...(alphas.every((alpha) => alpha === 255) ? [] : [chunk('tRNS', Uint8Array.from(alphas))]),
    chunk('IDAT', zlibSync(rows, { level: 9 })),
  ]);
}

function directPng(image: RgbaImage, pixels: Uint32Array): Uint8Array<ArrayBuffer> {
  const { width, height, data } = image;
  const isOpaque = pixels.every((pixel) => (pixel & 0xff) === 255);
  const channels = isOpaque ? 3 : 4;
  const stride = 1 + width * channels;
  const rows = new Uint8Array(stride * height);
  // No row filter: between the plain areas of a code they make the file larger, even with a gradient (measured: 55 kB instead
  // of 40 kB at 500 pixels).
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const from = (row * width + column) * 4;
      const to = row * stride + 1 + column * channels;
      for (let channel = 0; channel < channels; channel += 1) rows[to + channel] = data[from + channel] ?? 0;
    }
  }
  return assemble(image, 8, isOpaque ? colorType.rgb : colorType.rgba, [chunk('IDAT', zlibSync(rows, { level: 6 }))]);
}

function assemble(
  { width, height }: RgbaImage,
  bitDepth: number,
  type: number,
  chunks: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([bitDepth, type, 0, 0, 0], 8);
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    ...chunks,
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Length, type, content and checksum of the latter two. */
function chunk(type: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(content.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(content, 8);
  view.setUint32(bytes.length - 4, crc32(bytes.subarray(4, -4)));
  return bytes;
}

/** For each byte its cyclic redundancy check with the polynomial of ISO 3309, bits reversed. */
const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
