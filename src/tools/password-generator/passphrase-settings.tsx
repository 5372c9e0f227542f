import { CheckboxField } from '../../web/kit/ui/checkbox-field.tsx';
import { controlsOf } from '../../web/kit/ui/controls-of.ts';
import { NumberField } from '../../web/kit/ui/number-field.tsx';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { SliderField } from '../../web/kit/ui/slider-field.tsx';
import { maxPassphrases, type PassphraseOptions, passphraseWords, separatorLabels, separators } from './passphrase.ts';

const separatorChoices = separators.map((separator) => ({
  value: separator,
  label: separator.trim() === '' ? separatorLabels[separator] : `${separatorLabels[separator]}  ${separator}`,
}));

type Props = { options: PassphraseOptions; onChange: (options: PassphraseOptions) => void };

export function PassphraseSettings({ options, onChange }: Props) {
  const control = controlsOf(options, onChange);
  return (
    <div className="space-y-6">
      <SliderField
        label="Words"
        min={passphraseWords.min}
        max={passphraseWords.max}
        {...control('words')}
        shown={`${options.words}`}
        hint="Drawn from the 7,776 English words of the EFF’s long list."
      />
      <SelectField label="Between the words" {...control('separator')} choices={separatorChoices} />
      <CheckboxField label="Capitalise every word" {...control('capitalise')} />
      <CheckboxField
        label="Add a digit"
        hint="After one of the words, for sign-up forms that ask for one."
        {...control('addDigit')}
      />
      <NumberField label="How many passphrases" min={1} max={maxPassphrases} {...control('count')} />
    </div>
  );
}
