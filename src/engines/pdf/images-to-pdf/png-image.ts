import { deflateSync, inflateSync } from 'node:zlib';
import { hasCode } from '../../../shared/errors.ts';
import {
  colorSpace,
  DamagedImageError,
  type EmbeddableImage,
  type ImageStream,
  type ImageValue,
  minDensity,
} from './embeddable-image.ts';
import { readOrientation } from './jpeg-image.ts';
import { filterRows, type PngHeader, plainRows, samplesOf } from './png-rows.ts';

type Chunks = {
  header: PngHeader;
  /** The compressed image data. */
  packed: Buffer;
  palette: Buffer | undefined;
  transparency: Buffer | undefined;
  profile: Buffer | undefined;
  orientation: number;
  density: number | undefined;
};

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** By PNG colour type (PNG third edition, 11.2.1); a palette index is one sample. */
const samplesPerPixel: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const paletteType = 3;
const alphaTypes = [4, 6];

/**
 * Reads a PNG without loss. PDF and PNG compress pixels alike (ISO 32000-1, 7.4.4.4), so most image data is reused as it is;
 * only alpha is split off, which PDF stores separately. Throws DamagedImageError.
 */
export function readPng(content: Buffer): EmbeddableImage {
  const chunks = readChunks(content);
  const { header } = chunks;
  // Always inflated: report a damaged image now, not when the PDF is read.
  const filtered = unpack(chunks.packed, header);
  const needsRows = header.isInterlaced || header.colorType >= paletteType;
  const rows = needsRows ? plainRows(header, filtered) : filtered;
  const hasAlpha = alphaTypes.includes(header.colorType);
  const color: ImageStream = hasAlpha
    ? packRows(samplesOf(rows, header, 'color'), header, header.samples - 1)
    : header.isInterlaced
      ? packRows(rows, header, header.samples)
      : { entries: predictor(header, header.samples), content: chunks.packed };
  return {
    width: header.width,
    height: header.height,
    orientation: chunks.orientation,
    density: chunks.density,
    image: {
      entries: {
        Type: '/XObject',
        Subtype: '/Image',
        Width: header.width,
        Height: header.height,
        BitsPerComponent: header.bits,
        ColorSpace: colorSpaceOf(chunks),
        ...color.entries,
        ...opacityOf(chunks, rows),
      },
      content: color.content,
    },
  };
}

function readChunks(content: Buffer): Chunks {
  if (!content.subarray(0, 8).equals(signature)) throw new DamagedImageError('no PNG');
  const found: Partial<Chunks> = {};
  const packed: Buffer[] = [];
  let hasEnd = false;
  for (let at = 8; at + 12 <= content.length && !hasEnd; ) {
    const length = content.readUInt32BE(at);
    const type = content.toString('latin1', at + 4, at + 8);
    const data = content.subarray(at + 8, at + 8 + length);
    if (data.length < length) throw new DamagedImageError('the PNG is cut off');
    at += 12 + length;
    if (type === 'IHDR') found.header = readHeader(data);
    else if (type === 'PLTE') found.palette = data;
    else if (type === 'tRNS') found.transparency = data;
    else if (type === 'IDAT') packed.push(data);
    else if (type === 'iCCP') found.profile = readProfile(data);
    else if (type === 'eXIf') found.orientation = readOrientation(data);
    else if (type === 'pHYs' && data.length === 9 && data[8] === 1)
      found.density = data.readUInt32BE(0) * metresPerInch;
    else hasEnd = type === 'IEND';
  }
  const { header, palette, transparency, profile, orientation = 1, density } = found;
  if (header === undefined || packed.length === 0) throw new DamagedImageError('the PNG has no image');
  const isPlausible = density !== undefined && density >= minDensity;
  return {
    header,
    packed: Buffer.concat(packed),
    palette,
    transparency,
    profile,
    orientation,
    density: isPlausible ? density : undefined,
  };
}

const metresPerInch = 0.0254;

