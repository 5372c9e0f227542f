import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
import { callApi, postApi } from '../../../kit/http/call-api.ts';
import { changeUser, refreshUser } from '../../../kit/session/use-user.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Form, useFieldErrors } from '../../../kit/ui/form.tsx';
import { PasswordField } from '../../../kit/ui/password-field.tsx';
import { TextField } from '../../../kit/ui/text-field.tsx';
import { showToast } from '../../../kit/ui/toast.ts';
import { checkFields } from '../check-fields.ts';
import { describeFailure } from '../describe-failure.ts';
import { FailedChange } from '../failed-change.tsx';
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

const showFailure = (error: unknown) =>
  showToast({ title: 'Not changed', text: describeFailure(error), tone: 'failure' });

function UsernameForm({ user }: { user: User }) {
  const [username, setUsername] = useState(user.username);
  const { form, errors, show, clear } = useFieldErrors<'username'>();
  const change = useMutation({
    mutationFn: () => callApi(accountPaths.changeUsername, userSchema, { body: { username } }),
    onSuccess: (changed) => {
      changeUser(changed);
      setUsername(changed.username);
      showToast({ title: 'Username changed', tone: 'success' });
    },
    onError: showFailure,
  });
  const submit = () => {
    const wrong =
      username.trim() === '' ? { username: 'Enter a username.' } : checkFields(usernameChangeSchema, { username });
    if (wrong) return show(wrong);
    clear();
    change.mutate();
  };
  return (
    <Form ref={form} onSubmit={submit} className="space-y-4">
      <TextField
        label="Username"
        name="username"
        autoComplete="nickname"
        value={username}
        onChange={setUsername}
        error={errors.username}
      />
      <FailedChange title="Not changed" of={change} />
      <Button type="submit" look="secondary" size="small" disabled={change.isPending || username === user.username}>
        Save username
      </Button>
    </Form>
  );
}

function EmailForm({ user }: { user: User }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { form, errors, show, clear } = useFieldErrors<'email' | 'password'>();
  const change = useMutation({
    mutationFn: () => callApi(accountPaths.changeEmail, emailChangeResultSchema, { body: { email, password } }),
    onSuccess: async ({ message }) => {
      setEmail('');
      setPassword('');
      await refreshUser();
      showToast({ title: 'Email', text: message, tone: 'success' });
    },
    onError: showFailure,
  });
  const submit = () => {
    const wrong = {
      ...checkFields(emailChangeSchema, { email, password }),
      ...(password === '' && { password: 'Enter your password.' }),
    };
    if (Object.keys(wrong).length > 0) return show(wrong);
    clear();
    change.mutate();
  };
  return (
    <>
      <p className="mb-4 [overflow-wrap:anywhere]">
        Now: <strong className="font-semibold">{user.email}</strong>
        {user.mailAvailable && (user.emailVerified ? ' (confirmed)' : ' (not confirmed yet)')}
      </p>
      {user.mailAvailable && !user.emailVerified && <ConfirmAddress />}
      <Form ref={form} onSubmit={submit} className="space-y-4">
        <TextField
          label="New email"
          name="new-email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={setEmail}
          error={errors.email}
        />
        <PasswordField
          label="Your password"
          name="email-password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={errors.password}
        />
        <FailedChange title="Not changed" of={change} />
        <Button type="submit" look="secondary" size="small" disabled={change.isPending}>
          Change email
        </Button>
      </Form>
    </>
  );
}

function ConfirmAddress() {
  const send = useMutation({
    mutationFn: () => callApi(accountPaths.resendVerification, messageSchema, { body: {} }),
    onSuccess: ({ message }) => showToast({ title: 'Check your email', text: message, tone: 'success' }),
    onError: (error) => showToast({ title: 'No link was sent', text: describeFailure(error), tone: 'failure' }),
  });
  return (
    <div className="mb-5 space-y-3">
      <Button look="secondary" size="small" disabled={send.isPending} onClick={() => send.mutate()}>
        Send a confirmation link
      </Button>
      <FailedChange title="No link was sent" of={send} />
    </div>
  );
}

function PasswordForm({ user }: { user: User }) {
  const none = { currentPassword: '', newPassword: '', confirm: '' };
  const [values, setValues] = useState(none);
  const { form, errors, show, clear } = useFieldErrors<keyof typeof none>();
  const { currentPassword, newPassword, confirm } = values;
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: () => postApi(accountPaths.changePassword, { body: { currentPassword, newPassword } }),
    onSuccess: () => {
      setValues(none);
      showToast({ title: 'Password changed', text: 'You are signed out everywhere else.', tone: 'success' });
      return queryClient.resetQueries({ queryKey: [accountPaths.sessions] });
    },
    onError: showFailure,
  });
  const submit = () => {
    const wrong = {
      ...checkFields(passwordChangeSchema, { currentPassword, newPassword }),
      ...(currentPassword === '' && { currentPassword: 'Enter your current password.' }),
      ...(newPassword !== confirm && { confirm: accountSentences.passwordsDiffer }),
    };
    if (Object.keys(wrong).length > 0) return show(wrong);
    clear();
    change.mutate();
  };
  const field = (name: keyof typeof none) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  });
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
      <FailedChange title="Not changed" of={change} />
      <Button type="submit" look="secondary" size="small" disabled={change.isPending}>
        Change password
      </Button>
    </Form>
  );
}
