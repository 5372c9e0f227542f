import { type Failure, wouldProHelp } from '../http/call-error.ts';
import { showToast, type Toast } from '../ui/toast.ts';
import { upgradeLink } from '../ui/upgrade-link.tsx';

/** Shows why a call failed (a CallError, or a file row's failure), with a link to Pro where that would have helped. */
export function showFailure(title: string, failure: Failure): void {
  const text = failure.pro ? `${failure.message} ${failure.pro}` : failure.message;
  const toast: Omit<Toast, 'id'> = { title, text, tone: 'failure' };
  showToast(wouldProHelp(failure) ? { ...toast, link: upgradeLink } : toast);
}
