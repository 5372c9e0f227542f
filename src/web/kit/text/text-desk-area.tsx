import { Eraser, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { CharactersLeft } from './characters-left.tsx';
import type { TextDesk } from './use-text-desk.ts';

/** From this many UTF-16 units on, a text is there to be counted or converted, not written. */
const longText = 200_000;

/**
 * How the text is set, also in what lies behind it. Not `dir="auto"`, with which pasting a megabyte takes Chromium 3.5 s instead
 * of 0.7 s.
 */
export const writtenText = '[unicode-bidi:plaintext] px-4 py-4 text-lg leading-relaxed sm:px-5';

/**
 * The text area of a text tool with its own bar: the tool's buttons, 'Clear' and undo. The line below says where the text is
 * stored.
 */
export function TextDeskArea(props: {
  desk: TextDesk;
  label: string;
  placeholder: string;
  /** The main figures, shown above the text where there is no room beside it. */
  summary?: string;
  /** How many characters the tool takes. More can be typed and pasted, so that nothing is lost; the bar says how many are too many. */
  limit?: number;
  /** The tool sends the text to the server when asked to. */
  sent?: boolean;
  /** Underlines what it says itself, instead of the browser's spell check. */
  marks?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  const { desk, label, placeholder, summary, limit, sent, marks, className, children } = props;
  const id = useId();

  const clear = () => {
    desk.replace('', 'clear');
    desk.area.current?.focus();
  };
  const undoByKey = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (!isUndo || !desk.isFresh || !desk.undoLabel) return;
    event.preventDefault();
    desk.undo();
  };

  return (
    <div className="flex min-w-0 grow flex-col rounded-[16px] border border-edge bg-raised shadow-card has-[textarea:focus-visible]:outline-[2.5px] has-[textarea:focus-visible]:outline-accent has-[textarea:focus-visible]:outline-offset-2">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {summary && (
        <p className="border-line border-b px-4 py-2 font-semibold tabular-nums lg:hidden" aria-hidden="true">
          {summary}
        </p>
      )}
      <div className="relative flex grow flex-col">
        {marks}
        <textarea
          ref={desk.area}
          id={id}
          // Spell checking long texts slows some browsers down.
          spellCheck={marks === undefined && desk.text.length < longText}
          autoComplete="off"
          placeholder={placeholder}
          aria-describedby={limit === undefined ? `${id}-draft` : `${id}-left ${id}-draft`}
          onChange={desk.onTyped}
          onKeyDown={undoByKey}
          className={classNames(
            writtenText,
            'relative block w-full grow resize-y rounded-t-[16px] bg-transparent text-ink outline-none placeholder:text-soft',
            className,
          )}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2 border-line border-t px-3 py-2.5 sm:px-4">
        {children}
        {limit !== undefined && <CharactersLeft id={`${id}-left`} used={desk.text.length} limit={limit} />}
        <p
          id={`${id}-draft`}
          className={classNames(
            'min-w-0 flex-1 text-sm',
            children === undefined ? 'max-sm:order-last max-sm:basis-full' : 'order-last basis-full',
            desk.isKept ? 'text-soft' : 'text-danger',
          )}
        >
          {desk.isKept
            ? sent
              ? t('A draft is kept in this browser until you clear it.')
              : t('Your text stays in this browser: it is still here when you come back, until you clear it.')
            : t(
                'This text is not kept for your next visit: it is too long for this browser, or storage is switched off.',
              )}
        </p>
        <div className="ms-auto flex flex-wrap gap-2">
          {desk.undoLabel && (
            <Button look="quiet" size="small" onClick={desk.undo}>
              <Undo2 className="size-4" aria-hidden="true" />
              {desk.undoLabel}
            </Button>
          )}
          <Button look="quiet" size="small" disabled={desk.text === ''} onClick={clear}>
            <Eraser className="size-4" aria-hidden="true" />
            Clear
          </Button>
        </div>
      </div>
    </div>
  );
}
