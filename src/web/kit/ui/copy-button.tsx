import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { Button } from './button.tsx';
import { useCopied } from './use-copied.ts';

/** Copies text and says so. `what` completes 'Copy …' for screen readers: 'password'. */
export function CopyButton({
  text,
  what,
  children = t('Copy'),
  disabled,
  look = 'secondary',
}: {
  text: string | (() => string | Promise<string>);
  what: string;
  children?: ReactNode;
  disabled?: boolean;
  look?: 'primary' | 'secondary' | 'quiet';
}) {
  const [copied, copy] = useCopied();
  const Icon = copied ? Check : Copy;
  return (
    <Button
      look={look}
      size="small"
      disabled={disabled}
      onClick={() => copy(typeof text === 'string' ? text : text(), what)}
      aria-label={`Copy ${what}`}
    >
      <Icon className="size-4" aria-hidden="true" />
      {children}
    </Button>
  );
}
