import { z } from 'zod';
import { backgrounds, crops, plainLook } from '../../shared/cutout/look.ts';

export const resultFormats = ['png', 'webp', 'jpeg'] as const;

const hex = z.string().regex(/^#[0-9a-f]{6}$/i);

/** The page's settings, saved in the browser between visits. */
export const cutoutChoiceSchema = z.object({
  background: z.enum(backgrounds).default(plainLook.background),
  color: hex.default(plainLook.color),
  color2: hex.default(plainLook.color2),
  blur: z.number().min(1).max(100).default(plainLook.blur),
  shadow: z.number().min(0).max(100).default(plainLook.shadow),
  crop: z.enum(crops).default(plainLook.crop),
  margin: z.number().min(0).max(50).default(plainLook.margin),
  format: z.enum(resultFormats).default('png'),
});
export type CutoutChoice = z.infer<typeof cutoutChoiceSchema>;
