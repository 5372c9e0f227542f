import type { FileType } from '../../shared/file-types.ts';
import type { ImageFormat } from '../image/image-capabilities.ts';

/** What to improve. */
export type PhotoMode = 'auto' | 'colorize' | 'denoise' | 'restore' | 'upscale';

export type PhotoScale = 2 | 3 | 4;

/** In pixels of the upright photo. */
export type PhotoArea = { x: number; y: number; width: number; height: number };

export type EnhancePhotoRequest = {
  input: string;
  type: FileType;
  output: string;
  /** In this order, each at most once, in one run. */
  modes: readonly PhotoMode[];
  /** 0 changes nothing but the size, 100 as much as is sensible. */
  strength: number;
  /** Only for 'upscale'. 2 by default. */
  scale?: PhotoScale | undefined;
  /** An image of the photo's proportions with scratches marked in white. They are filled before anything else. */
  scratches?: { path: string; type: FileType } | undefined;
  /** Only this part, for a preview. What is measured is measured on the whole photo, so the part looks as in the whole. */
  region?: PhotoArea | undefined;
  format: ImageFormat;
  /** As for `EncodeImage`. */
  quality: number;
  /** 'keep' carries EXIF, XMP and IPTC over. Either way orientation is applied and the colour profile kept. */
  metadata: 'keep' | 'strip';
  progress: (fraction: number) => void;
  signal: AbortSignal;
};

export type EnhancedPhoto = {
  width: number;
  height: number;
  bytes: number;
  /** What was done, in the past tense, without a full stop: 'Enlarged 2 times'. */
  steps: string[];
  /** What was lost, as sentences for the user. */
  warnings: string[];
};

/**
 * Improves a photo. Throws the AppErrors of unreadable images, PHOTO_NOT_A_PHOTO for drawings, PHOTO_RESULT_TOO_LARGE,
 * PHOTO_AREA_OUTSIDE, PHOTO_MARKS_DIFFER, PHOTO_ALL_MARKED and PHOTO_MARKS_TOO_LARGE.
 */
export type EnhancePhoto = (request: EnhancePhotoRequest) => Promise<EnhancedPhoto>;

/** Seconds that `EnhancePhoto` would take, from doing the same steps on a small part of a drawn photo on this machine. */
export type EstimateEnhancement = (request: {
  width: number;
  height: number;
  modes: readonly PhotoMode[];
  strength: number;
  scale?: PhotoScale | undefined;
  signal: AbortSignal;
}) => Promise<{ seconds: number }>;
