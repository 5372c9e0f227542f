import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClasses, Field, type FieldWords } from './field.tsx';

type Changing<Element extends 'input' | 'textarea'> = Omit<ComponentProps<Element>, 'onChange' | 'className'> &
  FieldWords & { value: string; onChange: (value: string) => void };

/** A single-line input: `type` and `inputMode` as for an input. */
export function TextField({ label, hint, error, hideLabel, className, onChange, ...input }: Changing<'input'>) {
  return (
    <Field {...{ label, hint, error, hideLabel, className }}>
      {(control) => (
        <input {...control} {...input} className={controlClasses} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}

/** An email address. */
export const EmailField = (props: Omit<ComponentProps<typeof TextField>, 'type'>) => (
  <TextField type="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />
);

/** A multi-line input. */
export function TextArea({ label, hint, error, hideLabel, className, onChange, ...area }: Changing<'textarea'>) {
  return (
    <Field {...{ label, hint, error, hideLabel, className }}>
      {(control) => (
        <textarea
          rows={8}
          {...control}
          {...area}
          className={classNames(controlClasses, 'resize-y py-2.5 leading-relaxed')}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
