import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import type { Corners, Point } from '../../../shared/scan/corners.ts';
import { classNames } from '../../../web/kit/ui/class-names.ts';
import {
  type CornerIndex,
  cornerByKey,
  cornerIndexes,
  cornerNames,
  describePlace,
  type ImageMeasures,
  moveCorner,
} from './corner-geometry.ts';
import { EdgeLines } from './edge-lines.tsx';
import { Loupe } from './loupe.tsx';
import { stageHeight } from './stage-height.ts';

type CornerEditorProps = {
  /** The address of the photo, as seen: turned as its camera was held. */
  image: string;
  size: ImageMeasures;
  corners: Corners;
  /** Whether the edges are a proposal only. */
  isGuess: boolean;
  onChange: (corners: Corners) => void;
};

/**
 * The photo with the four corners of its paper, which mouse, pen, finger and arrow keys move. Whoever moves one sees the place
 * enlarged, because a finger covers it.
 */
export function CornerEditor({ image, size, corners, isGuess, onChange }: CornerEditorProps) {
  const helpId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<CornerIndex>();
  const [said, setSaid] = useState('');
  /** From the pointer to the middle of the corner it took hold of, in pixels of the screen. */
  const grip = useRef<Point>({ x: 0, y: 0 });

  const move = (index: CornerIndex, to: Point): Point => {
    const moved = moveCorner(corners, index, to, size);
    onChange(moved);
    return moved[index];
  };
  const drag = (index: CornerIndex) => (event: PointerEvent<HTMLButtonElement>) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    const scale = size.width / box.width;
    if (event.type === 'pointerdown') {
      event.currentTarget.setPointerCapture(event.pointerId);
      const corner = corners[index];
      grip.current = {
        x: box.left + corner.x / scale - event.clientX,
        y: box.top + corner.y / scale - event.clientY,
      };
      setHeld(index);
      return;
    }
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    move(index, {
      x: (event.clientX + grip.current.x - box.left) * scale,
      y: (event.clientY + grip.current.y - box.top) * scale,
    });
  };
  const press = (index: CornerIndex) => (event: KeyboardEvent) => {
    const to = cornerByKey(corners[index], event.key, event.shiftKey, size);
    if (!to) return;
    event.preventDefault();
    setSaid(`${cornerNames[index]}: ${describePlace(move(index, to))}.`);
  };

  return (
    <div dir="ltr" className="relative grid place-items-center overflow-hidden bg-black/90 p-4 sm:p-6">
      <p id={helpId} className="sr-only">
        Arrow keys move the corner by a pixel, with Shift by ten.
      </p>
      <div
        ref={stage}
        className="relative max-w-full touch-none select-none"
        style={{
          aspectRatio: `${size.width} / ${size.height}`,
          width: `min(100%, calc(${stageHeight} * ${size.width / size.height}))`,
        }}
      >
        <img src={image} alt="To be scanned" draggable={false} className="size-full rounded-[2px]" />
        <EdgeLines size={size} corners={corners} isGuess={isGuess} dimsOutside />
        {cornerIndexes.map((index) => (
          <button
            key={index}
            type="button"
            aria-label={`${cornerNames[index]}, ${describePlace(corners[index])}`}
            aria-describedby={helpId}
            aria-roledescription="movable corner"
            onPointerDown={drag(index)}
            onPointerMove={drag(index)}
            onPointerUp={() => setHeld(undefined)}
            onPointerCancel={() => setHeld(undefined)}
            onKeyDown={press(index)}
            onFocus={(event) => event.target.matches(':focus-visible') && setHeld(index)}
            onBlur={() => setHeld(undefined)}
            style={{
              left: `${(corners[index].x / size.width) * 100}%`,
              top: `${(corners[index].y / size.height) * 100}%`,
            }}
            className="group absolute grid size-12 -translate-1/2 cursor-grab touch-none place-items-center rounded-full outline-none active:cursor-grabbing"
          >
            <span
              className={classNames(
                'size-5 rounded-full border-[3px] border-white bg-canvas shadow-lift transition-transform duration-150',
                'group-hover:scale-125 group-focus-visible:scale-125 group-focus-visible:outline-[3px] group-focus-visible:outline-brass group-focus-visible:outline-offset-2',
                held === index && 'scale-50 bg-brass',
              )}
            />
          </button>
        ))}
      </div>
      {held !== undefined && (
        <Loupe
          image={image}
          size={size}
          corners={corners}
          at={corners[held]}
          side={isAtLeft(held) ? 'right' : 'left'}
        />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

const isAtLeft = (index: CornerIndex): boolean => index === 0 || index === 3;
