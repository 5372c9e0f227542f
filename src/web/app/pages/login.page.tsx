import { UserRoundCheck } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { t } from '../../../shared/language/translate.ts';
import { useUser } from '../../kit/session/use-user.ts';
import { AuthFrame } from '../account/auth/auth-frame.tsx';
import { nextPage, useQueryText, withNext } from '../account/auth/next-page.ts';
import { SignInForm } from '../account/auth/sign-in-form.tsx';
import { useGoOn } from '../account/auth/use-sign-in.ts';
import { Notice } from '../account/notice.tsx';
import { pageMeta, siteName } from '../head/page-head.ts';

export const handle = { path: '/login', around: 'queries', codeBudgetKb: 156 } satisfies SitePage;

export const meta = pageMeta({
  path: handle.path,
  title: t('Sign In'),
  description: t('Sign in to {siteName} with your email address and password, or with a passkey.', { siteName }),
  hidden: true,
});

export default function LoginPage() {
  const query = useQueryText();
  const next = nextPage(query, query && window.location.origin);
  const { state }: { state: unknown } = useLocation();
  const registered = registrationOf(state);
  useGoOnWhenSignedIn();
  return (
    <AuthFrame
      title="Sign In"
      tagName={t('Welcome back')}
      lead={
        <>
          New here?{' '}
          <Link to={withNext('/register', next)} className="text-link">
            Create an account
          </Link>
        </>
      }
    >
      {registered && (
        <Notice icon={UserRoundCheck} title="Account created" className="mb-6">
          {registered.message}
        </Notice>
      )}
      <SignInForm initialEmail={registered?.email ?? ''} />
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

/** Passed by the registration page; undefined when the visitor comes from elsewhere. */
function registrationOf(state: unknown): { email: string; message: string } | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state) || !('message' in state)) return undefined;
  return { email: String(state.email), message: String(state.message) };
}
