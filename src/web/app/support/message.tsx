import { type ReactNode, useId } from 'react';
import { language } from '../../../shared/language/translate.ts';
import { classNames } from '../../kit/ui/class-names.ts';

const dateAndTime = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' });

/** `'2026-11-21T09:30:00Z'` → 'Nov 21, 2026, 10:30 AM', in the reader's time zone. */
export const showTime = (iso: string): string => dateAndTime.format(new Date(iso));

/** One message of a conversation, always as plain text. */
export function Message(props: {
  who: string;
  at: string;
  text: string;
  /** Written by the reader's side. */
  isOwn: boolean;
  isAutomatic: boolean;
  /** Beside the time. */
  note?: ReactNode;
}) {
  const { who, at, text, isOwn, isAutomatic, note } = props;
  const id = useId();
  return (
    <li
      aria-labelledby={id}
      className={classNames(
        'max-w-[52rem] rounded-[16px] border px-5 py-4',
        isOwn ? 'ms-4 border-transparent bg-accent-soft sm:ms-12' : 'me-4 border-line bg-card sm:me-12',
      )}
    >
      <p id={id} className="flex flex-wrap items-baseline gap-x-3 text-[0.9375rem] text-soft">
        <span className="font-semibold text-ink [overflow-wrap:anywhere]">{who}</span>
        {isAutomatic && <span>automatic</span>}
        <time dateTime={at}>{showTime(at)}</time>
        {note}
      </p>
      {/* `auto` keeps the direction of each paragraph, and of what a stranger writes around it. */}
      <p dir="auto" className="mt-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </p>
    </li>
  );
}
