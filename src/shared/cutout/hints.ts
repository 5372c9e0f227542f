import type { PixelImage } from '../scan/pixel-image.ts';
import type { Rectangle } from './area.ts';
import { barrierDistance } from './barrier-distance.ts';
import { fitColors, misfit, type Planes } from './color-mixture.ts';
import { cutPart } from './cut-part.ts';
import { type Mask, softenMask } from './find-subject.ts';
import { certain, cheapestCut } from './grab-cut.ts';
import { alphaReader, fitAlpha } from './guided-filter.ts';
import { labOf } from './lab.ts';
import { cleanRegions } from './regions.ts';
import { resample } from './scaled-plane.ts';
import { smallCopy } from './small-copy.ts';

type Point = { x: number; y: number };

/** What someone says about a photo's subject, in pixels of the photo. */
export type Hint = {
  /** Whether this belongs to the subject. */
  keep: boolean;
  points: readonly Point[];
  /**
   * The diameter of a brush, which changes just what it covers. Without it, the points are examples: the photo is cut again, and
   * what is like them near by follows.
   */
  size?: number | undefined;
  /** Of a brush: 1 has a hard edge, 0 fades from the middle. */
  hardness?: number | undefined;
};

/** The longer side of what is cut again, in pixels: quick enough while someone waits. */
const cutSide = 360;

/**
 * A mask changed by hints, in their order; examples come before brushes. `width` is that of the photo whose pixels the hints
 * mean; `photo` and `mask` may be smaller.
 */
export function applyHints(photo: PixelImage, mask: Mask, hints: readonly Hint[], width: number): Mask {
  const scale = photo.width / width;
  const examples = hints.filter(({ size }) => size === undefined);
  let result = examples.length === 0 ? { ...mask, alpha: mask.alpha.slice() } : cutAgain(photo, mask, examples, scale);
  for (const hint of hints) if (hint.size !== undefined) result = paint(photo, result, hint, scale);
  return result;
}

/** How sure the current mask is, beside the price of a border (see `grabCut`). */
const kept = 8;
/**
 * How much a click says of what is like the place that was clicked, and how much colours may say against it. What has an outline
 * follows the gentle one: nothing else does. Where that changes nothing, what is around the click is meant, and the farther the
 * click is from the outline, the more of it.
 */
const gentle = { pull: 2, mostByColor: 2 };
const firm = { pull: 6, mostByColor: 0 };
/** A click that changes less than so many times what it marks has changed nothing. */
const leastChange = 3;

type Example = { side: 1 | -1; marked: ReadonlySet<number>; reach: Float32Array; strength: typeof gentle };

/**
 * Cuts again near examples. The farther a place is from them, and the more edges lie on the way, the more it stays as it is: a
 * click may take or give one thing, and loses nothing elsewhere.
 */
function cutAgain(photo: PixelImage, mask: Mask, hints: readonly Hint[], scale: number): Mask {
  const small = smallCopy(photo, cutSide);
  const { width, height } = small;
  const planes = labOf(small);
  const current = resample(mask.alpha, mask, small);
  const examples = hints.map(({ keep, points }): Example => {
    const marked = markedPixels([{ keep, points }], small, (scale * width) / photo.width);
    return { side: keep ? 1 : -1, marked, reach: reachOf(planes, small, marked), strength: gentle };
  });
  const byColor = colorPrices(planes, current, examples);
  const cutWith = (some: readonly Example[]) => cheapestCut(planes, width, height, pricesOf(current, some, byColor));
  let isSubject = cutWith(examples);
  const idle = new Set(examples.filter((example) => changesNothing(example, current, isSubject)));
  if (idle.size > 0) {
    isSubject = cutWith(examples.map((example) => (idle.has(example) ? madeFirm(example, current, small) : example)));
  }
  cleanRegions(isSubject, width, { leastPart: 0.01, leastHole: 0.001 });
  for (const { side, marked } of examples) for (const index of marked) isSubject[index] = side > 0 ? 1 : 0;
  return softenMask(photo, Float32Array.from(isSubject), small);
}

