import { useMutation } from '@tanstack/react-query';
import { Unlink } from 'lucide-react';
import { useState } from 'react';
import { Link, type MetaFunction, useNavigate } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { accountPaths, accountSentences, passwordLength } from '../../../modules/accounts/account-paths.contract.ts';
import { passwordResetSchema } from '../../../modules/accounts/accounts.contract.ts';
import { postApi } from '../../kit/http/call-api.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Form, useFieldErrors } from '../../kit/ui/form.tsx';
import { PasswordField } from '../../kit/ui/password-field.tsx';
import { showToast } from '../../kit/ui/toast.ts';
import { AuthFrame } from '../account/auth/auth-frame.tsx';
import { useLinkToken } from '../account/auth/link-token.ts';
import { checkFields } from '../account/check-fields.ts';
import { describeFailure } from '../account/describe-failure.ts';
import { FailedChange } from '../account/failed-change.tsx';
import { Notice } from '../account/notice.tsx';
import { pageHead } from '../head/page-head.ts';

export const handle = { path: '/reset-password', around: 'queries', codeBudgetKb: 152 } satisfies SitePage;

export const meta: MetaFunction = () =>
  pageHead({
    path: handle.path,
    title: 'Choose a new password',
    description: 'Choose a new password with the link that was mailed to you.',
    hidden: true,
  });

export default function ResetPasswordPage() {
  const token = useLinkToken();
  return (
    <AuthFrame
      title="Choose a new password"
      lead="It replaces your current password and signs you out on every device."
    >
      {token === null ? (
        <Notice icon={Unlink} title="This link is not complete" tone="bad">
          Open it again from the email, or{' '}
          <Link to="/forgot-password" className="text-link">
            request a new one
          </Link>
          .
        </Notice>
      ) : (
        <NewPasswordForm token={token ?? ''} />
      )}
    </AuthFrame>
  );
}

function NewPasswordForm({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const { form, errors, show, clear } = useFieldErrors<'password' | 'confirm'>();
  const navigate = useNavigate();
  const reset = useMutation({
    mutationFn: () => postApi(accountPaths.resetPassword, { body: { token, password } }),
    onSuccess: async () => {
      await navigate('/login', { replace: true });
      showToast({ title: 'Password changed', text: 'Sign in with the new one.', tone: 'success' });
    },
    onError: (error) => showToast({ title: 'Password not changed', text: describeFailure(error), tone: 'failure' }),
  });
  const submit = () => {
    const wrong = checkFields(passwordResetSchema, { token, password });
    if (wrong?.password) return show({ password: wrong.password });
    if (password !== confirm) return show({ confirm: accountSentences.passwordsDiffer });
    clear();
    reset.mutate();
  };
  return (
    <Form ref={form} onSubmit={submit} className="space-y-5" aria-label="Choose a new password">
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={`At least ${passwordLength.min} characters.`}
        value={password}
        onChange={setPassword}
        error={errors.password}
      />
      <PasswordField
        label="Confirm new password"
        name="confirm"
        autoComplete="new-password"
        value={confirm}
        onChange={setConfirm}
        error={errors.confirm}
      />
      <FailedChange title="Password not changed" of={reset} />
      <Button type="submit" className="w-full" disabled={reset.isPending}>
        {reset.isPending ? 'Changing…' : 'Change password'}
      </Button>
    </Form>
  );
}
