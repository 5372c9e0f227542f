import { z } from 'zod';
import { defineTool, formJson, formNumber, formOptional } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { callBytes } from '../../shared/plans.ts';
import { formatBytes, MB, MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import {
  colorModes,
  enhancements,
  generatedResult,
  languagesOption,
  pageSizes,
  pointSchema,
  scanFormats,
  scanModes,
  scanOutputs,
  scanResult,
} from './document-scanner.contract.ts';
import { ocrCall } from './ocr-call.ts';

const edgesMessage = t(
  'Edges must be a list of the four corners of the page, clockwise from the top left, such as [{"x":10,"y":12}, ...].',
);
const rotateMessage = t('Rotate must be 0, 90, 180 or 270.');
const textMessage = t('A text must have at most {max, plural, one {# character} other {# characters}}.', {
  max: 500_000,
});
const textsMessage = t('Texts must be a list with a text, or null, for each image.');
const rotationsMessage = t('Rotations must be a list with 0, 90, 180 or 270 for each image.');
const maxFileBytes = { free: 25 * MB, pro: 100 * MB };

/** Removes what PostgreSQL's JSON cannot hold: NUL characters and lone surrogates. */
const editedText = z
  .string(textMessage)
  .max(500_000, textMessage)
  .transform((text) => text.toWellFormed().replaceAll('\0', ''));

export const noImage = { title: t('No image'), text: t('Please take a photo or choose an image first.') };
export const noDocuments = { title: t('No documents'), text: t('Please scan some documents first.') };
export const notAnImage = { title: t('Invalid file'), text: t('Please select an image file.') };
export const processingFailed = t('Processing failed');
export const pdfFailed = t('PDF generation failed');

const tooLarge = ({ who, maxBytes }: { who: string; maxBytes: number }) => ({
  title: t('File too large'),
  text: t('{who} can scan images up to {maxBytes}.', { who, maxBytes: formatBytes(maxBytes) }),
});

/**
 * How often the same photo may be processed as one scan: enough to try every mode and enhancement and to adjust its corners.
 * Without a limit, one photo of many pages would be unlimited text recognition.
 */
const callsPerPhoto = 10;

export const documentScanner = defineTool({
  slug: 'document-scanner',
  isOneDesk: true,
  name: t('Document Scanner'),
  tagline: t('Photos of paper to clean pages'),
  summary: t('Turn photos of paper into clean pages with text: found edges, straight, searchable PDF, DOCX or TXT.'),
  title: t('Scan documents with your camera, and read their text'),
  description: t(
    'Scan pages, receipts, ID and business cards and books with a phone or webcam. Finds the edges, removes shadows, reads the text, makes a searchable PDF.',
  ),
  keywords: [
    'scan',
    'scanner',
    'camera',
    'photo to pdf',
    'ocr',
    'text recognition',
    'searchable',
    'receipt',
    'id card',
    'business card',
    'vcard',
    'book',
    'camscanner',
    'adobe scan',
  ],
  category: 'document',
  icon: 'scan-text',
  badge: 'free',
  rank: 60,
  helpsWith: ['recognise-text'],
  steps: [
    t('Take a photo of a page, or upload one'),
    t('Check its four corners'),
    t('Correct the text and make a PDF'),
  ],
  faq: [
    {
      question: t('Is the text of the PDF the text I corrected?'),
      answer: t(
        'Yes. Your words are laid invisibly over the words they correct, so that searching, selecting and copying find them at their place in the image.',
      ),
    },
    {
      question: t('What do the scan modes do?'),
      answer: t(
        'ID card puts both sides on one A4 page in their true size; receipt makes a long, narrow page with strong contrast; business card reads the contact, for your address book; book cuts the two pages apart and flattens them.',
      ),
    },
    {
      question: t('Is my list still there after a reload?'),
      answer: t(
        'Yes, in this browser and for a day: the pages, their text and the photos they were cut from. Clear All removes them at once, here and on the server.',
      ),
    },
    {
      question: t('Can I scan with my phone and continue on my computer?'),
      answer: t(
        'Yes. The page shows a QR code. What you scan with the phone that opens it appears in the list on your computer; the code works for 15 minutes and for one phone.',
      ),
    },
  ],
  planFaq: [
    {
      question: t('What counts as a scan?'),
      answer: t(
        'A processed photo. The same photo with other edges or settings is the same scan, up to {callsPerPhoto} times a month. Failed scans are not counted, nor is one that you delete within a minute and have not downloaded or used, up to five times a month. Making PDF, DOCX or TXT files of your scans is always free.',
        { callsPerPhoto },
      ),
    },
  ],
  uses: [
    { verb: t('Read its text'), from: ['pdf'], wantedBy: 5 },
    { verb: t('Scan'), wantedBy: 15 },
  ],
  actions: {
    process: {
      path: '/api/document-scanner/process',
      summary: 'Cuts a page out of a photo, flattens and cleans it, and reads its text.',
      files: {
        image: {
          label: t('Photo'),
          accepts: ['jpeg', 'png', 'webp', 'avif', 'tiff', 'heic'],
          maxBytes: maxFileBytes,
          messages: { missing: { title: noImage.title, text: noImage.title }, wrongType: notAnImage, tooLarge },
        },
      },
      options: z.object({
        scanMode: z
          .enum(scanModes, { error: t('Scan mode must be document, id-card, receipt, business-card or book.') })
          .default('document')
          .describe(
            "What the photo shows. A book becomes two pages, cards keep their surface, and a business card's contact details are read.",
          ),
        enhancement: z
          .enum(enhancements, { error: t('Enhancement must be auto, light or strong.') })
          .default('auto')
          .describe('How strongly shadows, stains and noise are removed.'),
        outputFormat: z
          .enum(scanFormats, { error: t('Output format must be pdf, jpg or png.') })
          .default('pdf')
          .describe("The image's format; 'pdf' makes a JPEG image and a searchable PDF of it."),
        edges: formOptional(formJson(z.array(pointSchema, edgesMessage).length(4, edgesMessage))).describe(
          'A JSON list of four corners {x, y}, clockwise from the top left, in pixels of the photo as it is seen; found when left out.',
        ),
        colorMode: z
          .enum(colorModes, { error: t('Color mode must be auto, color, gray or blackAndWhite.') })
          .default('auto')
          .describe("'auto' is gray for receipts and color for the others."),
        languages: languagesOption
          .default(['eng'])
          .describe("Which languages the text is in, as codes such as 'eng,deu'; the languages call lists them."),
        rotate: formNumber(rotateMessage)
          .pipe(z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)], rotateMessage))
          .default(0)
          .describe('Degrees clockwise, applied to the flattened page before its text is read.'),
      }),
      allowance: {
        free: { max: 5, per: 'month' },
        unit: { one: t('scan'), many: t('scans') },
        meter: 'scans',
        sameFile: { field: 'image', calls: callsPerPhoto },
        freeIfDeletedSoon: true,
      },
      result: scanResult,
      expectedMs: () => 2 * SECOND_MS,
      deadlineMs: (inputBytes) => 2 * MINUTE_MS + (inputBytes / MB) * 4 * SECOND_MS,
      inBulk: { name: t('Scan photos of pages'), result: ['pdfUrl', 'processedImageUrl'] },
    },
    generatePdf: {
      path: '/api/document-scanner/generate-pdf',
      summary: 'Makes one PDF, DOCX or TXT of scanned pages; the text of a PDF lies exactly over its words.',
      files: {
        images: {
          label: t('Scanned pages'),
          accepts: ['jpeg', 'png'],
          maxBytes: maxFileBytes,
          many: {
            ...{ min: 1, max: { free: 50, pro: 200 }, naming: 'repeated' },
            ...{ one: t('scanned page'), together: t('Scanned pages in one PDF') },
            maxTogether: callBytes,
          },
          messages: {
            missing: noDocuments,
            wrongType: notAnImage,
            tooLarge,
            tooMany: ({ who, max }) => ({
              title: t('Too many pages'),
              text: t('{who} can put up to {max} pages into one PDF.', { who, max }),
            }),
          },
        },
      },
      options: z.object({
        extractedText: editedText
          .default('')
          .describe('The text of all pages, as it was read or edited. Empty: as it was read.'),
        texts: formOptional(formJson(z.array(editedText.nullable(), textsMessage).max(200, textsMessage))).describe(
          'A JSON list with the text of each image, or null for what was read; wins over extractedText.',
        ),
        rotations: formOptional(
          formJson(
            z
              .array(z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]), rotationsMessage)
              .max(200, rotationsMessage),
          ),
        ).describe('A JSON list with the degrees each image is turned clockwise.'),
        pageSize: z
          .enum(pageSizes, { error: t('Page size must be auto, a4, letter or fit.') })
          .default('auto')
          .describe("'auto' goes by the scan mode and the page's proportions; 'fit' makes each page as its image is."),
        output: z
          .enum(scanOutputs, { error: t('Output must be pdf, docx or txt.') })
          .default('pdf')
          .describe('A searchable PDF, or the text as a Word document or plain text.'),
        name: z
          .string(t('Name must be a text.'))
          .max(120, t('Name must be at most 120 characters.'))
          .transform((text) => text.toWellFormed().replaceAll('\0', ''))
          .default('')
          .describe('The name of the file, without its extension.'),
        languages: languagesOption
          .default(['eng'])
          .describe('For the text of images that were not scanned here; it is read where scans are not counted.'),
      }),
      answersWith: 'downloadUrl',
      result: generatedResult,
      deadlineMs: (inputBytes) => 5 * MINUTE_MS + (inputBytes / MB) * 2 * SECOND_MS,
    },
    ocr: ocrCall,
    languages: {
      path: '/api/document-scanner/languages',
      summary: 'Lists the languages whose text can be read here.',
      options: z.object({}),
      result: z.object({ languages: z.array(z.object({ code: z.string(), name: z.string() })) }),
    },
  },
});
