import { CircleAlert, LockKeyhole, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { User } from '../../../modules/accounts/accounts.contract.ts';
import { pathHere } from '../../kit/local-path.ts';
import { askForUser, useUserAnswer } from '../../kit/session/use-user.ts';
import { Button, ButtonLink } from '../../kit/ui/button.tsx';
import { SkeletonRows } from '../../kit/ui/skeleton.tsx';
import { withNext } from '../account/auth/next-page.ts';
import { Notice } from '../account/notice.tsx';
import { Screen } from '../account/screen.tsx';

/**
 * Shows admin pages to administrators only: a sign-in screen when signed out, a no-access screen for other users. This is
 * presentation only; the server checks every call itself.
 */
export function RequireAdmin({ title, children }: { title: string; children: (user: User) => ReactNode }) {
  const { user, error } = useUserAnswer();
  if (user?.role === 'admin') return children(user);
  return (
    <div className="page-width min-h-[30rem] pt-10 sm:pt-16">
      {user && (
        <Screen icon={ShieldX} title="No access">
          <p>
            {title} is for administrators. You are signed in as {user.email}, who is not one.
          </p>
          <ButtonLink to="/" className="mt-6">
            Return Home
          </ButtonLink>
        </Screen>
      )}
      {user === null && (
        <Screen icon={LockKeyhole} title="Sign in to continue">
          <p>{title} is for administrators.</p>
          <ButtonLink to={withNext('/login', pathHere() + window.location.search)} className="mt-6">
            Sign In
          </ButtonLink>
        </Screen>
      )}
      {user === undefined && error === undefined && (
        <>
          <h1 className="mb-8 text-4xl sm:text-5xl">{title}</h1>
          <SkeletonRows label="Loading…" rows={6} />
        </>
      )}
      {error !== undefined && (
        <Notice icon={CircleAlert} title="Your sign-in could not be checked" tone="bad">
          <Button look="secondary" size="small" className="mt-3" onClick={askForUser}>
            Try again
          </Button>
        </Notice>
      )}
    </div>
  );
}
