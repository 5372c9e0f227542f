import { t } from '../../shared/language/translate.ts';
import type { CallError } from '../../web/kit/http/call-error.ts';
import { fileGone } from '../../web/kit/tool-shell/file-source.ts';

/** Codes of errors that carry no sentence of the server's. */
const wordless = { status: 'FAILED', answer: 'INVALID_ANSWER' };

export function explainExtractFailure({ code, message }: CallError): string {
  if (code === wordless.status) return t('Error uploading PDF. Please try again.');
  return code === wordless.answer ? t('Failed to extract text from PDF') : message;
}

export function explainSaveFailure({ code, message }: CallError): string {
  if (code === fileGone.onServer)
    return t('The server has deleted this PDF. Your changes are still here: please choose the PDF again.');
  return Object.values(wordless).includes(code) ? t('Error saving PDF. Please try again.') : message;
}
