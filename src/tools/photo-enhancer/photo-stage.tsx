import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { SplitLabel, SplitLine } from '../../web/kit/tool-shell/split-line.tsx';
import type { ZoomPan } from '../../web/kit/tool-shell/use-zoom-pan.ts';
import { classNames } from '../../web/kit/ui/class-names.ts';
import type { Area } from './preview-area.ts';
import { pathOf, type Stroke } from './scratch-marks.ts';
import { type Placement, placeOf } from './stage-view.ts';

type Point = { x: number; y: number };

/** A photo before and after, divided by a line, or with a brush over it. */
export function PhotoStage(props: {
  box: RefObject<HTMLDivElement | null>;
  zoomPan: ZoomPan;
  photo: { width: number; height: number } | undefined;
  place: Placement | undefined;
  before: string;
  /** The part that is enhanced; the whole photo once it is done. */
  after: { url: string; area: Area } | undefined;
  isResult: boolean;
  /** It covers only a part of what is in view. */
  isPart: boolean;
  /** Shows the original alone. */
  isHeld: boolean;
  strokes: readonly Stroke[];
  /** The brush's width in pixels of the photo; undefined while there is no brush. */
  brush: number | undefined;
  onSize: (size: { width: number; height: number }) => void;
  onStroke: (stroke: Stroke) => void;
}) {
  const { box, zoomPan, photo, place, before, after, isResult, isPart, isHeld, strokes, brush, onSize, onStroke } =
    props;
  const [split, setSplit] = useState(50);
  const whole = photo && place && placeOf({ left: 0, top: 0, ...photo }, place);
  const image = classNames('absolute max-w-none select-none', place && place.zoom > 3 && '[image-rendering:pixelated]');
  const isCompared = after !== undefined && !isHeld && brush === undefined;
  return (
    <div
      {...zoomPan.stageProps}
      className={classNames(
        'checkered relative h-[max(18rem,calc(100dvh-24rem))] touch-none overflow-hidden rounded-[12px]',
        brush === undefined && 'cursor-grab active:cursor-grabbing',
      )}
    >
      <div ref={box} className="absolute inset-0 isolate">
        <img
          src={before}
          alt="Before"
          decoding="async"
          draggable={false}
          className={classNames(image, !whole && 'invisible')}
          style={whole}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize({ width, height })}
        />
        {isCompared && place && (
          <div className="absolute inset-0" style={{ clipPath: `inset(0 0 0 ${split}%)` }}>
            <img
              src={after.url}
              alt="After"
              decoding="sync"
              draggable={false}
              className={classNames(image, isPart && 'outline-2 outline-white/80 outline-dashed')}
              style={placeOf(after.area, place)}
            />
          </div>
        )}
        {photo && place && brush !== undefined && (
          <Brush {...{ photo, place, strokes, width: brush, onStroke }} box={box} />
        )}
        {isCompared && <SplitLine box={box} split={split} onSplit={setSplit} handle="middle" />}
        {isCompared && <SplitLabel side="left">Before</SplitLabel>}
        {isCompared && <SplitLabel side="right">{isResult ? 'Result' : 'Preview'}</SplitLabel>}
        {isHeld && <SplitLabel side="left">Before</SplitLabel>}
      </div>
    </div>
  );
}

/** How far an arrow key moves the brush, in pixels of the stage. */
const keyStep = 12;

/** Marks scratches with mouse, finger or pen; or with the arrow keys, where the space bar marks. */
function Brush(props: {
  box: RefObject<HTMLDivElement | null>;
  photo: { width: number; height: number };
  place: Placement;
  strokes: readonly Stroke[];
  width: number;
  onStroke: (stroke: Stroke) => void;
}) {
  const { box, photo, place, strokes, width, onStroke } = props;
  const [drawn, setDrawn] = useState<Stroke>();
  const [tip, setTip] = useState<Point>();
  const lastTip = useRef<Point>(undefined);
  const { zoom, x, y } = place;

  const pointAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
    return { x: round((clientX - left - x) / zoom), y: round((clientY - top - y) / zoom) };
  };
  const onPointer = (event: PointerEvent) => {
    // The stage behind would move.
    event.stopPropagation();
    const at = pointAt(event);
    setTip(at);
    if (event.type === 'pointerdown') {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrawn({ width, points: [at.x, at.y] });
    } else if (event.type === 'pointermove') {
      setDrawn((last) => last && { ...last, points: [...last.points, at.x, at.y] });
    } else if (drawn) {
      onStroke(drawn);
      setDrawn(undefined);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    const stage = box.current;
    if (!stage || event.shiftKey || (!by && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    const at = tip ?? { x: (stage.clientWidth / 2 - x) / zoom, y: (stage.clientHeight / 2 - y) / zoom };
    if (by) {
      setTip({
        x: clamp(at.x + (by.x * keyStep) / zoom, photo.width),
        y: clamp(at.y + (by.y * keyStep) / zoom, photo.height),
      });
      return;
    }
    const from = lastTip.current;
    lastTip.current = at;
    // Repeated marks make a line.
    onStroke({ width, points: event.repeat && from ? [from.x, from.y, at.x, at.y] : [at.x, at.y] });
    setTip(at);
  };
  return (
    <svg
      role="application"
      aria-label="Brush over the scratches: arrow keys move it, the space bar marks"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is drawn on with keys, too.
      tabIndex={0}
      className="absolute inset-0 size-full cursor-crosshair touch-none outline-offset-[-3px]"
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerUp={onPointer}
      onPointerCancel={onPointer}
      onKeyDown={onKeyDown}
    >
      <g transform={`translate(${x} ${y}) scale(${zoom})`} fill="none" strokeLinecap="round" strokeLinejoin="round">
        {[...strokes, ...(drawn ? [drawn] : [])].map((stroke, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added and taken off at the end.
          <path key={index} d={pathOf(stroke)} strokeWidth={stroke.width} className="stroke-[#ff2bd6]/60" />
        ))}
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

const round = (value: number): number => Math.round(value * 10) / 10;
const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
