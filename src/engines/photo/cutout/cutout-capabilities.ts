import type { Hint } from '../../../shared/cutout/hints.ts';
import type { CutoutLook } from '../../../shared/cutout/look.ts';
import type { FileType } from '../../../shared/file-types.ts';

type ImageInput = { path: string; type: FileType };

/** What the photo is cut out by. */
export type CutoutSource = 'person' | 'other' | 'mask';

/**
 * Cuts the subject out of a photo and puts it before a new background. The mask is gray, white where the subject is, and as large
 * as the photo. Throws CUTOUT_NOTHING_FOUND without hints and mask, CUTOUT_MASK_SIZE, and the errors of unreadable and too large
 * images.
 */
export type CutOutPhoto = (
  request: CutoutLook & {
    input: string;
    type: FileType;
    /** For the background 'image'. */
    picture?: ImageInput | undefined;
    /** Instead of finding the subject: white, or opaque where it has transparency, is the subject. */
    mask?: ImageInput | undefined;
    /** In pixels of the upright photo. */
    hints?: readonly Hint[] | undefined;
    format: 'png' | 'webp' | 'jpeg';
    output: string;
    maskOutput: string;
    signal: AbortSignal;
  },
) => Promise<{
  /** Of the result. */
  width: number;
  height: number;
  /** Of the upright photo, and so of the mask. */
  sourceWidth: number;
  sourceHeight: number;
  by: CutoutSource;
  /** The optional model that found the subject. */
  model?: string | undefined;
  /** Whether all of the photo counts as the subject. */
  isWhole: boolean;
  /** Whether nothing does. */
  isEmpty: boolean;
  frames: number;
  isDeep: boolean;
}>;
