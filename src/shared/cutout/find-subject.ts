import type { PixelImage } from '../scan/pixel-image.ts';
import { type Area, cropAround, type Rectangle, wholePhoto } from './area.ts';
import { boxFilter } from './box-filter.ts';
import { cutPart } from './cut-part.ts';
import { grabCut, seed } from './grab-cut.ts';
import { alphaReader, fitAlpha } from './guided-filter.ts';
import { labOf } from './lab.ts';
import { cleanRegions } from './regions.ts';
import { otsuThreshold, type Sides, saliency } from './saliency.ts';
import { resample, scaleOf } from './scaled-plane.ts';
import { smallCopy } from './small-copy.ts';

/** The longer side of what is cut, in pixels: graph cuts of more take seconds. */
const cutSide = 420;
/** The longer side of what soft edges are fitted on. */
const fitSide = 700;

/** How much of each pixel is the subject, 0 to 1. */
export type Mask = { alpha: Float32Array; width: number; height: number };

/** How likely each pixel belongs to a person or an animal, 0 to 1. */
export type Likelihood = { values: Float32Array; width: number; height: number };

/** A place where the subject is. */
export type Region = {
  box: Area;
  /** Covers `cropAround` the box. Without it, the colours decide. */
  likelihood?: Likelihood | undefined;
};

export type FoundSubject = {
  /** As large as the photo. */
  mask: Mask;
  /** Whether anything stands out. */
  isFound: boolean;
};

/** Cuts out the subject of a photo of about a megapixel: what is in the regions, or what stands out from the photo's border. */
export function findSubject(photo: PixelImage, regions: readonly Region[] = [{ box: wholePhoto }]): FoundSubject {
  const { width, height } = photo;
  const alpha = new Float32Array(width * height);
  for (const region of regions) {
    const crop = cropAround(region.box, photo);
    const part = crop.width === width && crop.height === height ? photo : cutPart(photo, crop);
    // Two regions may take as long as a whole photo each; more share that time.
    const small = smallCopy(part, Math.round(cutSide * Math.min(1, Math.sqrt(2 / regions.length))));
    const cut = cutRegion(small, region, { crop, photo });
    addPart(alpha, width, softenMask(part, Float32Array.from(cut), small), crop);
  }
  return { mask: { alpha, width, height }, isFound: showsSubject(alpha) };
}

/** Whether a mask shows more than a speck. */
export function showsSubject(mask: Float32Array): boolean {
  const count = mask.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0);
  return count / mask.length > 0.002;
}

function cutRegion(
  image: PixelImage,
  { box, likelihood }: Region,
  place: { crop: Rectangle; photo: { width: number; height: number } },
): Uint8Array {
  const { width, height } = image;
  const planes = labOf(image);
  // What reaches the photo's edge may go on behind it.
  const open = {
    left: box.left > nearEdge,
    top: box.top > nearEdge,
    right: box.right < 1 - nearEdge,
    bottom: box.bottom < 1 - nearEdge,
  };
  const isWhole = !Object.values(open).includes(true);
  const standing = saliency(planes, width, height, isWhole ? everySide : open);
  const likely = likelihood && resample(likelihood.values, likelihood, image);
  const start =
    isWhole && !likely
      ? seedsOfStanding(standing, width)
      : seedsOfRegion(standing, likely, isWhole ? undefined : { open, boxAt: placesIn(box, image, place) }, image);
  // Where a model has seen the subject, more rounds change nothing.
  const isSubject = grabCut({ planes, width, height, ...start, rounds: likely ? 2 : 4 });
  cleanRegions(isSubject, width, { leastPart: 0.08, leastHole: 0.003 });
  return isSubject;
}

/** A box that ends nearer to the photo's edge reaches it. */
const nearEdge = 0.03;
const everySide: Sides = { left: true, top: true, right: true, bottom: true };

/** In what stands out from the photo's border. */
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

/** How much each counts, as logits. The results hardly change when one of them is halved or doubled (29 photos). */
const weights = { standing: 3, standingBesideLikelihood: 1, inBox: 1, cut: 2.5 };
const certain = { subject: 2.5, background: -3 };
/** Beyond this, in half sides of the box from its middle, is background. */
const mostOutside = 1.15;

/** By what a model saw, what stands out, and where things mostly are in their boxes. */
function seedsOfRegion(
  standing: Float32Array,
  likely: Float32Array | undefined,
  inBox: { open: Sides; boxAt: (x: number, y: number) => { across: number; down: number } } | undefined,
  { width, height }: { width: number; height: number },
) {
  const threshold = otsuThreshold(standing);
  const seeds = new Uint8Array(standing.length);
  const values = new Float32Array(standing.length);
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 1) {
      const at = inBox?.boxAt(x, y);
      const contrast = (standing[index] ?? 0) - threshold;
      const seen = likely
        ? logit(likely[index] ?? 0) + weights.standingBesideLikelihood * contrast
        : weights.standing * contrast;
      const value = seen + (at ? weights.inBox * boxPrior(at) : 0);
      values[index] = 1 / (1 + Math.exp(-value));
      if (inBox && at && isOutside(at, inBox.open)) seeds[index] = seed.background;
      else if (value > certain.subject) seeds[index] = seed.subject;
      else if (value < certain.background) seeds[index] = seed.background;
      else seeds[index] = value > 0 ? seed.likelySubject : seed.likelyBackground;
    }
  }
  return { seeds, likelihood: { values, weight: weights.cut } };
}

/** Nearly flat in the middle of the box, less in its corners, falling steeply outside. */
function boxPrior({ across, down }: { across: number; down: number }): number {
  const far = (across ** 6 + down ** 6) ** (1 / 6);
  return far > 1 ? -1 - 50 * (far - 1) : 1 - 2 * far ** 4;
}

const isOutside = ({ across, down }: { across: number; down: number }, open: Sides): boolean =>
  (open.left && across < -mostOutside) ||
  (open.right && across > mostOutside) ||
  (open.top && down < -mostOutside) ||
  (open.bottom && down > mostOutside);

/** Where pixels of a crop's copy are in the box: -1 to 1 from side to side. */
function placesIn(
  box: Area,
  copy: { width: number; height: number },
  { crop, photo }: { crop: Rectangle; photo: { width: number; height: number } },
) {
  const part = (at: number, from: number, to: number) => (2 * at - from - to) / (to - from);
  return (x: number, y: number) => ({
    across: part((crop.left + ((x + 0.5) / copy.width) * crop.width) / photo.width, box.left, box.right),
    down: part((crop.top + ((y + 0.5) / copy.height) * crop.height) / photo.height, box.top, box.bottom),
  });
}

function logit(value: number): number {
  const kept = Math.min(0.99, Math.max(0.01, value));
  return Math.log(kept / (1 - kept));
}

/** Adds the mask of a part of the photo: regions may overlap. */
function addPart(alpha: Float32Array, width: number, part: Mask, { left, top }: Rectangle): void {
  for (let y = 0, index = 0; y < part.height; y += 1) {
    for (let x = 0, to = (top + y) * width + left; x < part.width; x += 1, index += 1, to += 1) {
      const value = part.alpha[index] ?? 0;
      if (value > (alpha[to] ?? 0)) alpha[to] = value;
    }
  }
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
