import { useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { controlClasses, Field } from './field.tsx';

const pattern = /^#?([\da-f]{3}|[\da-f]{6})$/i;

/** `'#29F'` → `'#2299ff'`; undefined when it is not a colour. */
function hexOf(text: string): string | undefined {
  const [, digits = ''] = pattern.exec(text.trim()) ?? [];
  if (digits === '') return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}

/** A colour, by the system's picker or as hex. onChange fires only for valid values. */
export function ColorField(props: {
  label: string;
  /** Six lower-case digits: `'#1d4ed8'`. */
  value: string;
  onChange: (hex: string) => void;
}) {
  const { label, value, onChange } = props;
  const [draft, setDraft] = useState<string>();
  const isWrong = draft !== undefined && hexOf(draft) === undefined;
  const type = (text: string) => {
    setDraft(text);
    const hex = hexOf(text);
    if (hex !== undefined) onChange(hex);
  };
  return (
    <Field label={label} error={isWrong ? t('Please enter a colour such as #1d4ed8.') : undefined}>
      {(control) => (
        <span className="flex gap-2">
          <input
            type="color"
            value={value}
            aria-label={`${label}: picker`}
            onChange={({ target }) => {
              setDraft(undefined);
              onChange(target.value);
            }}
            className="block h-11 w-12 shrink-0 cursor-pointer appearance-none overflow-hidden rounded-[10px] border border-edge bg-transparent p-0 hover:border-accent [&::-moz-color-swatch]:border-none [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:border-none"
          />
          <input
            {...control}
            type="text"
            value={draft ?? value}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            onChange={({ target }) => type(target.value)}
            onBlur={() => setDraft(undefined)}
            className={`${controlClasses} min-w-0 tabular-nums`}
          />
        </span>
      )}
    </Field>
  );
}
