import type { ReactNode } from 'react';
import { Field, type FieldWords } from './field.tsx';

type SliderFieldProps = FieldWords & {
  min: number;
  max: number;
  step?: number;
  value: number;
  /** The value in words when the bare number is not enough: '80 %'. */
  shown?: ReactNode;
  disabled?: boolean;
  onChange: (value: number) => void;
};

/** A number on a slider. */
export function SliderField({ min, max, step = 1, value, shown, disabled, onChange, ...words }: SliderFieldProps) {
  return (
    <Field
      {...words}
      aside={
        <output className="font-bold text-xl tabular-nums" aria-hidden="true">
          {shown ?? value}
        </output>
      }
    >
      {(control) => (
        <input
          {...control}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={disabled}
          aria-valuetext={typeof shown === 'string' ? shown : undefined}
          onChange={({ target }) => onChange(target.valueAsNumber)}
          className="slider w-full"
        />
      )}
    </Field>
  );
}
