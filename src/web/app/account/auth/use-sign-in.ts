import { useNavigate } from 'react-router';
import { t } from '../../../../shared/language/translate.ts';
import { CallError } from '../../../kit/http/call-error.ts';
import { localPath } from '../../../kit/local-path.ts';
import { currentUser, refreshUser } from '../../../kit/session/use-user.ts';
import { nextPage } from './next-page.ts';

/** Goes to the page that asked for the sign-in. */
export function useGoOn(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const next = nextPage(window.location.search, window.location.origin);
    // Only the page's own document may load the payment form.
    if (next.startsWith('/subscribe')) window.location.assign(localPath(next));
    else await navigate(next, { replace: true });
  };
}

/** Updates the signed-in user; the sign-in page then redirects. */
export async function onSignedIn(): Promise<void> {
  await refreshUser();
  if (currentUser() !== null) return;
  throw new CallError('NO_COOKIE', t('This browser did not keep the cookie. Please allow cookies.'));
}
