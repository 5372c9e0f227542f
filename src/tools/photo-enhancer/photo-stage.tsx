import { type RefObject, useState } from 'react';
import { MarkingBrush, markLook } from '../../web/kit/photo/marking-brush.tsx';
import { type Placement, placeOf } from '../../web/kit/photo/place-photo.ts';
import { SplitLabel, SplitLine } from '../../web/kit/tool-shell/split-line.tsx';
import type { ZoomPan } from '../../web/kit/tool-shell/use-zoom-pan.ts';
import { classNames } from '../../web/kit/ui/class-names.ts';
import type { Area } from './preview-area.ts';
import { pathOf, type Stroke } from './scratch-marks.ts';

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
          <MarkingBrush
            {...{ box, photo, place, width: brush }}
            label="Brush over the scratches"
            onMarked={(points) =>
              onStroke({ width: brush, points: points.flatMap(({ x, y }) => [round(x), round(y)]) })
            }
          >
            {strokes.map((stroke, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added and taken off at the end.
              <path key={index} d={pathOf(stroke)} strokeWidth={stroke.width} className={markLook} />
            ))}
          </MarkingBrush>
        )}
        {isCompared && <SplitLine box={box} split={split} onSplit={setSplit} handle="middle" />}
        {isCompared && <SplitLabel side="left">Before</SplitLabel>}
        {isCompared && <SplitLabel side="right">{isResult ? 'Result' : 'Preview'}</SplitLabel>}
        {isHeld && <SplitLabel side="left">Before</SplitLabel>}
      </div>
    </div>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
