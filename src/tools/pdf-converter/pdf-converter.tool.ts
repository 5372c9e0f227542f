import { z } from 'zod';
import { defineTool, type FileField, formBoolean, formNumber, resultFile } from '../../catalog/define-tool.ts';
import { dpiOption, qualityOption } from '../../catalog/drawing-options.ts';
import { pdfAdviceSchema, pdfFactsSchema } from '../../pdf/pdf-facts.ts';
import type { FileType } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { maxListLength, readPageRanges } from '../../shared/page-ranges.ts';
import { callBytes } from '../../shared/plans.ts';
import { ocrLanguagesOption } from '../../shared/recognition.ts';
import { formatBytes, MB, MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import { documentTypes, formatNames, imageTypes, outputFormats, type SourceKind } from './output-formats.ts';

export const maxMarginMm = 50;

const marginMessage = t('Margin must be a number of millimetres from 0 to {maxMarginMm}.', { maxMarginMm });
const passwordMessage = t('Password must be a text of at most 127 characters.');

const password = z
  .string({ error: passwordMessage })
  .max(127, passwordMessage)
  .optional()
  .describe('For a locked PDF. It is used for this call only and not stored.');

const typesOfKind = { pdf: ['pdf'], images: imageTypes, document: documentTypes } as const satisfies Record<
  SourceKind,
  readonly FileType[]
>;

const maxBytes = { free: 10 * MB, pro: 50 * MB };
const tooLarge: FileField['messages']['tooLarge'] = ({ who, maxBytes: limit, fileName }) => ({
  title: t('File Too Large'),
  text: t('{fileName} is too large: {who} can convert files up to {limit}.', {
    fileName,
    who,
    limit: formatBytes(limit),
  }),
});

const pages = z
  .string({ error: t('Pages must be a text such as 1,3,5-7.') })
  .optional()
  .superRefine((list, context) => {
    if (list === undefined || list.trim() === '') return;
    const read = readPageRanges(list);
    if ('problem' in read) context.addIssue({ code: 'custom', message: read.problem });
  })
  .describe("Pages of one PDF, such as '1,3,5-7', in this order; all when left out. '5-' goes on to the end.")
  .meta({ maxLength: maxListLength });

const drawnPages = z.array(z.object({ page: z.number().int(), width: z.number().int(), height: z.number().int() }));

export const pdfConverter = defineTool({
  slug: 'pdf-converter',
  name: t('PDF Converter'),
  tagline: t('PDF to Word, images and back'),
  summary: t('Turn a PDF into Word, Excel, HTML, text or images, and documents, email or images into a PDF.'),
  title: t('PDF converter: PDF to Word, Excel, JPG, and back'),
  description: t(
    'Convert PDF to DOCX, HTML, Markdown, XLSX, CSV, text, PNG or JPG, and Word, Excel, slides, web pages, email and images to PDF. Locked files open, too.',
  ),
  keywords: [
    'pdf',
    'convert',
    'pdf to image',
    'pdf to jpg',
    'pdf to png',
    'pdf to text',
    'pdf to word',
    'pdf to docx',
    'pdf to excel',
    'pdf to html',
    'pdf to markdown',
    'pdf to csv',
    'extract tables',
    'word to pdf',
    'excel to pdf',
    'powerpoint to pdf',
    'html to pdf',
    'eml to pdf',
    'email to pdf',
    'jpg to pdf',
    'png to pdf',
    'images to pdf',
    'extract text',
    'dpi',
    'webp',
    'heic to pdf',
    'pages',
  ],
  category: 'pdf',
  icon: 'file-output',
  badge: 'free',
  rank: 40,
  steps: [t('Drop a PDF, documents, or images'), t('Choose a format, and the pages'), t('Convert and download')],
  faq: [
    {
      question: t('Which resolution should I choose?'),
      answer:
        '72 to 96 DPI for small previews, 150 DPI for reading on screens, 300 DPI for printing. Above that only drawings and small print gain anything.',
    },
    {
      question: t('What does a Word document made of a PDF look like?'),
      answer: t(
        'As if it had been written in Word: real headings, paragraphs, lists, tables, columns, images, headers and footers instead of boxes at fixed places. Doubtful pages are named. The text of scanned pages is recognised, which counts as one scan.',
      ),
    },
    {
      question: t('Which tables are found?'),
      answer: t(
        'Those with lines around their cells, and columns separated by white space. In XLSX each has its own sheet, and cells are numbers only where there is no doubt. When there is no table, the page says so.',
      ),
    },
    {
      question: t('What happens to an email?'),
      answer: t(
        'You get a PDF with sender, recipients and date, the text with its embedded images, and the names and sizes of the attachments. Remote images are never loaded, so nobody learns that you opened it.',
      ),
    },
    {
      question: t('Do images lose quality on their way into a PDF?'),
      answer: t(
        'No. A JPEG is embedded byte for byte, and PNG without loss, both rotated as your camera recorded. Other formats become a high-quality JPEG, or PNG where they have transparent parts.',
      ),
    },
    {
      question: t('Why is there no text in my text file?'),
      answer: t(
        'Then the pages are images of text, as scanners make them. Their text is recognised, which counts as one of your monthly scans however many pages there are, and the result names the pages.',
      ),
    },
  ],
  uses: [
    { verb: t('To Word'), from: ['pdf'], wantedBy: 30 },
    {
      verb: t('To PDF'),
      from: ['docx', 'doc', 'odt', 'rtf', 'html', 'text', 'xlsx', 'ods', 'pptx', 'odp', 'eml'],
      wantedBy: 70,
    },
    { verb: t('To PDF'), wantedBy: 20 },
  ],
  actions: {
    convert: {
      path: '/api/tools/pdf-convert',
      summary: 'Turns a PDF into a document, tables, text or images, or documents, emails or images into a PDF.',
      files: {
        file: {
          label: t('PDF, documents or images'),
          accepts: ['pdf', ...documentTypes, ...imageTypes],
          maxBytes,
          many: {
            ...{ min: 1, max: { free: 20, pro: 100 }, naming: 'repeated' },
            ...{ one: t('PDF, document or image'), together: t('Files converted at once') },
            maxTogether: callBytes,
          },
          messages: {
            missing: {
              title: t('No File Selected'),
              text: t('Please select a PDF, or documents or images to convert to PDF.'),
            },
            wrongType: {
              title: t('Invalid File Type'),
              text: t(
                'Please select a PDF, a document of Word, Excel, PowerPoint, OpenDocument, HTML, text or email, or images.',
              ),
            },
            tooLarge,
            tooMany: ({ who, max }) => ({
              title: t('Too Many Files'),
              text: t('{who} can convert up to {max} files at once.', { who, max }),
            }),
          },
        },
      },
      options: z.object({
        format: z
          .enum(formatNames, {
            error: t('Format must be {replace}.', { replace: formatNames.join(', ').replace(/, (\w+)$/, ' or $1') }),
          })
          .optional()
          .describe(
            'Default: a PDF becomes a Word document, images become one PDF, and documents a PDF each (several in a ZIP).',
          ),
        pages,
        password,
        dpi: dpiOption.describe('Pixels per inch of images; a page may have up to 60 megapixels.'),
        quality: qualityOption.describe('For JPG and WebP; WebP is lossless at 100.'),
        gray: formBoolean(t('Gray must be true or false.')).default(false).describe('Images in shades of grey.'),
        transparent: formBoolean(t('Transparent must be true or false.'))
          .default(false)
          .describe('Leaves out the white paper, in PNG and WebP.'),
        pageBreaks: z
          .enum(['none', 'formFeed', 'heading'], { error: t('Page breaks must be none, formFeed or heading.') })
          .default('none')
          .describe("Between pages of text: nothing, a form feed, or '--- Page 2 ---'."),
        pageSize: z
          .enum(['a4', 'letter', 'fit'], { error: t('Page size must be a4, letter or fit.') })
          .default('a4')
          .describe("For images; 'fit' gives each a page of its own size."),
        orientation: z
          .enum(['auto', 'portrait', 'landscape'], { error: t('Orientation must be auto, portrait or landscape.') })
          .default('auto')
          .describe("'auto' follows the orientation of each image."),
        margin: formNumber(marginMessage)
          .pipe(z.number().min(0, marginMessage).max(maxMarginMm, marginMessage))
          .default(0)
          .describe('Millimetres on each side.'),
        ocrLanguages: ocrLanguagesOption,
        fit: z
          .enum(['contain', 'cover'], { error: t('Fit must be contain or cover.') })
          .default('contain')
          .describe("'contain' shows the whole image, 'cover' fills the page and cuts off the rest."),
      }),
      drawsOn: ['scans'],
      result: z.object({
        downloadUrl: resultFile(),
        fileName: z.string(),
        format: z.enum(formatNames),
        fileType: z
          .string()
          .describe("The download's type: the format itself, or 'zip' for several images or documents."),
        pages: z.number().int().describe('Converted, or made.'),
        tables: z.number().int().optional().describe('For CSV and XLSX: the number of tables found.'),
        pageCount: z.number().int().describe('Of the source PDF, or of the resulting one.'),
        originalSize: z.number().int().describe('Bytes of all sources together.'),
        size: z.number().int().describe('Bytes of the download.'),
        images: drawnPages.describe('Images in the download, in pixels.'),
        pictures: drawnPages.describe('Deprecated alias of images; removed in the next release.'),
        pagesWithoutText: z
          .array(z.number().int())
          .describe('For the text of one PDF: pages that are empty or images of text, counted from 1.'),
        notes: z.array(z.string()).describe('What was left out or changed, in sentences.'),
      }),
      // One call draws at most 4,000 megapixels, which take about two minutes on a free core.
      expectedMs: () => 3 * SECOND_MS,
      deadlineMs: () => 15 * MINUTE_MS,
      inBulk: {
        name: t('Convert to and from PDF'),
        does: formatNames.map((to) => ({
          operation: 'convert',
          to,
          from: outputFormats[to].from.flatMap((kind) => [...typesOfKind[kind]]),
          options: { format: to },
        })),
      },
    },
    inspect: {
      path: '/api/tools/pdf-inspect',
      summary: 'Inspects a PDF: pages, locks, signatures, scans, damage, fonts, standards, and what would help.',
      files: {
        file: {
          label: 'PDF',
          accepts: ['pdf'],
          maxBytes,
          messages: {
            missing: { title: t('No File Selected'), text: t('Please select a PDF to inspect.') },
            wrongType: { title: t('Invalid File Type'), text: t('Please select a PDF file.') },
            tooLarge,
          },
        },
      },
      options: z.object({ password }),
      result: z.object({ facts: pdfFactsSchema, advice: z.array(pdfAdviceSchema).describe('The most urgent first.') }),
      deadlineMs: () => 2 * MINUTE_MS,
    },
  },
});