function pricesOf(
  current: Float32Array,
  examples: readonly Example[],
  byColor: (index: number) => number,
): Float32Array {
  const prices = Float32Array.from(current, (value, index) => {
    let nearest: Example | undefined;
    let free = 0;
    for (const example of examples) {
      const reach = example.reach[index] ?? 0;
      if (reach > free) [nearest, free] = [example, reach];
    }
    const asNow = (2 * value - 1) * kept * (1 - free) ** 2;
    if (!nearest || free < 0.15) return asNow;
    const { pull, mostByColor } = nearest.strength;
    const said = mostByColor === 0 ? 0 : Math.max(-mostByColor, Math.min(mostByColor, byColor(index)));
    return asNow + free * (nearest.side * pull + said);
  });
  for (const { side, marked } of examples) for (const index of marked) prices[index] = side * certain;
  return prices;
}

/** Reaches as far as the outline is, and beyond it. */
function madeFirm(example: Example, current: Float32Array, size: Size): Example {
  const { side, marked } = example;
  const distance = distanceFrom(marked, size);
  let nearest = Number.POSITIVE_INFINITY;
  for (const [index, value] of current.entries()) {
    if (value > 0.5 === side > 0) nearest = Math.min(nearest, distance[index] ?? nearest);
  }
  const far = Math.max(2, 3 * nearest);
  const reach = example.reach.map((value, index) => value * Math.exp(-(((distance[index] ?? 0) / far) ** 2)));
  return { ...example, reach, strength: firm };
}

function changesNothing({ side, marked, reach }: Example, current: Float32Array, isSubject: Uint8Array): boolean {
  let [wrong, changed] = [0, 0];
  for (const [index, value] of reach.entries()) {
    const wanted = side > 0 ? 1 : 0;
    if (value < 0.3 || ((current[index] ?? 0) > 0.5 ? 1 : 0) === wanted) continue;
    wrong += 1;
    if (isSubject[index] === wanted) changed += 1;
  }
  return wrong > 0 && changed < leastChange * marked.size;
}

/** Colours are fitted to so many pixels. */
const fittedPixels = 8000;

/** How much each colour says for the subject, after what is marked and what no example reaches. */
function colorPrices(planes: Planes, current: Float32Array, examples: readonly Example[]): (index: number) => number {
  const marks = new Map(examples.flatMap(({ side, marked }) => [...marked].map((index) => [index, side] as const)));
  const sideOf = (index: number) =>
    marks.get(index) ??
    (examples.some(({ reach }) => (reach[index] ?? 0) >= 0.5) ? 0 : (current[index] ?? 0) > 0.5 ? 1 : -1);
  const step = Math.max(1, Math.floor(planes[0].length / fittedPixels));
  const subject = fitColors(planes, (index) => sideOf(index) === 1, step);
  const background = fitColors(planes, (index) => sideOf(index) === -1, step);
  if (subject.length === 0 || background.length === 0) return () => 0;
  return (index) => {
    const [a, b, c] = [planes[0][index] ?? 0, planes[1][index] ?? 0, planes[2][index] ?? 0];
    return (misfit(background, a, b, c) - misfit(subject, a, b, c)) / 10;
  };
}

type Reach = { marked: ReadonlySet<number>; values: Float32Array };
/** Those of the last examples per photo: each further click adds one. */
const knownReach = new WeakMap<Planes, Reach[]>();
const keptReaches = 12;

/** Steps of colour on the way: fewer are no edge, more are another thing. */
const edge = { none: 12, full: 70 };
/** Share of the longer side at which a click says a third of what it says near by. */
const farthest = 0.35;

/** How far an example reaches, 0 to 1: over no edges (minimum barrier distance), and less from afar. */
function reachOf(planes: Planes, { width, height }: Size, marked: ReadonlySet<number>): Float32Array {
  const known = knownReach.get(planes) ?? [];
  const same = known.find((each) => each.marked.size === marked.size && marked.isSubsetOf(each.marked));
  if (same) return same.values;
  const values = new Float32Array(width * height);
  if (marked.size > 0) {
    for (const plane of planes) {
      const barrier = barrierDistance(plane, width, height, (index) => marked.has(index));
      for (let index = 0; index < values.length; index += 1) {
        values[index] = (values[index] ?? 0) + (barrier[index] ?? 0);
      }
    }
    const distance = distanceFrom(marked, { width, height });
    for (let index = 0; index < values.length; index += 1) {
      const open = (edge.full - (values[index] ?? 0)) / (edge.full - edge.none);
      const far = (distance[index] ?? 0) / (farthest * Math.max(width, height));
      values[index] = Math.min(1, Math.max(0, open)) * Math.exp(-(far ** 2));
    }
  }
  knownReach.set(planes, [{ marked, values }, ...known].slice(0, keptReaches));
  return values;
}

