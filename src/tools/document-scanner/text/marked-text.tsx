import { type ReactNode, useId, useRef } from 'react';
import type { DoubtfulWord } from './doubtful-words.ts';

// The marks lie behind the text area with identical typesetting, letter under letter.
const typesetting =
  '[unicode-bidi:plaintext] block w-full whitespace-pre-wrap break-words rounded-[10px] border px-3.5 py-2.5 leading-relaxed [scrollbar-gutter:stable]';

/** An editable text with doubtful words marked. */
export function MarkedText(props: {
  label: string;
  text: string;
  onChange: (text: string) => void;
  doubtful: readonly DoubtfulWord[];
  /** Called with the caret's new position. */
  onCaret?: (place: number) => void;
  placeholder: string;
  hint?: ReactNode;
}) {
  const { label, text, onChange, doubtful, onCaret, placeholder, hint } = props;
  const id = useId();
  const marks = useRef<HTMLDivElement>(null);
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="relative rounded-[10px] bg-raised">
        <div
          ref={marks}
          aria-hidden="true"
          className={`${typesetting} absolute inset-0 overflow-hidden border-transparent text-transparent`}
        >
          {marked(text, doubtful)}
        </div>
        <textarea
          id={id}
          rows={9}
          value={text}
          placeholder={placeholder}
          spellCheck={false}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ target }) => onChange(target.value)}
          onSelect={({ currentTarget }) => onCaret?.(currentTarget.selectionStart)}
          onScroll={({ currentTarget }) => marks.current?.scrollTo(0, currentTarget.scrollTop)}
          className={`${typesetting} relative resize-y overflow-y-auto border-edge bg-transparent text-ink placeholder:text-soft`}
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-[0.9375rem] text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

function marked(text: string, doubtful: readonly DoubtfulWord[]): ReactNode[] {
  let from = 0;
  const parts = doubtful.flatMap(({ start, end }) => {
    const before = text.slice(from, start);
    from = end;
    return [
      before,
      <mark
        key={start}
        className="rounded-[3px] bg-thread/25 text-transparent underline decoration-2 decoration-thread decoration-wavy underline-offset-4"
      >
        {text.slice(start, end)}
      </mark>,
    ];
  });
  // A trailing line break starts a new line in a text area, but not in a div.
  return [...parts, `${text.slice(from)}\n`];
}
