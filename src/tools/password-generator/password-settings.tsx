import { t } from '../../shared/language/translate.ts';
import { CheckboxField } from '../../web/kit/ui/checkbox-field.tsx';
import { controlsOf } from '../../web/kit/ui/controls-of.ts';
import { Disclosure } from '../../web/kit/ui/disclosure.tsx';
import { NumberField } from '../../web/kit/ui/number-field.tsx';
import { SliderField } from '../../web/kit/ui/slider-field.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import {
  type CharacterClass,
  characterClasses,
  classLabels,
  customSymbolsSentence,
  defaultSymbols,
  isSymbolSet,
} from './character-classes.ts';
import { maxPasswords, type PasswordOptions, passwordLength } from './password.ts';

type Props = { options: PasswordOptions; onChange: (options: PasswordOptions) => void };

const optionsOf = {
  uppercase: { include: 'includeUppercase', minimum: 'minUppercase', short: t('Uppercase') },
  lowercase: { include: 'includeLowercase', minimum: 'minLowercase', short: t('Lowercase') },
  numbers: { include: 'includeNumbers', minimum: 'minNumbers', short: t('Numbers') },
  symbols: { include: 'includeSymbols', minimum: 'minSymbols', short: t('Symbols') },
} as const satisfies Record<CharacterClass, object>;

export function PasswordSettings({ options, onChange }: Props) {
  const control = controlsOf(options, onChange);
  return (
    <div className="space-y-6">
      <SliderField
        label="Length"
        min={passwordLength.min}
        max={passwordLength.max}
        {...control('length')}
        shown={`${options.length}`}
      />
      <fieldset className="space-y-3">
        <legend className="mb-3 font-semibold">Characters</legend>
        {characterClasses.map((characterClass) => (
          <CheckboxField
            key={characterClass}
            label={classLabels[characterClass]}
            {...control(optionsOf[characterClass].include)}
          />
        ))}
      </fieldset>
      <CheckboxField
        label="Exclude look-alikes"
        hint="0 O o, 1 I l |, 2 Z, 5 S, 8 B"
        {...control('excludeLookAlikes')}
      />
      <NumberField label="How many passwords" min={1} max={maxPasswords} {...control('count')} />
      <Minimums options={options} onChange={onChange} />
    </div>
  );
}

function Minimums({ options, onChange }: Props) {
  const { symbols } = options;
  const control = controlsOf(options, onChange);
  return (
    <div className="-mb-3">
      <Disclosure title="More rules">
        <fieldset>
          <legend className="mb-3 font-semibold text-ink">At least this many</legend>
          <div className="grid grid-cols-2 gap-3 text-ink">
            {characterClasses.map((characterClass) => {
              const { include, minimum, short } = optionsOf[characterClass];
              return (
                <NumberField
                  key={characterClass}
                  label={short}
                  min={0}
                  max={passwordLength.max}
                  disabled={!options[include]}
                  {...control(minimum)}
                />
              );
            })}
          </div>
        </fieldset>
        <TextField
          label="Symbols to use"
          className="mt-4 text-ink"
          type="text"
          {...control('symbols')}
          maxLength={100}
          disabled={!options.includeSymbols}
          placeholder={defaultSymbols}
          error={symbols === '' || isSymbolSet(symbols) ? undefined : customSymbolsSentence.text}
          hint="For websites that take only some. Empty: those shown."
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
        />
      </Disclosure>
    </div>
  );
}
