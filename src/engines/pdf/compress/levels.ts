import type { PdfCompressionLevel } from '../pdf-capabilities.ts';

/** Pixels per inch at which pages are compared: about a screen's. */
export const comparedDpi = 100;

/** Lossy settings for images. */
export type LossySettings = {
  /** Images of higher resolution, as drawn, are downsampled to this. */
  pixelsPerInch: number;
  /** The same for bilevel images, whose edges have no shades to smooth them. */
  bilevelPixelsPerInch: number;
  /**
   * JPEG quality. An image gets the lowest from `lowestQuality` on that keeps its page similar enough as compared, or from
   * `quality` on its own pixels: photos of few pixels would need far more to keep their pages, and nobody sees it.
   */
  lowestQuality: number;
  quality: number;
  /** Structural similarity (SSIM) that a page full of images keeps. The images of a page share what it may lose. */
  pageSimilarity: number;
  /** What a single image keeps, however small its part of the page. */
  imageSimilarity: number;
};

/** What a rendered page must keep, or it is redone more gently. */
export type PageFloor = { mean: number; worstTile: number };

export type LevelSettings = {
  lossy: LossySettings | undefined;
  floor: PageFloor;
  /** The level for pages that come out below the floor. */
  gentler: LevelSettings | undefined;
};

const lossless: LevelSettings = { lossy: undefined, floor: { mean: 0.995, worstTile: 0.9 }, gentler: undefined };
const light: LevelSettings = {
  lossy: {
    ...{ pixelsPerInch: 220, bilevelPixelsPerInch: 600, lowestQuality: 60, quality: 84 },
    ...{ pageSimilarity: 0.998, imageSimilarity: 0.985 },
  },
  floor: { mean: 0.985, worstTile: 0.75 },
  gentler: lossless,
};
const balanced: LevelSettings = {
  lossy: {
    ...{ pixelsPerInch: 150, bilevelPixelsPerInch: 300, lowestQuality: 40, quality: 74 },
    ...{ pageSimilarity: 0.996, imageSimilarity: 0.97 },
  },
  floor: { mean: 0.97, worstTile: 0.6 },
  gentler: light,
};
const strong: LevelSettings = {
  lossy: {
    ...{ pixelsPerInch: 110, bilevelPixelsPerInch: 300, lowestQuality: 28, quality: 58 },
    ...{ pageSimilarity: 0.988, imageSimilarity: 0.94 },
  },
  floor: { mean: 0.92, worstTile: 0.4 },
  gentler: balanced,
};
const stronger: LevelSettings = {
  lossy: {
    ...{ pixelsPerInch: 84, bilevelPixelsPerInch: 200, lowestQuality: 20, quality: 48 },
    ...{ pageSimilarity: 0.95, imageSimilarity: 0.9 },
  },
  floor: { mean: 0.85, worstTile: 0.25 },
  gentler: strong,
};
const strongest: LevelSettings = {
  lossy: {
    ...{ pixelsPerInch: 60, bilevelPixelsPerInch: 150, lowestQuality: 14, quality: 32 },
    ...{ pageSimilarity: 0.86, imageSimilarity: 0.84 },
  },
  floor: { mean: 0.72, worstTile: 0.15 },
  gentler: stronger,
};

export const levelSettings: Readonly<Record<PdfCompressionLevel, LevelSettings>> = {
  lossless,
  light,
  balanced,
  strong,
};

/** The levels tried in turn for a target size, from the requested one. */
export function stepsToTarget(level: PdfCompressionLevel): LevelSettings[] {
  const ladder = [lossless, light, balanced, strong, stronger, strongest];
  return ladder.slice(ladder.indexOf(levelSettings[level]));
}
