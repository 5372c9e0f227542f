import { z } from 'zod';
import { defineTool, resultFile } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { formatBytes, MB, MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import { splitOptions } from './split-options.ts';

export const splitFailed = { title: t('Split Failed'), text: t('Please try again.') };

export const pdfSplitter = defineTool({
  slug: 'pdf-splitter',
  name: t('PDF Splitter'),
  tagline: t('Pages and parts out of a PDF'),
  summary: t('Take pages out of a PDF or split it: by pages, ranges, bookmarks or size.'),
  title: t('Split PDF: extract pages, ranges, chapters, sizes'),
  description: t(
    'Split a PDF into parts by pages, ranges, every few pages, bookmarks or size. Parts are small, links and bookmarks keep working. Free, no sign-up.',
  ),
  keywords: [
    'split',
    'extract',
    'separate',
    'cut',
    'divide',
    'pages',
    'range',
    'chapter',
    'bookmarks',
    'burst',
    'odd',
    'even',
  ],
  category: 'pdf',
  icon: 'scissors',
  badge: 'free',
  rank: 50,
  helpsWith: ['repair', 'take-apart'],
  steps: [t('Drop a PDF'), t('Choose pages, ranges or a rule'), t('Download each part or all as a ZIP')],
  faq: [
    {
      question: t('How large are the parts?'),
      answer: t(
        'Each part carries only what its pages use, so two pages of a large file make a small file. Bookmarks, links and form fields that belong to its pages come along.',
      ),
    },
    {
      question: t('What happens to links to pages that are in another part?'),
      answer: t('They are removed, as they would lead nowhere. Links to web addresses stay.'),
    },
  ],
  uses: [{ verb: t('Split'), wantedBy: 15 }],
  actions: {
    split: {
      path: '/api/pdf-splitter',
      summary: 'Splits one PDF into parts.',
      files: {
        file: {
          label: 'PDF',
          accepts: ['pdf'],
          maxBytes: { free: 10 * MB, pro: 50 * MB },
          messages: {
            missing: { title: t('No File Selected'), text: t('Please select a PDF file to split.') },
            wrongType: { title: t('Invalid File Type'), text: t('Please select a PDF file.') },
            tooLarge: ({ who, maxBytes }) => ({
              title: t('File Too Large'),
              text: t('{who} can split files up to {maxBytes}.', { who, maxBytes: formatBytes(maxBytes) }),
            }),
          },
        },
      },
      options: splitOptions,
      example: { splitMethod: 'pages', pages: '1' },
      result: z.object({
        downloadUrls: z.array(resultFile()).describe('One for each part, in order.'),
        zipUrl: resultFile().describe('All parts in one ZIP.'),
        zipName: z.string(),
        parts: z
          .array(
            z.object({
              name: z.string().describe('Named after its content: report-pages-1-3.pdf.'),
              pages: z.string().describe('Pages of the source, such as 1-3,7.'),
              pageCount: z.number().int(),
              bytes: z.number().int(),
              title: z.string().optional().describe('The bookmark it starts at.'),
            }),
          )
          .describe('In the order of downloadUrls.'),
        pageCount: z.number().int().describe('Pages of the source.'),
        warnings: z.array(z.string()).describe('What was left out or repaired, in sentences.'),
      }),
      deadlineMs: (inputBytes) => 2 * MINUTE_MS + (inputBytes / MB) * SECOND_MS,
      inBulk: { name: t('Split PDFs'), result: 'zipUrl', defaults: { splitMethod: 'single' } },
    },
  },
});
