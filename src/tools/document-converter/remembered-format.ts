import { z } from 'zod';
import { documentFormats } from '../../shared/document-formats.ts';

/** Stored for the next visit. */
export const rememberedFormat = z.object({
  format: z.enum(documentFormats).optional(),
  everySheet: z.boolean().optional(),
});
