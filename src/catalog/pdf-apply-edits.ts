import { z } from 'zod';
import { editOutcomeSchema, maxEdits, pdfEditsSchema } from '../pdf/editing/pdf-edits.ts';
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
    missing: { title: 'No File Selected', text: 'Please select a PDF file.' },
    wrongType: { title: 'Invalid File Type', text: 'Please select a valid PDF file.' },
    tooLarge: ({ who, maxBytes, fileName }) => ({
      title: 'File Too Large',
      text: `${fileName} is too large. ${who} can edit PDFs up to ${formatBytes(maxBytes)}.`,
    }),
  },
} as const satisfies FileField;

const passwordMessage = 'A password has up to 127 characters.';
const flattenMessage = 'Flatten must be true or false.';

/** A list of edits as JSON may be this long; the longest lists are of drawings by hand. */
const maxEditsLength = 600_000;

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
      label: 'Pictures that edits place',
      accepts: ['png', 'jpeg'],
      maxBytes: { free: 10 * MB, pro: 10 * MB },
      many: {
        ...{ min: 0, max: { free: 50, pro: 50 }, naming: 'repeated', one: 'picture' },
        ...{ together: 'Pictures placed on pages' },
      },
      messages: {
        missing: { title: 'No Picture Selected', text: 'Please select a picture.' },
        wrongType: { title: 'Invalid File Type', text: 'Please select PNG or JPEG pictures.' },
        tooLarge: ({ who, maxBytes, fileName }) => ({
          title: 'File Too Large',
          text: `${fileName} is too large. ${who} can place pictures up to ${formatBytes(maxBytes)}.`,
        }),
        tooMany: ({ who, max }) => ({
          title: 'Too Many Pictures',
          text: `${who} can place up to ${max} pictures in a PDF.`,
        }),
      },
    },
  },
  options: z.object({
    edits: formJson(pdfEditsSchema)
      .describe(
        `A JSON list of up to ${maxEdits.toLocaleString('en')} edits. Coordinates are points (1/72 inch) from the top left corner of the page as displayed.`,
      )
      .meta({ maxLength: maxEditsLength }),
    password: editedPdfPassword,
    flatten: formBoolean(flattenMessage)
      .pipe(z.boolean({ error: flattenMessage }))
      .default(false)
      .describe('Makes all form fields part of their pages, so that they can no longer be changed.'),
  }),
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