/** Pixels to the nearest marked one, by steps to the eight neighbours: up to 8% too far. */
function distanceFrom(marked: ReadonlySet<number>, { width, height }: Size): Float32Array {
  const distance = new Float32Array(width * height).fill(width + height);
  for (const index of marked) distance[index] = 0;
  const visit = (index: number, x: number, direction: 1 | -1) => {
    const before = index - direction * width;
    const reach = (from: number, step: number) => {
      const value = (distance[from] ?? Number.POSITIVE_INFINITY) + step;
      if (value < (distance[index] ?? 0)) distance[index] = value;
    };
    const [hasBehind, hasAhead] = direction === 1 ? [x > 0, x < width - 1] : [x < width - 1, x > 0];
    if (hasBehind) reach(index - direction, 1);
    reach(before, 1);
    if (hasBehind) reach(before - direction, Math.SQRT2);
    if (hasAhead) reach(before + direction, Math.SQRT2);
  };
  for (let index = 0; index < distance.length; index += 1) visit(index, index % width, 1);
  for (let index = distance.length - 1; index >= 0; index -= 1) visit(index, index % width, -1);
  return distance;
}

/** Half the width of what a click marks, in pixels of the cut: less in small photos, where it would cover whole things. */
const clickRadiusIn = ({ width, height }: Size): number =>
  Math.min(3, Math.max(1, Math.round(Math.max(width, height) / 120)));

function markedPixels(hints: readonly Hint[], { width, height }: Size, scale: number): Set<number> {
  const marked = new Set<number>();
  const clickRadius = clickRadiusIn({ width, height });
  for (const { points } of hints) {
    for (const { x, y } of along(points, { scale, step: 2, reach: clickRadius + 1, width, height })) {
      const [left, top] = [Math.floor(x), Math.floor(y)];
      for (let dy = -clickRadius; dy <= clickRadius; dy += 1) {
        for (let dx = -clickRadius; dx <= clickRadius; dx += 1) {
          const [column, row] = [left + dx, top + dy];
          if (dx * dx + dy * dy > clickRadius ** 2 || column < 0 || row < 0 || column >= width || row >= height)
            continue;
          marked.add(row * width + column);
        }
      }
    }
  }
  return marked;
}

type Size = { width: number; height: number };
type Path = Size & {
  /** Pixels of the copy per pixel of the photo. */
  scale: number;
  /** In pixels of the copy. */
  step: number;
  /** How far outside of the copy points still count. */
  reach: number;
};

/**
 * Points of a line at most `step` apart, in pixels of a copy of the photo. What is out of reach is left out, and so are places
 * that the line comes back to: callers may send lines of any length.
 */
function along(points: Hint['points'], { scale, step, reach, width, height }: Path): Point[] {
  // Smaller than the way between two points of a line.
  const cell = step / 2;
  const columns = Math.ceil((width + 2 * reach) / cell) + 1;
  const isTaken = new Uint8Array(columns * (Math.ceil((height + 2 * reach) / cell) + 1));
  const taken: Point[] = [];
  const take = (x: number, y: number) => {
    const at = Math.floor((y + reach) / cell) * columns + Math.floor((x + reach) / cell);
    if (isTaken[at] !== 0) return;
    isTaken[at] = 1;
    taken.push({ x, y });
  };
  const scaled = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  for (const [index, point] of points.entries()) {
    const to = scaled(point);
    const from = scaled(points[index - 1] ?? point);
    const inside = partInside(from, to, { left: -reach, top: -reach, right: width + reach, bottom: height + reach });
    if (!inside) continue;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    // Of a line to infinity, shares are not exact.
    const length = Math.min(Math.hypot(dx, dy) * (inside.end - inside.start), width + height + 4 * reach);
    const count = Math.max(1, Math.ceil(length / step));
    // The first point of a part is the last one before it, if that was inside.
    for (let part = index > 0 && inside.start === 0 ? 1 : 0; part <= count; part += 1) {
      const share = inside.start + ((inside.end - inside.start) * part) / count;
      take(from.x + dx * share, from.y + dy * share);
    }
  }
  return taken;
}

