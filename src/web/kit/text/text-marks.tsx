import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '../ui/class-names.ts';
import { writtenText } from './text-desk-area.tsx';

/** A passage to underline, in UTF-16 units. */
export type TextMark = { start: number; end: number; tone: 'mistake' | 'hint' };

/**
 * Underlines behind a text area: a copy of its text, set the same way and scrolled along, of which only the underlines show.
 * The text area stays a plain one, so that typing, undo, selection, input methods and screen readers know nothing of it.
 */
export function TextMarks(props: {
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** In order, without overlaps. */
  marks: readonly TextMark[];
  /** The one that is shown now. */
  current?: number | undefined;
}) {
  const { area, text, marks, current } = props;
  const mirror = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a scroll bar comes and goes with the text.
  useLayoutEffect(() => follow(area.current, mirror.current), [text, marks]);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const onChange = () => follow(element, mirror.current);
    const observer = new ResizeObserver(onChange);
    observer.observe(element);
    element.addEventListener('scroll', onChange, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onChange);
    };
  }, [area]);

  let at = 0;
  const parts = marks.map((mark, index) => {
    const before = text.slice(at, mark.start);
    at = mark.end;
    return (
      <span key={mark.start}>
        {before}
        <span
          className={classNames(
            'rounded-[3px] underline decoration-2 decoration-wavy underline-offset-4',
            mark.tone === 'mistake' ? 'decoration-danger' : 'decoration-accent',
            index === current && 'bg-accent-soft',
          )}
        >
          {text.slice(mark.start, mark.end)}
        </span>
      </span>
    );
  });
  return (
    <div
      ref={mirror}
      aria-hidden="true"
      className={classNames(
        writtenText,
        'pointer-events-none absolute inset-y-0 inset-s-0 w-full overflow-hidden whitespace-pre-wrap break-words text-transparent',
      )}
    >
      {parts}
      {text.slice(at)}
      {/* A line break at the end has no height of its own. */}
      {'\u200b'}
    </div>
  );
}

function follow(area: HTMLTextAreaElement | null, mirror: HTMLDivElement | null): void {
  if (!area || !mirror) return;
  mirror.style.width = `${area.clientWidth}px`;
  mirror.style.height = `${area.clientHeight}px`;
  mirror.scrollTop = area.scrollTop;
}
