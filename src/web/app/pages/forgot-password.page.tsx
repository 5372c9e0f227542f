import { useQuery } from '@tanstack/react-query';
import { MailCheck, MailX } from 'lucide-react';
import { Link } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { accountPaths } from '../../../modules/accounts/account-paths.contract.ts';
import {
  forgottenPasswordSchema,
  mailedLinksSchema,
  messageSchema,
} from '../../../modules/accounts/accounts.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { queryOf } from '../../kit/session/query-client.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Form, useFields } from '../../kit/ui/form.tsx';
import { EmailField } from '../../kit/ui/text-field.tsx';
import { AuthFrame } from '../account/auth/auth-frame.tsx';
import { checkFields, findEmpty } from '../account/check-fields.ts';
import { Notice } from '../account/notice.tsx';
import { useChange } from '../account/use-change.tsx';
import { pageMeta } from '../head/page-head.ts';

export const handle = { path: '/forgot-password', around: 'queries', codeBudgetKb: 154 } satisfies SitePage;

export const meta = pageMeta({
  path: handle.path,
  title: t('Forgot your password?'),
  description: t('Get a link by email to choose a new password.'),
  hidden: true,
});

export default function ForgotPasswordPage() {
  const links = useQuery(queryOf(accountPaths.forgottenPassword, mailedLinksSchema));
  const { form, values, field, attempt } = useFields({ email: '' });
  const ask = useChange(t('No link was sent'), {
    mutationFn: () => callApi(accountPaths.forgottenPassword, messageSchema, { body: values }),
  });
  const submit = () => {
    const empty = findEmpty(values, { email: t('Enter your email address.') });
    attempt(empty ?? checkFields(forgottenPasswordSchema, values), ask.mutate);
  };
  if (links.data?.available === false) {
    return (
      <AuthFrame
        title="Forgot your password?"
        lead={
          <>
            Remembered it? <SignInLink>Sign in</SignInLink>
          </>
        }
      >
        <NoMail />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Forgot your password?"
      lead={
        <>
          We mail you a link to choose a new one. Remembered it? <SignInLink>Sign in</SignInLink>
        </>
      }
    >
      {ask.isSuccess ? (
        <Notice icon={MailCheck} title="Check your email">
          {ask.data.message}
        </Notice>
      ) : (
        <Form ref={form} onSubmit={submit} className="space-y-5" aria-label="Forgotten password">
          <EmailField label="Email" autoComplete="username" {...field('email')} />
          {ask.failure}
          <Button type="submit" className="w-full" disabled={ask.isPending}>
            {ask.isPending ? 'Sending…' : 'Send the link'}
          </Button>
        </Form>
      )}
    </AuthFrame>
  );
}

function SignInLink({ children }: { children: string }) {
  return (
    <Link to="/login" className="text-link">
      {children}
    </Link>
  );
}

function NoMail() {
  return (
    <Notice icon={MailX} tone="neutral" title="This site sends no mail">
      <p>So it cannot send you a link. Instead:</p>
      <ul className="mt-2 list-disc space-y-1 ps-5">
        <li>If you have a passkey, sign in with it. You do not need your password.</li>
        <li>Otherwise, ask the operator of this site for a link to choose a new password.</li>
      </ul>
    </Notice>
  );
}
