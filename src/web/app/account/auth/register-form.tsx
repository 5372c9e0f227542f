import { useNavigate } from 'react-router';
import { accountPaths, accountSentences, passwordLength } from '../../../../modules/accounts/account-paths.contract.ts';
import { registeredSchema, registrationSchema } from '../../../../modules/accounts/accounts.contract.ts';
import { t } from '../../../../shared/language/translate.ts';
import { countEvent } from '../../../kit/analytics/count-event.ts';
import { callApi } from '../../../kit/http/call-api.ts';
import { CallError } from '../../../kit/http/call-error.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Form, useFields } from '../../../kit/ui/form.tsx';
import { PasswordField } from '../../../kit/ui/password-field.tsx';
import { EmailField, TextField } from '../../../kit/ui/text-field.tsx';
import { showToast } from '../../../kit/ui/toast.ts';
import { checkFields, findEmpty } from '../check-fields.ts';
import { useChange } from '../use-change.tsx';
import { nextPage, withNext } from './next-page.ts';

const emptySentences = {
  username: t('Enter a username.'),
  email: t('Enter your email address.'),
  password: t('Choose a password.'),
  confirm: t('Enter the password once more.'),
};

/** Creates an account, then opens the sign-in page. */
export function RegisterForm({ onUsername }: { onUsername: (username: string) => void }) {
  const { form, values, field, show, attempt } = useFields({ username: '', email: '', password: '', confirm: '' });
  const navigate = useNavigate();
  const { username, email, password, confirm } = values;
  const register = useChange(t('Registration Failed'), {
    mutationFn: () => callApi(accountPaths.register, registeredSchema, { body: { username, email, password } }),
    onSuccess: async ({ message }) => {
      countEvent('registered');
      const next = nextPage(window.location.search, window.location.origin);
      await navigate(withNext('/login', next), { state: { email, message } });
    },
    onError: (error) => {
      if (error instanceof CallError && error.fields) show(error.fields);
    },
  });

  const submit = () => {
    const empty = findEmpty(values, emptySentences);
    const differ = password !== confirm;
    attempt(
      {
        ...checkFields(registrationSchema, { username, email, password }),
        ...(differ && { confirm: t('This is not the same as the password above.') }),
        ...empty,
      },
      register.mutate,
    );
    if (empty) showToast({ title: accountSentences.missingFields, tone: 'failure' });
    else if (differ) showToast({ title: accountSentences.passwordsDiffer, tone: 'failure' });
    else if (password.length < passwordLength.min)
      showToast({ title: t('Password too short'), text: accountSentences.passwordTooShort, tone: 'failure' });
  };

  return (
    <Form ref={form} onSubmit={submit} className="space-y-5" aria-label="Create an account">
      <TextField
        label="Username"
        autoComplete="nickname"
        {...field('username')}
        onInput={({ currentTarget }) => onUsername(currentTarget.value)}
      />
      <EmailField label="Email" autoComplete="username" {...field('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${passwordLength.min} characters. Longer is better: a few words do well.`}
        {...field('password')}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirm')} />
      {register.failure}
      <Button type="submit" className="w-full" disabled={register.isPending}>
        {register.isPending ? 'Creating your account…' : 'Create account'}
      </Button>
    </Form>
  );
}
