import { useState } from 'react';
import { Link } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { t } from '../../../shared/language/translate.ts';
import { AuthFrame } from '../account/auth/auth-frame.tsx';
import { nextPage, useQueryText, withNext } from '../account/auth/next-page.ts';
import { RegisterForm } from '../account/auth/register-form.tsx';
import { pageMeta, siteName } from '../head/page-head.ts';

export const handle = { path: '/register', around: 'queries', codeBudgetKb: 155 } satisfies SitePage;

export const meta = pageMeta({
  path: handle.path,
  title: t('Create an account'),
  description: t('Create a {siteName} account: a username, an email address and a password are all it takes.', {
    siteName,
  }),
  hidden: true,
});

export default function RegisterPage() {
  const query = useQueryText();
  const next = nextPage(query, query && window.location.origin);
  const [username, setUsername] = useState('');
  return (
    <AuthFrame
      title="Create an account"
      tagName={username}
      lead={
        <>
          Have one already?{' '}
          <Link to={withNext('/login', next)} className="text-link">
            Sign in
          </Link>
        </>
      }
    >
      <RegisterForm onUsername={setUsername} />
      <p className="mt-5 text-[0.9375rem] text-soft">
        By creating an account you accept the{' '}
        <Link to="/terms" className="text-link">
          terms
        </Link>{' '}
        and the{' '}
        <Link to="/privacy" className="text-link">
          privacy policy
        </Link>
        .
      </p>
    </AuthFrame>
  );
}
