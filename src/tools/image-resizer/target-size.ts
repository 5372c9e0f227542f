import type { ImageResize, Size } from '../../shared/resize-plan.ts';

export type { Size };

/** Largest side of a result in pixels: the limit of JPEG readers and browsers. */
export const maxSide = 16_384;
/** Largest number of pixels of a result, all animation frames together. */
export const maxPixels = 100_000_000;

/** The part of an image to keep, as fractions of its sides from 0 to 1. */
export type Crop = { left: number; top: number; width: number; height: number };
export const wholeImage: Crop = { left: 0, top: 0, width: 1, height: 1 };

export const isPart = ({ width, height }: Crop): boolean => width < 1 || height < 1;

/** The same in pixels. */
export const croppedSize = (source: Size, crop: Crop): Size => ({
  width: atLeastOne(source.width * crop.width),
  height: atLeastOne(source.height * crop.height),
});

/** What the result may be; `keep` is the source's own. */
export const formats = ['keep', 'jpeg', 'png', 'webp', 'avif'] as const;

/** How an image is fitted to other proportions; see `targetSize`. */
export const fits = ['inside', 'fill', 'cover', 'contain'] as const;
export type Fit = (typeof fits)[number];

export type SizeRequest = {
  width?: number | undefined;
  height?: number | undefined;
  /** Of the image's own size; wins over width and height. */
  percent?: number | undefined;
  /** The longer side in pixels, the shorter follows; wins over width and height. */
  longestSide?: number | undefined;
  fit: Fit;
  /** False leaves smaller images at their size; a percentage always applies. */
  enlarge?: boolean | undefined;
};

/** Whether any option gives a size. */
export const namesASize = ({ width, height, percent, longestSide }: Omit<SizeRequest, 'fit' | 'enlarge'>): boolean =>
  [width, height, percent, longestSide].some((value) => value !== undefined);

/**
 * The result's size in pixels. One side alone scales the other in proportion. With both sides, 'inside' is the largest size
 * of the image's proportions within them; 'fill' (stretched), 'cover' (cropped) and 'contain' (padded) are exactly that size.
 * No side is under 1 pixel.
 */
export function targetSize(source: Size, request: SizeRequest): Size {
  const wanted = wantedSize(source, request);
  if (request.enlarge !== false || request.percent !== undefined || !isEnlarged(source, wanted, request.fit))
    return wanted;
  if (request.fit === 'fill') {
    return { width: Math.min(wanted.width, source.width), height: Math.min(wanted.height, source.height) };
  }
  if (request.fit === 'contain') return wanted;
  // 'cover' keeps the requested proportions.
  return scaled(wanted, Math.min(source.width / wanted.width, source.height / wanted.height));
}

function wantedSize(source: Size, request: SizeRequest): Size {
  const { percent, longestSide, width, height, fit } = request;
  if (percent !== undefined) return scaled(source, percent / 100);
  if (longestSide !== undefined) return scaled(source, longestSide / Math.max(source.width, source.height));
  if (width !== undefined && height !== undefined) {
    if (fit !== 'inside') return { width, height };
    return scaled(source, Math.min(width / source.width, height / source.height));
  }
  if (width !== undefined) return { width, height: atLeastOne((source.height * width) / source.width) };
  if (height !== undefined) return { width: atLeastOne((source.width * height) / source.height), height };
  return source;
}

/** The request to engine and preview. The size is computed already: 'inside' could round it differently. */
export const stepsTo = (target: Size, fit: Fit, crop: Crop): ImageResize => ({
  ...target,
  fit: fit === 'inside' ? 'fill' : fit,
  ...(isPart(crop) ? { crop } : {}),
});

/** Whether the image itself, apart from padding, is enlarged in either direction. */
export function isEnlarged(source: Size, target: Size, fit: Fit): boolean {
  const ratios = [target.width / source.width, target.height / source.height];
  // Padding never stretches, so the smaller ratio counts; half a pixel of rounding is not enlargement.
  const factor = fit === 'contain' ? Math.min(...ratios) : Math.max(...ratios);
  return factor * Math.max(source.width, source.height) > Math.max(source.width, source.height) + 0.5;
}

const scaled = ({ width, height }: Size, factor: number): Size => ({
  width: atLeastOne(width * factor),
  height: atLeastOne(height * factor),
});

const atLeastOne = (pixels: number) => Math.max(1, Math.round(pixels));
