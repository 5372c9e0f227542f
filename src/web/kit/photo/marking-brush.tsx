import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useState } from 'react';
import type { Placement } from './place-photo.ts';

/** In pixels of the photo. */
export type Point = { x: number; y: number };

/** How far an arrow key moves the brush, in pixels of the stage. */
const keyStep = 12;
export const markLook = 'stroke-[#ff2bd6]/60';

/** Marks a photo with mouse, finger or pen; or with keys: arrows move the brush, the space bar marks. */
export function MarkingBrush(props: {
  /** The stage. */
  box: RefObject<HTMLDivElement | null>;
  photo: { width: number; height: number };
  place: Placement;
  /** In pixels of the photo. */
  width: number;
  label: string;
  /** Earlier marks, in pixels of the photo. */
  children?: ReactNode;
  onMarked: (points: readonly Point[]) => void;
}) {
  const { box, photo, place, width, label, children, onMarked } = props;
  const [line, setLine] = useState<readonly Point[]>();
  const [tip, setTip] = useState<Point>();
  const { zoom, x, y } = place;

  const onPointer = (event: PointerEvent) => {
    // Only the brush moves, not the photo.
    event.stopPropagation();
    const stage = box.current?.getBoundingClientRect();
    if (!stage) return;
    const at = { x: (event.clientX - stage.left - x) / zoom, y: (event.clientY - stage.top - y) / zoom };
    setTip(at);
    if (event.type === 'pointerdown') {
      event.currentTarget.setPointerCapture(event.pointerId);
      setLine([at]);
    } else if (event.type === 'pointermove') {
      setLine((last) => last && [...last, at]);
    } else {
      if (event.type === 'pointerup' && line) onMarked(line);
      setLine(undefined);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    const stage = box.current;
    if (!stage || event.shiftKey || (!by && event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    event.stopPropagation();
    const at = tip ?? {
      x: clamp((stage.clientWidth / 2 - x) / zoom, photo.width),
      y: clamp((stage.clientHeight / 2 - y) / zoom, photo.height),
    };
    if (!by) onMarked([at]);
    setTip({
      x: clamp(at.x + ((by?.x ?? 0) * keyStep) / zoom, photo.width),
      y: clamp(at.y + ((by?.y ?? 0) * keyStep) / zoom, photo.height),
    });
  };
  return (
    <svg
      role="application"
      aria-label={`${label}: arrow keys move the brush, the space bar marks`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is used with keys, too.
      tabIndex={0}
      className="absolute inset-0 size-full cursor-crosshair touch-none outline-offset-[-3px]"
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerUp={onPointer}
      onPointerCancel={onPointer}
      onKeyDown={onKeyDown}
    >
      <g transform={`translate(${x} ${y}) scale(${zoom})`} fill="none" strokeLinecap="round" strokeLinejoin="round">
        {children}
        {line && (
          <path
            d={`M${line.map((point) => `${point.x} ${point.y}`).join('L')}${line.length === 1 ? 'h0' : ''}`}
            strokeWidth={width}
            className={markLook}
          />
        )}
        {tip && (
          <circle
            cx={tip.x}
            cy={tip.y}
            r={width / 2}
            strokeWidth={1.5 / zoom}
            className="stroke-white mix-blend-difference"
          />
        )}
      </g>
    </svg>
  );
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
