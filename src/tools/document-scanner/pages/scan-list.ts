import { z } from 'zod';
import type { Corners } from '../../../shared/scan/corners.ts';
import { contactSchema, pointSchema, scanModes, wordSchema } from '../document-scanner.contract.ts';
import type { ImageMeasures } from '../edges/corner-geometry.ts';

/** Where a photo's pages go in the list. */
export type Place =
  /** Before all others; photos added together keep their order. */
  | { at: 'front'; batch: string }
  /** After a page, such as the back of a card after its front. */
  | { at: 'behind'; page: string }
  /** Replaces the pages of an earlier scan of the same photo. */
  | { at: 'instead'; scan: string };

/** How the edges were found. 'unseen': this browser cannot show the photo, so the server finds them. */
export type EdgeState = 'looking' | 'sure' | 'unsure' | 'byHand' | 'unseen';

export type PhotoState =
  | { is: 'waiting' }
  | { is: 'queued' }
  | { is: 'working'; fraction: number; step: string }
  | { is: 'failed'; message: string; code: string; pro?: string | undefined };

/** A photo that has not been processed. */
export type Photo = {
  key: string;
  /** Key of its file; a photo that is cropped again shares it with its pages. */
  original: string;
  name: string;
  bytes: number;
  /** In pixels, as displayed. Undefined until opened, and when this browser cannot open it. */
  size?: ImageMeasures | undefined;
  corners?: Corners | undefined;
  edges: EdgeState;
  place: Place;
  state: PhotoState;
};

const sizeSchema = z.object({ width: z.number().positive(), height: z.number().positive() });

/** A scanned page, as used on this page, saved in the browser and sent by a phone. */
export const scannedPageSchema = z.object({
  key: z.string(),
  /** The same for both pages of a book. */
  scan: z.string(),
  original: z.string(),
  originalName: z.string(),
  batch: z.string(),
  photoSize: sizeSchema.optional(),
  image: sizeSchema.extend({
    url: z.string().regex(/^\/api\/files\/[A-Za-z0-9_-]{32}\//),
    name: z.string(),
    type: z.enum(['jpeg', 'png']),
  }),
  /** The text as recognised, and as edited. */
  readText: z.string(),
  text: z.string(),
  words: z.array(wordSchema),
  /** 0 to 100. */
  confidence: z.number(),
  mode: z.enum(scanModes),
  /** Milliseconds since 1970. */
  scannedAt: z.number(),
  /** The visitor's rotation, in degrees clockwise. */
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  corners: z.tuple([pointSchema, pointSchema, pointSchema, pointSchema]).optional(),
  sure: z.boolean(),
  contact: contactSchema.optional(),
  notes: z.array(z.string()),
});
export type ScannedPage = z.infer<typeof scannedPageSchema>;
export type ScannedImage = ScannedPage['image'];

/** What is kept of a photo for a reload: it waits again. */
export const keptPhotoSchema = z.object({
  key: z.string(),
  original: z.string(),
  name: z.string(),
  bytes: z.number(),
  size: sizeSchema.optional(),
  corners: z.tuple([pointSchema, pointSchema, pointSchema, pointSchema]).optional(),
  edges: z.enum(['looking', 'sure', 'unsure', 'byHand', 'unseen']),
  place: z.discriminatedUnion('at', [
    z.object({ at: z.literal('front'), batch: z.string() }),
    z.object({ at: z.literal('behind'), page: z.string() }),
    z.object({ at: z.literal('instead'), scan: z.string() }),
  ]),
}) satisfies z.ZodType<Omit<Photo, 'state'>>;

export type ScanList = {
  photos: readonly Photo[];
  /** In document order. */
  pages: readonly ScannedPage[];
  /** The photo whose corners are being set. */
  open: string | undefined;
  /** The page whose text and buttons are shown. */
  selected: string | undefined;
};

export const emptyList: ScanList = { photos: [], pages: [], open: undefined, selected: undefined };

/** Appends photos to the waiting ones. A single one is opened so that its corners can be checked. */
export function addPhotos(list: ScanList, photos: readonly Photo[]): ScanList {
  const [only] = photos;
  const open = photos.length === 1 && list.open === undefined ? only?.key : list.open;
  return { ...list, photos: [...list.photos, ...photos], open };
}

export const changePhoto = (list: ScanList, key: string, change: Partial<Omit<Photo, 'key'>>): ScanList => ({
  ...list,
  photos: list.photos.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)),
});

