import { CircleAlert, LockKeyhole, type LucideIcon, ShieldX } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { User } from '../../../modules/accounts/accounts.contract.ts';
import { askForUser, useUserAnswer } from '../../kit/session/use-user.ts';
import { Button, ButtonLink } from '../../kit/ui/button.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { SkeletonRows } from '../../kit/ui/skeleton.tsx';
import { withNext } from '../account/auth/next-page.ts';
import { Notice } from '../account/notice.tsx';

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
          <SignInLink />
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

function Screen({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <Panel className="mx-auto max-w-md py-10 text-center">
      <Icon className="mx-auto size-12 text-soft" strokeWidth={1.5} aria-hidden="true" />
      <h1 className="mt-4 text-2xl">{title}</h1>
      <div className="mt-2 text-soft [overflow-wrap:anywhere]">{children}</div>
    </Panel>
  );
}

function SignInLink() {
  const [here, setHere] = useState('/');
  useEffect(() => setHere(window.location.pathname), []);
  return (
    <ButtonLink to={withNext('/login', here)} className="mt-6">
      Sign In
    </ButtonLink>
  );
}
