import { useQueryClient } from '@tanstack/react-query';
import { accountPaths, accountSentences, passwordLength } from '../../../../modules/accounts/account-paths.contract.ts';
import {
  emailChangeResultSchema,
  emailChangeSchema,
  messageSchema,
  passwordChangeSchema,
  type User,
  usernameChangeSchema,
  userSchema,
} from '../../../../modules/accounts/accounts.contract.ts';
import { t } from '../../../../shared/language/translate.ts';
import { callApi, postApi } from '../../../kit/http/call-api.ts';
import { changeUser, refreshUser } from '../../../kit/session/use-user.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Form, useFields } from '../../../kit/ui/form.tsx';
import { PasswordField } from '../../../kit/ui/password-field.tsx';
import { EmailField, TextField } from '../../../kit/ui/text-field.tsx';
import { showToast } from '../../../kit/ui/toast.ts';
import { checkFields, findEmpty } from '../check-fields.ts';
import { useChange } from '../use-change.tsx';
import { SettingsPanel } from './settings-panel.tsx';

/** Name, address and password. */
export function ProfileSection({ user }: { user: User }) {
  return (
    <>
      <SettingsPanel title="Username" text="The name shown on this site.">
        <UsernameForm user={user} />
      </SettingsPanel>
      <SettingsPanel title="Email" text="You sign in with it.">
        <EmailForm user={user} />
      </SettingsPanel>
      <SettingsPanel title="Password" text="Changing it signs you out everywhere else.">
        <PasswordForm user={user} />
      </SettingsPanel>
    </>
  );
}

function UsernameForm({ user }: { user: User }) {
  const { form, values, setValues, field, attempt } = useFields({ username: user.username });
  const change = useChange(t('Not changed'), {
    mutationFn: () => callApi(accountPaths.changeUsername, userSchema, { body: values }),
    onSuccess: (changed) => {
      changeUser(changed);
      setValues({ username: changed.username });
      showToast({ title: t('Username changed'), tone: 'success' });
    },
  });
  const submit = () => {
    const empty = findEmpty(values, { username: t('Enter a username.') });
    attempt(empty ?? checkFields(usernameChangeSchema, values), change.mutate);
  };

  return (
    <Form ref={form} onSubmit={submit} className="space-y-4">
      <TextField label="Username" autoComplete="nickname" {...field('username')} />
      {change.failure}
      <Button
        type="submit"
        look="secondary"
        size="small"
        disabled={change.isPending || values.username === user.username}
      >
        Save username
      </Button>
    </Form>
  );
}

function EmailForm({ user }: { user: User }) {
  const none = { email: '', password: '' };
  const { form, values, setValues, field, attempt } = useFields(none);
  const change = useChange(t('Not changed'), {
    mutationFn: () => callApi(accountPaths.changeEmail, emailChangeResultSchema, { body: values }),
    onSuccess: async ({ message }) => {
      setValues(none);
      await refreshUser();
      showToast({ title: t('Email'), text: message, tone: 'success' });
    },
  });
  const submit = () => {
    const empty = findEmpty(values, { email: t('Enter your new email address.'), password: t('Enter your password.') });
    attempt({ ...checkFields(emailChangeSchema, values), ...empty }, change.mutate);
  };
  const confirmed = user.emailVerified ? t('(confirmed)') : t('(not confirmed yet)');
  const state = user.mailAvailable ? confirmed : '';

  return (
    <>
      <p className="mb-4 [overflow-wrap:anywhere]">
        Now:{' '}
        <strong dir="ltr" className="font-semibold">
          {user.email}
        </strong>{' '}
        {state}
      </p>
      {user.mailAvailable && !user.emailVerified && <ConfirmAddress />}
      <Form ref={form} onSubmit={submit} className="space-y-4">
        <EmailField label="New email" autoComplete="email" {...field('email')} name="new-email" />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          {...field('password')}
          name="email-password"
        />
        {change.failure}
        <Button type="submit" look="secondary" size="small" disabled={change.isPending}>
          Change email
        </Button>
      </Form>
    </>
  );
}

function ConfirmAddress() {
  const send = useChange(t('No link was sent'), {
    mutationFn: () => callApi(accountPaths.resendVerification, messageSchema, { body: {} }),
    onSuccess: ({ message }) => showToast({ title: t('Check your email'), text: message, tone: 'success' }),
  });
  return (
    <div className="mb-5 space-y-3">
      <Button look="secondary" size="small" disabled={send.isPending} onClick={() => send.mutate()}>
        Send a confirmation link
      </Button>
      {send.failure}
    </div>
  );
}

function PasswordForm({ user }: { user: User }) {
  const none = { currentPassword: '', newPassword: '', confirm: '' };
  const { form, values, setValues, field, attempt } = useFields(none);
  const { currentPassword, newPassword, confirm } = values;
  const queryClient = useQueryClient();
  const change = useChange(t('Not changed'), {
    mutationFn: () => postApi(accountPaths.changePassword, { body: { currentPassword, newPassword } }),
    onSuccess: () => {
      setValues(none);
      showToast({ title: t('Password changed'), text: t('You are signed out everywhere else.'), tone: 'success' });
      return queryClient.resetQueries({ queryKey: [accountPaths.sessions] });
    },
  });
  const submit = () => {
    const wrong = {
      ...checkFields(passwordChangeSchema, { currentPassword, newPassword }),
      ...(currentPassword === '' && { currentPassword: t('Enter your current password.') }),
      ...(newPassword !== confirm && { confirm: accountSentences.passwordsDiffer }),
    };
    attempt(wrong, change.mutate);
  };

  return (
    <Form ref={form} onSubmit={submit} className="space-y-4">
      <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${passwordLength.min} characters.`}
        {...field('newPassword')}
      />
      <PasswordField label="Confirm new password" autoComplete="new-password" {...field('confirm')} />
      {change.failure}
      <Button type="submit" look="secondary" size="small" disabled={change.isPending}>
        Change password
      </Button>
    </Form>
  );
}
