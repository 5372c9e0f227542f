import { z } from 'zod';
import { defineTool, formBoolean, formNumber, resultFile } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { formatBytes, KB, MB, MINUTE_MS, SECOND_MS } from '../../shared/units.ts';

/** No readable PDF is smaller. */
export const smallestTargetBytes = 10 * KB;

export const pdfCompressor = defineTool({
  slug: 'pdf-compressor',
  name: t('PDF Compressor'),
  tagline: t('The same PDF, smaller'),
  summary: t('Make PDFs smaller, and see that every page still looks the same.'),
  title: t('Compress PDF: smaller files, compared page by page'),
  description: t(
    'Shrink PDFs to the level or the size you need. Text, links, forms and bookmarks stay; every page is compared with the original.',
  ),
  keywords: [
    'compress',
    'reduce',
    'shrink',
    'smaller',
    'optimise',
    'optimize',
    'pdf size',
    'file size',
    'target size',
    'grayscale',
    'metadata',
    'scan',
    'email',
    'ilovepdf',
    'smallpdf',
  ],
  category: 'pdf',
  icon: 'file-archive',
  badge: 'pro',
  rank: 20,
  helpsWith: ['make-smaller'],
  steps: [t('Drop a PDF'), t('Choose a level or a target size'), t('Compare the pages, keep the smaller file')],
  faq: [
    {
      question: t('What is changed, and what stays?'),
      answer: t(
        'Images are reduced to the resolution their place on the page needs, fonts are reduced to the characters in use, and everything is repacked. Text stays text; links, bookmarks, forms, tags and attachments stay as they are.',
      ),
    },
    {
      question: t('How do I know that nothing looks worse?'),
      answer: t(
        'Every page is drawn before and after and compared. A page that would look too different is compressed more gently, and you see the similarity and both images of each page.',
      ),
    },
    {
      question: t('Can the result be larger than my file?'),
      answer: t('No. When nothing smaller is found, you get your own file back unchanged, and the page says so.'),
    },
    {
      question: t('What about signed and locked files?'),
      answer: t(
        'Any change breaks a digital signature, so signed files are only compressed when you allow it. A locked file needs its password; the smaller copy is then not locked.',
      ),
    },
  ],
  uses: [{ verb: t('Make smaller'), wantedBy: 35 }],
  actions: {
    compress: {
      path: '/api/pdf-compressor',
      summary: 'Makes one PDF smaller and compares every page with the source.',
      files: {
        file: {
          label: 'PDF',
          accepts: ['pdf'],
          maxBytes: { free: 10 * MB, pro: 50 * MB },
          messages: {
            missing: { title: t('No File Selected'), text: t('Please select a PDF file to compress.') },
            wrongType: { title: t('Invalid File Type'), text: t('Please select a PDF file.') },
            tooLarge: ({ who, maxBytes }) => ({
              title: t('File Too Large'),
              text: t('{who} can upload files up to {maxBytes}.', { who, maxBytes: formatBytes(maxBytes) }),
            }),
          },
        },
      },
      proOnly: {
        title: t('Pro Feature'),
        text: t('PDF Compression is available for Pro users. Please upgrade to continue.'),
      },
      options: z.object({
        level: z
          .enum(['lossless', 'light', 'balanced', 'strong'], {
            error: t('Level must be lossless, light, balanced or strong.'),
          })
          .default('balanced')
          .describe('How hard to compress. Lossless changes no pixel.'),
        targetBytes: formNumber(t('Target size must be a number of bytes.'))
          .pipe(
            z
              .number()
              .int(t('Target size must be a whole number of bytes.'))
              .min(smallestTargetBytes, t('Target size must be at least 10 KB.')),
          )
          .optional()
          .describe('Stronger settings are tried, from the level on, until the result is at most this large.'),
        grayscale: formBoolean(t('Grayscale must be true or false.'))
          .default(false)
          .describe('Whether images and colours become gray.'),
        metadata: z
          .enum(['keep', 'strip'], { error: t('Metadata must be keep or strip.') })
          .default('keep')
          .describe('Whether title, author, dates and other metadata stay.'),
        password: z
          .string({ error: t('Password must be text.') })
          .max(127, t('Password must have at most 127 characters.'))
          .optional()
          .describe('Opens a locked file. The result is not locked.'),
        allowSigned: formBoolean(t('The option allowSigned must be true or false.'))
          .default(false)
          .describe('Compress a digitally signed file although this breaks its signature.'),
      }),
      result: z.object({
        downloadUrl: resultFile(),
        compressionRatio: z.number().int().min(0).max(100).describe('By how many percent the file became smaller.'),
        originalSize: z.number().int().describe('Bytes.'),
        compressedSize: z.number().int().describe('Bytes; never more than originalSize.'),
        fileName: z.string(),
        unchanged: z.boolean().describe('True when nothing smaller was found: the result is the source itself.'),
        targetMet: z.boolean().describe('False when the target size cannot be reached.'),
        similarity: z
          .array(z.number().min(0).max(1).nullable())
          .describe(
            'Similarity of each page before and after (SSIM at 100 dpi); 1 is identical. Null for a page that cannot be drawn.',
          ),
        warnings: z.array(z.string()).describe('Notes on the result, in sentences.'),
      }),
      // Slightly more than the engine's own limit, so that people get the engine's sentence.
      expectedMs: (inputBytes) => SECOND_MS / 2 + (inputBytes / MB) * 2 * SECOND_MS,
      deadlineMs: (inputBytes) => 3 * MINUTE_MS + (inputBytes / MB) * 8 * SECOND_MS,
      inBulk: { name: t('Compress PDFs'), does: [{ operation: 'compress' }] },
    },
  },
});
