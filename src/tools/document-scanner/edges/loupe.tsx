import type { Corners, Point } from '../../../shared/scan/corners.ts';
import { classNames } from '../../../web/kit/ui/class-names.ts';
import type { ImageMeasures } from './corner-geometry.ts';
import { EdgeLines } from './edge-lines.tsx';

/** The loupe's size in screen pixels. */
const diameter = 136;
/** The width of the image area it shows, as a part of the longer side. */
const shownShare = 0.09;

/** The area around a corner, enlarged, in a corner of the stage away from the finger. */
export function Loupe(props: {
  image: string;
  size: ImageMeasures;
  corners: Corners;
  at: Point;
  side: 'left' | 'right';
}) {
  const { image, size, corners, at, side } = props;
  const scale = diameter / (Math.max(size.width, size.height) * shownShare);
  return (
    <div
      aria-hidden="true"
      style={{ width: diameter, height: diameter }}
      className={classNames(
        'pointer-events-none absolute top-3 overflow-hidden rounded-full border-[3px] border-white bg-black shadow-lift',
        side === 'left' ? 'left-3' : 'right-3',
      )}
    >
      <div
        className="absolute origin-top-left"
        style={{
          width: size.width * scale,
          height: size.height * scale,
          transform: `translate(${diameter / 2 - 3 - at.x * scale}px, ${diameter / 2 - 3 - at.y * scale}px)`,
        }}
      >
        <img src={image} alt="" draggable={false} className="size-full max-w-none" />
        <EdgeLines size={size} corners={corners} isGuess={false} />
      </div>
      <span className="absolute top-1/2 left-1/2 h-5 w-px -translate-1/2 bg-white mix-blend-difference" />
      <span className="absolute top-1/2 left-1/2 h-px w-5 -translate-1/2 bg-white mix-blend-difference" />
    </div>
  );
}
