import { z } from 'zod';
import type { FileType } from '../../shared/file-types.ts';
import type { HexColor, ImageFormat, ImageResize } from '../engines.ts';

/*
 * What the server asks its image processes to do, and what they answer. The file names are those inside the exchange folder.
 */

export const inputName = 'source';
export const outputName = 'result';

export type ReadTask = { task: 'read'; type: FileType };

export type EncodeTask = {
  task: 'encode';
  type: FileType;
  format: ImageFormat;
  quality: number;
  metadata: 'keep' | 'strip';
  resize?: ImageResize | undefined;
  background?: HexColor | undefined;
  /** The pixels already stand upright, whatever the metadata says (a decoded HEIC). */
  upright: boolean;
};

export type ImageTask = ReadTask | EncodeTask;

const factsSchema = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  frames: z.number().int().positive(),
  hasAlpha: z.boolean(),
});

export const imageAnswerSchema = z.union([
  z.object({ done: z.literal('facts'), facts: factsSchema }),
  z.object({ done: z.literal('strip'), removed: z.boolean() }),
]);
export type ImageAnswer = z.infer<typeof imageAnswerSchema>;
