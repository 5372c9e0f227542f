import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { accountPaths, accountSentences } from '../../../../modules/accounts/account-paths.contract.ts';
import { loginSchema, userSchema } from '../../../../modules/accounts/accounts.contract.ts';
import { t } from '../../../../shared/language/translate.ts';
import { callApi } from '../../../kit/http/call-api.ts';
import { CallError } from '../../../kit/http/call-error.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Form, useFields } from '../../../kit/ui/form.tsx';
import { PasswordField } from '../../../kit/ui/password-field.tsx';
import { EmailField } from '../../../kit/ui/text-field.tsx';
import { showToast } from '../../../kit/ui/toast.ts';
import { checkFields, findEmpty } from '../check-fields.ts';
import { useChange } from '../use-change.tsx';
import { OrLine } from './auth-frame.tsx';
import { knowsPasskeys, signInWithPasskey, wasDismissed } from './passkey.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import { onSignedIn } from './use-sign-in.ts';

const wantsCode = (error: unknown): boolean => error instanceof CallError && error.code === 'TWO_FACTOR_REQUIRED';

/** Signs in with email and password, then a second factor where there is one, or with a passkey alone. */
export function SignInForm({ initialEmail }: { initialEmail: string }) {
  const [codeWanted, setCodeWanted] = useState(false);
  const { form, values, setValues, field, attempt } = useFields({ email: initialEmail, password: '' });
  const signIn = useChange(t('Login Failed'), {
    mutationFn: (code: string | undefined) =>
      callApi(accountPaths.login, userSchema, { body: { ...values, ...(code && { code }) } }),
    onSuccess: onSignedIn,
    onError: (error) => wantsCode(error) && setCodeWanted(true),
    isFailure: (error) => !wantsCode(error),
  });
  const submit = () => {
    const empty = findEmpty(values, { email: t('Enter your email address.'), password: t('Enter your password.') });
    if (empty) showToast({ title: accountSentences.missingFields, tone: 'failure' });
    attempt(empty ?? checkFields(loginSchema, values), () => signIn.mutate(undefined));
  };

  if (codeWanted) {
    return (
      <SecondFactorForm
        busy={signIn.isPending}
        failure={signIn.failure}
        onCode={signIn.mutate}
        onBack={() => {
          signIn.reset();
          setCodeWanted(false);
          setValues({ ...values, password: '' });
        }}
      />
    );
  }
  return (
    <>
      <Form ref={form} onSubmit={submit} className="space-y-5" aria-label="Sign In">
        <EmailField label="Email" autoComplete="username webauthn" {...field('email')} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...field('password')}
          aside={
            <Link to="/forgot-password" className="text-link text-[0.9375rem]">
              Forgot password?
            </Link>
          }
        />
        {signIn.failure}
        <Button type="submit" className="w-full" disabled={signIn.isPending}>
          {signIn.isPending ? 'Signing in…' : 'Sign In'}
        </Button>
      </Form>
      <PasskeyButton />
    </>
  );
}

function PasskeyButton() {
  const [known, setKnown] = useState(true);
  useEffect(() => setKnown(knowsPasskeys()), []);
  const signIn = useChange(t('Login Failed'), {
    mutationFn: signInWithPasskey,
    onSuccess: onSignedIn,
    isFailure: (error) => !wasDismissed(error),
  });
  if (!known) return null;
  return (
    <>
      <OrLine />
      <Button look="secondary" className="w-full" disabled={signIn.isPending} onClick={() => signIn.mutate()}>
        <KeyRound className="size-5" aria-hidden="true" />
        Sign in with a passkey
      </Button>
      {signIn.failure}
    </>
  );
}
