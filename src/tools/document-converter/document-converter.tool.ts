import { z } from 'zod';
import { defineTool, resultFile } from '../../catalog/define-tool.ts';
import { dpiOption, qualityOption } from '../../catalog/drawing-options.ts';
import { conversionFormats, documentFormats } from '../../shared/document-formats.ts';
import { t } from '../../shared/language/translate.ts';
import { freeUsesPerDay, samePerPlan } from '../../shared/plans.ts';
import { ocrLanguagesOption } from '../../shared/recognition.ts';
import { MB, MINUTE_MS, SECOND_MS } from '../../shared/units.ts';

export const failed = { title: t('Conversion failed'), text: t('Please try again or contact support.') };

const maxPasswordLength = 255;
const maxSheetLength = 255;
/** Instead of one sheet: a ZIP of all. */
export const allSheets = 'all';

export const documentConverter = defineTool({
  slug: 'document-converter',
  name: t('Document Converter'),
  tagline: t('Documents into other formats'),
  summary: t('Turn PDF, Word, OpenDocument, text, web pages, spreadsheets, slides and email into each other.'),
  title: t('Convert documents: Word, ODT, RTF, HTML, PDF'),
  description: t(
    'Convert PDF, DOCX, DOC, ODT, RTF, TXT, HTML and Markdown to each other, and XLSX, ODS, CSV, PPTX, ODP and EML to PDF. Many at once, no sign-up.',
  ),
  keywords: [
    'convert',
    'word to pdf',
    'pdf to word',
    'pdf to docx',
    'docx to pdf',
    'doc',
    'docx',
    'odt',
    'rtf',
    'txt',
    'html',
    'markdown',
    'epub',
    'excel to pdf',
    'xlsx',
    'xls',
    'csv',
    'powerpoint to pdf',
    'pptx',
    'powerpoint to jpg',
    'slides to images',
    'office',
    'libreoffice',
  ],
  category: 'document',
  icon: 'file-output',
  badge: 'pro',
  rank: 80,
  steps: [t('Drop one document or many'), t('Choose a format'), t('Convert, look at the pages, and download')],
  faq: [
    {
      question: t('Which documents can be converted?'),
      answer: t(
        'Word (DOCX, DOC), OpenDocument (ODT), RTF, plain text, HTML and Markdown become PDF, each other and EPUB. Spreadsheets (XLSX, XLS, ODS, CSV) and slides (PPTX, PPT, ODP) become PDF and each other. A CSV is one sheet, or a ZIP of all; slides also become PNG or JPG, one image each. PDF becomes Word (DOCX), OpenDocument, RTF, HTML, Markdown, EPUB and text; emails (EML) become PDF and all kinds of text. Templates, flat OpenDocument, FB2, SLK, DIF and Word, Excel and PowerPoint files of the 1990s are opened, too.',
      ),
    },
    {
      question: t('What about documents with a password?'),
      answer: t(
        'Its row asks for the password, which is used for this conversion only and never stored. The result has no password. PowerPoint before 2007 and a few rare kinds of locks cannot be opened; the row says so.',
      ),
    },
    {
      question: t('Does anything get loaded from the internet?'),
      answer: t(
        'No. Images, templates and fonts that a document only links to are left out, macros never run, and a note says when something is missing.',
      ),
    },
    {
      question: t('What does a PDF become?'),
      answer: t(
        'A flowing document, as if written that way: paragraphs, headings, lists, tables, columns and images instead of boxes at fixed positions. Notes name doubtful pages. The text of scanned pages is recognised, in up to 200 of them.',
      ),
    },
    {
      question: t('Will the pages look the same?'),
      answer: t(
        'Nearly: fonts with the same widths stand in for Calibri, Cambria, Arial and Times New Roman, so lines and pages break where they did. Web pages and emails become PDFs as a browser prints them. Check the preview before you share it.',
      ),
    },
  ],
  planFaq: [
    {
      question: t('Is reading scanned pages counted?'),
      answer: t(
        'A document with scanned pages counts as one of the 5 free scans of a month; with Pro there is no such limit.',
      ),
    },
  ],
  uses: [{ verb: t('To another format'), wantedBy: 10 }],
  actions: {
    convert: {
      path: '/api/tools/document-convert',
      summary: 'Writes one document in another format.',
      files: {
        file: {
          label: t('Document'),
          accepts: [
            ...(['pdf', 'docx', 'doc', 'text', 'rtf', 'odt', 'html', 'xlsx', 'ods', 'pptx', 'odp', 'eml'] as const),
            ...(['flatOdf', 'fb2', 'slk', 'dif'] as const),
          ],
          maxBytes: samePerPlan(50 * MB),
          messages: {
            missing: { title: t('No file selected'), text: t('Please select a document to convert.') },
            wrongType: { title: t('Unsupported file type'), text: t('Please select a PDF, Word, or text document') },
            tooLarge: () => ({ title: t('File too large'), text: t('Please select a document smaller than 50MB') }),
          },
        },
      },
      options: z.object({
        outputFormat: z
          .enum(conversionFormats, {
            error: t('Output format must be one of {conversionFormats}.', {
              conversionFormats: conversionFormats.join(', '),
            }),
          })
          .describe(
            'Text documents become pdf, docx, txt, rtf, odt, html, md and epub; spreadsheets pdf, xlsx, ods and csv; presentations pdf, pptx, odp, png and jpg (an image per slide, several in a ZIP); PDF becomes docx, txt, rtf, odt, html, md and epub.',
          ),
        ocrLanguages: ocrLanguagesOption,
        sheet: z
          .string({ error: t('Sheet must be a text.') })
          .max(maxSheetLength, t('Sheet must be at most {maxSheetLength} characters.', { maxSheetLength }))
          .optional()
          .describe(
            "For a spreadsheet as csv: a sheet's name or its number from 1, or 'all' for a ZIP. The first by default.",
          ),
        dpi: dpiOption.describe('Pixels per inch of slides as images; a wide slide is 13.33 by 7.5 inches.'),
        quality: qualityOption.describe('Of slides as jpg.'),
        password: z
          .string({ error: t('Password must be a text.') })
          .max(maxPasswordLength, t('Password must be at most {maxPasswordLength} characters.', { maxPasswordLength }))
          .optional()
          .describe('For a locked document. The result is not locked.'),
      }),
      example: { outputFormat: 'pdf' },
      result: z.object({
        downloadUrl: resultFile(),
        filename: z.string(),
        warnings: z.array(z.string()).describe('What was lost, left out or is doubtful, in sentences; may be empty.'),
        type: z
          .string()
          .describe(
            "The type of the result: 'pdf', 'docx', 'text', 'markdown' and so on; 'zip' for all sheets or several slides.",
          ),
        bytes: z.number().int(),
        pages: z.number().int().optional().describe('Of a PDF, or the number of slides as images.'),
      }),
      drawsOn: ['scans'],
      allowance: { free: { max: freeUsesPerDay, per: 'day' }, unit: { one: t('conversion'), many: t('conversions') } },
      // Twice the three minutes that one document may take, as one that ends the program is tried again, and the wait before it.
      expectedMs: () => 3 * SECOND_MS,
      deadlineMs: () => 10 * MINUTE_MS,
      inBulk: {
        name: t('Convert documents'),
        defaults: { outputFormat: 'pdf' },
        // Without png and jpg: a plain conversion that names no format prefers JPG, and slides should become a PDF then.
        does: documentFormats.map((to) => ({ operation: 'convert', to, options: { outputFormat: to } })),
      },
    },
  },
});

/** A chosen batch is sent as one call per file; this many may be on the page at once. */
export const maxBatch = samePerPlan(100);
