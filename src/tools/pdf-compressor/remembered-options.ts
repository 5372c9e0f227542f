import type { z } from 'zod';
import { pdfCompressor } from './pdf-compressor.tool.ts';

/** What the page keeps for the next visit: nothing that belongs to one file. */
export const rememberedOptions = pdfCompressor.actions.compress.options.omit({ password: true, allowSigned: true });

export type RememberedOptions = z.output<typeof rememberedOptions>;
