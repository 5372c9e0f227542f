import { ChevronDown } from 'lucide-react';
import type { Choice } from './choices.ts';
import { controlClasses, Field, type FieldWords } from './field.tsx';

/** A native select, which works with every keyboard, screen reader and phone. */
export function SelectField<Value extends string>({
  value,
  choices,
  onChange,
  disabled,
  ...words
}: FieldWords & {
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  disabled?: boolean;
}) {
  const change = (chosen: string) => {
    const choice = choices.find((candidate) => candidate.value === chosen);
    if (choice) onChange(choice.value);
  };
  return (
    <Field {...words}>
      {(control) => (
        <span className="relative block">
          <select
            {...control}
            value={value}
            disabled={disabled}
            onChange={(event) => change(event.target.value)}
            className={`${controlClasses} appearance-none pr-10`}
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronDown
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-soft"
            aria-hidden="true"
          />
        </span>
      )}
    </Field>
  );
}
