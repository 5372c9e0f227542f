import type { PixelImage } from '../scan/pixel-image.ts';
import { barrierDistance } from './barrier-distance.ts';
import type { Planes } from './color-mixture.ts';
import { type Mask, softenMask } from './find-subject.ts';
import { grabCut, seed } from './grab-cut.ts';
import { alphaReader, fitAlpha } from './guided-filter.ts';
import { labOf } from './lab.ts';
import { cleanRegions } from './regions.ts';
import { resample } from './scaled-plane.ts';
import { smallCopy } from './small-copy.ts';

/** What someone says about a photo's subject, in pixels of the photo. */
export type Hint = {
  /** Whether this belongs to the subject. */
  keep: boolean;
  points: readonly { x: number; y: number }[];
  /**
   * The diameter of a brush, which changes just what it covers. Without it, the points are examples: the photo is cut again, and
   * what looks like them follows.
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

/** Cuts again, from the current mask and with examples of both sides. */
function cutAgain(photo: PixelImage, mask: Mask, examples: readonly Hint[], scale: number): Mask {
  const small = smallCopy(photo, cutSide);
  const { width, height } = small;
  const planes = labOf(small);
  const current = resample(mask.alpha, mask, small);
  const seeds = Uint8Array.from(current, (value) => (value > 0.5 ? seed.likelySubject : seed.likelyBackground));
  const likelihood = current.map((value) => 0.5 + 0.44 * (2 * value - 1));
  for (const side of [true, false]) {
    const marked = markedPixels(
      examples.filter(({ keep }) => keep === side),
      small,
      (scale * width) / photo.width,
    );
    if (marked.size === 0) continue;
    const near = likeness(planes, width, height, marked);
    for (let index = 0; index < near.length; index += 1) {
      const value = near[index] ?? 0;
      if (value < 0.02) continue;
      likelihood[index] = (likelihood[index] ?? 0.5) * (1 - value) + (side ? 1 : 0) * value;
      if (value > 0.5) seeds[index] = side ? seed.likelySubject : seed.likelyBackground;
    }
  }
  for (const { keep, points } of examples) {
    for (const index of markedPixels([{ keep, points }], small, (scale * width) / photo.width)) {
      seeds[index] = keep ? seed.subject : seed.background;
    }
  }
  const isSubject = grabCut({ planes, width, height, seeds, likelihood: { values: likelihood, weight: 6 }, rounds: 2 });
  cleanRegions(isSubject, width, { leastPart: 0.01, leastHole: 0.001 });
  return softenMask(photo, Float32Array.from(isSubject), small);
}

type Likeness = { marked: ReadonlySet<number>; values: Float32Array };
/** The last ones per photo: a click on one side leaves the likeness to the other as it is. */
const knownLikeness = new WeakMap<Planes, Likeness[]>();

/** How alike pixels are to the marked ones, 0 to 1: no edge of more than a few steps of colour lies on the way. */
function likeness(planes: Planes, width: number, height: number, marked: ReadonlySet<number>): Float32Array {
  const known = knownLikeness.get(planes) ?? [];
  const same = known.find((each) => each.marked.size === marked.size && marked.isSubsetOf(each.marked));
  if (same) return same.values;
  const values = new Float32Array(width * height);
  for (const plane of planes) {
    const distance = barrierDistance(plane, width, height, (index) => marked.has(index));
    for (let index = 0; index < values.length; index += 1) {
      values[index] = (values[index] ?? 0) + (distance[index] ?? 0);
    }
  }
  for (let index = 0; index < values.length; index += 1) values[index] = Math.exp(-(((values[index] ?? 0) / 40) ** 2));
  knownLikeness.set(planes, [{ marked, values }, ...known].slice(0, 2));
  return values;
}

/** Half the width of what a click marks, in pixels of the cut. */
const clickRadius = 3;

function markedPixels(
  hints: readonly Hint[],
  { width, height }: { width: number; height: number },
  scale: number,
): Set<number> {
  const marked = new Set<number>();
  for (const { points } of hints) {
    for (const { x, y } of along(points, 2 / scale)) {
      const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)];
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

/** Points of a line, at most `step` apart. */
function along(points: Hint['points'], step: number): { x: number; y: number }[] {
  return points.flatMap((point, index) => {
    const last = points[index - 1];
    if (!last) return [point];
    const count = Math.max(1, Math.ceil(Math.hypot(point.x - last.x, point.y - last.y) / step));
    return Array.from({ length: count }, (_, part) => ({
      x: last.x + ((point.x - last.x) * (part + 1)) / count,
      y: last.y + ((point.y - last.y) * (part + 1)) / count,
    }));
  });
}

/** Paints with a brush whose edge snaps to edges of the photo. */
function paint(photo: PixelImage, mask: Mask, { keep, points, size = 0, hardness = 1 }: Hint, scale: number): Mask {
  const radius = Math.max(0.75, (size * scale) / 2);
  const centres = along(points, size / 6 || 1).map(({ x, y }) => ({ x: x * scale, y: y * scale }));
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

type Box = { left: number; top: number; width: number; height: number };

function boxAround(points: Hint['points'], reach: number, { width, height }: { width: number; height: number }): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [
    Math.max(0, Math.floor(Math.min(...xs) - reach)),
    Math.max(0, Math.floor(Math.min(...ys) - reach)),
  ];
  const right = Math.min(width, Math.ceil(Math.max(...xs) + reach));
  return { left, top, width: right - left, height: Math.min(height, Math.ceil(Math.max(...ys) + reach)) - top };
}

function brushWeight(centres: Hint['points'], box: Box, radius: number, hardness: number): Float32Array {
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

function cutPart({ data, width, channels }: PixelImage, box: Box): PixelImage {
  const part = new Uint8ClampedArray(box.width * box.height * channels);
  for (let y = 0; y < box.height; y += 1) {
    const from = ((box.top + y) * width + box.left) * channels;
    part.set(data.subarray(from, from + box.width * channels), y * box.width * channels);
  }
  return { data: part, width: box.width, height: box.height, channels };
}
