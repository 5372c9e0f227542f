import { MoveHorizontal } from 'lucide-react';
import type { PointerEvent, RefObject } from 'react';

/** Clips the top layer at the divider. In percent of the width. */
export const leftOf = (split: number): { clipPath: string } => ({ clipPath: `inset(0 ${100 - split}% 0 0)` });

/**
 * The divider between before and after, moved by pointer, touch and arrow keys.
 * @param box the positioned element it divides
 * @param handle in the 'middle' of the box, or 'in sight' in a box taller than its scroll container
 */
export function SplitLine(props: {
  box: RefObject<HTMLElement | null>;
  split: number;
  onSplit: (percent: number) => void;
  handle: 'middle' | 'in sight';
}) {
  const { box, split, onSplit, handle } = props;
  const drag = (event: PointerEvent) => {
    event.stopPropagation();
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    const place = box.current?.getBoundingClientRect();
    if (!place || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onSplit(Math.min(Math.max(((event.clientX - place.left) / place.width) * 100, 0), 100));
  };
  return (
    <>
      <input
        type="range"
        dir="ltr"
        min={0}
        max={100}
        value={Math.round(split)}
        aria-label="Line between before and after"
        aria-valuetext={`${Math.round(split)}% before`}
        onChange={({ target }) => onSplit(target.valueAsNumber)}
        className="peer sr-only"
      />
      <div
        onPointerDown={drag}
        onPointerMove={drag}
        style={{ left: `${split}%` }}
        className={`absolute inset-y-0 flex w-11 -translate-x-1/2 cursor-ew-resize touch-none justify-center peer-focus-visible:[&>:last-child]:outline-[3px] ${handle === 'middle' ? 'items-center' : ''}`}
      >
        <span className="absolute inset-y-0 w-0.5 bg-on-canvas shadow-[0_0_0_1px_rgb(0_0_0/0.35)]" />
        <span
          className={`grid size-11 place-items-center rounded-full border-2 border-on-canvas bg-canvas font-bold text-on-canvas shadow-lift outline-brass outline-offset-2 ${handle === 'middle' ? 'relative' : 'sticky top-1/3 mt-10'}`}
        >
          <MoveHorizontal className="size-5" aria-hidden="true" />
        </span>
      </div>
    </>
  );
}

export function SplitLabel({ side, children }: { side: 'left' | 'right'; children: string }) {
  return (
    <span
      className={`pointer-events-none absolute bottom-3 rounded-lg bg-black/70 px-3 py-1.5 font-medium text-sm text-white tabular-nums ${side === 'left' ? 'left-3' : 'right-3'}`}
    >
      {children}
    </span>
  );
}
