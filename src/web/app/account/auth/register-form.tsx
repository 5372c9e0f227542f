import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { accountPaths, accountSentences, passwordLength } from '../../../../modules/accounts/account-paths.contract.ts';
import { registeredSchema, registrationSchema } from '../../../../modules/accounts/accounts.contract.ts';
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
import { nextPage, withNext } from './next-page.ts';

type Values = { username: string; email: string; password: string; confirm: string };

const emptySentences: Values = {
  username: 'Enter a username.',
  email: 'Enter your email address.',
  password: 'Choose a password.',
  confirm: 'Enter the password once more.',
};

/** Creates an account, then opens the sign-in page. */
export function RegisterForm({ onUsername }: { onUsername: (username: string) => void }) {
  const [values, setValues] = useState<Values>({ username: '', email: '', password: '', confirm: '' });
  const { form, errors, show } = useFieldErrors<string>();
  const navigate = useNavigate();
  const { username, email, password, confirm } = values;
  const register = useMutation({
    mutationFn: () => callApi(accountPaths.register, registeredSchema, { body: { username, email, password } }),
    onSuccess: async ({ message }) => {
      const next = nextPage(window.location.search, window.location.origin);
      await navigate(withNext('/login', next), { state: { email, message } });
    },
    onError: (error) => {
      if (error instanceof CallError && error.fields) show(error.fields);
      showToast({ title: 'Registration Failed', text: describeFailure(error), tone: 'failure' });
    },
  });

  const submit = () => {
    const empty = findEmpty(values, emptySentences);
    const differ = password !== confirm;
    const wrong = {
      ...checkFields(registrationSchema, { username, email, password }),
      ...(differ && { confirm: 'This is not the same as the password above.' }),
      ...empty,
    };
    show(wrong);
    if (empty) showToast({ title: accountSentences.missingFields, tone: 'failure' });
    else if (differ) showToast({ title: accountSentences.passwordsDiffer, tone: 'failure' });
    else if (password.length < passwordLength.min)
      showToast({ title: 'Password too short', text: accountSentences.passwordTooShort, tone: 'failure' });
    if (Object.keys(wrong).length === 0) register.mutate();
  };
  const field = (name: keyof Values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  });

  return (
    <Form ref={form} onSubmit={submit} className="space-y-5" aria-label="Create an account">
      <TextField
        label="Username"
        autoComplete="nickname"
        {...field('username')}
        onChange={(value) => {
          setValues({ ...values, username: value });
          onUsername(value);
        }}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${passwordLength.min} characters. Longer is better: a few words do well.`}
        {...field('password')}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirm')} />
      <FailedChange title="Registration Failed" of={register} />
      <Button type="submit" className="w-full" disabled={register.isPending}>
        {register.isPending ? 'Creating your account…' : 'Create account'}
      </Button>
    </Form>
  );
}
