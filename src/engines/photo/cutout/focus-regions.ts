import { type Area, wholePhoto } from '../../../shared/cutout/area.ts';
import { type FoundObject, intersection, sizeOfArea } from './find-objects.ts';

/** A place of the subject. Objects that overlap share one. */
export type FocusRegion = { box: Area; objects: readonly FoundObject[] };

/** Objects much smaller than the largest belong to the background. */
const leastOfLargest = 0.25;
/** With more objects than these, the subject is the scene, and the whole photo is the region. */
const mostObjects = 4;
/** Of two boxes, what both have as a share of the smaller one: more, and they are cut out together. */
const leastShared = 0.1;

/** The regions of a photo's subject; none without objects that could be it. */
export function focusRegions(objects: readonly FoundObject[]): FocusRegion[] {
  const largest = Math.max(0, ...objects.map(({ box }) => sizeOfArea(box)));
  const main = objects.filter(({ box }) => sizeOfArea(box) >= leastOfLargest * largest);
  if (main.length > mostObjects) return [{ box: wholePhoto, objects: [] }];
  let regions: FocusRegion[] = main.map((object) => ({ box: object.box, objects: [object] }));
  for (let pair = touching(regions); pair; pair = touching(regions)) {
    const [one, other] = pair;
    const joined = { box: around(one.box, other.box), objects: [...one.objects, ...other.objects] };
    regions = [...regions.filter((region) => region !== one && region !== other), joined];
  }
  return regions;
}

/** Small boxes with low scores are often mistakes: they count where the model of people sees something, too. */
export const isSure = ({ box, objects }: FocusRegion): boolean =>
  sizeOfArea(box) > 0.08 || objects.length === 0 || objects.some(({ score }) => score > 0.6);

export const hasLiving = ({ objects }: FocusRegion): boolean =>
  objects.length === 0 || objects.some(({ kind }) => kind !== 'thing');

function touching(regions: readonly FocusRegion[]): [FocusRegion, FocusRegion] | undefined {
  for (const [index, one] of regions.entries()) {
    for (const other of regions.slice(index + 1)) {
      const smaller = Math.min(sizeOfArea(one.box), sizeOfArea(other.box));
      if (sizeOfArea(intersection(one.box, other.box)) > leastShared * smaller) return [one, other];
    }
  }
  return undefined;
}

const around = (one: Area, other: Area): Area => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});
