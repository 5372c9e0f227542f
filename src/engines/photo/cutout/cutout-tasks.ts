import { z } from 'zod';
import type { Area } from '../../../shared/cutout/area.ts';
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

/** Writes parts of the photo, each as `side` x `side` RGB bytes, for a model. Answers the size of the copy that they are taken from. */
export type SampleTask = Photo & {
  task: 'sample';
  side: number;
  views: readonly { area: Area; isMirrored: boolean }[];
};

/** Where the subject is, and how large the likelihood around it is: those of all regions are one file of float32. */
export type TaskRegion = { box: Area; likelihood?: { width: number; height: number } | undefined };

export type CutTask = Photo &
  CutoutLook & {
    task: 'cut';
    hints: readonly Hint[];
    maskType?: FileType | undefined;
    pictureType?: FileType | undefined;
    /** What models said of the photo: the mask of its subject, as large as one says, or regions. */
    seen?:
      | { of: 'subject'; width: number; height: number }
      | { of: 'person' | 'other'; regions: readonly TaskRegion[] }
      | undefined;
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
