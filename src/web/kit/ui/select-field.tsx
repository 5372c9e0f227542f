import { ChevronDown } from 'lucide-react';
import type { Choice } from './choices.ts';
import { controlClasses, Field, type FieldWords } from './field.tsx';

/** A native select, which works with every keyboard, screen reader and phone. */
export function SelectField<Value extends string>({
  value,
  choices,
  groups = [],
  onChange,
  disabled,
  ...words
}: FieldWords & {
  value: Value;
  choices: readonly Choice<Value>[];
  /** More choices, each group under its label. */
  groups?: readonly { label: string; choices: readonly Choice<Value>[] }[];
  onChange: (value: Value) => void;
  disabled?: boolean;
}) {
  const change = (chosen: string) => {
    const all = [...choices, ...groups.flatMap((group) => group.choices)];
    const choice = all.find((candidate) => candidate.value === chosen);
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
            className={`${controlClasses} appearance-none pe-10`}
          >
            {choices.map(optionOf)}
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.choices.map(optionOf)}
              </optgroup>
            ))}
          </select>
          <ChevronDown
            className="pointer-events-none absolute top-1/2 inset-e-3 size-4 -translate-y-1/2 text-soft"
            aria-hidden="true"
          />
        </span>
      )}
    </Field>
  );
}

const optionOf = ({ value, label }: Choice<string>) => (
  <option key={value} value={value}>
    {label}
  </option>
);
