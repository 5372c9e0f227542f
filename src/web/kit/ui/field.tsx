import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export type FieldWords = {
  label: string;
  /** Shown below the control and read with it. */
  hint?: ReactNode;
  /** What is wrong with the value, in a sentence; replaces the hint. */
  error?: string | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  className?: string;
};

type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** A label, a control and what there is to say about it, tied together for screen readers. */
export function Field({
  label,
  hint,
  error,
  hideLabel,
  className,
  aside,
  children,
}: FieldWords & { aside?: ReactNode; children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={classNames('min-w-0', className)}>
      <div className={classNames('mb-1.5 flex items-baseline justify-between gap-3', hideLabel && 'sr-only')}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': note ? noteId : undefined, 'aria-invalid': error ? true : undefined })}
      {note && (
        <p
          id={noteId}
          role={error ? 'alert' : undefined}
          className={classNames('mt-1.5 text-[0.9375rem]', error ? 'text-danger' : 'text-soft')}
        >
          {note}
        </p>
      )}
    </div>
  );
}

export const controlClasses =
  'w-full min-h-11 rounded-[10px] border border-edge bg-raised px-3.5 text-ink placeholder:text-soft aria-invalid:border-danger disabled:opacity-60';
