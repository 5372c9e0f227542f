import { comparedDpi, type LossySettings } from '../levels.ts';
import { isPlainRgb, lookUpColors } from './color-space.ts';
import { type ImageData, type PdfImage, readImageData } from './describe-image.ts';
import { type Bilevel, encodeBilevel, resizeBilevel } from './encode-bilevel.ts';
import { encodeFlate, repack } from './encode-flate.ts';
import { encodeJpeg, type JpegAim, recodeCmykJpeg } from './encode-jpeg.ts';
import { encodePalette } from './encode-palette.ts';
import type { EncodedImage } from './encoded-image.ts';
import { decodeCmykAsGray, decodeJpeg, readJpegHeader } from './jpeg-source.ts';
import { countColors, type Raster, toGray, unpackSamples, withoutColor } from './raster.ts';
import { resizeRaster, sizeFor } from './resize-raster.ts';

export type ImageSettings = {
  /** Undefined: lossless. */
  lossy: LossySettings | undefined;
  grayscale: boolean;
};

/** Smaller savings are not worth a change. */
const minSaving = 0.05;
/** A JPEG of the lowest quality, or nearly, is kept at its own size. */
const qualityMargin = 4;
/** JPEG must beat lossless by this factor. */
const jpegHandicap = 1.05;
const fewColors = 2048;
const fewGrays = 64;
/** Images up to this many pixels are tried lossless whatever their colours: it is cheap and often wins. */
const smallImage = 40_000;
const smallestStoredBytes = 600;

/** A lossy coding that saves less is compared with a lossless one. */
const clearSaving = 0.5;

/**
 * A smaller encoding of an image; undefined when none is worth it. Without `lossy` settings samples stay exact. Throws
 * decoder errors for damaged data.
 */
export async function recodeImage(image: PdfImage, settings: ImageSettings): Promise<EncodedImage | undefined> {
  const { grayscale } = settings;
  if (image.storedBytes < smallestStoredBytes && !grayscale) return undefined;
  const source = readImageData(image);
  const encoded = settings.lossy && (await encode(image, source, settings));
  // A grayscale conversion is taken whatever its size.
  if (encoded && grayscale && encoded.space?.kind === 'gray') return encoded;
  if (encoded && isWorthwhile(encoded, image)) {
    if (source.image || encoded.data.length < image.storedBytes * (1 - clearSaving)) return encoded;
    const exact = await encode(image, source, { lossy: undefined, grayscale });
    return exact && exact.data.length < encoded.data.length ? exact : encoded;
  }
  const exact = await encode(image, source, { lossy: undefined, grayscale });
  return exact && isWorthwhile(exact, image) ? exact : undefined;
}

const isWorthwhile = ({ data }: EncodedImage, { storedBytes }: PdfImage): boolean =>
  data.length < storedBytes * (1 - minSaving);

function encode(image: PdfImage, source: ImageData, settings: ImageSettings): Promise<EncodedImage | undefined> {
  const { space, bits, isStencil } = image;
  const hasTwoTones = bits === 1 && (isStencil || space?.kind === 'gray' || space?.kind === 'indexed');
  if (hasTwoTones && !(settings.grayscale && space?.kind === 'indexed')) return encodeTwoTones(image, source, settings);
  if (source.image === 'DCTDecode') return encodeFromJpeg(image, source, settings);
  if (source.image || !space) return Promise.resolve(undefined);
  return encodeFromSamples(image, source, settings);
}

async function encodeTwoTones(
  image: PdfImage,
  source: ImageData,
  { lossy }: ImageSettings,
): Promise<EncodedImage | undefined> {
  // CCITT and JBIG2 data is already minimal.
  if (source.image) return undefined;
  const { width, height } = image;
  const data = unpackSamples(source.data, { width, height, channels: 1, bits: 1 }, 'full-scale');
  let pixels: Bilevel = { data, width, height };
  const size = lossy && image.space?.kind !== 'indexed' ? sizeFor(image, lossy.bilevelPixelsPerInch) : undefined;
  if (size && !image.hasColorKey) pixels = await resizeBilevel(pixels, size.width, size.height);
  return encodeBilevel(pixels);
}

async function encodeFromJpeg(
  image: PdfImage,
  source: ImageData,
  { lossy, grayscale }: ImageSettings,
): Promise<EncodedImage | undefined> {
  const header = readJpegHeader(source.data);
  const { space } = image;
  if (!lossy || !header || !space || image.hasColorKey || image.hasMatte) return undefined;
  if (header.width !== image.width || header.height !== image.height || header.channels !== space.channels)
    return undefined;
  // The colour transform is declared outside of the JPEG, where our decoder does not see it.
  if (source.hasColorTransform && !header.hasAdobeMarker) return undefined;
  const size = sizeFor(image, lossy.pixelsPerInch) ?? { width: image.width, height: image.height };
  const keepsSize = size.width === image.width;
  const lowest = space.kind === 'cmyk' ? lossy.quality : lossy.lowestQuality;
  const isLow = header.quality > 0 && header.quality <= lowest + qualityMargin;
  if (keepsSize && isLow && !(grayscale && space.channels === 3)) return undefined;
  if (space.kind === 'cmyk' && grayscale && header.hasAdobeMarker) {
    const gray = await decodeCmykAsGray(source.data, size, image.hasDecode);
    return { ...(await encodeJpeg(gray, aimFor(image, gray, lossy))), space: { kind: 'gray' } };
  }
  if (space.kind === 'cmyk')
    return header.hasAdobeMarker ? recodeCmykJpeg(source.data, size, lossy.quality) : undefined;
  const decoded = await decodeJpeg(source.data, size, space.channels === 1 ? 1 : 3);
  const { raster, becameGray } = plainGray(decoded, image, grayscale);
  const encoded = await encodeJpeg(raster, aimFor(image, raster, lossy));
  return becameGray ? { ...encoded, space: { kind: 'gray' } } : encoded;
}

