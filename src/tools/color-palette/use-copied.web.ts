import { useEffect, useState } from 'react';
import { copyText } from '../../web/kit/ui/copy-text.ts';

const shownMs = 1600;

/** Copies a colour, and shows for a moment that it has. */
export function useCopied(): [copied: boolean, copy: (text: string) => void] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (text: string) => {
    if (await copyText(text, `colour ${text}`)) setCopied(true);
  };
  return [copied, copy];
}
