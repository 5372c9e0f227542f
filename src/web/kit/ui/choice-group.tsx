import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

/** One of a few values, all visible: radio buttons that look like a switch. */
export function ChoiceGroup<Value extends string>(props: {
  label: string;
  choices: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  hint?: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  disabled?: boolean;
  className?: string;
}) {
  const { label, choices, value, onChange, hint, hideLabel, disabled, className } = props;
  const name = useId();
  return (
    <fieldset
      className={classNames('min-w-0', className)}
      disabled={disabled}
      aria-describedby={hint ? `${name}-hint` : undefined}
    >
      <legend className={classNames('mb-2 font-semibold', hideLabel && 'sr-only')}>{label}</legend>
      <div className="flex flex-wrap gap-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="inline-flex min-h-9 flex-1 items-center justify-center rounded-[10px] border border-edge px-2 font-medium text-[0.9375rem] transition-colors hover:border-accent has-disabled:opacity-60 has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-[2.5px] has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${name}-hint`} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
