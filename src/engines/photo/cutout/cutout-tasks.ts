import { z } from 'zod';
import type { Hint } from '../../../shared/cutout/hints.ts';
import type { CutoutLook } from '../../../shared/cutout/look.ts';
import type { FileType } from '../../../shared/file-types.ts';

/* Requests to the cut-out processes, and their answers. File names are relative to the exchange folder. */

export const names = {
  photo: 'photo',
  sample: 'sample',
  likelihood: 'likelihood',
  mask: 'mask',
  picture: 'picture',
  result: 'result',
  resultMask: 'result-mask',
} as const;

type Photo = { type: FileType; upright: boolean };

/**
 * Writes a copy as `side` x `side` RGB bytes, for a model; with `squares`, then the squares that `squaresIn` names. Answers the size
 * of what they show together.
 */
export type SampleTask = Photo & { task: 'sample'; side: number; squares: boolean };

export type CutTask = Photo &
  CutoutLook & {
    task: 'cut';
    hints: readonly Hint[];
    maskType?: FileType | undefined;
    pictureType?: FileType | undefined;
    /** What a model said of the photo, as float32: how likely pixels belong to a person, or to the subject. */
    likelihood?: { of: 'person' | 'subject'; width: number; height: number } | undefined;
    format: 'png' | 'webp' | 'jpeg';
  };

export type CutoutTask = SampleTask | CutTask;

const pixels = z.number().int().positive();

export const sampledSchema = z.object({ width: pixels, height: pixels });

export const cutSchema = z.object({
  width: pixels,
  height: pixels,
  sourceWidth: pixels,
  sourceHeight: pixels,
  by: z.enum(['person', 'other', 'mask']),
  isWhole: z.boolean(),
  isEmpty: z.boolean(),
  frames: pixels,
  isDeep: z.boolean(),
});
