import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '../../../modules/accounts/accounts.contract.ts';
import { askForUser, useUserAnswer } from '../../kit/session/use-user.ts';
import { Button } from '../../kit/ui/button.tsx';
import { withNext } from './auth/next-page.ts';
import { Notice } from './notice.tsx';

/**
 * Shows its children to signed-in users only. Signed-out visitors are sent to the sign-in page and come back; until that is
 * known, and in the prerendered page, `waiting` is shown.
 */
export function RequireUser({ waiting, children }: { waiting: ReactNode; children: (user: User) => ReactNode }) {
  const { user, error } = useUserAnswer();
  const navigate = useNavigate();
  const isSignedOut = user === null;
  useEffect(() => {
    if (!isSignedOut) return;
    const { pathname, search } = window.location;
    // Signing out navigates away as well, and is faster.
    if (pathname !== '/') void navigate(withNext('/login', pathname + search), { replace: true });
  }, [isSignedOut, navigate]);

  if (user) return children(user);
  if (error === undefined) return waiting;
  return (
    <Notice icon={CircleAlert} title="Your sign-in could not be checked" tone="bad">
      <p>Check your connection and try again.</p>
      <Button look="secondary" size="small" className="mt-3" onClick={askForUser}>
        Try again
      </Button>
    </Notice>
  );
}
