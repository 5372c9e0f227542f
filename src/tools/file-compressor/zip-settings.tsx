import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import { maxPasswordLength } from './archive-options.ts';
import { describePassword } from './describe-password.ts';
import type { ZipChoice } from './use-create-zip.web.ts';

type Level = ZipChoice['level'];

const levels: readonly { value: Level; label: string }[] = [
  { value: 'store', label: 'Store' },
  { value: 'fast', label: 'Fast' },
  { value: 'normal', label: 'Normal' },
  { value: 'best', label: 'Best' },
];

const levelHints: Readonly<Record<Level, string>> = {
  store: 'No compression, as fast as the disk.',
  fast: 'A little larger than normal, in less time.',
  normal: 'Right for most files.',
  best: 'As small as a ZIP gets; takes longer.',
};

export function ZipSettings(props: {
  level: Level;
  onLevel: (level: Level) => void;
  password: string;
  onPassword: (password: string) => void;
  name: string;
  onName: (name: string) => void;
  /** The ZIP's name when the field is empty. */
  defaultName: string;
}) {
  const { level, onLevel, password, onPassword, name, onName, defaultName } = props;
  return (
    <>
      <ChoiceGroup label="Compression" choices={levels} value={level} onChange={onLevel} hint={levelHints[level]} />
      <TextField
        label="Name"
        value={name}
        onChange={onName}
        placeholder={defaultName}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
      />
      <PasswordField
        label="Password (optional)"
        value={password}
        onChange={onPassword}
        hint={describePassword(password) ?? 'Locks the content with AES-256. File names stay readable.'}
        isNew
      />
    </>
  );
}

/** A password field with a switch to show it. */
export function PasswordField(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string | undefined;
  /** Keeps the browser from filling in a saved password. */
  isNew?: boolean;
}) {
  const { label, value, onChange, hint, error, isNew } = props;
  const [isShown, setShown] = useState(false);
  return (
    <div className="flex items-start gap-1">
      <TextField
        className="flex-1"
        label={label}
        type={isShown ? 'text' : 'password'}
        value={value}
        onChange={onChange}
        hint={hint}
        error={error}
        maxLength={maxPasswordLength}
        autoComplete={isNew ? 'new-password' : 'off'}
        spellCheck={false}
      />
      <div className="pt-[1.9rem]">
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
        />
      </div>
    </div>
  );
}
