import { z } from 'zod';
import { t } from '../shared/language/translate.ts';
import { formNumber } from './define-tool.ts';

/** Of drawn pages, in pixels per inch. */
export const dpiRange = { min: 36, max: 600, default: 150 };
export const defaultQuality = 85;

const dpiMessage = t('DPI must be a whole number from {min} to {max}.', { min: dpiRange.min, max: dpiRange.max });
const qualityMessage = t('Quality must be a whole number from 1 to 100.');

/** Options of actions that draw pages as images. */
export const dpiOption = formNumber(dpiMessage)
  .pipe(z.number().int(dpiMessage).min(dpiRange.min, dpiMessage).max(dpiRange.max, dpiMessage))
  .default(dpiRange.default);
export const qualityOption = formNumber(qualityMessage)
  .pipe(z.number().int(qualityMessage).min(1, qualityMessage).max(100, qualityMessage))
  .default(defaultQuality);
