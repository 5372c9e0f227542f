import { z } from 'zod';
import { defineTool, formBoolean, formNumber, resultFile } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { samePerPlan } from '../../shared/plans.ts';
import { formatBytes, MB, MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import { fits, formats, isPart, maxSide, namesASize } from './target-size.ts';

const side = (name: string) => {
  const message = t('{name} must be a whole number from 1 to {maxSide} pixels.', { name, maxSide });
  return formNumber(message).pipe(z.number().int(message).min(1, message).max(maxSide, message)).optional();
};
const percentMessage = t('Percent must be a number from 1 to 1000.');
const qualityMessage = t('Quality must be a whole number from 10 to 100.');
const focusMessage = t('The focal point must be numbers from 0 to 1.');
const cropMessage = t('The part to keep must be given in numbers from 0 to 1 and lie inside the image.');
const cropSide = (whole: number) =>
  formNumber(cropMessage).pipe(z.number().min(0, cropMessage).max(1, cropMessage)).default(whole);
const focus = () => formNumber(focusMessage).pipe(z.number().min(0, focusMessage).max(1, focusMessage)).default(0.5);

type CropOptions = { cropX: number; cropY: number; cropWidth: number; cropHeight: number };
/** Allows for rounding errors, as with thirds. */
const rounding = 1e-6;
const isInside = ({ cropX, cropY, cropWidth, cropHeight }: CropOptions): boolean =>
  cropWidth > 0 && cropHeight > 0 && cropX + cropWidth <= 1 + rounding && cropY + cropHeight <= 1 + rounding;

export const noDimensions = {
  title: t('No Dimensions Specified'),
  text: t('Please enter a width or a height in pixels.'),
};

export const imageResizer = defineTool({
  slug: 'image-resizer',
  name: t('Image Resizer'),
  tagline: t('The exact size you need'),
  summary: t('Resize images to an exact size, a percentage or a preset: fitted, cropped, padded or stretched.'),
  title: t('Resize images: pixels, percent, social and print sizes'),
  description: t(
    'Resize and crop JPEG, PNG, WebP, GIF, HEIC, AVIF and TIFF images, animations included. Exact pixels, percent, social media, passport and print sizes.',
  ),
  keywords: [
    'resize',
    'scale',
    'dimensions',
    'pixels',
    'crop',
    'smaller',
    'larger',
    'thumbnail',
    'instagram',
    'passport',
    'photo',
    'dpi',
    'print',
  ],
  category: 'image',
  icon: 'scaling',
  badge: 'free',
  rank: 70,
  steps: [t('Drop one image or many'), t('Choose a size or a preset'), t('Check the frame, then download')],
  faq: [
    {
      question: t('Can a small image be made larger?'),
      answer: t(
        'Yes, and the page says so: new pixels are computed from their neighbours, so a large step up looks soft.',
      ),
    },
    {
      question: t('Do animated GIFs stay animated?'),
      answer: t('Yes, also as WebP. Formats without animation get the first frame, and the page says so.'),
    },
  ],
  uses: [{ verb: t('Resize'), wantedBy: 30 }],
  actions: {
    resize: {
      path: '/api/tools/image-resize',
      summary: 'Resizes one image.',
      files: {
        file: {
          label: t('Image'),
          accepts: ['jpeg', 'png', 'webp', 'gif', 'heic', 'avif', 'tiff'],
          maxBytes: { free: 10 * MB, pro: 50 * MB },
          messages: {
            missing: { title: t('No File Selected'), text: t('Please select an image to resize.') },
            wrongType: {
              title: t('Invalid File Type'),
              text: t('Please select a JPEG, PNG, WebP, GIF, HEIC, AVIF or TIFF image.'),
            },
            tooLarge: ({ who, maxBytes }) => ({
              title: t('File Too Large'),
              text: t('{who} can upload files up to {maxBytes}.', { who, maxBytes: formatBytes(maxBytes) }),
            }),
          },
        },
      },
      options: z
        .object({
          width: side(t('Width')).describe('Pixels.'),
          height: side(t('Height')).describe('Pixels.'),
          percent: formNumber(percentMessage)
            .pipe(z.number().min(1, percentMessage).max(1000, percentMessage))
            .optional()
            .describe("Of the image's own size; wins over width and height."),
          longestSide: side(t('Longest side')).describe('Pixels; wins over width and height.'),
          maintainAspectRatio: formBoolean(t('Keeping the aspect ratio must be true or false.'))
            .default(true)
            .describe('With both sides given: true stays within them, false stretches. `fit` wins over it.'),
          fit: z
            .enum(fits, { error: t('Fit must be inside, fill, cover or contain.') })
            .optional()
            .describe(
              'inside: within the size; fill: stretched; cover: cropped to fill it; contain: padded with `background`.',
            ),
          focusX: focus().describe("With 'cover', the point that stays visible: 0 is left, 1 is right."),
          focusY: focus().describe('0 is top, 1 is bottom.'),
          cropX: cropSide(0).describe(
            'Left edge of the part to keep, as a fraction of the width. Cropping comes first.',
          ),
          cropY: cropSide(0).describe('Top edge, as a fraction of the height.'),
          cropWidth: cropSide(1).describe('Width of the part to keep; 1 is all of it.'),
          cropHeight: cropSide(1).describe('Height of the part to keep; 1 is all of it.'),
          enlarge: formBoolean(t('Enlarging must be true or false.'))
            .default(true)
            .describe('False leaves smaller images as they are; a percentage always applies.'),
          background: z
            .string()
            .regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i, t('Background must be a colour such as #ffffff.'))
            .default('#ffffff')
            .describe('Behind `contain`, and behind transparent parts in formats that have none.'),
          format: z
            .enum(formats, { error: t('Format must be keep, jpeg, png, webp or avif.') })
            .default('keep')
            .describe("The result's format; 'keep' is the source's own (HEIC becomes JPEG)."),
          quality: formNumber(qualityMessage)
            .pipe(z.number().int(qualityMessage).min(10, qualityMessage).max(100, qualityMessage))
            .optional()
            .describe('10 to 100; left out, JPEG, WebP and AVIF use 85 and PNG stays lossless.'),
          metadata: z
            .enum(['strip', 'keep'], { error: t('Metadata must be strip or keep.') })
            .default('strip')
            .describe('Whether date, place, camera and the like stay in the file.'),
        })
        .refine(isInside, { error: cropMessage })
        .refine(
          (options) =>
            namesASize(options) ||
            isPart({ left: options.cropX, top: options.cropY, width: options.cropWidth, height: options.cropHeight }),
          { error: `${noDimensions.text}` },
        ),
      example: { width: 64 },
      result: z.object({
        downloadUrl: resultFile(),
        newWidth: z.number().int(),
        newHeight: z.number().int(),
        originalWidth: z.number().int(),
        originalHeight: z.number().int(),
        originalSize: z.number().int().describe('Bytes.'),
        newSize: z.number().int().describe('Bytes.'),
        enlarged: z.boolean().describe('True when the result has more pixels than the source.'),
        animationRemoved: z
          .boolean()
          .describe('True when only the first frame of an animation is kept, because the format cannot be animated.'),
        stilled: z.boolean().describe('Deprecated alias of `animationRemoved`; removed in the next release.'),
        fileName: z.string(),
        format: z.string(),
        notes: z
          .array(z.string())
          .describe('Notes on the result, in sentences: that it has fewer bits per colour channel.'),
      }),
      deadlineMs: (inputBytes) => MINUTE_MS + (inputBytes / MB) * 2 * SECOND_MS,
      inBulk: {
        name: t('Resize images'),
        does: [{ operation: 'resize', defaults: { percent: 50 } }],
        defaults: { percent: 50 },
        unlessSet: { enlarge: false },
      },
    },
  },
});

/** Images per page; each is a call of its own. */
export const maxBatch = samePerPlan(100);