export const removePhotos = (list: ScanList, keys: readonly string[]): ScanList => ({
  ...list,
  photos: list.photos.filter(({ key }) => !keys.includes(key)),
  open: list.open !== undefined && keys.includes(list.open) ? undefined : list.open,
});

/** Replaces a processed photo with its pages and selects the first. */
export function finishPhoto(list: ScanList, key: string, made: readonly ScannedPage[]): ScanList {
  const photo = list.photos.find((candidate) => candidate.key === key);
  if (!photo) return list;
  return { ...removePhotos(list, [key]), pages: insertPages(list.pages, made, photo.place), selected: made[0]?.key };
}

function insertPages(
  pages: readonly ScannedPage[],
  made: readonly ScannedPage[],
  place: Place,
): readonly ScannedPage[] {
  if (place.at === 'instead') {
    const first = pages.findIndex(({ scan }) => scan === place.scan);
    if (first >= 0) {
      const rest = pages.filter(({ scan }) => scan !== place.scan);
      return [...rest.slice(0, first), ...made, ...rest.slice(first)];
    }
  }
  if (place.at === 'behind') {
    const front = pages.findIndex((page) => page.key === place.page);
    if (front >= 0) return [...pages.slice(0, front + 1), ...made, ...pages.slice(front + 1)];
  }
  const batch = place.at === 'front' ? place.batch : undefined;
  const other = pages.findIndex((page) => page.batch !== batch);
  const before = other < 0 ? pages.length : other;
  return [...pages.slice(0, before), ...made, ...pages.slice(before)];
}

/** Inserts pages scanned on a phone where they would be had they been scanned here. Pages already there stay unchanged. */
export function addPages(list: ScanList, pages: readonly ScannedPage[]): ScanList {
  const fresh = pages.filter(({ key }) => !list.pages.some((page) => page.key === key));
  const newest = fresh.at(-1);
  const place = (before: readonly ScannedPage[], page: ScannedPage) =>
    insertPages(before, [page], { at: 'front', batch: page.batch });
  return newest ? { ...list, pages: fresh.reduce(place, list.pages), selected: newest.key } : list;
}

export const changePage = (list: ScanList, key: string, change: Partial<Omit<ScannedPage, 'key'>>): ScanList => ({
  ...list,
  pages: list.pages.map((page) => (page.key === key ? { ...page, ...change } : page)),
});

/** Moves a page; an index out of range changes nothing. */
export function movePage(list: ScanList, key: string, to: number): ScanList {
  const page = list.pages.find((candidate) => candidate.key === key);
  if (!page || to < 0 || to >= list.pages.length) return list;
  const others = list.pages.filter((candidate) => candidate !== page);
  return { ...list, pages: [...others.slice(0, to), page, ...others.slice(to)] };
}

export const reversePages = (list: ScanList): ScanList => ({ ...list, pages: list.pages.toReversed() });

/** Removes a page and selects its neighbour. */
export function removePage(list: ScanList, key: string): ScanList {
  const place = list.pages.findIndex((page) => page.key === key);
  const pages = list.pages.filter((page) => page.key !== key);
  const neighbour = pages[Math.min(Math.max(place, 0), pages.length - 1)];
  return { ...list, pages, selected: list.selected === key ? neighbour?.key : list.selected };
}

/** The front of the newest card, if its back has not been scanned. */
export function frontWithoutBack({ photos, pages }: ScanList): ScannedPage | undefined {
  const cards = pages.filter(({ mode }) => mode === 'id-card');
  const newest = cards.toSorted((one, other) => other.scannedAt - one.scannedAt)[0];
  const isAwaited = photos.some(({ place }) => place.at === 'behind' && place.page === newest?.key);
  return newest && !isAwaited && sideOf(pages, newest) === 'front' ? newest : undefined;
}

/** Which side of its card an ID card's page shows: consecutive sides pair up. */
export function sideOf(pages: readonly ScannedPage[], page: ScannedPage): 'front' | 'back' {
  let place = pages.indexOf(page);
  let before = 0;
  while (place > 0 && pages[place - 1]?.mode === 'id-card') {
    place -= 1;
    before += 1;
  }
  return before % 2 === 0 ? 'front' : 'back';
}
