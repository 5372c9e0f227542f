import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { choicesOf } from '../../web/kit/ui/choices.ts';
import { PasswordField } from '../../web/kit/ui/password-field.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import { maxPasswordLength } from './archive-options.ts';
import { describePassword } from './describe-password.ts';
import type { ZipChoice } from './use-create-zip.web.ts';

type Level = ZipChoice['level'];

const levels = choicesOf<Level, string>({ store: 'Store', fast: 'Fast', normal: 'Normal', best: 'Best' });
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
        maxLength={maxPasswordLength}
        autoComplete="new-password"
      />
    </>
  );
}
