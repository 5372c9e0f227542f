import { z } from 'zod';
import { defineTool, formJson, formNumber, formOptional, resultFile } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { formatBytes, MB, MINUTE_MS } from '../../shared/units.ts';
import { bulkStepOptions, stepsOf, stepsSchema } from './bulk-steps.ts';
import { defaultPattern, maxPatternLength, objectionToPattern } from './name-pattern.ts';

const patternMessage = t('A name pattern is a text of up to {maxPatternLength} characters.', { maxPatternLength });
const numberMessage = t('Number must be a whole number from 1 to 100000.');
const dateMessage = t('Date must be a day such as 2026-01-31.');

export const bulkProcessor = defineTool({
  slug: 'bulk-processor',
  isOneDesk: true,
  name: t('Bulk File Processor'),
  tagline: t('Many files, one go, one ZIP'),
  summary: t('Compress, convert, resize or chain any tools over many files at once, and get everything in one ZIP.'),
  title: t('Bulk file processor: compress, convert, resize many'),
  description: t(
    'Process up to 100 files at once: compress, convert, resize, or chain tools in steps. Saved recipes, name patterns, retry, one ZIP. Goes on after a reload.',
  ),
  keywords: [
    'bulk',
    'batch',
    'many files',
    'multiple',
    'mass',
    'folder',
    'workflow',
    'pipeline',
    'recipe',
    'rename',
    'queue',
    'automate',
    'compress',
    'convert',
    'resize',
  ],
  category: 'utility',
  icon: 'layers',
  badge: 'free',
  rank: 130,
  steps: [
    t('Drop many files or a whole folder'),
    t('Choose what to do with them'),
    t('Start, then download all as one ZIP'),
  ],
  faq: [
    {
      question: t('What do compress, convert and resize mean for my files?'),
      answer: t(
        'Compress makes images smaller in their own format, PDFs smaller as PDFs, and packs every other file into a ZIP. Convert turns images into other image formats or PDF, documents into PDF and each other, and PDF pages into images or text. Resize is for images. A file the operation cannot take says so, and the others continue.',
      ),
    },
    {
      question: t('Can several things be done to each file?'),
      answer: t(
        'Yes: add steps. Each step gets the result of the one before, such as resize, then convert to WebP. Save the steps as a recipe to use them again, or share it as a link.',
      ),
    },
    {
      question: t('What happens when I reload or close the page?'),
      answer: t(
        'Nothing is lost. Files that were sent are processed without the page, and the list is kept in this browser: files that wait are sent when you come back. Results can be downloaded for 24 hours.',
      ),
    },
    {
      question: t('Are the limits of the single tools different here?'),
      answer: t(
        'Compress, convert and resize take files up to the size shown on this page; other tools have their own limits.',
      ),
    },
  ],
  planFaq: [
    {
      question: t('Can everything be done here without Pro?'),
      answer: t('No. What needs Pro, such as making PDFs smaller, or has a daily allowance, has the same limits here.'),
    },
  ],
  uses: [
    { verb: t('Do many at once'), several: true, wantedBy: 12 },
    { verb: t('Several steps'), wantedBy: 1 },
  ],
  actions: {
    process: {
      path: '/api/tools/bulk-process',
      summary: 'Does one operation, or several in turn, to one file.',
      files: {
        file: {
          label: t('File'),
          accepts: ['any'],
          maxBytes: { free: 25 * MB, pro: 100 * MB },
          messages: {
            missing: { title: t('No Files Selected'), text: t('Please select at least one file to process.') },
            wrongType: { title: t('Invalid File'), text: t('This file cannot be read. Please choose another one.') },
            tooLarge: ({ who, maxBytes }) => ({
              title: t('Files Too Large'),
              text: t('{who} can process files up to {maxBytes} each.', { who, maxBytes: formatBytes(maxBytes) }),
            }),
          },
        },
      },
      options: z
        .object({
          operation: bulkStepOptions.operation.describe(
            'compress: images and PDFs in their own format, other files as ZIP; convert: to `outputFormat`; resize: images, to half their size unless `steps` says another.',
          ),
          outputFormat: bulkStepOptions.outputFormat.describe(
            "For convert, by its file name ending: 'jpg', 'png', 'webp', 'pdf', 'docx' and so on. When left out, images become JPEG (or PNG), documents PDF.",
          ),
          steps: formJson(stepsSchema)
            .optional()
            .describe(
              'In place of `operation`: a JSON list of up to 5 steps, each {"operation": ..., "options": {...}}, where the operation is compress, convert, resize, or a tool and its action such as "pdf-splitter/split".',
            ),
          namePattern: formOptional(
            z
              .string({ error: patternMessage })
              .max(maxPatternLength, patternMessage)
              .superRefine((pattern, context) => {
                const message = objectionToPattern(pattern);
                if (message) context.addIssue({ code: 'custom', message });
              }),
          ).describe(
            `What the result is called: {name}, {n}, {ext} and {date} are filled in; '${defaultPattern}' when left out.`,
          ),
          number: formNumber(numberMessage)
            .pipe(z.number().int(numberMessage).min(1, numberMessage).max(100_000, numberMessage))
            .default(1)
            .describe('What {n} stands for.'),
          date: formOptional(z.string({ error: dateMessage }).regex(/^\d{4}-\d\d-\d\d$/, dateMessage)).describe(
            'What {date} stands for; today in UTC when left out.',
          ),
        })
        .refine(({ operation, steps }) => operation !== undefined || steps !== undefined, {
          error: t('Please choose an operation: compress, convert or resize.'),
        }),
      example: { operation: 'compress' },
      result: z.object({
        downloadUrl: resultFile(),
        filename: z.string(),
        type: z.string().describe("What the result is: 'jpeg', 'pdf', 'zip' and so on."),
        originalSize: z.number().int().describe('Bytes.'),
        bytes: z.number().int(),
        notes: z.array(z.string()).describe('Notes on the result, in sentences.'),
      }),
      batch: { free: 10, pro: 100 },
      delegatesTo: stepsOf,
      // Nobody waits for one file of many.
      expectedMs: () => MINUTE_MS,
      // Each step has its own deadline; this one ends a chain of slow ones.
      deadlineMs: () => 30 * MINUTE_MS,
    },
  },
});
