import { type Area, cropAround, type Rectangle } from '../../../shared/cutout/area.ts';
import type { Likelihood } from '../../../shared/cutout/find-subject.ts';
import type { FocusRegion } from './focus-regions.ts';

/*
 * The model of people was made for webcams: a person of that size, in a small picture. So it looks at a region in many ways, and
 * what most views agree on counts. Animals are found like that, too, and people in drawings.
 */

/** The square that the model of people looks at, in pixels. */
export const personSide = 256;

/** A square in which the model looks, or the region squeezed into one. */
export type View = {
  area: Area;
  isMirrored: boolean;
  /** How much its opinion counts. */
  weight: number;
  /** Sides near which it shows parts of people, which the model knows badly. */
  rims: { left: boolean; top: boolean; right: boolean; bottom: boolean };
};

type Size = { width: number; height: number };

/** Sizes of squares around a box, as multiples of its longer side. */
const paddings = [
  { scale: 1, weight: 0.5 },
  { scale: 1.15, weight: 0.5 },
  { scale: 1.3, weight: 0.5 },
  { scale: 1.6, weight: 0.25 },
];
const noRims = { left: false, top: false, right: false, bottom: false };

/** How the model looks at a region of a photo: squeezed, in squares along it, and in squares around it and each of its objects. */
export function viewsOf({ box, objects }: FocusRegion, photo: Size): View[] {
  const crop = cropAround(box, photo);
  const boxes = objects.length > 1 ? [box, ...objects.map((object) => object.box)] : [box];
  return [
    { area: areaOf(crop, photo), isMirrored: false, weight: 1, rims: noRims },
    ...squaresAlong(crop, photo),
    ...boxes.flatMap((each) => squaresAround(each, photo)),
  ];
}

/** Longer regions are not looked at in squares: there would be too many. */
const mostLonger = 4;
/** Squares of regions that are nearly square would only repeat the whole. */
const leastLonger = 1.1;

function squaresAlong(crop: Rectangle, photo: Size): View[] {
  const [side, longer] = [Math.min(crop.width, crop.height), Math.max(crop.width, crop.height)];
  if (longer < leastLonger * side || longer > mostLonger * side) return [];
  const isWide = crop.width > crop.height;
  // Each overlaps the next by half or more.
  const count = Math.ceil((2 * (longer - side)) / side) + 1;
  return Array.from({ length: count }, (_, index) => {
    const at = ((longer - side) * index) / (count - 1);
    const square = {
      left: crop.left + (isWide ? at : 0),
      top: crop.top + (isWide ? 0 : at),
      width: side,
      height: side,
    };
    const [before, after] = [index > 0, index < count - 1];
    return {
      area: areaOf(square, photo),
      isMirrored: false,
      weight: 1,
      rims: isWide ? { ...noRims, left: before, right: after } : { ...noRims, top: before, bottom: after },
    };
  });
}

function squaresAround({ left, top, right, bottom }: Area, photo: Size): View[] {
  const middle = { x: ((left + right) / 2) * photo.width, y: ((top + bottom) / 2) * photo.height };
  const longer = Math.max((right - left) * photo.width, (bottom - top) * photo.height);
  return paddings.flatMap(({ scale, weight }) => {
    const side = scale * longer;
    const square = { left: middle.x - side / 2, top: middle.y - side / 2, width: side, height: side };
    const area = areaOf(square, photo);
    return [false, true].map((isMirrored) => ({ area, isMirrored, weight, rims: noRims }));
  });
}

const areaOf = ({ left, top, width, height }: Rectangle, photo: Size): Area => ({
  left: left / photo.width,
  top: top / photo.height,
  right: (left + width) / photo.width,
  bottom: (top + height) / photo.height,
});

/** Near its rim, a view shows parts of people. Share of the side. */
const rim = 0.18;
/** One view's certainty does not outweigh all others. */
const mostLogit = 4;
/** A view that shows fewer of its pixels as a person sees nothing. */
const leastSeen = 0.02;
/** Views of a person agree by .7 and more, those of cars and other things by less than .6 (21 marked photos). */
const leastAgreement = 0.6;

/**
 * How likely each pixel around a region belongs to a person or an animal: the opinion of views that agree. Undefined when they show
 * different places, or hardly anything: then the model guesses.
 * @param seen what the model said of each view, `personSide` squared
 * @param size of the result, which covers `cropAround` the box
 */
