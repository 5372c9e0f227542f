import type { Box, Point } from './contour.ts';
import type { Paint } from './qr-style.ts';

type Gradient = Exclude<Paint, { kind: 'solid' }>;

/** A gradient's start and end, in modules. */
export type GradientLine =
  | { kind: 'linear'; from: Point; to: Point }
  | { kind: 'radial'; centre: Point; radius: number };

/**
 * A gradient's line over a square: the corners have the pure colours, as in CSS (CSS Images 4, section 3.1.1). Rounded to
 * thousandths of a module.
 */
export function gradientLine(paint: Gradient, { x, y, width }: Box): GradientLine {
  const half = width / 2;
  const centre = { x: x + half, y: y + half };
  if (paint.kind === 'radial') return { kind: 'radial', centre, radius: rounded(half * Math.SQRT2) };
  const radians = (paint.angle * Math.PI) / 180;
  const direction = { x: Math.cos(radians), y: Math.sin(radians) };
  const reach = half * (Math.abs(direction.x) + Math.abs(direction.y));
  return {
    kind: 'linear',
    from: { x: rounded(centre.x - direction.x * reach), y: rounded(centre.y - direction.y * reach) },
    to: { x: rounded(centre.x + direction.x * reach), y: rounded(centre.y + direction.y * reach) },
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
