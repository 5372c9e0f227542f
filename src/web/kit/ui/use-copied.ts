import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

const shownMs = 1600;

/** Copies a text, and shows for a moment that it has. `what` says what is copied, in messages: 'password'. */
export function useCopied(): [copied: boolean, copy: (text: Parameters<typeof copyText>[0], what: string) => void] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (text: Parameters<typeof copyText>[0], what: string) => {
    if (await copyText(text, what)) setCopied(true);
  };
  return [copied, copy];
}
