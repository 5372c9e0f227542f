import { z } from 'zod';
import { formNumber } from './define-tool.ts';

/** Of drawn pages, in pixels per inch. */
export const dpiRange = { min: 36, max: 600, default: 150 };
export const defaultQuality = 85;

const dpiMessage = `DPI must be a whole number from ${dpiRange.min} to ${dpiRange.max}.`;
const qualityMessage = 'Quality must be a whole number from 1 to 100.';

/** Options of actions that draw pages as images. */
export const dpiOption = formNumber(dpiMessage)
  .pipe(z.number().int(dpiMessage).min(dpiRange.min, dpiMessage).max(dpiRange.max, dpiMessage))
  .default(dpiRange.default);
export const qualityOption = formNumber(qualityMessage)
  .pipe(z.number().int(qualityMessage).min(1, qualityMessage).max(100, qualityMessage))
  .default(defaultQuality);
