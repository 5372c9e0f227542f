import type { Sharp } from 'sharp';
import type { FileType } from '../../shared/file-types.ts';
import { fullChromaQuality } from '../../shared/full-chroma.ts';
import { avifQuality } from './equal-sight.ts';
import type { ImageFormat } from './image-capabilities.ts';
import { pngDeflateLevel } from './png-effort.ts';

/** What encoders need to know about the image. Sizes in pixels. */
export type EncoderInput = {
  quality: number;
  pixels: number;
  frames: number;
  hasAlpha: boolean;
  bitsPerSample: number;
};

/** Maximum side of each format, in pixels. */
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

/** Whether the format keeps all frames: animations in GIF and WebP, pages in TIFF. */
export function keepsFrames(type: FileType, format: ImageFormat): boolean {
  if (!formatsWithFrames.includes(format)) return false;
  return type === 'tiff' ? format === 'tiff' : animatedTypes.includes(type) && format !== 'tiff';
}

export const hasTransparency = (format: ImageFormat) => format !== 'jpeg';

export const encoders: Record<ImageFormat, (image: Sharp, input: EncoderInput) => Sharp> = {
  jpeg: (image, { quality }) =>
    image.jpeg({ quality, mozjpeg: true, chromaSubsampling: quality >= fullChromaQuality ? '4:4:4' : '4:2:0' }),

  // Truecolour only; `encodePalettePng` is the other form. Just these options: `effort`, `quality`, `colours` and `dither`
  // each turn the palette on.
  png: (image) => image.png({ compressionLevel: pngDeflateLevel, adaptiveFiltering: true }),

  webp: (image, input) =>
    input.quality === 100
      ? image.webp({ lossless: true, effort: webpEffort(input) })
      : image.webp({ quality: input.quality, smartSubsample: true, effort: webpEffort(input) }),

  // Effort 4, the default, takes 40 s for 12 megapixels instead of 5.6 s.
  avif: (image, { quality }) =>
    image.avif({
      quality: avifQuality(quality),
      effort: 2,
      chromaSubsampling: quality >= fullChromaQuality ? '4:4:4' : '4:2:0',
    }),

  gif: (image, { quality }) =>
    image.gif({
      effort: 7,
      colours: gifColors(quality),
      interFrameMaxError: quality === 100 ? 0 : Math.round((100 - quality) / 4),
    }),

  tiff: (image, { quality, hasAlpha, bitsPerSample }) =>
    quality < 100 && !hasAlpha && bitsPerSample === 8
      ? image.tiff({ compression: 'jpeg', quality })
      : image.tiff({ compression: 'deflate', predictor: 'horizontal' }),
};

/**
 * PNG with a palette (libimagequant), much smaller for flat colours. Loses 16-bit depth. Effort 7 takes a quarter longer for the
 * same size and look, effort 5 half as long for a sixth more bytes.
 */
export function encodePalettePng(image: Sharp, { quality }: EncoderInput): Sharp {
  return image.png({ palette: true, quality, effort: 6, compressionLevel: pngDeflateLevel });
}

/**
 * Effort 6 saves 3 to 6% over 4. It takes 1.5 times as long for opaque images, 10 to 80 times for transparency and
 * animations, which get 5. Above 4 megapixels speed matters more.
 */
function webpEffort({ pixels, frames, hasAlpha }: EncoderInput): number {
  if (pixels > 4_000_000) return 4;
  return hasAlpha || frames > 1 ? 5 : 6;
}

function gifColors(quality: number): number {
  return Math.min(256, Math.max(16, Math.round(256 * (quality / 80))));
}
