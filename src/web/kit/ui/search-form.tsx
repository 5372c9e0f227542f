import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';

/** A field and a button that search a list. `onFind` gets what was typed, without white space around it. */
export function SearchForm(props: {
  label: string;
  name: string;
  onFind: (search: string) => void;
  /** What is in it at first. */
  typed?: string;
  className?: string;
}) {
  const [typed, setTyped] = useState(props.typed ?? '');
  return (
    <Form
      onSubmit={() => props.onFind(typed.trim())}
      className={classNames('flex min-w-0 items-end gap-3', props.className)}
      role="search"
      aria-label={props.label}
    >
      <TextField
        label={props.label}
        name={props.name}
        type="search"
        autoComplete="off"
        className="flex-1"
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" look="secondary">
        <Search className="size-4" aria-hidden="true" />
        Find
      </Button>
    </Form>
  );
}
