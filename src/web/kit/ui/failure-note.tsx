import { type ReactNode, useState } from 'react';
import { showToast, type Toast } from './toast.ts';

type FailureWords = Pick<Toast, 'title' | 'text' | 'link'>;

export type ShowFailure = (words: FailureWords) => void;

/** Why something failed, beside the button or field it belongs to. It stays, unlike the toast that said it first. */
export function FailureNote({ title, text }: Pick<FailureWords, 'title' | 'text'>) {
  return (
    <span role="alert" className="block rounded-[12px] bg-danger-soft px-4 py-2.5 text-[0.9375rem] text-danger">
      {text === undefined ? title.replace(/[^.!?]$/, '$&.') : `${title}. ${text}`}
    </span>
  );
}

/**
 * Shows a failure as a toast and keeps it in place: `note` belongs near the button or field that failed.
 *
 * @param subject what the failure is about, such as the settings: once that changes, the note goes.
 */
export function useFailureNote(subject?: unknown) {
  const [failed, setFailed] = useState<{ words: FailureWords; subject: unknown }>();
  const show: ShowFailure = (words) => {
    setFailed({ words, subject });
    showToast({ ...words, tone: 'failure' });
  };
  const note: ReactNode = failed && Object.is(failed.subject, subject) ? <FailureNote {...failed.words} /> : null;
  return { note, show, clear: (): void => setFailed(undefined) };
}
