import { type ReactNode, useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { TextField } from './text-field.tsx';

/** A whole number in a range. onChange fires only for valid values; leaving the field restores the last one. */
export function NumberField(props: {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  hint?: ReactNode;
  disabled?: boolean;
  className?: string;
}) {
  const { value, min, max, onChange, ...field } = props;
  const [draft, setDraft] = useState<string>();
  const isAllowed = (text: string) => /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
  return (
    <TextField
      {...field}
      type="number"
      inputMode="numeric"
      autoComplete="off"
      min={min}
      max={max}
      step={1}
      value={draft ?? String(value)}
      error={draft === undefined || isAllowed(draft) ? undefined : t('From {min} to {max}.', { min, max })}
      onChange={(text) => {
        setDraft(text);
        if (isAllowed(text)) onChange(Number(text));
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}
