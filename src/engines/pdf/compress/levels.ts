import type { PdfCompressionLevel } from '../pdf-capabilities.ts';

/** Lossy settings for images. */
export type LossySettings = {
  /** Images of higher resolution, as drawn, are downsampled to this. */
  pixelsPerInch: number;
  /** The same for bilevel images, whose edges have no shades to smooth them. */
  bilevelPixelsPerInch: number;
  /** JPEG quality to start with; raised per image until it keeps `imageSimilarity`. */
  quality: number;
  /** Structural similarity (SSIM) to the image before, compared at its final size. */
  imageSimilarity: number;
};

/** What a rendered page must keep, or it is redone more gently. */
export type PageFloor = { mean: number; worstTile: number };

export type LevelSettings = {
  lossy: LossySettings | undefined;
  floor: PageFloor;
  /** Fallback when this level does worse than the one before: a stronger level must not give a larger file. */
  gentler: LevelSettings | undefined;
};

const lossless: LevelSettings = { lossy: undefined, floor: { mean: 0.995, worstTile: 0.9 }, gentler: undefined };
const light: LevelSettings = {
  lossy: { pixelsPerInch: 220, bilevelPixelsPerInch: 600, quality: 84, imageSimilarity: 0.985 },
  floor: { mean: 0.97, worstTile: 0.75 },
  gentler: lossless,
};
const balanced: LevelSettings = {
  lossy: { pixelsPerInch: 150, bilevelPixelsPerInch: 300, quality: 74, imageSimilarity: 0.97 },
  floor: { mean: 0.94, worstTile: 0.6 },
  gentler: light,
};
const strong: LevelSettings = {
  lossy: { pixelsPerInch: 110, bilevelPixelsPerInch: 300, quality: 58, imageSimilarity: 0.94 },
  floor: { mean: 0.88, worstTile: 0.4 },
  gentler: balanced,
};
const stronger: LevelSettings = {
  lossy: { pixelsPerInch: 84, bilevelPixelsPerInch: 200, quality: 48, imageSimilarity: 0.9 },
  floor: { mean: 0.8, worstTile: 0.25 },
  gentler: strong,
};
const strongest: LevelSettings = {
  lossy: { pixelsPerInch: 60, bilevelPixelsPerInch: 150, quality: 32, imageSimilarity: 0.84 },
  floor: { mean: 0.7, worstTile: 0.15 },
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
