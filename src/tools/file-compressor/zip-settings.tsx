import { t } from '../../shared/language/translate.ts';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { choicesOf } from '../../web/kit/ui/choices.ts';
import { controlsOf } from '../../web/kit/ui/controls-of.ts';
import { PasswordField } from '../../web/kit/ui/password-field.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import { maxPasswordLength } from './archive-options.ts';
import { describePassword } from './describe-password.ts';
import type { ZipChoice } from './use-create-zip.web.ts';

type Level = ZipChoice['level'];

const levels = choicesOf<Level, string>({
  store: t('Store'),
  fast: t('Fast'),
  normal: t('Normal'),
  best: t('Best'),
});
const levelHints: Readonly<Record<Level, string>> = {
  store: t('No compression, as fast as the disk.'),
  fast: t('A little larger than normal, in less time.'),
  normal: t('Right for most files.'),
  best: t('As small as a ZIP gets; takes longer.'),
};

export type ZipSettingsChoice = { level: Level; password: string; name: string };

export function ZipSettings(props: {
  choice: ZipSettingsChoice;
  onChange: (choice: ZipSettingsChoice) => void;
  /** The ZIP's name when the field is empty. */
  defaultName: string;
}) {
  const { choice, onChange, defaultName } = props;
  const control = controlsOf(choice, onChange);
  return (
    <>
      <ChoiceGroup label="Compression" choices={levels} {...control('level')} hint={levelHints[choice.level]} />
      <TextField
        label="Name"
        {...control('name')}
        placeholder={defaultName}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
      />
      <PasswordField
        label="Password (optional)"
        {...control('password')}
        hint={describePassword(choice.password) ?? t('Locks the content with AES-256. File names stay readable.')}
        maxLength={maxPasswordLength}
        autoComplete="new-password"
      />
    </>
  );
}
