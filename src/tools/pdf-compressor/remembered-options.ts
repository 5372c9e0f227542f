import type { z } from 'zod';
import { pdfCompressor } from './pdf-compressor.tool.ts';

/** Settings saved for the next visit: none that belong to one file. */
export const rememberedOptions = pdfCompressor.actions.compress.options.omit({ password: true, allowSigned: true });

export type RememberedOptions = z.output<typeof rememberedOptions>;
