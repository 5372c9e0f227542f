import { defineError } from '../../shared/errors.ts';
import { maxTextCharacters } from './pdf-editor.tool.ts';

export const editorErrors = {
  textTooLong: defineError(
    'PDF_TEXT_TOO_LONG',
    422,
    () =>
      `This PDF has more than ${maxTextCharacters.toLocaleString('en')} characters of text. Please split it, and edit its parts.`,
  ),
  noText: defineError<{ page: number }>(
    'PDF_PAGE_WITHOUT_TEXT',
    422,
    ({ page }) => `Page ${page} has no text that could be changed. Please write on it with the Visual PDF Editor.`,
  ),
  unchanged: defineError(
    'TEXT_UNCHANGED',
    400,
    () => 'The text is that of the PDF. Please make some edits before saving.',
  ),
};
