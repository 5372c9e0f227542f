import { z } from 'zod';
import { defineTool, type FileField, formJson, formOptional, resultFile } from '../../catalog/define-tool.ts';
import { runsFit, runsFitSentence, styledRuns } from '../../pdf/editing/styled-runs.ts';
import { t } from '../../shared/language/translate.ts';
import { formatBytes, MB, MINUTE_MS, SECOND_MS } from '../../shared/units.ts';

/** What a result can hold: a dense book of 1,000 pages has 8 million. */
export const maxTextCharacters = 10_000_000;
/** Calls take up to 4 MB of text, in which each character may be escaped. */
const maxSentCharacters = 600_000;

const document = {
  label: 'PDF',
  accepts: ['pdf'],
  maxBytes: { free: 10 * MB, pro: 50 * MB },
  messages: {
    missing: { title: t('No File Selected'), text: t('Please upload a PDF and make some edits first.') },
    wrongType: { title: t('Invalid File Type'), text: t('Please upload a PDF file.') },
    tooLarge: ({ who, maxBytes }) => ({
      title: t('File Too Large'),
      text: t('{who} can edit files up to {maxBytes}.', { who, maxBytes: formatBytes(maxBytes) }),
    }),
  },
} as const satisfies FileField;

const password = formOptional(z.string().max(200, t('The password has too many characters.'))).describe(
  'Opens a locked PDF.',
);

const noEdits = t('Please upload a PDF and make some edits first.');
/** Pages of a call, and parts of a page. */
const maxListed = 10_000;
const pagesSentence = t(
  'Pages must be a list of { page, text } with up to {max, plural, one {# character} other {# characters}} together.',
  { max: maxSentCharacters },
);
const lineNumber = z.number(pagesSentence).int(pagesSentence).min(0, pagesSentence);
const say = (sentence: string) => ({ error: () => t('Runs: {sentence}', { sentence }) });
const runs = styledRuns(say);
const runsText =
  'The style of letters, from start to before end (UTF-16 units of the text, in which a line break counts as one): fontSize in points, color, bold, italic. What a run does not name stays. Text whose words stay may have runs, too.';
/** Forms send line breaks as two characters. */
export const withLineFeeds = (text: string): string => text.replaceAll('\r\n', '\n');

const changedPages = z
  .array(
    z.object({
      page: z.number(pagesSentence).int(pagesSentence).min(1, pagesSentence).describe('From 1.'),
      text: z.string(pagesSentence).max(maxSentCharacters, pagesSentence),
      rewrapped: z
        .array(
          z.object({
            ...{ first: lineNumber, last: lineNumber, count: lineNumber },
            below: z
              .enum(['stay', 'move'], t('Below must be stay or move.'))
              .optional()
              .describe('"move" moves what follows in the column when there are more lines, or fewer; else it stays.'),
          }),
          pagesSentence,
        )
        .max(maxListed, pagesSentence)
        .default([])
        .describe(
          'Where a part of the page has another number of lines now: it had those from first to last, from 0 and without empty ones.',
        ),
      runs: runs.default([]).describe(runsText),
    }),
    pagesSentence,
  )
  .min(1, noEdits)
  .max(maxListed, pagesSentence)
  .refine((pages) => pages.reduce((sum, { text }) => sum + text.length, 0) <= maxSentCharacters, pagesSentence)
  .refine((pages) => pages.every((page) => runsFit(page.runs, withLineFeeds(page.text))), say(runsFitSentence));

const deadlineMs = (inputBytes: number) => 2 * MINUTE_MS + (inputBytes / MB) * SECOND_MS;

export const pdfEditor = defineTool({
  slug: 'pdf-editor',
  name: t('PDF Text Editor'),
  tagline: t('Change the words of a PDF'),
  summary: t('Change the text of a PDF page by page; layout, pictures and fonts stay.'),
  title: t('Edit the text of a PDF: change words, keep the layout'),
  description: t(
    'Change words and sentences in a PDF. Only what you change is changed: pages, layout and fonts stay as they are. Free, no sign-up.',
  ),
  keywords: ['edit', 'text', 'change', 'correct', 'typo', 'replace', 'rewrite', 'words', 'extract', 'find'],
  category: 'pdf',
  icon: 'file-type',
  badge: 'free',
  rank: 25,
  steps: [t('Drop a PDF'), t('Click a line or paragraph and type'), t('Save and download')],
  faq: [
    {
      question: t('What happens to the layout?'),
      answer: t(
        'It stays. Only the lines you change are set anew, at their place, in their own font, size and colour. A line that has become too long goes on in the next line of its paragraph.',
      ),
    },
    {
      question: t('What if the font lacks a letter?'),
      answer: t(
        'Many PDFs carry only the letters they use. The changed words are then set in a similar font, and the result says so.',
      ),
    },
    {
      question: t('Can I make words bold, larger or coloured?'),
      answer: t(
        'Yes: select them on the page, and choose from the small bar, or press Ctrl+B or Ctrl+I. If the PDF has no bold or italic of its font, a similar font is used, and the result says so.',
      ),
    },
    {
      question: t('Can I edit a scanned page?'),
      answer: t(
        'Its text is part of a picture. Make it readable with the Document Scanner first, or write over it with the Visual PDF Editor.',
      ),
    },
  ],
  uses: [{ verb: t('Edit text'), wantedBy: 18 }],
  actions: {
    extract: {
      path: '/api/tools/pdf-text-extract',
      summary: 'Reads the text of a PDF and keeps the file, to be saved with other words.',
      files: { file: document },
      options: z.object({ password }),
      result: z.object({
        success: z.literal(true),
        fileId: z.string().describe('Names the PDF in /api/tools/pdf-edit/save, for 24 hours.'),
        extractedText: z.string().describe('Line by line; a form feed (U+000C) ends each page but the last.'),
        pageCount: z.number().int(),
        pagesWithoutText: z.array(z.number().int()).describe('Empty or scanned pages, from 1.'),
      }),
      keepsUploads: true,
      deadlineMs,
    },
    save: {
      path: '/api/tools/pdf-edit/save',
      summary: 'Saves a PDF with other words or styles: what differs from its text is changed, all else stays.',
      files: { fileId: document },
      options: z
        .object({
          newText: formOptional(
            z
              .string(noEdits)
              .max(
                maxSentCharacters,
                t(
                  'The text may have up to {max, plural, one {# character} other {# characters}}. Send the pages that change instead.',
                  { max: maxSentCharacters },
                ),
              ),
          ).describe('The whole text, in the form of extractedText.'),
          runs: formOptional(formJson(runs)).describe(`With newText. ${runsText}`),
          pages: formOptional(formJson(changedPages)).describe(
            'The text of the pages that change, instead of newText.',
          ),
          password,
        })
        .refine(({ newText = '', pages }) => pages !== undefined || newText.trim() !== '', noEdits)
        .refine(({ newText = '', runs: styled = [] }) => runsFit(styled, withLineFeeds(newText)), say(runsFitSentence)),
      example: { newText: 'Other words' },
      result: z.object({
        downloadUrl: resultFile(),
        fileName: z.string(),
        bytes: z.number().int(),
        pageCount: z.number().int(),
        changes: z
          .array(
            z.object({
              page: z.number().int(),
              before: z.string(),
              after: z.string(),
              status: z
                .enum(['done', 'changed', 'failed'])
                .describe('"changed" is done in another way than asked, such as in another font.'),
              message: z.string().optional(),
            }),
          )
          .describe('One for each changed piece of a line.'),
        warnings: z.array(z.string()),
      }),
      answersWith: 'downloadUrl',
      deadlineMs,
    },
  },
});
