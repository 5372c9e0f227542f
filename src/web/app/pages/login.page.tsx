import { useEffect, useEffectEvent } from 'react';
import { Link, type MetaFunction, useLocation } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { useUser } from '../../kit/session/use-user.ts';
import { AuthFrame } from '../account/auth/auth-frame.tsx';
import { nextPage, useQueryText, withNext } from '../account/auth/next-page.ts';
import { SignInForm } from '../account/auth/sign-in-form.tsx';
import { useGoOn } from '../account/auth/use-sign-in.ts';
import { pageHead, siteName } from '../head/page-head.ts';

export const handle = { path: '/login', around: 'queries', codeBudgetKb: 153 } satisfies SitePage;

export const meta: MetaFunction = () =>
  pageHead({
    path: handle.path,
    title: 'Sign In',
    description: `Sign in to ${siteName} with your email address and password, or with a passkey.`,
    hidden: true,
  });

export default function LoginPage() {
  const query = useQueryText();
  const next = nextPage(query, query && window.location.origin);
  const { state }: { state: unknown } = useLocation();
  const registered = registeredEmail(state);
  useGoOnWhenSignedIn();
  return (
    <AuthFrame
      title="Sign In"
      tagName="Welcome back"
      lead={
        <>
          New here?{' '}
          <Link to={withNext('/register', next)} className="text-link">
            Create an account
          </Link>
        </>
      }
    >
      <SignInForm initialEmail={registered} />
    </AuthFrame>
  );
}

/** Signed-in visitors are redirected. */
function useGoOnWhenSignedIn(): void {
  const isSignedIn = Boolean(useUser());
  const goOn = useEffectEvent(useGoOn());
  useEffect(() => {
    if (isSignedIn) void goOn();
  }, [isSignedIn]);
}

/** The address that the registration page hands over, so that it need not be typed again. */
function registeredEmail(state: unknown): string {
  const has = typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string';
  return has ? String(state.email) : '';
}
