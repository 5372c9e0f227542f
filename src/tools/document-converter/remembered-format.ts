import { z } from 'zod';
import { dpiRange } from '../../catalog/drawing-options.ts';
import { conversionFormats } from '../../shared/document-formats.ts';

/** Stored for the next visit. */
export const rememberedFormat = z.object({
  format: z.enum(conversionFormats).optional(),
  everySheet: z.boolean().optional(),
  dpi: z.number().int().min(dpiRange.min).max(dpiRange.max).optional(),
  quality: z.number().int().min(1).max(100).optional(),
});
