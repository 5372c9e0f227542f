import { z } from 'zod';
import type { Hint } from '../../../shared/cutout/hints.ts';
import type { CutoutLook } from '../../../shared/cutout/look.ts';
import type { FileType } from '../../../shared/file-types.ts';

/* Requests to the cut-out processes, and their answers. File names are relative to the exchange folder. */

export const names = {
  photo: 'photo',
  sample: 'sample',
  people: 'people',
  mask: 'mask',
  picture: 'picture',
  result: 'result',
  resultMask: 'result-mask',
} as const;

/** The square that the model of people looks at, in pixels. */
export const sampleSide = 256;

type Photo = { type: FileType; upright: boolean };

/** Writes a small copy as `sampleSide` x `sampleSide` RGB bytes. */
export type SampleTask = Photo & { task: 'sample' };

export type CutTask = Photo &
  CutoutLook & {
    task: 'cut';
    hints: readonly Hint[];
    maskType?: FileType | undefined;
    pictureType?: FileType | undefined;
    /** Whether the model's answer is there, as float32. */
    hasPeople: boolean;
    format: 'png' | 'webp' | 'jpeg';
  };

export type CutoutTask = SampleTask | CutTask;

const pixels = z.number().int().positive();

export const sampledSchema = z.object({ sampled: z.literal(true) });

export const cutSchema = z.object({
  width: pixels,
  height: pixels,
  sourceWidth: pixels,
  sourceHeight: pixels,
  by: z.enum(['person', 'other', 'mask']),
  isWhole: z.boolean(),
  frames: pixels,
  isDeep: z.boolean(),
});
