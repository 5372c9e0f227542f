import { CheckboxField } from '../../web/kit/ui/checkbox-field.tsx';
import { NumberField } from '../../web/kit/ui/number-field.tsx';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { SliderField } from '../../web/kit/ui/slider-field.tsx';
import { maxPassphrases, type PassphraseOptions, passphraseWords, separatorLabels, separators } from './passphrase.ts';

const separatorChoices = separators.map((separator) => ({
  value: separator,
  label: separator.trim() === '' ? separatorLabels[separator] : `${separatorLabels[separator]}  ${separator}`,
}));

export function PassphraseSettings(props: {
  options: PassphraseOptions;
  onChange: (options: PassphraseOptions) => void;
}) {
  const { options, onChange } = props;
  const set = (change: Partial<PassphraseOptions>) => onChange({ ...options, ...change });
  return (
    <div className="space-y-6">
      <SliderField
        label="Words"
        min={passphraseWords.min}
        max={passphraseWords.max}
        value={options.words}
        shown={`${options.words}`}
        onChange={(words) => set({ words })}
        hint="Drawn from the 7,776 English words of the EFF’s long list."
      />
      <SelectField
        label="Between the words"
        value={options.separator}
        choices={separatorChoices}
        onChange={(separator) => set({ separator })}
      />
      <CheckboxField
        label="Capitalise every word"
        checked={options.capitalise}
        onChange={(capitalise) => set({ capitalise })}
      />
      <CheckboxField
        label="Add a digit"
        hint="After one of the words, for sign-up forms that ask for one."
        checked={options.addDigit}
        onChange={(addDigit) => set({ addDigit })}
      />
      <NumberField
        label="How many passphrases"
        min={1}
        max={maxPassphrases}
        value={options.count}
        onChange={(count) => set({ count })}
      />
    </div>
  );
}
