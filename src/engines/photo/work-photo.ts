import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import type { Tile } from './photo-tile.ts';

/*
 * Photos between decoder and encoder: files in the format of libvips, whose 64-byte header is followed by the raw pixels and
 * by metadata as XML (libvips, vips.c: `vips__read_header_bytes`). Tiles are read and written in place, so memory stays small
 * whatever the photo's size, and EXIF, XMP, IPTC and colour profile stay with the photo.
 */

const headerBytes = 64;
/** Of files written on a little-endian machine, which are all that sharp has builds for but one. */
const magic = 0x08f2a6b6;
const field = { width: 4, height: 8, bands: 12, format: 20 } as const;
const eightBits = 0;

type Area = { x: number; y: number; width: number; height: number };

export type WorkPhoto = {
  width: number;
  height: number;
  /** 1 gray, 2 gray with transparency, 3 RGB, 4 RGB with transparency. */
  bands: number;
  /** Reads an area as RGB or RGBA. */
  read: (area: Area) => Tile;
  /** Writes a tile at its place. Its channels must be the photo's bands. */
  write: (tile: Tile) => void;
  /** Metadata, for `createWorkPhoto`. */
  metadata: () => Uint8Array;
  close: () => void;
};

export function openWorkPhoto(path: string, mode: 'r' | 'r+' = 'r'): WorkPhoto {
  const file = openSync(path, mode);
  const header = Buffer.alloc(headerBytes);
  readSync(file, header, 0, headerBytes, 0);
  if (header.readUInt32LE(0) !== magic || header.readInt32LE(field.format) !== eightBits) {
    throw new Error('Not a work photo with 8 bits per sample');
  }
  const width = header.readInt32LE(field.width);
  const height = header.readInt32LE(field.height);
  const bands = header.readInt32LE(field.bands);
  const place = (x: number, y: number) => headerBytes + (y * width + x) * bands;
  return {
    ...{ width, height, bands },
    read: (area) => {
      const rowBytes = area.width * bands;
      const data = new Uint8Array(area.height * rowBytes);
      // One call for whole rows, one per row otherwise.
      const rows = area.width === width ? area.height : 1;
      for (let row = 0; row < area.height; row += rows) {
        readSync(file, data, row * rowBytes, rows * rowBytes, place(area.x, area.y + row));
      }
      return { ...area, channels: bands % 2 === 0 ? 4 : 3, data: bands < 3 ? repeatGray(data, bands) : data };
    },
    write: (tile) => {
      const rowBytes = tile.width * bands;
      const rows = tile.width === width ? tile.height : 1;
      for (let row = 0; row < tile.height; row += rows) {
        writeSync(file, tile.data, row * rowBytes, rows * rowBytes, place(tile.x, tile.y + row));
      }
    },
    metadata: () => {
      const start = place(0, height);
      const chunks: Buffer[] = [];
      for (let offset = start; ; ) {
        const chunk = Buffer.alloc(64 * 1024);
        const bytes = readSync(file, chunk, 0, chunk.length, offset);
        if (bytes === 0) return Buffer.concat(chunks);
        chunks.push(chunk.subarray(0, bytes));
        offset += bytes;
      }
    },
    close: () => closeSync(file),
  };
}

/** Creates an RGB or RGBA photo of another size with the metadata of `source`; its pixels are written later. */
export function createWorkPhoto(path: string, source: string, size: { width: number; height: number }): void {
  const photo = openWorkPhoto(source);
  const channels = photo.bands % 2 === 0 ? 4 : 3;
  const header = Buffer.alloc(headerBytes);
  const original = openSync(source, 'r');
  readSync(original, header, 0, headerBytes, 0);
  closeSync(original);
  header.writeInt32LE(size.width, field.width);
  header.writeInt32LE(size.height, field.height);
  header.writeInt32LE(channels, field.bands);
  header.writeInt32LE(srgb, interpretation);
  const file = openSync(path, 'w');
  writeSync(file, header);
  const metadata = photo.metadata();
  writeSync(file, metadata, 0, metadata.length, headerBytes + size.width * size.height * channels);
  closeSync(file);
  photo.close();
}

/** `VipsInterpretation` */
const interpretation = 28;
const srgb = 22;

function repeatGray(data: Uint8Array, bands: number): Uint8Array {
  const pixels = data.length / bands;
  const channels = bands + 2;
  const result = new Uint8Array(pixels * channels);
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    result.fill(data[pixel * bands] ?? 0, pixel * channels, pixel * channels + 3);
    if (bands === 2) result[pixel * channels + 3] = data[pixel * bands + 1] ?? 0;
  }
  return result;
}
