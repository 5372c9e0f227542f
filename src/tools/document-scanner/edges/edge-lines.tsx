import type { Corners, Point } from '../../../shared/scan/corners.ts';
import { classNames } from '../../../web/kit/ui/class-names.ts';
import type { ImageMeasures } from './corner-geometry.ts';

const placeOf = ({ x, y }: Point): string => `${x},${y}`;

/** The edges of the paper, as an overlay of the image. */
export function EdgeLines(props: {
  size: ImageMeasures;
  corners: Corners;
  /** Dashed: not confirmed yet. */
  isGuess: boolean;
  /** Darkens what will be cut away. */
  dimsOutside?: boolean;
}) {
  const { size, corners, isGuess, dimsOutside } = props;
  const places = corners.map(placeOf);
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      {dimsOutside && (
        <path
          d={`M0 0H${size.width}V${size.height}H0ZM${places.join('L')}Z`}
          fillRule="evenodd"
          className="fill-black/50"
        />
      )}
      <polygon
        points={places.join(' ')}
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
        className={classNames(
          'fill-none stroke-[2.5px]',
          isGuess ? 'stroke-white [stroke-dasharray:7_6]' : 'stroke-brass',
        )}
      />
    </svg>
  );
}
