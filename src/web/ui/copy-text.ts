import { showToast } from './toast.ts';

/** Puts text on the clipboard and says so, or why not. `what` completes 'The … is on your clipboard': 'password'. */
export async function copyText(text: string, what: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    showToast({
      title: 'Not copied',
      text: 'This browser does not allow it. Please select and copy it yourself.',
      tone: 'failure',
    });
    return false;
  }
  showToast({ title: 'Copied!', text: `The ${what} is on your clipboard.`, tone: 'success' });
  return true;
}
