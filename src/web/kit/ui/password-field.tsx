import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlClasses, Field, type FieldWords } from './field.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'className' | 'type'> &
  FieldWords & {
    value: string;
    onChange: (value: string) => void;
    /** Tells password managers whether to fill in the current password or to offer a new one. */
    autoComplete: 'current-password' | 'new-password' | 'off';
    /** Shown at the end of the label's line. */
    aside?: ReactNode;
  };
/** A password that can be made visible. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, hideLabel, className, aside, onChange, ...input } = props;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...{ label, hint, error, hideLabel, className, aside }}>
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            {...input}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(controlClasses, 'pe-12')}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label="Show characters"
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute top-1/2 inset-e-1 grid size-9 -translate-y-1/2 place-items-center rounded-lg text-soft hover:text-ink"
          >
            <Icon className="size-5" aria-hidden="true" />
          </button>
        </span>
      )}
    </Field>
  );
}
