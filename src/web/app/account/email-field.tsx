import type { ComponentProps } from 'react';
import { TextField } from '../../kit/ui/text-field.tsx';

/** An email address; by default the one of the account, which password managers know as its user name. */
export function EmailField(input: Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string }) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...input}
    />
  );
}