function readHeader(data: Buffer): PngHeader {
  if (data.length < 13) throw new DamagedImageError('the header is cut off');
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [bits = 0, colorType = 0, , , interlace] = data.subarray(8);
  const samples = samplesPerPixel[colorType];
  if (samples === undefined || ![1, 2, 4, 8, 16].includes(bits)) throw new DamagedImageError('unknown kind of PNG');
  if (width === 0 || height === 0) throw new DamagedImageError('the image has no pixels');
  return { width, height, bits, colorType, samples, isInterlaced: interlace === 1 };
}

/** Profile name, zero byte, compression method, compressed profile. */
function readProfile(data: Buffer): Buffer | undefined {
  const name = data.indexOf(0);
  if (name < 0) return undefined;
  try {
    return inflateSync(data.subarray(name + 2), { maxOutputLength: 4_000_000 });
  } catch (error) {
    // An image without its profile is better than none.
    if (hasCode(error, ...zlibErrors)) return undefined;
    throw error;
  }
}

const zlibErrors = ['Z_DATA_ERROR', 'Z_BUF_ERROR', 'Z_NEED_DICT', 'ERR_BUFFER_TOO_LARGE'];

function unpack(packed: Buffer, header: PngHeader): Buffer {
  const rowBytes = 1 + Math.ceil((header.width * header.bits * header.samples) / 8);
  try {
    const filtered = inflateSync(packed, { maxOutputLength: maxRowBytes(header) });
    if (!header.isInterlaced && filtered.length < rowBytes * header.height) {
      throw new DamagedImageError('pixels are missing');
    }
    return filtered;
  } catch (error) {
    if (hasCode(error, ...zlibErrors)) throw new DamagedImageError('the pixels do not unpack', { cause: error });
    throw error;
  }
}

/** Unpacked size with a filter byte per row; interlacing makes seven passes, whose rows may end in partial bytes. */
const maxRowBytes = ({ width, height, bits, samples }: PngHeader): number =>
  (Math.ceil((width * bits * samples) / 8) + 16) * (height + 8);

const predictor = ({ width, bits }: PngHeader, colors: number): Record<string, ImageValue> => ({
  Filter: '/FlateDecode',
  DecodeParms: { entries: { Predictor: 15, Colors: colors, BitsPerComponent: bits, Columns: width } },
});

const packRows = (rows: Buffer, header: PngHeader, samples: number): ImageStream => ({
  entries: predictor(header, samples),
  content: deflateSync(filterRows(rows, { ...header, samples }), { level: 6 }),
});

function colorSpaceOf({ header, palette, profile }: Chunks): ImageValue {
  if (header.colorType !== paletteType)
    return colorSpace(header.colorType === 0 || header.colorType === 4 ? 1 : 3, profile);
  if (palette === undefined || palette.length < 3) throw new DamagedImageError('the palette is missing');
  const colors = Math.min(256, Math.floor(palette.length / 3));
  const table = palette.subarray(0, colors * 3).toString('hex');
  return ['/Indexed', colorSpace(3, profile), colors - 1, `<${table}>`];
}

/** Alpha as a soft mask (11.6.5.3), or a single transparent colour (8.9.6.4). */
function opacityOf(chunks: Chunks, rows: Buffer): Record<string, ImageValue> {
  const { header, transparency } = chunks;
  if (alphaTypes.includes(header.colorType)) return mask(samplesOf(rows, header, 'alpha'), header);
  if (transparency === undefined) return {};
  if (header.colorType === paletteType) {
    const opacity = samplesOf(rows, header, 'index').map((index) => transparency[index] ?? 255);
    return mask(Buffer.from(opacity), { ...header, bits: 8 });
  }
  const values = Array.from({ length: header.samples }, (_, index) => readUint16(transparency, index * 2));
  return { Mask: values.flatMap((value) => [value, value]) };
}

function readUint16(data: Buffer, at: number): number {
  if (at + 2 > data.length) throw new DamagedImageError('the transparent colour is cut off');
  return data.readUInt16BE(at);
}

function mask(rows: Buffer, header: PngHeader): Record<string, ImageValue> {
  const packed = packRows(rows, header, 1);
  const entries = {
    Type: '/XObject',
    Subtype: '/Image',
    Width: header.width,
    Height: header.height,
    BitsPerComponent: header.bits,
    ColorSpace: '/DeviceGray',
    ...packed.entries,
  };
  return { SMask: { entries, content: packed.content } };
}
