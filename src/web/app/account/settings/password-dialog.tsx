import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CallError } from '../../../kit/http/call-error.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { DialogCard } from '../../../kit/ui/dialog-card.tsx';
import { Form, useFieldErrors } from '../../../kit/ui/form.tsx';
import { PasswordField } from '../../../kit/ui/password-field.tsx';
import { describeFailure } from '../describe-failure.ts';

type PasswordDialogProps = {
  title: string;
  text: ReactNode;
  /** Label of the confirm button. */
  confirmLabel: string;
  onConfirm: (password: string) => Promise<unknown>;
  onClose: () => void;
  /** Tells password managers whose password this is. */
  username: string;
  /** For actions that cannot be undone. */
  danger?: boolean;
  children?: ReactNode;
};

/** Asks for the password again before a security-relevant change. Closes when the action is done. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, text, confirmLabel, onConfirm, onClose, username, danger, children } = props;
  const [password, setPassword] = useState('');
  const { form, errors, show, clear } = useFieldErrors<'password'>();
  const confirm = useMutation({
    mutationFn: () => onConfirm(password),
    onSuccess: onClose,
    onError: (error) => {
      if (error instanceof CallError) show({ password: error.message });
      else if (!(error instanceof DOMException)) show({ password: describeFailure(error) });
    },
  });
  const submit = () => {
    if (password === '') return show({ password: 'Enter your password.' });
    clear();
    confirm.mutate();
  };
  return (
    <DialogCard title={title} onClose={onClose}>
      <div className="mb-5 text-soft">{text}</div>
      <Form ref={form} onSubmit={submit} className="space-y-5" aria-label={title}>
        {children}
        <input type="email" name="email" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={errors.password}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look={danger ? 'danger' : 'primary'} disabled={confirm.isPending}>
            {confirm.isPending ? 'One moment…' : confirmLabel}
          </Button>
        </div>
      </Form>
    </DialogCard>
  );
}
