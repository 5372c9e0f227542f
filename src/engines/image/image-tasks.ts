import { z } from 'zod';
import type { FileType } from '../../shared/file-types.ts';
import type { HexColor, ImageFormat, ImageResize } from './image-capabilities.ts';

/*
 * What the server asks its image processes to do, and what they answer. The file names are those inside the exchange folder.
 */

export const inputName = 'source';
export const outputName = 'result';
/** The second drawing of a comparison. */
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
  /** The pixels already stand upright, whatever the metadata says (a decoded HEIC). */
  upright: boolean;
};

/** Copies the image without its metadata. */
export type StripTask = { task: 'strip'; type: FileType };

/** Draws two SVGs and measures the difference. */
export type CompareTask = { task: 'compare' };

export type ImageTask = ReadTask | EncodeTask | StripTask | CompareTask;

export const factsSchema = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  frames: z.number().int().positive(),
  hasAlpha: z.boolean(),
});

export const strippedSchema = z.object({ removed: z.boolean() });
export const differenceSchema = z.object({ difference: z.number().min(0).max(1) });
