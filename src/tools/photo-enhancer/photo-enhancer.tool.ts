import { z } from 'zod';
import { defineTool, type FileField, formNumber, formOptional, resultFile } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { formatBytes, MB, MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import {
  type EnhancementType,
  enhancementTypes,
  qualities,
  resultFormats,
  scales,
  strengths,
} from './enhancement-options.ts';

const typeMessage = t('Enhancement type must be auto, upscale, denoise, colorize or restore.');
const thenMessage = t('Further types must be named with commas between them, each once: denoise,upscale.');
const scaleMessage = t('Scale must be 2, 3 or 4.');
const strengthMessage = t('Strength must be a number from 0 to 100.');
const qualityMessage = t('Quality must be a whole number from 10 to 100.');
const areaMessage = t('The part to show must be given in whole pixels of the photo.');
const areaSide = (least: number) =>
  formNumber(areaMessage).pipe(z.number().int(areaMessage).min(least, areaMessage).max(100_000, areaMessage));

const photo = {
  label: t('Photo'),
  accepts: ['jpeg', 'png', 'webp'],
  maxBytes: { free: 5 * MB, pro: 50 * MB },
  messages: {
    missing: { title: t('No File Selected'), text: t('Please select a photo to enhance.') },
    wrongType: { title: t('Invalid File Type'), text: t('Please select a JPEG, PNG, or WebP image.') },
    tooLarge: ({ who, maxBytes }) => ({
      title: t('File Too Large'),
      text: t('{who} can upload files up to {maxBytes}.', { who, maxBytes: formatBytes(maxBytes) }),
    }),
  },
} as const satisfies FileField;

const scratches = {
  label: t('Marked scratches'),
  accepts: ['png', 'jpeg', 'webp'],
  maxBytes: { free: 5 * MB, pro: 5 * MB },
  many: {
    min: 0,
    max: { free: 1, pro: 1 },
    naming: 'repeated',
    one: t('image with marked scratches'),
    together: t('Images with marked scratches'),
  },
  messages: {
    missing: { title: t('No File Selected'), text: t('Please select an image with the scratches marked in white.') },
    wrongType: { title: t('Invalid File Type'), text: t('The marked scratches must be a JPEG, PNG, or WebP image.') },
    tooLarge: ({ maxBytes }) => ({
      title: t('File Too Large'),
      text: t('The image with the marked scratches can have up to {maxBytes}.', { maxBytes: formatBytes(maxBytes) }),
    }),
    tooMany: () => ({ title: t('Too Many Files'), text: t('Please mark all scratches in one image.') }),
  },
} as const satisfies FileField;

const enhancements = {
  enhancementType: z
    .enum(enhancementTypes, { error: typeMessage })
    .default('auto')
    .describe(
      'auto: light, contrast and colours; upscale: more pixels; denoise: less grain; colorize: livelier colours; restore: blur, JPEG blocks and marked scratches.',
    ),
  furtherTypes: formOptional(
    z
      .string({ error: thenMessage })
      .max(60, thenMessage)
      .refine((value) => readTypes(value) !== undefined, { error: thenMessage }),
  ).describe('Further types, in order, with commas between them. All are done in one run, without a loss in between.'),
  scale: formNumber(scaleMessage)
    .pipe(
      z.union(
        scales.map((scale) => z.literal(scale)),
        { error: scaleMessage },
      ),
    )
    .default(2)
    .describe('How many times as wide and high upscale makes the photo: 2, 3 or 4.'),
  strength: formNumber(strengthMessage)
    .pipe(z.number().min(strengths.min, strengthMessage).max(strengths.max, strengthMessage))
    .default(100)
    .describe('0 to 100. The size that upscale makes does not depend on it.'),
};

const proOnly = {
  title: t('Pro Feature'),
  text: t('AI Photo Enhancement is available for Pro users. Please upgrade to continue.'),
};

export const photoEnhancer = defineTool({
  slug: 'photo-enhancer',
  name: t('AI Photo Enhancer'),
  tagline: t('Sharper, brighter, larger'),
  summary: t(
    'Bring out light and colours, enlarge, and take away noise, blur and scratches. Faces are never invented.',
  ),
  title: t('Photo enhancer: upscale, denoise, restore photos'),
  description: t(
    'Enhance JPEG, PNG and WebP photos: light and colours, 2x to 4x upscaling, noise, blur, JPEG blocks and scratches. Compare at full size before you start.',
  ),
  keywords: [
    'enhance',
    'photo',
    'upscale',
    'enlarge',
    'bigger',
    'super resolution',
    'denoise',
    'noise',
    'grain',
    'sharpen',
    'blurry',
    'unblur',
    'restore',
    'old photo',
    'scratches',
    'color',
    'colour',
    'colorize',
    'dark',
    'brighten',
    'white balance',
    'topaz',
    'remini',
  ],
  category: 'image',
  icon: 'sparkles',
  badge: 'pro',
  rank: 60,
  steps: [
    t('Drop one photo or many'),
    t('Choose what to improve, and compare at full size'),
    t('Download the better photo'),
  ],
  faq: [
    {
      question: t('Are faces or details invented?'),
      answer: t(
        'No. Filters that were learned from photos sharpen what is there. They add no faces, text or objects, so a photo too small to show something will not show it afterwards either.',
      ),
    },
    {
      question: t('Can I restore and enlarge in one go?'),
      answer: t(
        'Yes. Tick everything you want: it is all done in one run, and the photo is saved only once, so nothing is lost in between.',
      ),
    },
    {
      question: t('What happens to the camera data?'),
      answer: t(
        'Date, camera, place, copyright and the colour profile stay, unless you choose otherwise. The orientation is applied to the photo itself.',
      ),
    },
    {
      question: t('Does Color Enhancement colour black and white photos?'),
      answer: t('No. It makes the colours that are there livelier. Gray stays gray.'),
    },
  ],
  uses: [{ verb: t('Enhance'), wantedBy: 15 }],
  actions: {
    enhance: {
      path: '/api/tools/photo-enhance',
      summary: 'Improves one photo: light, colours, size, noise, blur, JPEG blocks, scratches.',
      files: { file: photo, scratches },
      proOnly,
      options: z
        .object({
          ...enhancements,
          format: z
            .enum(resultFormats, { error: t('Format must be keep, jpeg, png or webp.') })
            .default('keep')
            .describe("The result's format; 'keep' is the photo's own."),
          quality: formNumber(qualityMessage)
            .pipe(z.number().int(qualityMessage).min(qualities.min, qualityMessage).max(qualities.max, qualityMessage))
            .default(90)
            .describe('10 to 100, for JPEG and WebP. PNG loses nothing.'),
          metadata: z
            .enum(['keep', 'strip'], { error: t('Metadata must be keep or strip.') })
            .default('keep')
            .describe('Whether date, camera, place, copyright and the like stay in the file.'),
        })
        .refine(namesEachOnce, { error: thenMessage }),
      result: z.object({
        enhancedUrl: resultFile(),
        enhancementType: z.enum(enhancementTypes),
        fileName: z.string(),
        format: z.string(),
        width: z.number().int(),
        height: z.number().int(),
        originalWidth: z.number().int(),
        originalHeight: z.number().int(),
        originalSize: z.number().int().describe('Bytes.'),
        enhancedSize: z.number().int().describe('Bytes.'),
        steps: z.array(z.string()).describe('What was done, in order: Enlarged 2 times.'),
        notes: z.array(z.string()).describe('Notes on the result, in sentences.'),
      }),
      // Files say little about pixels: 3 bytes a pixel in a PNG, and a third of one in a JPEG.
      expectedMs: (inputBytes) => 2 * SECOND_MS + (inputBytes / MB) * 8 * SECOND_MS,
      // 100 megapixels may be a small file. The engine's own limit is 20 minutes.
      deadlineMs: () => 21 * MINUTE_MS,
      inBulk: {
        name: t('Enhance photos'),
        result: 'enhancedUrl',
      },
    },
    preview: {
      path: '/api/tools/photo-enhance-preview',
      summary: 'Improves a part of a photo, to look at, and estimates the time for all of it.',
      files: { file: photo, scratches },
      proOnly,
      options: z
        .object({
          ...enhancements,
          left: areaSide(0).default(0).describe('Left edge of the part, in pixels of the upright photo.'),
          top: areaSide(0).default(0).describe('Top edge.'),
          width: areaSide(1)
            .default(640)
            .describe(
              'Width of the part; what lies outside of the photo, or is more than fits a preview, is left out.',
            ),
          height: areaSide(1).default(400).describe('Height of the part.'),
        })
        .refine(namesEachOnce, { error: thenMessage }),
      result: z.object({
        previewUrl: resultFile(),
        left: z.number().int().describe('What the preview shows, in pixels of the upright photo.'),
        top: z.number().int(),
        width: z.number().int(),
        height: z.number().int(),
        photoWidth: z.number().int(),
        photoHeight: z.number().int(),
        estimatedSeconds: z.number().describe('For the whole photo on this machine, while it does nothing else.'),
      }),
      keepsUploads: true,
      // Somebody looks on: it must not wait behind whole photos.
      expectedMs: () => SECOND_MS / 2,
      deadlineMs: () => MINUTE_MS,
    },
  },
});

/** `'denoise,upscale'` as a list; undefined for other names. */
function readTypes(text: string): EnhancementType[] | undefined {
  const named = text.split(',').map((part) => enhancementTypes.find((type) => type === part.trim()));
  return named.every((type) => type !== undefined) ? named : undefined;
}

/** All types of a call, in order. */
export const typesOf = (options: {
  enhancementType: EnhancementType;
  furtherTypes?: string | undefined;
}): EnhancementType[] => [
  options.enhancementType,
  ...(options.furtherTypes === undefined ? [] : (readTypes(options.furtherTypes) ?? [])),
];

function namesEachOnce(options: { enhancementType: EnhancementType; furtherTypes?: string | undefined }): boolean {
  const types = typesOf(options);
  return new Set(types).size === types.length;
}
