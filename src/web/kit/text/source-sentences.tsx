import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { textDirection } from '../../../shared/text/text-direction.ts';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { cutSource, type SourceMark } from './cut-source.ts';

/**
 * A text with marked sentences. One of them can be shown: it stands out and is scrolled into view. The buttons above lead to
 * the previous and next one.
 */
export function SourceSentences(props: {
  label: string;
  text: string;
  marks: readonly SourceMark[];
  /** Where pages begin in the text; their numbers are shown. */
  pages?: readonly number[] | undefined;
  /** The mark that stands out, by its index. A new object scrolls to it again. */
  shown: { mark: number } | undefined;
  onShow: (mark: number) => void;
  className?: string;
}) {
  const { label, text, marks, pages, shown, onShow, className } = props;
  const id = useId();
  const area = useRef<HTMLElement>(null);
  const chunks = useMemo(() => cutSource(text, marks, pages), [text, marks, pages]);
  const order = useMemo(() => [...marks.keys()].sort((one, two) => startOf(marks, one) - startOf(marks, two)), [marks]);
  const place = shown === undefined ? -1 : order.indexOf(shown.mark);

  useEffect(() => {
    if (!area.current || shown === undefined) return;
    return keepInView(area.current, `[data-mark="${shown.mark}"]`);
  }, [shown]);

  const go = (to: number) => {
    const mark = order[to];
    if (mark !== undefined) onShow(mark);
  };
  return (
    <div className={classNames('flex min-w-0 flex-col', className)}>
      <div className="flex items-center gap-1 border-line border-b px-4 py-1.5">
        <h3 id={id} className="min-w-0 flex-1 truncate font-semibold text-base">
          {label}
        </h3>
        {order.length > 0 && (
          <>
            <span className="text-sm text-soft tabular-nums" role="status">
              {place === -1
                ? t('{marked} marked', { marked: order.length })
                : t('{number} of {all}', { number: place + 1, all: order.length })}
            </span>
            <IconButton
              icon={ChevronUp}
              label="Previous marked sentence"
              disabled={place <= 0}
              onClick={() => go(place - 1)}
            />
            <IconButton
              icon={ChevronDown}
              label="Next marked sentence"
              disabled={place === order.length - 1}
              onClick={() => go(place + 1)}
            />
          </>
        )}
      </div>
      <section
        ref={area}
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
        tabIndex={0}
        dir={textDirection(text)}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-3 leading-relaxed"
      >
        {chunks.map(({ start, page, pieces }) => (
          <div
            key={start}
            className="whitespace-pre-wrap [contain-intrinsic-size:auto_40rem] [content-visibility:auto] [overflow-wrap:anywhere]"
          >
            {page !== undefined && (
              <p className="mt-2 mb-1 font-semibold text-sm text-soft" dir="ltr">
                Page {page}
              </p>
            )}
            {pieces.map((piece, index) =>
              piece.mark === undefined ? (
                piece.text
              ) : (
                <mark
                  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a chunk never move.
                  key={index}
                  data-mark={piece.mark}
                  className={classNames(
                    'rounded-[3px] text-ink',
                    piece.mark === shown?.mark ? 'bg-thread/45 ring-2 ring-thread' : 'bg-accent-soft',
                  )}
                >
                  {piece.text}
                </mark>
              ),
            )}
          </div>
        ))}
      </section>
    </div>
  );
}

const startOf = (marks: readonly SourceMark[], index: number) => marks[index]?.start ?? 0;

/** Frames for which a mark must stay where it is. */
const steadyFrames = 20;
const mostFrames = 180;

/**
 * Scrolls only the text, not the page, which the visitor's eyes are on. Again in each frame until the mark stays where it is:
 * chunks out of view have estimated heights, and get their own once they come into view.
 * @returns ends it
 */
function keepInView(area: HTMLElement, selector: string): () => void {
  let steady = 0;
  let frames = 0;
  const step = () => {
    const mark = area.querySelector(selector);
    if (!mark) return;
    const before = area.scrollTop;
    area.scrollTop += mark.getBoundingClientRect().top - area.getBoundingClientRect().top - area.clientHeight / 3;
    steady = Math.abs(area.scrollTop - before) < 2 ? steady + 1 : 0;
    frames++;
    if (steady < steadyFrames && frames < mostFrames) frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  const end = () => cancelAnimationFrame(frame);
  const byHand = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  for (const event of byHand) area.addEventListener(event, end, { passive: true });
  return () => {
    end();
    for (const event of byHand) area.removeEventListener(event, end);
  };
}
