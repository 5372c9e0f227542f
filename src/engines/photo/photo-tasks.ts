import { z } from 'zod';
import type { FileType } from '../../shared/file-types.ts';
import type { EnhancePhotoRequest, EstimateEnhancement } from './photo-capabilities.ts';

/* Requests to the photo processes, and their answers. File names are relative to the exchange folder. */

export const photoName = 'photo';
export const scratchesName = 'scratches';
export const resultName = 'result';

export type EnhanceTask = {
  task: 'enhance';
  type: FileType;
  /** The pixels are upright already, whatever the metadata says (a decoded HEIC). */
  upright: boolean;
  /** Of the image with marked scratches, where there is one. */
  scratchesType?: FileType | undefined;
} & Pick<EnhancePhotoRequest, 'modes' | 'strength' | 'scale' | 'region' | 'format' | 'quality' | 'metadata'>;

export type EstimateTask = { task: 'estimate' } & Omit<Parameters<EstimateEnhancement>[0], 'signal'>;

export type PhotoTask = EnhanceTask | EstimateTask;

const pixels = z.number().int().positive();

export const enhancedSchema = z.object({
  width: pixels,
  height: pixels,
  steps: z.array(z.string()),
  warnings: z.array(z.string()),
});

export const estimateSchema = z.object({ seconds: z.number().nonnegative() });
