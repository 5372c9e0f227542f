import { useMutation, useQuery } from '@tanstack/react-query';
import { MailCheck, MailX } from 'lucide-react';
import { useState } from 'react';
import { Link, type MetaFunction } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { accountPaths } from '../../../modules/accounts/account-paths.contract.ts';
import {
  forgottenPasswordSchema,
  mailedLinksSchema,
  messageSchema,
} from '../../../modules/accounts/accounts.contract.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Form, useFieldErrors } from '../../kit/ui/form.tsx';
import { TextField } from '../../kit/ui/text-field.tsx';
import { showToast } from '../../kit/ui/toast.ts';
import { AuthFrame } from '../account/auth/auth-frame.tsx';
import { checkFields } from '../account/check-fields.ts';
import { describeFailure } from '../account/describe-failure.ts';
import { FailedChange } from '../account/failed-change.tsx';
import { Notice } from '../account/notice.tsx';
import { pageHead } from '../head/page-head.ts';

export const handle = { path: '/forgot-password', around: 'queries', codeBudgetKb: 151 } satisfies SitePage;

export const meta: MetaFunction = () =>
  pageHead({
    path: handle.path,
    title: 'Forgot your password?',
    description: 'Get a link by email to choose a new password.',
    hidden: true,
  });

export default function ForgotPasswordPage() {
  const links = useQuery({
    queryKey: [accountPaths.forgottenPassword],
    queryFn: () => callApi(accountPaths.forgottenPassword, mailedLinksSchema, { method: 'GET' }),
  });
  const [email, setEmail] = useState('');
  const { form, errors, show, clear } = useFieldErrors<'email'>();
  const ask = useMutation({
    mutationFn: () => callApi(accountPaths.forgottenPassword, messageSchema, { body: { email } }),
    onError: (error) => showToast({ title: 'No link was sent', text: describeFailure(error), tone: 'failure' }),
  });
  const submit = () => {
    if (email.trim() === '') return show({ email: 'Enter your email address.' });
    const wrong = checkFields(forgottenPasswordSchema, { email });
    if (wrong) return show(wrong);
    clear();
    ask.mutate();
  };
  const signIn = (
    <Link to="/login" className="text-link">
      Sign in
    </Link>
  );
  if (links.data?.available === false) {
    return (
      <AuthFrame title="Forgot your password?" lead={<>Remembered it? {signIn}</>}>
        <NoMail />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Forgot your password?"
      lead={<>We mail you a link to choose a new one. Remembered it? {signIn}</>}
    >
      {ask.isSuccess ? (
        <Notice icon={MailCheck} title="Check your email">
          {ask.data.message}
        </Notice>
      ) : (
        <Form ref={form} onSubmit={submit} className="space-y-5" aria-label="Forgotten password">
          <TextField
            label="Email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={setEmail}
            error={errors.email}
          />
          <FailedChange title="No link was sent" of={ask} />
          <Button type="submit" className="w-full" disabled={ask.isPending}>
            {ask.isPending ? 'Sending…' : 'Send the link'}
          </Button>
        </Form>
      )}
    </AuthFrame>
  );
}

function NoMail() {
  return (
    <Notice icon={MailX} tone="neutral" title="This site sends no mail">
      <p>So it cannot send you a link. Instead:</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        <li>If you have a passkey, sign in with it. You do not need your password.</li>
        <li>Otherwise, ask the operator of this site for a link to choose a new password.</li>
      </ul>
    </Notice>
  );
}
