import { t } from '../../../shared/language/translate.ts';
import { showToast, tellFailure } from './toast.ts';

/**
 * Puts text on the clipboard and says so, or why not. `what` completes 'The … is on your clipboard': 'password'.
 * @param text a promise for text that takes a while: browsers soon forget the click unless they get the promise itself.
 */
export async function copyText(text: string | Promise<string>, what: string): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  } catch {
    tellFailure({
      title: t('Not copied'),
      text: t('This browser does not allow it. Please select and copy it yourself.'),
    });
    return false;
  }
  showToast({ title: t('Copied!'), text: t('The {what} is on your clipboard.', { what }), tone: 'success' });
  return true;
}