async function encodeFromSamples(
  image: PdfImage,
  source: ImageData,
  settings: ImageSettings,
): Promise<EncodedImage | undefined> {
  const { lossy, grayscale } = settings;
  const { space, width, height, bits } = image;
  if (!space) return undefined;
  const layout = { width, height, channels: space.channels, bits };
  const mustStay = !lossy || image.hasColorKey || image.hasMatte || space.kind === 'cmyk';
  if (mustStay) return repack({ ...layout, channels: space.channels, data: source.data });
  const size = sizeFor(image, lossy.pixelsPerInch);
  if (space.kind !== 'indexed') {
    const data = unpackSamples(source.data, layout, 'full-scale');
    const raster: Raster = { data, width, height, channels: space.channels };
    return encodeRaster(size ? await resizeRaster(raster, size) : raster, image, settings);
  }
  const keepsPalette = !size && !grayscale;
  if (keepsPalette) return repack({ ...layout, channels: 1, data: source.data });
  if (image.hasDecode || space.base.kind === 'cmyk') return undefined;
  const data = lookUpColors(unpackSamples(source.data, layout, 'as-is'), space);
  const raster: Raster = { data, width, height, channels: space.base.channels };
  const resized = size ? await resizeRaster(raster, size) : raster;
  const encoded = await encodeRaster(resized, image, settings);
  return encoded && { ...encoded, space: encoded.space ?? { kind: 'base' } };
}

/** The smallest encoding that suits these pixels. */
async function encodeRaster(
  source: Raster,
  image: PdfImage,
  { lossy, grayscale }: ImageSettings,
): Promise<EncodedImage | undefined> {
  if (!lossy) return undefined;
  const { raster, becameGray } = plainGray(source, image, grayscale);
  const limit = raster.channels === 1 ? fewGrays : fewColors;
  const colors = countColors(raster, limit);
  const isMask = image.use?.role === 'softMask';
  const candidates: { encoded: EncodedImage; handicap: number }[] = [];
  if (colors <= limit || isMask || raster.width * raster.height < smallImage) {
    candidates.push({ encoded: await encodeFlate(raster), handicap: 1 });
    const indexed = image.hasDecode ? undefined : await encodePalette(raster, colors);
    if (indexed) candidates.push({ encoded: indexed, handicap: 1 });
  }
  if (!(isMask && colors < 16)) {
    candidates.push({ encoded: await encodeJpeg(raster, aimFor(image, raster, lossy)), handicap: jpegHandicap });
  }
  const cost = ({ encoded, handicap }: (typeof candidates)[number]) => encoded.data.length * handicap;
  const best = candidates.reduce((one, other) => (cost(other) < cost(one) ? other : one)).encoded;
  return becameGray && !best.space ? { ...best, space: { kind: 'gray' } } : best;
}

/** Enlarged images are compared enlarged, to a limit. */
const largestScale = 2;

function aimFor({ use }: PdfImage, { width, height }: Raster, lossy: LossySettings): JpegAim {
  const { lowestQuality, quality, pageSimilarity, imageSimilarity } = lossy;
  const shared = 1 - (1 - pageSimilarity) / (use?.pageShare || 1);
  const along = (pixels: number, points = 0) =>
    points > 0 ? Math.min(largestScale, (points * comparedDpi) / 72 / pixels) : 1;
  return {
    own: { quality, minSimilarity: imageSimilarity },
    compared: {
      quality: lowestQuality,
      minSimilarity: Math.max(imageSimilarity, shared),
      scale: { x: along(width, use?.width), y: along(height, use?.height) },
    },
  };
}

/** A colour image as gray, if it has no colour or shall lose it. */
function plainGray(raster: Raster, image: PdfImage, grayscale: boolean): { raster: Raster; becameGray: boolean } {
  const space = image.space?.kind === 'indexed' ? image.space.baseObject : image.spaceObject;
  const may = raster.channels === 3 && !image.hasDecode && isPlainRgb(image.stream.dict.context, space);
  const gray = may ? (grayscale ? toGray(raster) : withoutColor(raster)) : undefined;
  return gray ? { raster: gray, becameGray: true } : { raster, becameGray: false };
}
