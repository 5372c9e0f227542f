import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '../../../modules/accounts/accounts.contract.ts';
import { askForUser, useUserAnswer } from '../../kit/session/use-user.ts';
import { Button } from '../../kit/ui/button.tsx';
import { withNext } from './auth/next-page.ts';
import { Notice } from './notice.tsx';

/**
 * What only a signed-in user may see. Whoever is signed out is sent to sign in and comes back afterwards; until that is known,
 * and in the page as it was built, `waiting` is shown.
 */
export function RequireUser({ waiting, children }: { waiting: ReactNode; children: (user: User) => ReactNode }) {
  const { user, error } = useUserAnswer();
  const navigate = useNavigate();
  const isSignedOut = user === null;
  useEffect(() => {
    if (!isSignedOut) return;
    const { pathname, search } = window.location;
    // Signing out leads away from the page, too, and is faster.
    if (pathname !== '/') void navigate(withNext('/login', pathname + search), { replace: true });
  }, [isSignedOut, navigate]);

  if (user) return children(user);
  if (error === undefined) return waiting;
  return (
    <Notice icon={CircleAlert} title="The server cannot be asked who you are" tone="bad">
      <p>Check your connection and try again.</p>
      <Button look="secondary" size="small" className="mt-3" onClick={askForUser}>
        Try again
      </Button>
    </Notice>
  );
}
