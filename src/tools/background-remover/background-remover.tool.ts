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
import { freeUsesPerDay, samePerPlan } from '../../shared/plans.ts';
import { MB, MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import { resultFormats } from './cutout-choice.ts';

const hintsMessage =
  'Hints must be a list such as [{"keep":true,"points":[{"x":10,"y":12}]}], with size and hardness for a brush.';
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
  const message = `${name} must be a number from ${least} to ${most}.`;
  return formNumber(message).pipe(z.number().min(least, message).max(most, message));
};
const color = (name: string) => z.string().regex(/^#[0-9a-f]{6}$/i, `${name} must be a colour such as #ffffff.`);

const extra = ({ label, one }: { label: string; one: string }, text: string) =>
  ({
    label,
    accepts: ['png', 'jpeg', 'webp'],
    maxBytes: samePerPlan(10 * MB),
    many: { min: 0, max: samePerPlan(1), naming: 'repeated', one, together: label },
    messages: {
      missing: { title: 'No file selected', text },
      wrongType: { title: 'Invalid file type', text: `The ${one} must be a PNG, JPEG or WebP image.` },
      tooLarge: () => ({ title: 'File too large', text: `The ${one} must be smaller than 10 MB.` }),
      tooMany: () => ({ title: 'Too many files', text: `${label}: please send one image.` }),
    },
  }) as const satisfies FileField;

export const backgroundRemover = defineTool({
  slug: 'background-remover',
  name: 'AI Background Remover',
  tagline: 'Cut out people and things',
  summary: 'Remove the background of a photo, or replace it by a colour, a gradient, a blur or another picture.',
  title: 'Background remover: cut out people and products',
  description:
    'Remove the background of JPG, PNG, WebP and HEIC photos: soft hair, clean edges. Correct it with clicks and a brush; new backgrounds, shadow, passport sizes.',
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
    'Drop one photo or many',
    'Remove the background, and correct it with a click',
    'Choose a new background, and download',
  ],
  faq: [
    {
      question: 'What can I do when a part is missing, or too much is left?',
      answer:
        'Click on it: “Belongs” adds and “Not this” removes what you clicked, up to its edges; the rest stays as it is. For small things there is a brush that restores or erases and keeps to edges. Each step can be undone.',
    },
    {
      question: 'What does it find?',
      answer:
        'Two small models on this server find people, animals and things such as cars or bottles; anything else is found by what stands out from the border of the photo. On busy backgrounds it may need a click or two.',
    },
    {
      question: 'Can I get the mask alone?',
      answer: 'Yes: each result has a download of its mask, white where the subject is and as large as the photo.',
    },
    {
      question: 'Are the passport photos official?',
      answer:
        'They have the right size for print, and the head at about the right height. Every country has rules of its own, so please check the result against them.',
    },
  ],
  planFaq: [
    {
      question: 'What counts as one photo of the day?',
      answer: 'A photo with all its corrections and backgrounds is one, up to 30 changes of it.',
    },
  ],
  uses: [{ verb: 'Remove the background', wantedBy: 20 }],
  actions: {
    remove: {
      path: '/api/tools/background-remove',
      summary: 'Cuts the subject out of one photo and gives it a new background.',
      files: {
        file: {
          label: 'Photo',
          accepts: ['jpeg', 'png', 'webp', 'heic', 'avif', 'tiff', 'gif'],
          maxBytes: samePerPlan(10 * MB),
          messages: {
            missing: { title: 'No file selected', text: 'Please select an image file (PNG, JPG, JPEG, WEBP)' },
            wrongType: { title: 'Invalid file type', text: 'Please select an image file (PNG, JPG, JPEG, WEBP)' },
            tooLarge: () => ({ title: 'File too large', text: 'Please select an image smaller than 10MB' }),
          },
        },
        mask: extra({ label: 'Mask', one: 'mask' }, 'Please send a mask: white where the subject is.'),
        picture: extra(
          { label: 'Background picture', one: 'background picture' },
          'Please select a picture for the background.',
        ),
      },
      options: z.object({
        background: z
          .enum(backgrounds, { error: `Background must be one of ${backgrounds.join(', ')}.` })
          .default(plainLook.background)
          .describe("'blur' blurs the photo's own background; 'image' needs a file `picture`."),
        color: color('Color').default(plainLook.color).describe('Behind JPEGs, too; the upper colour of a gradient.'),
        color2: color('Color2').default(plainLook.color2).describe('The lower colour of a gradient.'),
        blur: percent('Blur', 1, 100).default(plainLook.blur).describe('How strong, 1 to 100.'),
        shadow: percent('Shadow', 0, 100).default(plainLook.shadow).describe('How dark, 0 to 100; 0 is none.'),
        crop: z
          .enum(crops, { error: `Crop must be one of ${crops.join(', ')}.` })
          .default(plainLook.crop)
          .describe('To the subject, a square around it, 35 x 45 mm (413 x 531 pixels) or 2 x 2 inches (600 x 600).'),
        margin: percent('Margin', 0, 50)
          .default(plainLook.margin)
          .describe("Around the subject or in the square, in percent of the subject's longer side."),
        format: z
          .enum(resultFormats, { error: `Format must be one of ${resultFormats.join(', ')}.` })
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
        unit: { one: 'photo', many: 'photos' },
        sameFile: { field: 'file', calls: 30 },
      },
      // Small photos take 0.4 to 0.9 s: they need not wait behind whole enhancements.
      expectedMs: (inputBytes) => SECOND_MS / 2 + (inputBytes / MB) * SECOND_MS,
      deadlineMs: () => 5 * MINUTE_MS,
      inBulk: { name: 'Remove backgrounds', without: ['hints'] },
    },
  },
});

export const failed = { title: 'Processing failed', text: 'Please try again or contact support.' };
/** Photos per page; each is a call of its own. */
export const maxBatch = 50;