/** The part of a straight line that lies in a box, as shares of the line (Liang and Barsky). Undefined when none does. */
function partInside(
  from: Point,
  to: Point,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
): { start: number; end: number } | undefined {
  let [start, end] = [0, 1];
  const sides: readonly (readonly [move: number, room: number])[] = [
    [from.x - to.x, from.x - left],
    [to.x - from.x, right - from.x],
    [from.y - to.y, from.y - top],
    [to.y - from.y, bottom - from.y],
  ];
  for (const [move, room] of sides) {
    if (move === 0 && room < 0) return undefined;
    if (move > 0) end = Math.min(end, room / move);
    if (move < 0) start = Math.max(start, room / move);
  }
  return start <= end ? { start, end } : undefined;
}

/** Paints with a brush whose edge snaps to edges of the photo. */
function paint(photo: PixelImage, mask: Mask, { keep, points, size = 0, hardness = 1 }: Hint, scale: number): Mask {
  const radius = Math.max(0.75, (size * scale) / 2);
  const { width, height } = photo;
  const centres = along(points, { scale, step: Math.max(0.5, radius / 3), reach: radius, width, height });
  const box = boxAround(centres, radius * 1.5 + 2, photo);
  if (box.width <= 0 || box.height <= 0) return mask;
  const weight = brushWeight(centres, box, radius, hardness);
  const part = cutPart(photo, box);
  const fit = fitAlpha(part, weight, { radius: Math.max(1, Math.round(radius / 3)), epsilon: 1e-3 });
  const snapped = alphaReader(fit, part);
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      const painted = weight[y * box.width + x] ?? 0;
      // The middle of the brush always counts, and nothing beyond its rim; in between the photo's edges decide.
      const bounded = Math.min(1, Math.max(0, (snapped(x, y) - 0.25) * 2));
      const counted = painted > 0.98 ? 1 : Math.min(bounded, painted * 4);
      const at = (box.top + y) * mask.width + box.left + x;
      const value = mask.alpha[at] ?? 0;
      mask.alpha[at] = value + counted * ((keep ? 1 : 0) - value);
    }
  }
  return mask;
}

/** Has no size around no points. */
function boxAround(points: Hint['points'], reach: number, { width, height }: Size): Rectangle {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const { x, y } of points) {
    left = Math.min(left, Math.max(0, Math.floor(x - reach)));
    top = Math.min(top, Math.max(0, Math.floor(y - reach)));
    right = Math.max(right, Math.min(width, Math.ceil(x + reach)));
    bottom = Math.max(bottom, Math.min(height, Math.ceil(y + reach)));
  }
  return { left, top, width: right - left, height: bottom - top };
}

function brushWeight(centres: Hint['points'], box: Rectangle, radius: number, hardness: number): Float32Array {
  const weight = new Float32Array(box.width * box.height);
  const core = radius * Math.min(0.95, Math.max(0.3, hardness));
  const reach = Math.ceil(radius);
  for (const { x, y } of centres) {
    const [column, row] = [x - box.left, y - box.top];
    for (let dy = Math.max(0, Math.floor(row - reach)); dy < Math.min(box.height, row + reach + 1); dy += 1) {
      for (let dx = Math.max(0, Math.floor(column - reach)); dx < Math.min(box.width, column + reach + 1); dx += 1) {
        const distance = Math.hypot(dx + 0.5 - column, dy + 0.5 - row);
        const value = Math.min(1, Math.max(0, (radius - distance) / (radius - core)));
        const at = dy * box.width + dx;
        if (value > (weight[at] ?? 0)) weight[at] = value;
      }
    }
  }
  return weight;
}
