import type { Sharp } from 'sharp';
import type { FileType } from '../../shared/file-types.ts';
import type { ImageFormat } from '../engines.ts';

/** What an encoder has to know of the picture. Sizes in pixels. */
export type EncoderInput = {
  quality: number;
  pixels: number;
  frames: number;
  hasAlpha: boolean;
  bitsPerSample: number;
};

/** Longest side that a format can hold, in pixels. */
export const maxSideOf = {
  jpeg: 65_535,
  png: 2_147_483_647,
  webp: 16_383,
  avif: 16_384,
  gif: 65_535,
  tiff: 2_147_483_647,
} as const satisfies Record<ImageFormat, number>;

const formatsWithFrames: readonly ImageFormat[] = ['gif', 'webp', 'tiff'];
const animatedTypes: readonly FileType[] = ['gif', 'webp'];

/** Whether all frames of the source can be kept: an animation in GIF and WebP, pages in TIFF. */
export function keepsFrames(type: FileType, format: ImageFormat): boolean {
  if (!formatsWithFrames.includes(format)) return false;
  return type === 'tiff' ? format === 'tiff' : animatedTypes.includes(type) && format !== 'tiff';
}

export const hasTransparency = (format: ImageFormat) => format !== 'jpeg';

/** From here on colour edges are worth their bytes: full chroma instead of a quarter. */
const fullChromaQuality = 90;

export const encoders: Record<ImageFormat, (image: Sharp, input: EncoderInput) => Sharp> = {
  jpeg: (image, { quality }) =>
    image.jpeg({ quality, mozjpeg: true, chromaSubsampling: quality >= fullChromaQuality ? '4:4:4' : '4:2:0' }),

  // Only the lossless form; `encodePng` adds the palette. These two options and no other: `effort`, `quality`, `colours`
  // and `dither` each turn on the palette by themselves.
  png: (image) => image.png({ compressionLevel: 9, adaptiveFiltering: true }),

  webp: (image, { quality, pixels }) =>
    quality === 100
      ? image.webp({ lossless: true, effort: webpEffort(pixels) })
      : image.webp({ quality, smartSubsample: true, effort: webpEffort(pixels) }),

  // Effort 4, the default, takes 40 s for 12 megapixels instead of 5.6 s.
  avif: (image, { quality }) =>
    image.avif({ quality, effort: 2, chromaSubsampling: quality >= fullChromaQuality ? '4:4:4' : '4:2:0' }),

  gif: (image, { quality }) =>
    image.gif({
      effort: 7,
      colours: gifColours(quality),
      interFrameMaxError: quality === 100 ? 0 : Math.round((100 - quality) / 4),
    }),

  tiff: (image, { quality, hasAlpha, bitsPerSample }) =>
    quality < 100 && !hasAlpha && bitsPerSample === 8
      ? image.tiff({ compression: 'jpeg', quality })
      : image.tiff({ compression: 'deflate', predictor: 'horizontal' }),
};

/** The palette form of PNG (libimagequant), much smaller for what has flat colours. */
export function encodePalettePng(image: Sharp, quality: number): Sharp {
  return image.png({ palette: true, quality, effort: 8, compressionLevel: 9 });
}

/** Effort 6 saves 3% over 4 and takes twice as long: a price for small pictures only. */
function webpEffort(pixels: number): number {
  return pixels <= 4_000_000 ? 6 : 4;
}

function gifColours(quality: number): number {
  return Math.min(256, Math.max(16, Math.round(256 * (quality / 80))));
}
