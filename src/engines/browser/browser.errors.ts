import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

export const browserErrors = {
  stopsBrowser: defineError('PAGE_STOPS_BROWSER', 422, () =>
    t(
      'This page crashed the browser that prints it, so it cannot become a PDF here. Please simplify or split it, or convert it to DOCX.',
    ),
  ),
};

export const browserRefusals = [browserErrors.stopsBrowser()];
