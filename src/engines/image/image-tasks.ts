import { z } from 'zod';
import type { FileType } from '../../shared/file-types.ts';
import type { ImageResize } from '../../shared/resize-plan.ts';
import type { HexColor, ImageFormat } from './image-capabilities.ts';

/* Requests to the image processes, and their answers. File names are relative to the exchange folder. */

export const inputName = 'source';
export const outputName = 'result';
/** Name of the second drawing of a comparison. */
export const otherName = 'other';

export type ReadTask = { task: 'read'; type: FileType };

export type EncodeTask = {
  task: 'encode';
  type: FileType;
  format: ImageFormat;
  quality: number;
  metadata: 'keep' | 'strip';
  resize?: ImageResize | undefined;
  background?: HexColor | undefined;
  density?: number | undefined;
  /** The pixels are upright already, whatever the metadata says (a decoded HEIC). */
  upright: boolean;
};

export type StripTask = { task: 'strip'; type: FileType };

/** Renders two SVGs and measures the difference. */
export type CompareTask = { task: 'compare' };

export type ImageTask = ReadTask | EncodeTask | StripTask | CompareTask;

export const factsSchema = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  frames: z.number().int().positive(),
  hasAlpha: z.boolean(),
  isDeep: z.boolean().optional(),
});

export const strippedSchema = z.object({ removed: z.boolean() });
export const differenceSchema = z.object({ difference: z.number().min(0).max(1) });
