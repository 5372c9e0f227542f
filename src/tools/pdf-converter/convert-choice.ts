import { z } from 'zod';
import { defaultQuality, dpiRange } from '../../catalog/drawing-options.ts';
import { likelyOcrLanguages } from '../../shared/recognition.ts';
import { defaultFormat, formatNames, type OutputFormat, outputFormats } from './output-formats.ts';
import { maxMarginMm } from './pdf-converter.tool.ts';

/** The visitor's settings, saved for the next visit: everything but the file and its pages. */
export const convertChoiceSchema = z.object({
  format: z.enum(formatNames).exclude(['pdf']).default(defaultFormat.pdf),
  dpi: z.number().int().min(dpiRange.min).max(dpiRange.max).default(dpiRange.default),
  quality: z.number().int().min(1).max(100).default(defaultQuality),
  gray: z.boolean().default(false),
  transparent: z.boolean().default(false),
  pageBreaks: z.enum(['none', 'formFeed', 'heading']).default('none'),
  pageSize: z.enum(['a4', 'letter', 'fit']).default('a4'),
  orientation: z.enum(['auto', 'portrait', 'landscape']).default('auto'),
  margin: z.number().min(0).max(maxMarginMm).default(0),
  fit: z.enum(['contain', 'cover']).default('contain'),
});
export type ConvertChoice = z.output<typeof convertChoiceSchema>;

/** The options that matter for this format: the others keep their defaults. */
export function optionsFor(format: OutputFormat, choice: ConvertChoice, preferredLanguages: readonly string[] = []) {
  const { kind } = outputFormats[format];
  const ocrLanguages = likelyOcrLanguages(preferredLanguages);
  if (kind === 'document' || kind === 'tables') return { format, ocrLanguages };
  if (kind === 'text') return { format, pageBreaks: choice.pageBreaks, ocrLanguages };
  if (kind === 'pdf') {
    const { pageSize, orientation, margin, fit } = choice;
    return { format, pageSize, orientation, margin, fit };
  }
  const { dpi, quality, gray, transparent } = choice;
  return { format, dpi, gray, ...(format === 'png' ? {} : { quality }), ...(format === 'jpg' ? {} : { transparent }) };
}
