import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { accountPaths, accountSentences } from '../../../../modules/accounts/account-paths.contract.ts';
import { loginSchema, userSchema } from '../../../../modules/accounts/accounts.contract.ts';
import { callApi } from '../../../kit/http/call-api.ts';
import { CallError } from '../../../kit/http/call-error.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Form, useFieldErrors } from '../../../kit/ui/form.tsx';
import { PasswordField } from '../../../kit/ui/password-field.tsx';
import { TextField } from '../../../kit/ui/text-field.tsx';
import { showToast } from '../../../kit/ui/toast.ts';
import { checkFields, findEmpty } from '../check-fields.ts';
import { describeFailure } from '../describe-failure.ts';
import { FailedChange } from '../failed-change.tsx';
import { OrLine } from './auth-frame.tsx';
import { knowsPasskeys, signInWithPasskey, wasDismissed } from './passkey.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import { onSignedIn } from './use-sign-in.ts';

const showFailure = (error: unknown) =>
  showToast({ title: 'Login Failed', text: describeFailure(error), tone: 'failure' });

/** Signs in with email and password, then a second factor where there is one, or with a passkey alone. */
export function SignInForm({ initialEmail }: { initialEmail: string }) {
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState('');
  const [codeWanted, setCodeWanted] = useState(false);
  const { form, errors, show, clear } = useFieldErrors<'email' | 'password'>();
  const signIn = useMutation({
    mutationFn: (code: string | undefined) =>
      callApi(accountPaths.login, userSchema, { body: { email, password, ...(code && { code }) } }),
    onSuccess: onSignedIn,
    onError: (error) => {
      if (error instanceof CallError && error.code === 'TWO_FACTOR_REQUIRED') setCodeWanted(true);
      else showFailure(error);
    },
  });

  const isCodeWanted = signIn.error instanceof CallError && signIn.error.code === 'TWO_FACTOR_REQUIRED';
  const failure = !isCodeWanted && <FailedChange title="Login Failed" of={signIn} />;

  const submit = () => {
    const empty = findEmpty(
      { email, password },
      { email: 'Enter your email address.', password: 'Enter your password.' },
    );
    if (empty) {
      show(empty);
      return showToast({ title: accountSentences.missingFields, tone: 'failure' });
    }
    const wrong = checkFields(loginSchema, { email, password });
    if (wrong) return show(wrong);
    clear();
    signIn.mutate(undefined);
  };

  if (codeWanted) {
    return (
      <SecondFactorForm
        busy={signIn.isPending}
        failure={failure}
        onCode={(code) => signIn.mutate(code)}
        onBack={() => {
          signIn.reset();
          setCodeWanted(false);
          setPassword('');
        }}
      />
    );
  }
  return (
    <>
      <Form ref={form} onSubmit={submit} className="space-y-5" aria-label="Sign In">
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={setEmail}
          error={errors.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={errors.password}
          aside={
            <Link to="/forgot-password" className="text-link text-[0.9375rem]">
              Forgot password?
            </Link>
          }
        />
        {failure}
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
  const signIn = useMutation({
    mutationFn: signInWithPasskey,
    onSuccess: onSignedIn,
    onError: (error) => {
      if (!wasDismissed(error)) showFailure(error);
    },
  });
  if (!known) return null;
  return (
    <>
      <OrLine />
      <Button look="secondary" className="w-full" disabled={signIn.isPending} onClick={() => signIn.mutate()}>
        <KeyRound className="size-5" aria-hidden="true" />
        Sign in with a passkey
      </Button>
      {!wasDismissed(signIn.error) && <FailedChange title="Login Failed" of={signIn} />}
    </>
  );
}
