import { MoveHorizontal } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import type { ZoomPan } from './use-zoom-pan.ts';

type CompareStageProps = {
  zoomPan: ZoomPan;
  /** Undefined while it loads and when the browser cannot show it: then only the other one is there. */
  before: string | undefined;
  after: string;
  beforeLabel: string;
  afterLabel: string;
};

/** Two pictures of the same view, one cut off at a line that pointer, touch and arrow keys move. */
export function CompareStage({ zoomPan, before, after, beforeLabel, afterLabel }: CompareStageProps) {
  const [split, setSplit] = useState(50);
  const [brokenBefore, setBrokenBefore] = useState<string>();
  const stage = useRef<HTMLDivElement>(null);
  const { scale, offset } = zoomPan.view;
  const transform = `translate(${offset.x}px, ${offset.y}px) scale(${scale})`;
  // From 3 screen pixels per picture pixel on, pixels are what people want to see.
  const picture = `absolute inset-0 size-full select-none object-contain ${scale > 6 ? '[image-rendering:pixelated]' : ''}`;
  const shown = before !== undefined && before !== brokenBefore;

  const drag = (event: PointerEvent) => {
    event.stopPropagation();
    const box = stage.current?.getBoundingClientRect();
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    setSplit(Math.min(Math.max(((event.clientX - box.left) / box.width) * 100, 0), 100));
  };

  return (
    <div
      {...zoomPan.stageProps}
      className="checkered relative min-h-0 flex-1 cursor-grab touch-none overflow-hidden active:cursor-grabbing"
    >
      <div ref={stage} className="absolute inset-0">
        <img src={after} alt="After" decoding="async" draggable={false} className={picture} style={{ transform }} />
        {shown && (
          <>
            <div className="checkered absolute inset-0" style={{ clipPath: `inset(0 ${100 - split}% 0 0)` }}>
              <img
                src={before}
                alt="Before"
                decoding="async"
                draggable={false}
                className={picture}
                style={{ transform }}
                onError={() => setBrokenBefore(before)}
              />
            </div>
            <input
              type="range"
              min={0}
              max={100}
              value={Math.round(split)}
              aria-label="Line between before and after"
              aria-valuetext={`${Math.round(split)}% before`}
              onChange={({ target }) => setSplit(target.valueAsNumber)}
              className="peer sr-only"
            />
            <div
              onPointerDown={drag}
              onPointerMove={drag}
              style={{ left: `${split}%` }}
              className="group absolute inset-y-0 flex w-11 -translate-x-1/2 cursor-ew-resize items-center justify-center peer-focus-visible:[&>:last-child]:outline-[3px]"
            >
              <span className="absolute inset-y-0 w-0.5 bg-on-canvas shadow-[0_0_0_1px_rgb(0_0_0/0.35)]" />
              <span className="relative grid size-11 place-items-center rounded-full border-2 border-on-canvas bg-canvas font-bold text-on-canvas shadow-lift outline-brass outline-offset-2">
                <MoveHorizontal className="size-5" aria-hidden="true" />
              </span>
            </div>
          </>
        )}
        <Label side="left">{shown ? beforeLabel : `${beforeLabel} (this browser cannot show it)`}</Label>
        <Label side="right">{afterLabel}</Label>
      </div>
    </div>
  );
}

function Label({ side, children }: { side: 'left' | 'right'; children: string }) {
  return (
    <span
      className={`pointer-events-none absolute bottom-3 rounded-lg bg-black/70 px-3 py-1.5 font-medium text-sm text-white tabular-nums ${side === 'left' ? 'left-3' : 'right-3'}`}
    >
      {children}
    </span>
  );
}
