import { z } from 'zod';
import { defineTool, formNumber, resultFile } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { formatBytes, MB, MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import { formats, metadataChoices, minTargetBytes, qualities } from './compression-options.ts';

const qualityMessage = t('Quality must be a number from 10 to 100 in steps of 5.');

export const imageCompressor = defineTool({
  slug: 'image-compressor',
  name: t('Image Compressor'),
  tagline: t('Lighter photos, the same look'),
  summary: t('Make photos and graphics smaller without a visible loss, and see the difference before you save.'),
  title: t('Compress images: JPEG, PNG, WebP, AVIF, GIF'),
  description: t(
    'Make JPEG, PNG, WebP, AVIF, GIF, TIFF, HEIC and SVG images smaller. Compare before and after, choose the format, do many at once. Free, no sign-up.',
  ),
  keywords: [
    'compress',
    'reduce',
    'optimise',
    'optimize',
    'shrink',
    'smaller',
    'jpg',
    'jpeg',
    'png',
    'webp',
    'avif',
    'gif',
    'heic',
    'photo',
    'tinypng',
  ],
  category: 'image',
  icon: 'file-image',
  badge: 'free',
  rank: 30,
  steps: [t('Drop one image or many'), t('Choose quality and format'), t('Compare, then download one or all')],
  faq: [
    {
      question: t('Can a compressed image get larger than the original?'),
      answer: t('No. When the original is already the smallest, you get it back unchanged and the page says so.'),
    },
    {
      question: t('What happens to location and camera data?'),
      answer: t(
        'It is removed unless you choose to keep it. Orientation and colours stay right either way: the rotation is applied to the image itself.',
      ),
    },
  ],
  uses: [
    { verb: t('Convert to JPG'), from: ['heic'], makes: 'jpeg', wantedBy: 60 },
    { verb: t('Make smaller'), wantedBy: 45 },
  ],
  actions: {
    compress: {
      path: '/api/tools/image-compress',
      summary: 'Makes one image smaller, in its own format or another.',
      files: {
        file: {
          label: t('Image'),
          accepts: ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff', 'heic', 'svg'],
          maxBytes: { free: 25 * MB, pro: 500 * MB },
          messages: {
            missing: { title: t('No File Selected'), text: t('Please select an image file') },
            wrongType: { title: t('Invalid File'), text: t('Please select an image file') },
            tooLarge: ({ who, maxBytes }) => ({
              title: t('File too large'),
              text: t('File too large. {who} can upload files up to {maxBytes}.', {
                who,
                maxBytes: formatBytes(maxBytes),
              }),
            }),
          },
        },
      },
      options: z.object({
        quality: formNumber(qualityMessage)
          .pipe(
            z
              .number()
              .min(qualities.min, qualityMessage)
              .max(qualities.max, qualityMessage)
              .multipleOf(qualities.step, qualityMessage),
          )
          .default(80)
          .describe('10 to 100 in steps of 5; 100 is lossless where the format can.'),
        format: z
          .enum(formats, { error: t('Format must be keep, jpeg, png, webp or avif.') })
          .default('keep')
          .describe("The result's format; 'keep' is the source's own (HEIC becomes JPEG)."),
        metadata: z
          .enum(metadataChoices, { error: t('Metadata must be strip or keep.') })
          .default('strip')
          .describe('Whether EXIF, XMP and IPTC data (camera, place, copyright) are carried over.'),
        targetBytes: formNumber(t('Target size must be a number of bytes.'))
          .pipe(z.number().int().min(minTargetBytes, t('Target size must be at least 1 KB.')))
          .optional()
          .describe('Finds the highest quality up to `quality` whose result is at most this large.'),
      }),
      result: z.object({
        originalSize: z.number().int().describe('Bytes.'),
        compressedSize: z.number().int().describe('Bytes; more than originalSize only when the format changed.'),
        downloadUrl: resultFile(),
        fileName: z.string(),
        format: z.string(),
        width: z.number().int(),
        height: z.number().int(),
        unchanged: z
          .boolean()
          .describe(
            "True when no smaller version was found: the image data is the source's own, without its metadata if that was to be stripped.",
          ),
        quality: z.number().int().describe('The quality that was used; 100 for an unchanged image.'),
        notes: z
          .array(z.string())
          .describe('Notes on the result, in sentences: that only the first frame is kept, for example.'),
      }),
      // Measured: the slowest, lossless WebP of 100 megapixels, takes 57 s on a core of its own and twice that on a busy
      // machine.
      // AVIF takes about ten times as long as the others.
      expectedMs: (inputBytes, { format }) => 200 + (inputBytes / MB) * (format === 'avif' ? 5 : 0.5) * SECOND_MS,
      deadlineMs: (inputBytes) => 3 * MINUTE_MS + (inputBytes / MB) * SECOND_MS,
      inBulk: {
        name: t('Compress images'),
        does: [
          { operation: 'compress' },
          { operation: 'convert', to: 'jpg', options: { format: 'jpeg' }, defaults: { quality: 90 } },
          { operation: 'convert', to: 'png', options: { format: 'png' }, defaults: { quality: 100 } },
          { operation: 'convert', to: 'webp', options: { format: 'webp' }, defaults: { quality: 90 } },
          { operation: 'convert', to: 'avif', options: { format: 'avif' }, defaults: { quality: 80 } },
        ],
      },
    },
  },
});
