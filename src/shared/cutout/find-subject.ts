import type { PixelImage } from '../scan/pixel-image.ts';
import { boxFilter } from './box-filter.ts';
import { grabCut, seed } from './grab-cut.ts';
import { alphaReader, fitAlpha } from './guided-filter.ts';
import { labOf } from './lab.ts';
import { cleanRegions } from './regions.ts';
import { otsuThreshold, saliency } from './saliency.ts';
import { resample, scaleOf } from './scaled-plane.ts';
import { smallCopy } from './small-copy.ts';

/** The longer side of what is cut, in pixels: graph cuts of more take seconds. */
const cutSide = 420;
/** The longer side of what soft edges are fitted on. */
const fitSide = 700;

/** How much of each pixel is the subject, 0 to 1. */
export type Mask = { alpha: Float32Array; width: number; height: number };

/** How likely each pixel belongs to a person, 0 to 1. */
export type Likelihood = { values: Float32Array; width: number; height: number };

export type FoundSubject = {
  /** As large as the photo. */
  mask: Mask;
  kind: 'person' | 'other';
  /** Whether anything stands out. */
  isFound: boolean;
};

/**
 * Finds the subject of a photo of about a megapixel: a person where the model sees one, otherwise what stands out from the
 * border.
 */
export function findSubject(photo: PixelImage, person?: Likelihood): FoundSubject {
  const small = smallCopy(photo, cutSide);
  const { width, height } = small;
  const planes = labOf(small);
  const people = person && resample(person.values, person, small);
  const hasPeople = people !== undefined && share(people, (value) => value > 0.6) > leastPerson;
  const start = hasPeople ? seedsOfPerson(people) : seedsOfStanding(saliency(planes, width, height), width);
  const isSubject = grabCut({ planes, width, height, ...start, rounds: 4 });
  cleanRegions(isSubject, width, { leastPart: 0.08, leastHole: 0.003 });
  const part = share(isSubject, (value) => value === 1);
  return {
    mask: softenMask(photo, Float32Array.from(isSubject), small),
    kind: hasPeople ? 'person' : 'other',
    isFound: part > leastSubject,
  };
}

/** Whether a model's mask shows more than a speck. */
export const showsSubject = (mask: Float32Array): boolean => share(mask, (value) => value > 0.5) > leastSubject;

/** Less is a speck. */
const leastSubject = 0.002;
/** Smaller than one in a hundred pixels, the model's persons are mostly mistakes. */
const leastPerson = 0.01;

function seedsOfPerson(values: Float32Array) {
  const seeds = new Uint8Array(values.length);
  for (const [index, value] of values.entries()) {
    if (value > 0.9) seeds[index] = seed.subject;
    else if (value > 0.5) seeds[index] = seed.likelySubject;
    else if (value > 0.08) seeds[index] = seed.likelyBackground;
  }
  return { seeds, likelihood: { values, weight: 3 } };
}

function seedsOfStanding(values: Float32Array, width: number) {
  const threshold = otsuThreshold(values);
  const certain = Math.min(0.92, threshold + 0.35);
  const seeds = new Uint8Array(values.length);
  for (const [index, value] of values.entries()) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const isOnSide = y === 0 || x === 0 || x === width - 1;
    if (value > certain) seeds[index] = y === 0 ? seed.background : seed.subject;
    else if (isOnSide || value <= threshold * 0.35) seeds[index] = seed.background;
    else seeds[index] = value > threshold ? seed.likelySubject : seed.likelyBackground;
  }
  return { seeds, likelihood: { values: values.map((value) => 0.5 + (value - threshold) * 1.2), weight: 1 } };
}

/** Makes a cut follow the edges of the photo, hair included. */
export function softenMask(photo: PixelImage, cut: Float32Array, size: { width: number; height: number }): Mask {
  const guide = smallCopy(photo, fitSide);
  const radius = Math.max(2, Math.round(Math.max(guide.width, guide.height) / 160));
  const rough = resample(cut, size, guide);
  const alphaAt = alphaReader(fitAlpha(guide, rough, { radius, epsilon: 1e-4 }), photo);
  // Beyond the reach of the fit's two means, alpha is what the cut says.
  const near = boxFilter(rough, guide.width, guide.height, 2 * radius);
  const { row: readNear } = scaleOf(guide, photo);
  const row = new Float32Array(photo.width);
  const alpha = new Float32Array(photo.width * photo.height);
  for (let y = 0, index = 0; y < photo.height; y += 1) {
    readNear(near, y, row);
    for (let x = 0; x < photo.width; x += 1, index += 1) {
      const part = row[x] ?? 0;
      if (part > 0.999) alpha[index] = 1;
      else if (part > 0.001) alpha[index] = steeper(alphaAt(x, y));
    }
  }
  return { alpha, width: photo.width, height: photo.height };
}

/** Without the faint veil that the fit leaves on both sides. */
function steeper(value: number): number {
  const kept = Math.min(1, Math.max(0, (value - 0.1) / 0.8));
  return kept * kept * (3 - 2 * kept);
}

function share(values: Float32Array | Uint8Array, counts: (value: number) => boolean): number {
  let count = 0;
  for (const value of values) if (counts(value)) count += 1;
  return count / values.length;
}
