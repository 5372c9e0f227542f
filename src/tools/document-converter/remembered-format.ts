import { z } from 'zod';
import { documentFormats } from '../../shared/document-formats.ts';

/** What the page keeps for the next visit. */
export const rememberedFormat = z.object({ format: z.enum(documentFormats).optional() });
