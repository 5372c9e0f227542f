import { t } from '../../../shared/language/translate.ts';
import {
  colorSpace,
  DamagedImageError,
  type EmbeddableImage,
  minDensity,
  UnsupportedImageError,
} from './embeddable-image.ts';

type Frame = { width: number; height: number; components: number };

/** Baseline, extended and progressive Huffman coding, as DCTDecode supports (ISO 32000-1, 7.4.8). */
const supportedFrames = [0xc0, 0xc1, 0xc2];
const startOfScan = 0xda;
const endOfImage = Buffer.from([0xff, 0xd9]);
/** Searched for the end marker; some cameras append other data. */
const tailBytes = 1_000_000;

/**
 * A JPEG whose bytes go into the PDF unchanged. Throws DamagedImageError, and UnsupportedImageError for JPEGs that PDF
 * readers cannot decode.
 */
export function readJpeg(content: Buffer): EmbeddableImage & { components: number } {
  const found = { frame: undefined as Frame | undefined, orientation: 1, density: undefined as number | undefined };
  const profileParts = new Map<number, Buffer>();
  let hasAdobeMarker = false;
  let scanAt = 0;
  for (const { marker, data, end } of segments(content)) {
    scanAt = end;
    if (isFrame(marker)) {
      if (!supportedFrames.includes(marker)) throw new UnsupportedImageError(t('a rare kind of JPEG coding'));
      found.frame = readFrame(data);
    } else if (marker === 0xe0 && startsWith(data, 'JFIF\0')) found.density = densityOf(data);
    else if (marker === 0xe1 && startsWith(data, 'Exif\0\0')) found.orientation = readOrientation(data.subarray(6));
    else if (marker === 0xe2 && startsWith(data, 'ICC_PROFILE\0')) profileParts.set(data[12] ?? 0, data.subarray(14));
    else if (marker === 0xee && startsWith(data, 'Adobe')) hasAdobeMarker = true;
  }
  // Starts at the scan: an embedded thumbnail has its own end marker, even in a truncated photo.
  if (content.indexOf(endOfImage, Math.max(scanAt, content.length - tailBytes)) < 0) {
    throw new DamagedImageError('the end of the JPEG is missing');
  }
  const { frame, orientation, density } = found;
  if (frame === undefined) throw new DamagedImageError('the JPEG has no frame');
  const { width, height, components } = frame;
  const profile = Buffer.concat([...profileParts].sort(([a], [b]) => a - b).map(([, part]) => part));
  return {
    width,
    height,
    orientation,
    density,
    components,
    image: {
      entries: {
        Type: '/XObject',
        Subtype: '/Image',
        Width: width,
        Height: height,
        BitsPerComponent: 8,
        ColorSpace: colorSpace(components, profile),
        Filter: '/DCTDecode',
        // Adobe's programs store CMYK inverted, marked by their segment.
        ...(components === 4 && hasAdobeMarker ? { Decode: [1, 0, 1, 0, 1, 0, 1, 0] } : {}),
      },
      content,
    },
  };
}

/** The segments before the first scan (ITU-T T.81, annex B). */
function* segments(content: Buffer): Generator<{ marker: number; data: Buffer; end: number }> {
  if (content.readUInt16BE(0) !== 0xffd8) throw new DamagedImageError('no JPEG');
  let at = 2;
  while (at + 4 <= content.length) {
    if (content[at] !== 0xff) throw new DamagedImageError(`no marker at ${at}`);
    const marker = content[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === startOfScan) return;
    const length = content.readUInt16BE(at + 2);
    if (length < 2) throw new DamagedImageError(`no length at ${at}`);
    const end = at + 2 + length;
    yield { marker, data: content.subarray(at + 4, end), end };
    at = end;
  }
  throw new DamagedImageError('the JPEG has no scan');
}

/** SOF markers; DHT, JPG and DAC lie between them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readFrame(data: Buffer): Frame {
  if (data.length < 6) throw new DamagedImageError('the frame is cut off');
  const [precision, height, width, components] = [data[0], data.readUInt16BE(1), data.readUInt16BE(3), data[5] ?? 0];
  if (precision !== 8) throw new UnsupportedImageError(t('{bits} bits per colour in a JPEG', { bits: precision ?? 0 }));
  if (width === 0 || height === 0) throw new DamagedImageError('the image has no pixels');
  if (![1, 3, 4].includes(components))
    throw new UnsupportedImageError(t('{components} colour components', { components }));
  return { width, height, components };
}

/** Pixels per inch from a JFIF header (ITU-T T.871, 10.1). */
function densityOf(data: Buffer): number | undefined {
  if (data.length < 12) return undefined;
  const [unit, value] = [data[7], data.readUInt16BE(8)];
  const density = unit === 1 ? value : unit === 2 ? Math.round(value * 2.54) : 0;
  return density >= minDensity ? density : undefined;
}

/** The orientation in EXIF data, a TIFF structure (EXIF 2.32, 4.5); defaults to 1. */
export function readOrientation(tiff: Buffer): number {
  if (tiff.length < 14) return 1;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const uint16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return 1;
  const entries = uint16(directory);
  for (let index = 0; index < entries; index++) {
    const at = directory + 2 + index * 12;
    if (at + 12 > tiff.length) return 1;
    if (uint16(at) !== 0x0112) continue;
    const value = uint16(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

const startsWith = (data: Buffer, text: string): boolean => data.toString('latin1', 0, text.length) === text;
