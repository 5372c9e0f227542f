import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { SplitLabel, SplitLine } from '../../web/kit/tool-shell/split-line.tsx';
import type { ZoomPan } from '../../web/kit/tool-shell/use-zoom-pan.ts';
import { classNames } from '../../web/kit/ui/class-names.ts';

export type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** Where an image lies on the stage: a pixel of it is `zoom` wide there. */
type Place = { zoom: number; left: number; top: number };

/** A photo before and after; or with a pen over it, which marks what belongs to the subject. */
export function CutoutStage(props: {
  zoomPan: ZoomPan;
  stage: Size;
  /** Size of the photo. */
  photo: Size | undefined;
  before: string;
  after: ImageBitmap | undefined;
  /** The result has another shape than the photo, so they are not laid over each other. */
  isCropped: boolean;
  /** Diameter in pixels of the photo; 0 marks by clicks. Undefined without a pen. */
  pen: number | undefined;
  penLabel: string;
  onSize: (size: Size) => void;
  onMarked: (points: Point[]) => void;
}) {
  const { zoomPan, stage, photo, before, after, isCropped, pen, penLabel, onSize, onMarked } = props;
  const box = useRef<HTMLDivElement>(null);
  const [split, setSplit] = useState(0);
  const shown = isCropped && after ? after : photo;
  const place = shown && stage.width > 0 ? placeOn(stage, shown, zoomPan.view) : undefined;
  const isCompared = after !== undefined && !isCropped && pen === undefined;
  const style = place && shown && placed(place, shown);
  return (
    <div
      {...zoomPan.stageProps}
      className={classNames(
        'checkered relative h-[max(18rem,calc(100dvh-26rem))] touch-none overflow-hidden rounded-[12px]',
        pen === undefined && 'cursor-grab active:cursor-grabbing',
      )}
    >
      <div ref={box} className="absolute inset-0 isolate">
        <div
          className={classNames(
            'absolute inset-0',
            after && pen === undefined && 'hidden',
            after && pen !== undefined && 'opacity-25',
          )}
        >
          <img
            src={before}
            alt="Before"
            decoding="async"
            draggable={false}
            className="absolute max-w-none select-none"
            style={
              photo && stage.width > 0 ? placed(placeOn(stage, photo, zoomPan.view), photo) : { visibility: 'hidden' }
            }
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize({ width, height })}
          />
        </div>
        {after && style && <Drawn image={after} style={style} label={isCropped ? 'Cropped result' : 'Result'} />}
        {isCompared && place && photo && (
          <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - split}% 0 0)` }}>
            <img src={before} alt="" draggable={false} className="absolute max-w-none select-none" style={style} />
          </div>
        )}
        {pen !== undefined && place && photo && (
          <Pen {...{ box, place, photo, diameter: pen, label: penLabel, onMarked }} />
        )}
        {isCompared && <SplitLine box={box} split={split} onSplit={setSplit} handle="middle" />}
        {isCompared && split > 12 && <SplitLabel side="left">Before</SplitLabel>}
        {isCompared && split < 88 && <SplitLabel side="right">Result</SplitLabel>}
      </div>
    </div>
  );
}

function Drawn({ image, style, label }: { image: ImageBitmap; style: object; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    element.width = image.width;
    element.height = image.height;
    element.getContext('2d')?.drawImage(image, 0, 0);
  }, [image]);
  return <canvas ref={canvas} role="img" aria-label={label} className="absolute max-w-none" style={style} />;
}

function placeOn(stage: Size, image: Size, { scale, offset }: ZoomPan['view']): Place {
  const zoom = Math.min(stage.width / image.width, stage.height / image.height) * scale;
  return {
    zoom,
    left: (stage.width - image.width * zoom) / 2 + offset.x,
    top: (stage.height - image.height * zoom) / 2 + offset.y,
  };
}

const placed = ({ zoom, left, top }: Place, { width, height }: Size) => ({
  ...{ left, top },
  width: width * zoom,
  height: height * zoom,
});

/** How far an arrow key moves the pen, in pixels of the stage. */
const keyStep = 12;

/** Marks by mouse, finger or pen; or by keys: arrows move it, the space bar marks. */
function Pen(props: {
  box: RefObject<HTMLDivElement | null>;
  place: Place;
  photo: Size;
  diameter: number;
  label: string;
  onMarked: (points: Point[]) => void;
}) {
  const { box, place, photo, diameter, label, onMarked } = props;
  const [line, setLine] = useState<Point[]>();
  const [tip, setTip] = useState<Point>();
  const { zoom, left, top } = place;

  const onPointer = (event: PointerEvent) => {
    // Only the pen moves, not the photo.
    event.stopPropagation();
    const area = box.current?.getBoundingClientRect();
    if (!area) return;
    const at = { x: (event.clientX - area.left - left) / zoom, y: (event.clientY - area.top - top) / zoom };
    setTip(at);
    if (event.type === 'pointerdown') {
      event.currentTarget.setPointerCapture(event.pointerId);
      setLine([at]);
    } else if (event.type === 'pointermove') setLine((last) => last && [...last, at]);
    else if (event.type === 'pointerup' && line) {
      onMarked(line);
      setLine(undefined);
    } else setLine(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (event.shiftKey || (!by && event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    event.stopPropagation();
    const at = tip ?? { x: photo.width / 2, y: photo.height / 2 };
    if (!by) onMarked([at]);
    setTip({
      x: Math.min(Math.max(at.x + ((by?.x ?? 0) * keyStep) / zoom, 0), photo.width),
      y: Math.min(Math.max(at.y + ((by?.y ?? 0) * keyStep) / zoom, 0), photo.height),
    });
  };
  const width = Math.max(diameter, 10 / zoom);
  return (
    <svg
      role="application"
      aria-label={`${label}: arrow keys move the mark, the space bar sets it`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is used with keys, too.
      tabIndex={0}
      className="absolute inset-0 size-full cursor-crosshair touch-none outline-offset-[-3px]"
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerUp={onPointer}
      onPointerCancel={onPointer}
      onKeyDown={onKeyDown}
    >
      <g
        transform={`translate(${left} ${top}) scale(${zoom})`}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {line && (
          <path
            d={`M${line.map(({ x, y }) => `${x} ${y}`).join('L')}${line.length === 1 ? 'h0' : ''}`}
            strokeWidth={width}
            className="stroke-[#ff2bd6]/60"
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
