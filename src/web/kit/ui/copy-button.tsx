import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';

const shownMs = 1600;

/** Copies text and says so. `what` completes 'Copy …' for screen readers: 'password'. */
export function CopyButton({
  text,
  what,
  children = 'Copy',
  disabled,
  look = 'secondary',
}: {
  text: string | (() => string | Promise<string>);
  what: string;
  children?: ReactNode;
  disabled?: boolean;
  look?: 'primary' | 'secondary' | 'quiet';
}) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    if (await copyText(typeof text === 'string' ? text : text(), what)) setCopied(true);
  };

  const Icon = copied ? Check : Copy;
  return (
    <Button look={look} size="small" disabled={disabled} onClick={copy} aria-label={`Copy ${what}`}>
      <Icon className="size-4" aria-hidden="true" />
      {children}
    </Button>
  );
}
