import { t } from '../../shared/language/translate.ts';

/** A sentence for any failure of the page's worker or the browser. */
export const describeFailure = (error: unknown): string =>
  error instanceof Error && error.message !== ''
    ? error.message
    : t('Something in this page went wrong. Please reload the page and try again.');
