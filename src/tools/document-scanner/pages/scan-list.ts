import { z } from 'zod';
import type { Corners } from '../../../shared/scan/corners.ts';
import { contactSchema, pointSchema, scanModes, wordSchema } from '../document-scanner.contract.ts';
import type { ImageMeasures } from '../edges/corner-geometry.ts';

/** Where the pages of a photo come into the list. */
export type Place =
  /** Before all others, in the order in which the photos of one choice were given. */
  | { at: 'front'; batch: string }
  /** Behind a page: the back of a card behind its front. */
  | { at: 'behind'; page: string }
  /** Instead of the pages that an earlier scan of the same photo gave. */
  | { at: 'instead'; scan: string };

/**
 * How the edges of a photo's paper are known. 'unseen': this browser cannot show the photo, so the server finds them.
 */
export type EdgeState = 'looking' | 'sure' | 'unsure' | 'byHand' | 'unseen';

export type PhotoState =
  | { is: 'waiting' }
  | { is: 'queued' }
  | { is: 'working'; fraction: number; step: string }
  | { is: 'failed'; message: string; code: string; pro?: string | undefined };

/** A photo that has not been processed. */
export type Photo = {
  key: string;
  /** Under which its file is kept; a photo that is cut again shares it with its pages. */
  original: string;
  name: string;
  bytes: number;
  /** Pixels, as seen. Undefined until it was opened, and for what this browser cannot open. */
  size: ImageMeasures | undefined;
  corners: Corners | undefined;
  edges: EdgeState;
  place: Place;
  state: PhotoState;
};

const sizeSchema = z.object({ width: z.number().positive(), height: z.number().positive() });

/** A page that was scanned: what this page of the site knows of it, what it keeps in the browser, and what a phone hands over. */
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
  /** The text as it was read, and as the visitor has it now. */
  readText: z.string(),
  text: z.string(),
  words: z.array(wordSchema),
  /** 0 to 100. */
  confidence: z.number(),
  mode: z.enum(scanModes),
  /** Milliseconds since 1970. */
  scannedAt: z.number(),
  /** Degrees clockwise that the visitor turned it by. */
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  corners: z.tuple([pointSchema, pointSchema, pointSchema, pointSchema]).optional(),
  sure: z.boolean(),
  contact: contactSchema.optional(),
  notes: z.array(z.string()),
});
export type ScannedPage = z.infer<typeof scannedPageSchema>;
export type ScannedImage = ScannedPage['image'];

export type ScanList = {
  photos: readonly Photo[];
  /** In the order of the document that is made of them. */
  pages: readonly ScannedPage[];
  /** The photo whose corners are being set. */
  open: string | undefined;
  /** The page whose text and buttons are shown. */
  selected: string | undefined;
};

export const emptyList: ScanList = { photos: [], pages: [], open: undefined, selected: undefined };

/** Adds photos at the end of those that wait. One that comes alone is opened, so that its corners can be checked. */
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

/** A processed photo makes way for its pages, of which the first is shown. */
export function finishPhoto(list: ScanList, key: string, made: readonly ScannedPage[]): ScanList {
  const photo = list.photos.find((candidate) => candidate.key === key);
  if (!photo) return list;
  return { ...removePhotos(list, [key]), pages: putIn(list.pages, made, photo.place), selected: made[0]?.key };
}

function putIn(pages: readonly ScannedPage[], made: readonly ScannedPage[], place: Place): readonly ScannedPage[] {
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

/** Pages that were scanned elsewhere come where they would have come if they had been scanned here; one that is there stays as it is. */
export function addPages(list: ScanList, pages: readonly ScannedPage[]): ScanList {
  const fresh = pages.filter(({ key }) => !list.pages.some((page) => page.key === key));
  const newest = fresh.at(-1);
  const place = (before: readonly ScannedPage[], page: ScannedPage) =>
    putIn(before, [page], { at: 'front', batch: page.batch });
  return newest ? { ...list, pages: fresh.reduce(place, list.pages), selected: newest.key } : list;
}

export const changePage = (list: ScanList, key: string, change: Partial<Omit<ScannedPage, 'key'>>): ScanList => ({
  ...list,
  pages: list.pages.map((page) => (page.key === key ? { ...page, ...change } : page)),
});

/** The page comes to this place; a place before the first or behind the last changes nothing. */
export function movePage(list: ScanList, key: string, to: number): ScanList {
  const page = list.pages.find((candidate) => candidate.key === key);
  if (!page || to < 0 || to >= list.pages.length) return list;
  const others = list.pages.filter((candidate) => candidate !== page);
  return { ...list, pages: [...others.slice(0, to), page, ...others.slice(to)] };
}

export const reversePages = (list: ScanList): ScanList => ({ ...list, pages: list.pages.toReversed() });

/** Takes a page away; its neighbour is shown instead. */
export function removePage(list: ScanList, key: string): ScanList {
  const place = list.pages.findIndex((page) => page.key === key);
  const pages = list.pages.filter((page) => page.key !== key);
  const neighbour = pages[Math.min(Math.max(place, 0), pages.length - 1)];
  return { ...list, pages, selected: list.selected === key ? neighbour?.key : list.selected };
}

/** The front of a card whose back has not been scanned, if the newest card is such a one. */
export function frontWithoutBack({ photos, pages }: ScanList): ScannedPage | undefined {
  const cards = pages.filter(({ mode }) => mode === 'id-card');
  const newest = cards.toSorted((one, other) => other.scannedAt - one.scannedAt)[0];
  const isAwaited = photos.some(({ place }) => place.at === 'behind' && place.page === newest?.key);
  return newest && !isAwaited && sideOf(pages, newest) === 'front' ? newest : undefined;
}

/** Which side of its card an ID card's page shows, by its place: sides that follow each other belong together. */
export function sideOf(pages: readonly ScannedPage[], page: ScannedPage): 'front' | 'back' {
  let place = pages.indexOf(page);
  let before = 0;
  while (place > 0 && pages[place - 1]?.mode === 'id-card') {
    place -= 1;
    before += 1;
  }
  return before % 2 === 0 ? 'front' : 'back';
}
