import { z } from 'zod';
import type { CompressionRequest } from './compress-pdf.ts';

/* Requests to the PDF compression processes, and their answers. File names are relative to the exchange folder. */

export const inputName = 'source.pdf';
export const outputName = 'result.pdf';

export type CompressTask = CompressionRequest;

const compressedSchema = z.object({
  similarities: z.array(z.number().min(0).max(1).nullable()),
  unchanged: z.boolean(),
  targetMet: z.boolean(),
  gentlerPages: z.array(z.number().int().positive()),
  coloredPages: z.array(z.number().int().positive()),
  wasEncrypted: z.boolean(),
  repaired: z.boolean(),
  wasSigned: z.boolean(),
  wasPdfA: z.boolean(),
  dropped: z.array(z.enum(['script', 'launch'])),
  brokenImages: z.number().int(),
});

export const compressAnswerSchema = z.object({
  facts: compressedSchema,
  /** Why the thread that draws the source's pages died; see `SourceDrawer`. */
  drawerLosses: z.array(z.string()).max(100),
});
export type CompressAnswer = z.infer<typeof compressAnswerSchema>;
