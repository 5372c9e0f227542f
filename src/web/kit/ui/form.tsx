import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is wrong with each field, in sentences. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/**
 * The text fields of a form. `field` gives what a field needs. `show` says what is wrong and moves the focus to the first wrong
 * field; `attempt` does that, or goes on when nothing is wrong.
 */
export function useFields<Name extends string>(initial: Record<Name, string>) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const show = (next: FieldErrors<Name>) => {
    // Synchronous, so that the fields are marked before the first of them is looked up.
    flushSync(() => setErrors(next));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  const attempt = (wrong: FieldErrors<Name> | undefined, goOn: () => void) => {
    if (wrong && Object.keys(wrong).length > 0) return show(wrong);
    setErrors({});
    goOn();
  };
  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => setValues((current) => ({ ...current, [name]: value })),
  });
  return { form, values, setValues, field, show, attempt };
}

/** A form checked by the page and sent by script, with standard behaviour for password managers and the Enter key. */
export function Form({ onSubmit, ...form }: Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => void }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return <form noValidate onSubmit={submit} {...form} />;
}
