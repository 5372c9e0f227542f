import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export function CheckboxField(props: {
  label: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  hint?: ReactNode;
  disabled?: boolean;
  className?: string;
}) {
  const { label, value, onChange, hint, disabled, className } = props;
  const id = useId();
  return (
    <div className={classNames('grid grid-cols-[auto_1fr] gap-x-3', className)}>
      <input
        id={id}
        type="checkbox"
        checked={value}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.checked)}
        className="size-6 accent-accent"
      />
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="col-start-2 text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
