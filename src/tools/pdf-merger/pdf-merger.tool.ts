import { z } from 'zod';
import { defineTool, formOptional, resultFile } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { formatBytes, MB, MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import { arrangementOption, sourcesOption } from './merge-options.ts';

export const mergeFailed = { title: t('Merge Failed'), text: t('Please try again.') };

const nameMessage = t('The name must be a text of up to 200 characters.');
const outlineMessage = t('Outline must be files, keep or none.');

export const pdfMerger = defineTool({
  slug: 'pdf-merger',
  name: t('PDF Merger'),
  tagline: t('Several PDFs become one'),
  summary: t('Combine PDFs and images in any order, even page by page, with bookmarks and links kept.'),
  title: t('Merge PDF files, and keep bookmarks, links and forms'),
  description: t(
    'Combine PDFs and images into one PDF: choose, order and turn pages. Bookmarks, links, form fields, notes and attachments stay. Free, no sign-up.',
  ),
  keywords: ['merge', 'combine', 'join', 'append', 'reorder', 'pages', 'rotate', 'jpg to pdf', 'bookmarks', 'binder'],
  category: 'pdf',
  icon: 'combine',
  badge: 'free',
  rank: 10,
  steps: [t('Drop two or more files'), t('Put files or single pages in order'), t('Merge and download')],
  faq: [
    {
      question: t('What is kept when PDFs are merged?'),
      answer: t(
        'Every page as it looks, bookmarks (one entry per file), links between pages, form fields, annotations, page numbering, attachments and the structure for screen readers. Scripts and commands that start programs are left out, and the page says so.',
      ),
    },
    {
      question: t('What if two forms use the same field names?'),
      answer: t('The fields of the later file get a new name, so that each keeps its own value.'),
    },
    {
      question: t('Can one file of many be damaged or locked?'),
      answer: t(
        'Damaged files are repaired where possible. When one cannot be read, the message names it, and you can continue without it; for a locked one you can enter its password.',
      ),
    },
  ],
  uses: [
    { verb: t('Merge'), from: ['pdf'], several: true, wantedBy: 70 },
    { verb: t('Add pages'), from: ['pdf'], wantedBy: 10 },
    { verb: t('Into one PDF'), several: true, wantedBy: 25 },
    { verb: t('Into a PDF'), wantedBy: 4 },
  ],
  actions: {
    merge: {
      path: '/api/pdf-merger',
      summary: 'Merges PDFs and images into one PDF.',
      files: {
        file: {
          label: t('PDF files and images'),
          accepts: ['pdf', 'jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'],
          maxBytes: { free: 10 * MB, pro: 50 * MB },
          many: {
            ...{ min: 2, max: { free: 5, pro: 20 }, naming: 'numbered' },
            ...{ one: t('PDF or image'), together: t('Files merged into one PDF') },
          },
          messages: {
            missing: { title: t('Not Enough Files'), text: t('Please select at least 2 PDF files to merge.') },
            wrongType: {
              title: t('Invalid File Type'),
              text: t('Please select PDF files, or JPEG, PNG, WebP, GIF, TIFF or AVIF images.'),
            },
            tooLarge: ({ who, maxBytes, fileName }) => ({
              title: t('File Too Large'),
              text: t('{fileName} is too large. {who} can merge files up to {maxBytes} each.', {
                fileName,
                who,
                maxBytes: formatBytes(maxBytes),
              }),
            }),
            tooMany: ({ who, max }) => ({
              title: t('Too Many Files'),
              text: t('{who} can merge up to {max} files at once.', { who, max }),
            }),
          },
        },
      },
      options: z.object({
        sources: sourcesOption.describe(
          'A JSON list with an object or null for each file: `pages` (such as "1,3,5-7"; all when left out), `rotation` (0, 90, 180 or 270 degrees clockwise) and `password`.',
        ),
        pages: arrangementOption.describe(
          'A JSON list of every page of the result in order: `file` (counted from 0), `page` (counted from 1) and `rotation`. Wins over the `pages` and `rotation` of `sources`.',
        ),
        outline: z
          .enum(['files', 'keep', 'none'], { error: outlineMessage })
          .default('files')
          .describe(
            "Bookmarks: 'files' groups those of each file under its name, 'keep' puts them one after the other, 'none' leaves them out.",
          ),
        name: formOptional(z.string({ error: nameMessage }).max(200, nameMessage)).describe(
          'Name of the result; left out, that of the first file.',
        ),
      }),
      result: z.object({
        downloadUrl: resultFile(),
        fileName: z.string(),
        pageCount: z.number().int(),
        bytes: z.number().int(),
        sources: z
          .array(
            z.object({
              name: z.string(),
              pageCount: z.number().int().describe('Pages the file has.'),
              pagesTaken: z.number().int(),
              repaired: z.boolean().describe('The file was damaged and has been repaired.'),
            }),
          )
          .describe('In the order of the files.'),
        kept: z
          .object({
            bookmarks: z.number().int(),
            links: z.number().int().describe('Links between pages and to addresses.'),
            fields: z.number().int(),
            annotations: z
              .number()
              .int()
              .describe('Notes, highlights, drawings and other annotations, except links and fields.'),
            attachments: z.number().int(),
          })
          .describe('The number of each in the result.'),
        renamedFields: z.number().int().describe('Form fields renamed because an earlier file uses their name.'),
        warnings: z.array(z.string()).describe('What was left out or repaired, in sentences.'),
      }),
      deadlineMs: (inputBytes) => 2 * MINUTE_MS + (inputBytes / MB) * SECOND_MS,
    },
  },
});
