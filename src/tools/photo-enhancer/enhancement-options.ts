/* Shared by page, definition and run. */
import { t } from '../../shared/language/translate.ts';

/** In the order in which they help most: noise and damage are not to be sharpened, enlarged or made more colourful. */
export const enhancementTypes = ['restore', 'denoise', 'auto', 'colorize', 'upscale'] as const;
export type EnhancementType = (typeof enhancementTypes)[number];

export const enhancementNames = {
  auto: t('Auto'),
  upscale: t('Upscale'),
  denoise: t('Denoise'),
  colorize: t('Color Enhancement'),
  restore: t('Restore'),
} as const satisfies Record<EnhancementType, string>;

export const scales = [2, 3, 4] as const;
export const strengths = { min: 0, max: 100, step: 5 };
export const qualities = { min: 10, max: 100, step: 5 };
export const resultFormats = ['keep', 'jpeg', 'png', 'webp'] as const;

/** Of a preview, in pixels of the result: more than a screen's stage has. */
export const maxPreviewPixels = 2_000_000;
