import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is wrong with each field, in sentences. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** The errors of a form's fields. Showing them moves the focus to the first field that has one. */
export function useFieldErrors<Name extends string>() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const show = (next: FieldErrors<Name>) => {
    // At once, so that the fields are marked when the first of them is looked for.
    flushSync(() => setErrors(next));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  return { form, errors, show, clear: () => setErrors({}) };
}

/** A form that is checked by the page and sent by script; password managers and the Enter key find it as they expect. */
export function Form({ onSubmit, ...form }: Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => void }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return <form noValidate onSubmit={submit} {...form} />;
}
