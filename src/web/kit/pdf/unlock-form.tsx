import { LockKeyhole } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';

/** Asks for the password of a locked PDF. It is used for this file only and never stored. */
export function UnlockForm(props: {
  fileName: string;
  /** Why the last password was refused. */
  problem: string | undefined;
  busy: boolean;
  onUnlock: (password: string) => void;
}) {
  const { fileName, problem, busy, onUnlock } = props;
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') onUnlock(password);
  };
  return (
    <form onSubmit={submit} className={`flex gap-x-2 ${problem ? 'items-center' : 'items-end'}`}>
      <TextField
        label={`Password of ${fileName}`}
        type="password"
        autoComplete="off"
        maxLength={127}
        value={password}
        onChange={setPassword}
        error={problem}
        className="min-w-0 flex-1"
      />
      <Button type="submit" look="secondary" disabled={busy || password === ''}>
        <LockKeyhole className="size-4" aria-hidden="true" />
        Unlock
        <span className="sr-only"> {fileName}</span>
      </Button>
    </form>
  );
}
