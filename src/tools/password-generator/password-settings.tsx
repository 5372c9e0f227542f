import { CheckboxField } from '../../web/kit/ui/checkbox-field.tsx';
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
  uppercase: { include: 'includeUppercase', minimum: 'minUppercase', short: 'Uppercase' },
  lowercase: { include: 'includeLowercase', minimum: 'minLowercase', short: 'Lowercase' },
  numbers: { include: 'includeNumbers', minimum: 'minNumbers', short: 'Numbers' },
  symbols: { include: 'includeSymbols', minimum: 'minSymbols', short: 'Symbols' },
} as const satisfies Record<CharacterClass, object>;

export function PasswordSettings({ options, onChange }: Props) {
  const set = (change: Partial<PasswordOptions>) => onChange({ ...options, ...change });
  return (
    <div className="space-y-6">
      <SliderField
        label="Length"
        min={passwordLength.min}
        max={passwordLength.max}
        value={options.length}
        shown={`${options.length}`}
        onChange={(length) => set({ length })}
      />
      <fieldset className="space-y-3">
        <legend className="mb-3 font-semibold">Characters</legend>
        {characterClasses.map((characterClass) => (
          <CheckboxField
            key={characterClass}
            label={classLabels[characterClass]}
            checked={options[optionsOf[characterClass].include]}
            onChange={(checked) => set({ [optionsOf[characterClass].include]: checked })}
          />
        ))}
      </fieldset>
      <CheckboxField
        label="Exclude look-alikes"
        hint="0 O o, 1 I l |, 2 Z, 5 S, 8 B"
        checked={options.excludeLookAlikes}
        onChange={(excludeLookAlikes) => set({ excludeLookAlikes })}
      />
      <NumberField
        label="How many passwords"
        min={1}
        max={maxPasswords}
        value={options.count}
        onChange={(count) => set({ count })}
      />
      <Minimums options={options} set={set} />
    </div>
  );
}

function Minimums({ options, set }: { options: PasswordOptions; set: (change: Partial<PasswordOptions>) => void }) {
  const { symbols } = options;
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
                  value={options[minimum]}
                  disabled={!options[include]}
                  onChange={(least) => set({ [minimum]: least })}
                />
              );
            })}
          </div>
        </fieldset>
        <TextField
          label="Symbols to use"
          className="mt-4 text-ink"
          type="text"
          value={symbols}
          maxLength={100}
          disabled={!options.includeSymbols}
          placeholder={defaultSymbols}
          error={symbols === '' || isSymbolSet(symbols) ? undefined : customSymbolsSentence.text}
          hint="For websites that take only some. Empty: those shown."
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          onChange={(text) => set({ symbols: text })}
        />
      </Disclosure>
    </div>
  );
}