export function joinViews(
  { box, objects }: FocusRegion,
  { photo, size }: { photo: Size; size: Size },
  seen: readonly { view: View; values: Float32Array }[],
): Likelihood | undefined {
  const crop = areaOf(cropAround(box, photo), photo);
  const opinions = seen.map(({ view, values }) => ({ ...opinionOf(view, values, crop, size), weight: view.weight }));
  const seeing = opinions.filter(({ sees }) => sees);
  const weightOf = (some: readonly { weight: number }[]) => some.reduce((sum, { weight }) => sum + weight, 0);
  const share = weightOf(seeing) / weightOf(opinions);
  // Some views see nothing of whom the others see well, most of all in drawings.
  const counted = share > 0.5 ? seeing : opinions;
  let trust = counted.map(() => 1);
  let joined = average(counted, trust, size);
  for (let round = 0; round < 2; round += 1) {
    trust = counted.map((opinion) => agreement(opinion, joined) ** 2 + 1e-4);
    joined = average(counted, trust, size);
  }
  const agreed =
    counted.reduce((sum, opinion) => sum + opinion.weight * agreement(opinion, joined), 0) / weightOf(counted);
  const least = objects.length === 0 ? 0.01 : 0.05;
  const shown = joined.reduce((count, value) => count + (value > 0.4 ? 1 : 0), 0) / joined.length;
  if (agreed * (share > 0.5 ? 1 : share) < leastAgreement || shown < least) return undefined;
  return { ...size, values: joined.map((value) => 1 / (1 + Math.exp(-value))) };
}

/** The share of a box in which one of the views sees something. */
export function shareSeen(box: Area, seen: readonly { view: View; values: Float32Array }[]): number {
  const steps = 24;
  let count = 0;
  for (let index = 0; index < steps * steps; index += 1) {
    const x = box.left + (((index % steps) + 0.5) / steps) * (box.right - box.left);
    const y = box.top + ((Math.floor(index / steps) + 0.5) / steps) * (box.bottom - box.top);
    if (seen.some(({ view, values }) => (valueAt(view, values, x, y)?.value ?? 0) > 0.5)) count += 1;
  }
  return count / steps ** 2;
}

/** Logits, and how much each counts: 0 outside of the view. */
type Opinion = { logits: Float32Array; counts: Float32Array; weight: number };

function opinionOf(view: View, values: Float32Array, crop: Area, { width, height }: Size) {
  const logits = new Float32Array(width * height);
  const counts = new Float32Array(width * height);
  let [inside, positive] = [0, 0];
  for (let index = 0; index < logits.length; index += 1) {
    const x = crop.left + (((index % width) + 0.5) / width) * (crop.right - crop.left);
    const y = crop.top + ((Math.floor(index / width) + 0.5) / height) * (crop.bottom - crop.top);
    const found = valueAt(view, values, x, y);
    if (!found) continue;
    logits[index] = logit(found.value);
    counts[index] = found.weight;
    inside += 1;
    if (found.value > 0.5) positive += 1;
  }
  return { logits, counts, sees: positive > leastSeen * inside };
}

/** What a view says of a place in the photo, between its pixels. */
function valueAt({ area, isMirrored, rims }: View, values: Float32Array, x: number, y: number) {
  const across = (x - area.left) / (area.right - area.left);
  const down = (y - area.top) / (area.bottom - area.top);
  if (across < 0 || across > 1 || down < 0 || down > 1) return undefined;
  const weight = Math.max(
    1e-3,
    Math.min(
      1,
      rims.left ? across / rim : 1,
      rims.right ? (1 - across) / rim : 1,
      rims.top ? down / rim : 1,
      rims.bottom ? (1 - down) / rim : 1,
    ),
  );
  const place = (part: number) => Math.min(personSide - 1, Math.max(0, part * personSide - 0.5));
  const [column, row] = [place(isMirrored ? 1 - across : across), place(down)];
  const [left, top] = [Math.min(personSide - 2, Math.floor(column)), Math.min(personSide - 2, Math.floor(row))];
  const at = top * personSide + left;
  const mix = (from: number) => (values[from] ?? 0) * (1 - column + left) + (values[from + 1] ?? 0) * (column - left);
  return { value: mix(at) * (1 - row + top) + mix(at + personSide) * (row - top), weight };
}

function average(opinions: readonly Opinion[], trust: readonly number[], { width, height }: Size): Float32Array {
  const sum = new Float32Array(width * height);
  const weights = new Float32Array(width * height);
  for (const [place, { logits, counts, weight }] of opinions.entries()) {
    const counted = weight * (trust[place] ?? 0);
    for (let index = 0; index < sum.length; index += 1) {
      const part = counted * (counts[index] ?? 0);
      sum[index] = (sum[index] ?? 0) + part * (logits[index] ?? 0);
      weights[index] = (weights[index] ?? 0) + part;
    }
  }
  return sum.map((value, index) => ((weights[index] ?? 0) > 0 ? value / (weights[index] ?? 1) : -mostLogit));
}

/** Of the places above zero: what both have, as a share of what either has, where the opinion counts. */
function agreement({ logits, counts }: Opinion, joined: Float32Array): number {
  let [both, either] = [0, 0];
  for (let index = 0; index < joined.length; index += 1) {
    if (counts[index] === 0) continue;
    const [first, second] = [(logits[index] ?? 0) > 0, (joined[index] ?? 0) > 0];
    if (first && second) both += 1;
    if (first || second) either += 1;
  }
  return either === 0 ? 0 : both / either;
}

function logit(value: number): number {
  const kept = Math.min(0.995, Math.max(0.005, value));
  return Math.min(mostLogit, Math.max(-mostLogit, Math.log(kept / (1 - kept))));
}
