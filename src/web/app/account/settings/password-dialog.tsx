import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../../../../shared/language/translate.ts';
import { CallError } from '../../../kit/http/call-error.ts';
import { describeFailure } from '../../../kit/http/describe-failure.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { DialogCard } from '../../../kit/ui/dialog-card.tsx';
import { Form, useFields } from '../../../kit/ui/form.tsx';
import { PasswordField } from '../../../kit/ui/password-field.tsx';

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
  const { form, values, field, show, attempt } = useFields({ password: '' });
  const confirm = useMutation({
    mutationFn: () => onConfirm(values.password),
    onSuccess: onClose,
    onError: (error) => {
      if (error instanceof CallError) show({ password: error.message });
      else if (!(error instanceof DOMException)) show({ password: describeFailure(error) });
    },
  });
  const submit = () => {
    attempt(values.password === '' ? { password: t('Enter your password.') } : undefined, confirm.mutate);
  };
  return (
    <DialogCard title={title} onClose={onClose}>
      <div className="mb-5 text-soft">{text}</div>
      <Form ref={form} onSubmit={submit} className="space-y-5" aria-label={title}>
        {children}
        <input type="email" name="email" autoComplete="username" value={username} readOnly hidden />
        <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />
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
