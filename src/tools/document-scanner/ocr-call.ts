import { z } from 'zod';
import { type ActionDefinition, resultFile } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { formatBytes, HOUR_MS, MB, SECOND_MS } from '../../shared/units.ts';
import { languagesOption } from './document-scanner.contract.ts';

const passwordMessage = t('Password must be a text of at most 127 characters.');
const pageNumbers = z.array(z.number().int().positive());

/** From this multiple of the source's size on, a note says why the result is large. */
export const notedGrowth = 1.2;

/** Any image or PDF becomes searchable, or text. */
export const ocrCall = {
  path: '/api/tools/ocr',
  summary: 'Recognises the text of an image or PDF: a searchable PDF, text, or words with boxes and confidence.',
  files: {
    file: {
      label: t('Image or PDF'),
      accepts: ['pdf', 'jpeg', 'png', 'webp', 'avif', 'tiff', 'heic'],
      maxBytes: { free: 25 * MB, pro: 100 * MB },
      messages: {
        missing: { title: t('No file'), text: t('Please select an image or a PDF.') },
        wrongType: {
          title: t('Invalid file'),
          text: t('Please select a PDF, or a JPEG, PNG, WebP, AVIF, TIFF or HEIC image.'),
        },
        tooLarge: ({ who, maxBytes }) => ({
          title: t('File too large'),
          text: t('{who} can have files up to {maxBytes} read.', { who, maxBytes: formatBytes(maxBytes) }),
        }),
      },
    },
  },
  options: z.object({
    languages: languagesOption
      .default(['eng'])
      .describe("Which languages the text is in, as codes such as 'eng,deu'; the scanner's languages call lists them."),
    output: z
      .enum(['pdf', 'text', 'words'], { error: t('Output must be pdf, text or words.') })
      .default('pdf')
      .describe("'pdf' lays the text invisibly over the pages; 'words' is JSON with boxes in pixels, and confidence."),
    password: z.string({ error: passwordMessage }).max(127, passwordMessage).optional().describe('For a locked PDF.'),
  }),
  allowance: { free: { max: 5, per: 'month' }, unit: { one: t('scan'), many: t('scans') }, countedAs: 'process' },
  result: z.object({
    downloadUrl: resultFile(),
    fileName: z.string(),
    output: z.enum(['pdf', 'text', 'words']),
    pages: z.number().int().positive(),
    recognised: pageNumbers.describe('Pages, from 1, whose text was recognised.'),
    withText: pageNumbers.describe('They had text, and are as they were.'),
    blank: pageNumbers.describe('No text was found on them.'),
    unreadable: pageNumbers.describe('They could not be read, and are as they were.'),
    turned: pageNumbers.describe('They lay on their side or upside down.'),
    straightened: pageNumbers.describe('They were crooked by more than two degrees.'),
    confidence: z.number().describe('Mean over all recognised letters, 0 to 100.'),
    originalSize: z.number().int().describe('Bytes.'),
    size: z.number().int().describe('Bytes.'),
    warnings: z.array(z.string()).describe('Notes on the result, in sentences.'),
  }),
  expectedMs: () => 5 * SECOND_MS,
  // A thousand pages take half an hour on two cores; a single slow page has a timeout of its own.
  deadlineMs: () => 2 * HOUR_MS,
} as const satisfies ActionDefinition;
