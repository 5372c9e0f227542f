import { Unlink } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { accountPaths, accountSentences, passwordLength } from '../../../modules/accounts/account-paths.contract.ts';
import { passwordResetSchema } from '../../../modules/accounts/accounts.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { postApi } from '../../kit/http/call-api.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Form, useFields } from '../../kit/ui/form.tsx';
import { PasswordField } from '../../kit/ui/password-field.tsx';
import { showToast } from '../../kit/ui/toast.ts';
import { AuthFrame } from '../account/auth/auth-frame.tsx';
import { useLinkToken } from '../account/auth/link-token.ts';
import { checkFields } from '../account/check-fields.ts';
import { Notice } from '../account/notice.tsx';
import { useChange } from '../account/use-change.tsx';
import { pageMeta } from '../head/page-head.ts';

export const handle = { path: '/reset-password', around: 'queries', codeBudgetKb: 155 } satisfies SitePage;

export const meta = pageMeta({
  path: handle.path,
  title: t('Choose a new password'),
  description: t('Choose a new password with the link that was mailed to you.'),
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
  const { form, values, field, attempt } = useFields({ password: '', confirm: '' });
  const { password, confirm } = values;
  const navigate = useNavigate();
  const reset = useChange(t('Password not changed'), {
    mutationFn: () => postApi(accountPaths.resetPassword, { body: { token, password } }),
    onSuccess: async () => {
      await navigate('/login', { replace: true });
      showToast({ title: t('Password changed'), text: t('Sign in with the new one.'), tone: 'success' });
    },
  });
  const submit = () => {
    const wrong = checkFields(passwordResetSchema, { token, password })?.password;
    const differ = password === confirm ? undefined : { confirm: accountSentences.passwordsDiffer };
    attempt(wrong === undefined ? differ : { password: wrong }, reset.mutate);
  };
  return (
    <Form ref={form} onSubmit={submit} className="space-y-5" aria-label="Choose a new password">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${passwordLength.min} characters.`}
        {...field('password')}
      />
      <PasswordField label="Confirm new password" autoComplete="new-password" {...field('confirm')} />
      {reset.failure}
      <Button type="submit" className="w-full" disabled={reset.isPending}>
        {reset.isPending ? 'Changing…' : 'Change password'}
      </Button>
    </Form>
  );
}
