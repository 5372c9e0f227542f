import { showToast, type Toast } from '../ui/toast.ts';
import { isAnsweredByPro } from './call-error.ts';

/** Shows why a call failed; where Pro would have helped, with the way to it. `message` and `code` are those of the refusal. */
export function tellFailure(title: string, failure: { message: string; code: string }): void {
  const toast: Omit<Toast, 'id'> = { title, text: failure.message, tone: 'failure' };
  showToast(isAnsweredByPro(failure.code) ? { ...toast, link: { to: '/pricing', label: 'Upgrade to Pro' } } : toast);
}
