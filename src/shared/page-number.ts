import { z } from 'zod';
import { t } from './language/translate.ts';

/** The page of a list, counted from 1, as calls name it in their query. */
export const pageNumber = z.coerce
  .number(t('The page must be a number.'))
  .int(t('The page must be a whole number.'))
  .min(1)
  .max(100_000);
