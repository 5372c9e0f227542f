import { z } from 'zod';
import { arrangedPagesSchema } from '../pdf/editing/arranged-pages.ts';
import { editOutcomeSchema, editsSentence, maxEdits, pdfEditsSchema } from '../pdf/editing/pdf-edits.ts';
import { t } from '../shared/language/translate.ts';
import { formatBytes, MB, MINUTE_MS, SECOND_MS } from '../shared/units.ts';
import {
  type ActionDefinition,
  type FileField,
  formBoolean,
  formJson,
  formOptional,
  resultFile,
} from './define-tool.ts';

/** A PDF to edit. */
export const editedPdf = {
  label: 'PDF',
  accepts: ['pdf'],
  maxBytes: { free: 50 * MB, pro: 100 * MB },
  messages: {
    missing: { title: t('No File Selected'), text: t('Please select a PDF file.') },
    wrongType: { title: t('Invalid File Type'), text: t('Please select a valid PDF file.') },
    tooLarge: ({ who, maxBytes, fileName }) => ({
      title: t('File Too Large'),
      text: t('{fileName} is too large. {who} can edit PDFs up to {maxBytes}.', {
        fileName,
        who,
        maxBytes: formatBytes(maxBytes),
      }),
    }),
  },
} as const satisfies FileField;

const passwordMessage = t('A password has up to 127 characters.');
const flattenMessage = t('Flatten must be true or false.');

/** A list of edits as JSON may be this long; the longest lists are of drawings by hand. */
const maxEditsLength = 600_000;
/** The same for a list of pages. */
const maxPagesLength = 1_000_000;
const maxInserts = 20;
const passwordsMessage = t(
  'Passwords of inserted files must be a JSON list with a password or null for each inserted file.',
);

/** The password of a locked PDF. */
export const editedPdfPassword = formOptional(z.string({ error: passwordMessage }).max(127, passwordMessage)).describe(
  'Opens a locked PDF.',
);

/** What a call answers that takes a PDF to be edited: its first page, and what names it from then on. */
export const takenPdfFields = {
  success: z.literal(true),
  imageUrl: resultFile(),
  fileId: z.string().describe('Names the PDF in the calls that edit it, for 24 hours.'),
  width: z.number().describe('Of the first page as displayed, in points (1/72 inch).'),
  height: z.number(),
};

/** The call that every PDF editor saves with. */
export const pdfApplyEdits = {
  path: '/api/tools/pdf-apply-edits',
  summary: 'Applies a list of edits to a PDF.',
  files: {
    fileId: editedPdf,
    pictures: {
      label: t('Pictures that edits place'),
      accepts: ['png', 'jpeg'],
      maxBytes: { free: 10 * MB, pro: 10 * MB },
      many: {
        ...{ min: 0, max: { free: 50, pro: 50 }, naming: 'repeated', one: t('picture') },
        ...{ together: t('Pictures placed on pages') },
      },
      messages: {
        missing: { title: t('No Picture Selected'), text: t('Please select a picture.') },
        wrongType: { title: t('Invalid File Type'), text: t('Please select PNG or JPEG pictures.') },
        tooLarge: ({ who, maxBytes, fileName }) => ({
          title: t('File Too Large'),
          text: t('{fileName} is too large. {who} can place pictures up to {maxBytes}.', {
            fileName,
            who,
            maxBytes: formatBytes(maxBytes),
          }),
        }),
        tooMany: ({ who, max }) => ({
          title: t('Too Many Pictures'),
          text: t('{who} can place up to {max} pictures in a PDF.', { who, max }),
        }),
      },
    },
    inserts: {
      ...editedPdf,
      label: t('PDFs whose pages are inserted'),
      many: {
        ...{ min: 0, max: { free: maxInserts, pro: maxInserts }, naming: 'repeated', one: 'PDF' },
        ...{ together: t('PDFs whose pages are inserted') },
      },
      messages: {
        ...editedPdf.messages,
        tooMany: ({ who, max }) => ({
          title: t('Too Many Files'),
          text: t('{who} can insert pages of up to {max} PDFs at once.', { who, max }),
        }),
      },
    },
  },
  options: z
    .object({
      edits: formJson(pdfEditsSchema.default([]))
        .describe(
          `A JSON list of up to ${maxEdits.toLocaleString('en')} edits. Coordinates are points (1/72 inch) from the top left corner of the page as displayed.`,
        )
        .meta({ maxLength: maxEditsLength }),
      pages: formJson(arrangedPagesSchema.optional())
        .describe(
          'A JSON list of the pages of the result, in order: {"page":3,"rotate":90} of the PDF, {"blank":{"width":595,"height":842}}, or {"file":0,"page":1} of the inserted PDFs. Pages that are not listed are deleted. Edits are for the result: its page numbers, its pages as displayed.',
        )
        .meta({ maxLength: maxPagesLength }),
      password: editedPdfPassword,
      insertPasswords: formJson(
        z
          .array(z.string(passwordsMessage).max(127, passwordMessage).nullable(), passwordsMessage)
          .max(maxInserts, passwordsMessage)
          .optional(),
      ).describe('Open locked PDFs whose pages are inserted: a JSON list with a password or null for each.'),
      flatten: formBoolean(flattenMessage)
        .pipe(z.boolean({ error: flattenMessage }))
        .default(false)
        .describe('Makes all form fields part of their pages, so that they can no longer be changed.'),
    })
    .refine(({ edits, pages, flatten }) => edits.length > 0 || pages !== undefined || flatten, editsSentence),
  example: {
    edits: JSON.stringify([{ type: 'highlight', page: 1, x: 72, y: 72, width: 200, height: 20 }]),
  },
  result: z.object({
    downloadUrl: resultFile(),
    fileName: z.string(),
    pageCount: z.number().int(),
    bytes: z.number().int(),
    outcomes: z.array(editOutcomeSchema).describe('What became of each edit, in their order.'),
    warnings: z.array(z.string()).describe('What holds for the whole file, in sentences.'),
  }),
  answersWith: 'downloadUrl',
  deadlineMs: (inputBytes) => 4 * MINUTE_MS + (inputBytes / MB) * SECOND_MS,
} as const satisfies ActionDefinition;
