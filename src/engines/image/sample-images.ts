import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/* Small test images with known colours and corners. */

export type Rgb = readonly [red: number, green: number, blue: number];

/** Upright, in reading order. */
export const quarters = {
  topLeft: [220, 30, 30],
  topRight: [30, 160, 50],
  bottomLeft: [40, 60, 200],
  bottomRight: [230, 200, 40],
} as const satisfies Record<string, Rgb>;

export const sampleWidth = 96;
export const sampleHeight = 64;

/** Four quarters of plain colour, 96 × 64. */
export function sampleImage(width = sampleWidth, height = sampleHeight): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [left, right] =
        y < height / 2 ? [quarters.topLeft, quarters.topRight] : [quarters.bottomLeft, quarters.bottomRight];
      pixels.set(x < width / 2 ? left : right, (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A moving square: `frames` frames of 40 × 30, each in another gray. */
export function sampleAnimation(frames: number): Sharp {
  const [width, height] = [40, 30];
  const pixels = Buffer.alloc(width * height * frames * 3, 255);
  for (let frame = 0; frame < frames; frame += 1) {
    const grey = 20 + frame * 40;
    for (let y = 5; y < 25; y += 1) {
      for (let x = frame * 4; x < frame * 4 + 16; x += 1) {
        pixels.fill(grey, ((frame * height + y) * width + x) * 3, ((frame * height + y) * width + x + 1) * 3);
      }
    }
  }
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } });
}

/** The displayed sRGB colour in the middle of each quarter. */
export async function seenQuarters(path: string): Promise<Record<keyof typeof quarters, Rgb>> {
  // Not the default conversion, which applies orientation only on request and keeps other profiles.
  const { data, info } = await sharp(path)
    .autoOrient()
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Rgb => {
    const offset = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    const [red = 0, green = red, blue = red] = data.subarray(offset, offset + info.channels);
    return [red, green, blue];
  };
  return { topLeft: at(0.25, 0.25), topRight: at(0.75, 0.25), bottomLeft: at(0.25, 0.75), bottomRight: at(0.75, 0.75) };
}

/** The largest channel difference between displayed and expected colours. */
export function worstDifference(seen: Record<keyof typeof quarters, Rgb>): number {
  return Math.max(
    ...Object.entries(quarters).flatMap(([corner, expected]) =>
      expected.map((value, channel) => Math.abs(value - (seen[corner as keyof typeof quarters][channel] ?? 0))),
    ),
  );
}

/** A PNG with this header and no valid data: for sizes that no encoder would write. */
export function pngWithSize(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(64))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** The PNG with chunks added after its header. */
export function withPngChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  const afterHeader = 8 + 25;
  return Buffer.concat([png.subarray(0, afterHeader), ...chunks, png.subarray(afterHeader)]);
}

/** Encoded once, so that metadata options can follow. */
export async function asJpeg(image: Sharp): Promise<Sharp> {
  return sharp(await image.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()).jpeg({
    quality: 100,
    chromaSubsampling: '4:4:4',
  });
}

/** The sample image, stored so that it is upright once the tag is applied. */
export async function storedWithOrientation(tag: number): Promise<Buffer> {
  const upright = await sampleImage().png().toBuffer();
  const turns: Record<number, (image: Sharp) => Sharp> = {
    1: (image) => image,
    2: (image) => image.flop(),
    3: (image) => image.rotate(180),
    4: (image) => image.flip(),
    5: (image) => image.rotate(90),
    6: (image) => image.rotate(270),
    7: (image) => image.rotate(270),
    8: (image) => image.rotate(90),
  };
  const turned = await (turns[tag]?.(sharp(upright)) ?? sharp(upright)).png().toBuffer();
  // A separate step: the library always mirrors before rotating.
  const stored = await sharp(turned)
    .flop(tag === 5 || tag === 7)
    .png()
    .toBuffer();
  return sharp(stored).withMetadata({ orientation: tag }).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
}

export function noise(): Sharp {
  const [width, height] = [160, 120];
  let state = 1;
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state >> 16;
  });
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20">${content}</svg>`;

/** The little-endian TIFF with an entry added to its directory, which moves to the end. */
export function withTiffEntry(tiff: Buffer, entry: Buffer): Buffer {
  const directoryAt = tiff.readUInt32LE(4);
  const count = tiff.readUInt16LE(directoryAt);
  const entries = tiff.subarray(directoryAt + 2, directoryAt + 2 + count * 12);
  const result = Buffer.concat([tiff, uint16(count + 1), entries, entry, uint32(0)]);
  result.writeUInt32LE(tiff.length, 4);
  return result;
}

/** A directory entry: tag, field type, count, and value or offset. */
export function tiffEntry(tag: number, type: number, values: number, value: number): Buffer {
  return Buffer.concat([uint16(tag), uint16(type), uint32(values), uint32(value)]);
}

export function uint16(value: number): Buffer {
  return Buffer.from([value & 0xff, value >> 8]);
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
