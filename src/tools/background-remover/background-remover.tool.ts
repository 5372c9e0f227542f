import { z } from 'zod';
import {
  defineTool,
  type FileField,
  formJson,
  formNumber,
  formOptional,
  resultFile,
} from '../../catalog/define-tool.ts';
import { backgrounds, crops, plainLook } from '../../shared/cutout/look.ts';
import { t } from '../../shared/language/translate.ts';
import { freeUsesPerDay, samePerPlan } from '../../shared/plans.ts';
import { MB, MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import { resultFormats } from './cutout-choice.ts';

const hintsMessage = t(
  'Hints must be a list such as [{"keep":true,"points":[{"x":10,"y":12}]}], with size and hardness for a brush.',
);
const hintSchema = z.object(
  {
    keep: z.boolean(hintsMessage),
    points: z
      .array(z.object({ x: z.number(hintsMessage), y: z.number(hintsMessage) }, hintsMessage), hintsMessage)
      .min(1, hintsMessage)
      .max(5000, hintsMessage),
    size: z.number(hintsMessage).positive(hintsMessage).max(100_000, hintsMessage).optional(),
    hardness: z.number(hintsMessage).min(0, hintsMessage).max(1, hintsMessage).optional(),
  },
  hintsMessage,
);

const percent = (name: string, least: number, most: number) => {
  const message = t('{name} must be a number from {least} to {most}.', { name, least, most });
  return formNumber(message).pipe(z.number().min(least, message).max(most, message));
};
const color = (name: string) =>
  z.string().regex(/^#[0-9a-f]{6}$/i, t('{name} must be a colour such as #ffffff.', { name }));

const extra = (
  { label, one }: { label: string; one: string },
  texts: { missing: string; wrongType: string; tooLarge: string },
) =>
  ({
    label,
    accepts: ['png', 'jpeg', 'webp'],
    maxBytes: samePerPlan(10 * MB),
    many: { min: 0, max: samePerPlan(1), naming: 'repeated', one, together: label },
    messages: {
      missing: { title: t('No file selected'), text: texts.missing },
      wrongType: { title: t('Invalid file type'), text: texts.wrongType },
      tooLarge: () => ({ title: t('File too large'), text: texts.tooLarge }),
      tooMany: () => ({ title: t('Too many files'), text: t('{label}: please send one image.', { label }) }),
    },
  }) as const satisfies FileField;

export const backgroundRemover = defineTool({
  slug: 'background-remover',
  name: t('AI Background Remover'),
  tagline: t('Cut out people and things'),
  summary: t('Remove the background of a photo, or replace it by a colour, a gradient, a blur or another picture.'),
  title: t('Background remover: cut out people and products'),
  description: t(
    'Remove the background of JPG, PNG, WebP and HEIC photos: soft hair, clean edges. Correct it with clicks and a brush; new backgrounds, shadow, passport sizes.',
  ),
  keywords: [
    'background',
    'remove background',
    'remove bg',
    'transparent',
    'cut out',
    'cutout',
    'mask',
    'alpha',
    'erase',
    'white background',
    'product photo',
    'passport photo',
    'blur background',
    'sticker',
  ],
  category: 'image',
  icon: 'scissors',
  badge: 'pro',
  rank: 65,
  steps: [
    t('Drop one photo or many'),
    t('Remove the background, and correct it with a click'),
    t('Choose a new background, and download'),
  ],
  faq: [
    {
      question: t('What can I do when a part is missing, or too much is left?'),
      answer: t(
        'Click on it: “Belongs” adds and “Not this” removes what you clicked, up to its edges; the rest stays as it is. For small things there is a brush that restores or erases and keeps to edges. Each step can be undone.',
      ),
    },
    {
      question: t('What does it find?'),
      answer: t(
        'Two small models on this server find people, animals and things such as cars or bottles; anything else is found by what stands out from the border of the photo. On busy backgrounds it may need a click or two.',
      ),
    },
    {
      question: t('Can I get the mask alone?'),
      answer: t('Yes: each result has a download of its mask, white where the subject is and as large as the photo.'),
    },
    {
      question: t('Are the passport photos official?'),
      answer: t(
        'They have the right size for print, and the head at about the right height. Every country has rules of its own, so please check the result against them.',
      ),
    },
  ],
  planFaq: [
    {
      question: t('What counts as one photo of the day?'),
      answer: t('A photo with all its corrections and backgrounds is one, up to 30 changes of it.'),
    },
  ],
  uses: [{ verb: t('Remove the background'), wantedBy: 20 }],
  actions: {
    remove: {
      path: '/api/tools/background-remove',
      summary: 'Cuts the subject out of one photo and gives it a new background.',
      files: {
        file: {
          label: t('Photo'),
          accepts: ['jpeg', 'png', 'webp', 'heic', 'avif', 'tiff', 'gif'],
          maxBytes: samePerPlan(10 * MB),
          messages: {
            missing: { title: t('No file selected'), text: t('Please select an image file (PNG, JPG, JPEG, WEBP)') },
            wrongType: { title: t('Invalid file type'), text: t('Please select an image file (PNG, JPG, JPEG, WEBP)') },
            tooLarge: () => ({ title: t('File too large'), text: t('Please select an image smaller than 10MB') }),
          },
        },
        mask: extra(
          { label: t('Mask'), one: t('mask') },
          {
            missing: t('Please send a mask: white where the subject is.'),
            wrongType: t('The mask must be a PNG, JPEG or WebP image.'),
            tooLarge: t('The mask must be smaller than 10 MB.'),
          },
        ),
        picture: extra(
          { label: t('Background picture'), one: t('background picture') },
          {
            missing: t('Please select a picture for the background.'),
            wrongType: t('The background picture must be a PNG, JPEG or WebP image.'),
            tooLarge: t('The background picture must be smaller than 10 MB.'),
          },
        ),
      },
      options: z.object({
        background: z
          .enum(backgrounds, {
            error: t('Background must be one of {choices}.', { choices: backgrounds.join(', ') }),
          })
          .default(plainLook.background)
          .describe("'blur' blurs the photo's own background; 'image' needs a file `picture`."),
        color: color(t('Color'))
          .default(plainLook.color)
          .describe('Behind JPEGs, too; the upper colour of a gradient.'),
        color2: color(t('Color2')).default(plainLook.color2).describe('The lower colour of a gradient.'),
        blur: percent(t('Blur'), 1, 100).default(plainLook.blur).describe('How strong, 1 to 100.'),
        shadow: percent(t('Shadow'), 0, 100).default(plainLook.shadow).describe('How dark, 0 to 100; 0 is none.'),
        crop: z
          .enum(crops, { error: t('Crop must be one of {choices}.', { choices: crops.join(', ') }) })
          .default(plainLook.crop)
          .describe('To the subject, a square around it, 35 x 45 mm (413 x 531 pixels) or 2 x 2 inches (600 x 600).'),
        margin: percent(t('Margin'), 0, 50)
          .default(plainLook.margin)
          .describe("Around the subject or in the square, in percent of the subject's longer side."),
        format: z
          .enum(resultFormats, {
            error: t('Format must be one of {choices}.', { choices: resultFormats.join(', ') }),
          })
          .default('png')
          .describe('JPEG has no transparency: it gets `color`.'),
        hints: formOptional(formJson(z.array(hintSchema, hintsMessage).max(500, hintsMessage))).describe(
          'A JSON list of what belongs to the subject (keep) and what does not, in pixels of the upright photo. Points are examples; with a size (diameter) they are a brush, hardness 0 to 1.',
        ),
      }),
      example: { format: 'webp' },
      result: z.object({
        downloadUrl: resultFile(),
        maskUrl: resultFile().describe('White where the subject is, as large as the photo.'),
        fileName: z.string(),
        format: z.string(),
        width: z.number().int(),
        height: z.number().int(),
        bytes: z.number().int(),
        photoUrl: resultFile()
          .optional()
          .describe('The photo as a JPEG, when it is of a kind that browsers do not show: HEIC or TIFF.'),
        photoWidth: z.number().int(),
        photoHeight: z.number().int(),
        foundBy: z.enum(['person', 'other', 'mask']).describe('A person, anything else, or your mask.'),
        notes: z.array(z.string()).describe('Notes on the result, in sentences.'),
      }),
      allowance: {
        free: { max: freeUsesPerDay, per: 'day' },
        unit: { one: t('photo'), many: t('photos') },
        sameFile: { field: 'file', calls: 30 },
      },
      // Small photos take 0.4 to 0.9 s: they need not wait behind whole enhancements.
      expectedMs: (inputBytes) => SECOND_MS / 2 + (inputBytes / MB) * SECOND_MS,
      deadlineMs: () => 5 * MINUTE_MS,
      inBulk: { name: t('Remove backgrounds'), without: ['hints'] },
    },
  },
});

export const failed = { title: t('Processing failed'), text: t('Please try again or contact support.') };
/** Photos per page; each is a call of its own. */
export const maxBatch = 50;
