import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { maxTextCharacters } from './pdf-editor.tool.ts';

export const editorErrors = {
  textTooLong: defineError('PDF_TEXT_TOO_LONG', 422, () =>
    t(
      'This PDF has more than {max, plural, one {# character} other {# characters}} of text. Please split it, and edit its parts.',
      { max: maxTextCharacters },
    ),
  ),
  noText: defineError<{ page: number }>('PDF_PAGE_WITHOUT_TEXT', 422, ({ page }) =>
    t('Page {page} has no text that could be changed. Please write on it with the Visual PDF Editor.', { page }),
  ),
  unchanged: defineError('TEXT_UNCHANGED', 400, () =>
    t('The text is that of the PDF. Please make some edits before saving.'),
  ),
};
