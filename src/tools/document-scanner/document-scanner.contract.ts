import { z } from 'zod';
import { resultFile } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';

/*
 * The scanner's API types, and the record inside a scanned image (`scan-record.run.ts`). Coordinates are pixels of the
 * scanned page's image, from its top left.
 */

export const scanModes = ['document', 'id-card', 'receipt', 'business-card', 'book'] as const;
export type ScanMode = (typeof scanModes)[number];

export const enhancements = ['auto', 'light', 'strong'] as const;
export const scanFormats = ['pdf', 'jpg', 'png'] as const;
export const colorModes = ['auto', 'color', 'gray', 'blackAndWhite'] as const;
export const pageSizes = ['auto', 'a4', 'letter', 'fit'] as const;
export const scanOutputs = ['pdf', 'docx', 'txt'] as const;

const languagesMessage = t("Languages must be a list of one to five language codes, such as 'eng' or 'eng,deu'.");

/** As a list, or as text: 'eng,deu', 'eng+deu', or a JSON list. */
export const languagesOption = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(/[\s,+"[\]]+/).filter((code) => code !== '') : value),
  z
    .array(z.string(languagesMessage).regex(/^[a-z]{3}(_[a-z]{2,4}){0,2}$/i, languagesMessage), languagesMessage)
    .min(1, languagesMessage)
    .max(5, languagesMessage),
);

export const wordSchema = z.object({
  text: z.string(),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  baseline: z.number().describe('Of its line, in pixels from the top.'),
  fontSize: z.number().describe('Of the letters of its line, in pixels.'),
  confidence: z.number().describe('0 to 100; below 60 a word is doubtful.'),
  block: z.number().int(),
  paragraph: z.number().int(),
  line: z.number().int(),
});
export type ScannedWord = z.infer<typeof wordSchema>;

/** Below this confidence a word is marked as doubtful. */
export const doubtfulBelow = 60;

const pageSchema = z.object({
  imageUrl: resultFile(),
  width: z.number().int().describe('Pixels of the image.'),
  height: z.number().int(),
  text: z.string(),
  words: z.array(wordSchema),
  confidence: z.number().describe('Mean over the letters, 0 to 100; 0 for a blank page.'),
});

export const contactSchema = z.object({
  name: z.string().nullable(),
  company: z.string().nullable(),
  title: z.string().nullable(),
  phones: z.array(z.object({ kind: z.enum(['work', 'mobile', 'fax']), number: z.string() })),
  emails: z.array(z.string()),
  websites: z.array(z.string()),
  address: z.string().nullable(),
  /** Lines that fit nothing else. */
  other: z.array(z.string()),
});
/** The contact on a business card. */
export type Contact = z.infer<typeof contactSchema>;

export const pointSchema = z.object({ x: z.number(), y: z.number() });

export const scanResult = z.object({
  success: z.literal(true),
  processedImageUrl: resultFile().describe('The (first) page: cut out, flattened and cleaned.'),
  extractedText: z.string().describe('Of all pages; empty for a blank page.'),
  error: z.null(),
  pages: z.array(pageSchema).describe('One; two for an open book.'),
  pdfUrl: resultFile().nullable().describe("With outputFormat 'pdf': the pages as a searchable PDF."),
  scanMode: z.enum(scanModes),
  edges: z
    .array(pointSchema)
    .describe('The corners that were used, clockwise from the top left, in pixels of the photo.'),
  sure: z.boolean().describe('False when the edges of the paper are doubtful or were not found.'),
  blank: z.boolean().describe('No text was found.'),
  fields: contactSchema.nullable().describe("With scanMode 'business-card': the contact."),
  vcard: z.string().nullable().describe('The same contact as a vCard 4.0.'),
  notes: z.array(z.string()).describe('What is doubtful, in sentences.'),
});

export const generatedResult = z.object({
  success: z.literal(true),
  downloadUrl: resultFile(),
  fileName: z.string(),
  error: z.null(),
  type: z.enum(['pdf', 'docx', 'text']),
  pageCount: z.number().int(),
  bytes: z.number().int(),
  sourceBytes: z.number().int().describe('Bytes of the images together.'),
  notes: z.array(z.string()),
});
