import { type Area, cropAround, wholePhoto } from '../../../shared/cutout/area.ts';
import type { Region } from '../../../shared/cutout/find-subject.ts';
import { type FoundObject, objectSide } from './find-objects.ts';
import { type FocusRegion, focusRegions, hasLiving, isSure } from './focus-regions.ts';
import { joinViews, personSide, shareSeen, type View, viewsOf } from './person-views.ts';

export type Looking = {
  /** Parts of the photo as `side` x `side` RGB bytes each, and the size of the copy that they are taken from. */
  sample: (
    side: number,
    views: readonly { area: Area; isMirrored: boolean }[],
  ) => Promise<{ pixels: Uint8Array[]; photo: Size }>;
  findObjects: (pixels: Uint8Array) => Promise<FoundObject[]>;
  findPeople: (pixels: Uint8Array) => Promise<Float32Array>;
};

export type SeenRegion = Region & { isPerson: boolean };

type Size = { width: number; height: number };
type SeenView = { view: View; values: Float32Array };

/** An unsure box counts when the model of people sees something in this share of it. */
const leastConfirmed = 0.25;
/** The longer side of a likelihood, in pixels: as large as what is cut. */
const likelihoodSide = 420;

export const wholeView = { area: wholePhoto, isMirrored: false };
const whole: FocusRegion = { box: wholePhoto, objects: [] };

/** Where people, animals and things are, and what the model of people says of them; undefined where nothing is seen. */
export async function lookForRegions(looking: Looking): Promise<SeenRegion[] | undefined> {
  const { pixels, photo } = await looking.sample(objectSide, [wholeView]);
  const regions = focusRegions(await looking.findObjects(pixels[0] ?? new Uint8Array()));
  const sure = regions.filter(isSure);
  if (sure.length > 0) return lookAt(looking, sure, photo);
  const [seen = []] = await see(looking, [whole], photo);
  const confirmed = regions.filter(({ box }) => shareSeen(box, seen) > leastConfirmed);
  if (confirmed.length > 0) return lookAt(looking, confirmed, photo);
  const region = joined(whole, photo, seen);
  return region.likelihood && [region];
}

async function lookAt(looking: Looking, regions: readonly FocusRegion[], photo: Size): Promise<SeenRegion[]> {
  const living = regions.filter(hasLiving);
  const seen = await see(looking, living, photo);
  return [
    ...living.map((region, index) => joined(region, photo, seen[index] ?? [])),
    ...regions.filter((region) => !hasLiving(region)).map(({ box }) => ({ box, isPerson: false })),
  ];
}

/** What the model of people says of each view of each region. */
async function see(looking: Looking, regions: readonly FocusRegion[], photo: Size): Promise<SeenView[][]> {
  const views = regions.map((region) => viewsOf(region, photo));
  if (views.length === 0) return [];
  const { pixels } = await looking.sample(personSide, views.flat());
  const values: Float32Array[] = [];
  for (const each of pixels) values.push(await looking.findPeople(each));
  const rest = values.values();
  return views.map((ofRegion) =>
    ofRegion.map((view) => ({ view, values: rest.next().value ?? new Float32Array(personSide ** 2) })),
  );
}

function joined(region: FocusRegion, photo: Size, seen: readonly SeenView[]): SeenRegion {
  const { box, objects } = region;
  const crop = cropAround(box, photo);
  const scale = Math.min(1, likelihoodSide / Math.max(crop.width, crop.height));
  const size = {
    width: Math.max(1, Math.round(crop.width * scale)),
    height: Math.max(1, Math.round(crop.height * scale)),
  };
  const likelihood = joinViews(region, { photo, size }, seen);
  const isPerson = objects.length === 0 || objects.some(({ kind }) => kind === 'person');
  return { box, likelihood, isPerson: isPerson && likelihood !== undefined };
}
