/** A point in modules; y points down. */
export type Point = { x: number; y: number };

/** A straight line to `to`, or with `arc` a quarter circle, clockwise or anticlockwise on screen. */
export type Step = { to: Point; arc?: { radius: number; clockwise: boolean } };

/**
 * A closed outline. Clockwise ones are filled, anticlockwise ones cut holes (nonzero winding rule). SVG, pixels and PDF are
 * all drawn from these, so all outputs have the same shapes.
 */
export type Contour = { start: Point; steps: readonly Step[] };

/** Corner radii in CSS order: top left, top right, bottom right, bottom left. */
export type CornerRadii = readonly [number, number, number, number];

export type Box = { x: number; y: number; width: number; height: number };

/** A clockwise rectangle with rounded corners; radii of half the side give a circle. */
export function roundedBox({ x, y, width, height }: Box, radii: CornerRadii): Contour {
  const [topLeft, topRight, bottomRight, bottomLeft] = radii;
  const right = x + width;
  const bottom = y + height;
  const steps: Step[] = [];
  addCorner(steps, { x: right - topRight, y }, { x: right, y: y + topRight }, topRight);
  addCorner(steps, { x: right, y: bottom - bottomRight }, { x: right - bottomRight, y: bottom }, bottomRight);
  addCorner(steps, { x: x + bottomLeft, y: bottom }, { x, y: bottom - bottomLeft }, bottomLeft);
  addCorner(steps, { x, y: y + topLeft }, { x: x + topLeft, y }, topLeft);
  return { start: { x: x + topLeft, y }, steps };
}

function addCorner(steps: Step[], from: Point, to: Point, radius: number): void {
  steps.push({ to: from });
  if (radius > 0) steps.push({ to, arc: { radius, clockwise: true } });
}

export const polygon = ([start, ...rest]: readonly [Point, ...Point[]]): Contour => ({
  start,
  steps: rest.map((to) => ({ to })),
});

/** The same outline reversed: a filled shape becomes a hole. */
export function reversed({ start, steps }: Contour): Contour {
  const points = [start, ...steps.map(({ to }) => to)];
  const back = steps.map(({ arc }, index): Step => {
    const to = points[index] ?? start;
    return arc === undefined ? { to } : { to, arc: { radius: arc.radius, clockwise: !arc.clockwise } };
  });
  return { start: points.at(-1) ?? start, steps: back.reverse() };
}

/** The centre of a quarter circle, and the intersection of the tangents at its ends. */
export function quarterCircle(from: Point, to: Point, clockwise: boolean): { centre: Point; corner: Point } {
  const first = { x: from.x, y: to.y };
  const second = { x: to.x, y: from.y };
  // y points down, so a positive cross product of the radii means clockwise.
  const turn = (from.x - first.x) * (to.y - first.y) - (from.y - first.y) * (to.x - first.x);
  return turn > 0 === clockwise ? { centre: first, corner: second } : { centre: second, corner: first };
}

/** Precision: a thousandth of a module is a tenth of a millimetre on a code ten metres wide. */
const decimals = (value: number): string => String(Math.round(value * 1000) / 1000 + 0);

/** The `d` attribute of an SVG path, in modules. */
export const svgPath = (contours: readonly Contour[]): string => contours.map(contourPath).join('');

function contourPath({ start, steps }: Contour): string {
  let at = start;
  let path = `M${decimals(start.x)} ${decimals(start.y)}`;
  for (const { to, arc } of steps) {
    const dx = decimals(to.x - at.x);
    const dy = decimals(to.y - at.y);
    if (arc !== undefined) {
      path += `a${decimals(arc.radius)} ${decimals(arc.radius)} 0 0 ${arc.clockwise ? 1 : 0} ${dx} ${dy}`;
    } else if (dy === '0') path += dx === '0' ? '' : `h${dx}`;
    else path += dx === '0' ? `v${dy}` : `l${dx} ${dy}`;
    at = to;
  }
  return `${path}z`;
}
