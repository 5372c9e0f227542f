import { useNavigate } from 'react-router';
import { currentUser, refreshUser } from '../../../kit/session/use-user.ts';
import { showToast } from '../../../kit/ui/toast.ts';
import { nextPage } from './next-page.ts';

/** Goes where somebody wanted to go before they were asked to sign in. */
export function useGoOn(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const next = nextPage(window.location.search, window.location.origin);
    // Only its own document may load the payment service's form.
    if (next.startsWith('/subscribe')) window.location.assign(next);
    else await navigate(next, { replace: true });
  };
}

/** Tells the page that somebody has signed in; the sign-in page then goes on by itself. */
export async function tellSignedIn(): Promise<void> {
  await refreshUser();
  if (currentUser() !== null) return;
  showToast({
    title: 'Login Failed',
    text: 'This browser did not keep the cookie. Please allow cookies.',
    tone: 'failure',
  });
}
