import { useEffect, useRef, useState } from 'react';
import { MarkingBrush, type Point } from '../../web/kit/photo/marking-brush.tsx';
import { placeOf, placeOn } from '../../web/kit/photo/place-photo.ts';
import { SplitLabel, SplitLine } from '../../web/kit/tool-shell/split-line.tsx';
import type { ZoomPan } from '../../web/kit/tool-shell/use-zoom-pan.ts';
import { classNames } from '../../web/kit/ui/class-names.ts';

type Size = { width: number; height: number };

/** Of the brush, in pixels of the stage: clicks are marked with a dot. */
const leastPen = 10;

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
  /** The browser cannot show the photo. */
  onBroken: () => void;
  onMarked: (points: readonly Point[]) => void;
}) {
  const { zoomPan, stage, photo, before, after, isCropped, pen, penLabel, onSize, onBroken, onMarked } = props;
  const box = useRef<HTMLDivElement>(null);
  const [split, setSplit] = useState(0);
  const shown = isCropped && after ? after : photo;
  const isKnown = stage.width > 0;
  const brushPlace = photo && isKnown ? placeOn(stage, photo, zoomPan.view) : undefined;
  const isCompared = after !== undefined && !isCropped && pen === undefined;
  const style = shown && isKnown ? styleOf(stage, shown, zoomPan.view) : undefined;
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
            after && pen !== undefined && 'opacity-40',
          )}
        >
          <img
            src={before}
            alt="Before"
            decoding="async"
            draggable={false}
            className="absolute max-w-none select-none"
            style={photo && isKnown ? styleOf(stage, photo, zoomPan.view) : { visibility: 'hidden' }}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize({ width, height })}
            onError={onBroken}
          />
        </div>
        {after && style && <Drawn image={after} style={style} label={isCropped ? 'Cropped result' : 'Result'} />}
        {isCompared && photo && style && (
          <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - split}% 0 0)` }}>
            <img src={before} alt="" draggable={false} className="absolute max-w-none select-none" style={style} />
          </div>
        )}
        {pen !== undefined && brushPlace && photo && (
          <MarkingBrush
            {...{ box, photo, onMarked }}
            place={brushPlace}
            width={Math.max(pen, leastPen / brushPlace.zoom)}
            label={penLabel}
          />
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

const styleOf = (stage: Size, { width, height }: Size, view: ZoomPan['view']) =>
  placeOf({ left: 0, top: 0, width, height }, placeOn(stage, { width, height }, view));
