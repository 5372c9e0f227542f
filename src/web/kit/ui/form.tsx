import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is wrong with each field, in sentences. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** A form's field errors. Showing them moves the focus to the first wrong field. */
export function useFieldErrors<Name extends string>() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const show = (next: FieldErrors<Name>) => {
    // Synchronous, so that the fields are marked before the first of them is looked up.
    flushSync(() => setErrors(next));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  return { form, errors, show, clear: () => setErrors({}) };
}

/** A form checked by the page and sent by script, with standard behaviour for password managers and the Enter key. */
export function Form({ onSubmit, ...form }: Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => void }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return <form noValidate onSubmit={submit} {...form} />;
}
