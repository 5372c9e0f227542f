import { createId } from '../../shared/ids.ts';
import { t } from '../../shared/language/translate.ts';
import { type Corners, insetCorners } from '../../shared/scan/corners.ts';
import { explainFailure, isAbort } from '../../web/kit/http/call-error.ts';
import { createStore } from '../../web/kit/store.ts';
import type { ImageMeasures } from './edges/corner-geometry.ts';
import {
  addPhotos,
  changePhoto,
  emptyList,
  finishPhoto,
  type Photo,
  type Place,
  removePhotos,
  type ScanList,
  type ScannedPage,
} from './pages/scan-list.ts';

/** Detects the paper in a photo; undefined when this browser cannot show it. A `copy` is what was examined instead. */
export type ExaminePhoto = (
  photo: File,
) => Promise<{ size: ImageMeasures; corners: Corners; sure: boolean; copy?: File } | undefined>;

export type ScanReport = {
  signal: AbortSignal;
  onUpload: (fraction: number, note?: string) => void;
  onProgress: (fraction: number, step: string | null) => void;
};

/** How much of the progress is the upload: one bar for both never goes back. */
const uploadShare = 0.2;

/** Turns a photo into pages. */
export type ScanPhoto = (photo: Photo, file: File, report: ScanReport) => Promise<ScannedPage[]>;

/** The list as it is saved, with the original photos. */
export type KeptScans = Pick<ScanList, 'pages'> & {
  selected?: string | undefined;
  open?: string | undefined;
  photos: readonly Omit<Photo, 'state'>[];
  originals: readonly { key: string; file: File }[];
};

/** The outcome of one batch. */
export type Settled = { pages: ScannedPage[]; failed: Extract<Photo['state'], { is: 'failed' }>[] };

type Callbacks = {
  /** The pages of one photo, as soon as they are ready. */
  onPages: (pages: ScannedPage[]) => void;
  /** All photos are done. */
  onSettled: (settled: Settled) => void;
};
type Order = { keys: string[]; scan: ScanPhoto } & Callbacks;

/** The scanner page's photos and pages, and the work on them: edge detection and processing, one photo at a time. */
export class ScanDesk {
  readonly #store = createStore(emptyList);
  readonly #originals = new Map<string, File>();
  readonly #examine: ExaminePhoto;
  #looking: Promise<void> = Promise.resolve();
  #orders: Order[] = [];
  #running: { key: string; control: AbortController } | undefined;

  constructor(examine: ExaminePhoto) {
    this.#examine = examine;
  }

  readonly subscribe = this.#store.subscribe;
  readonly list = this.#store.value;
  readonly original = (key: string): File | undefined => this.#originals.get(key);

  change(change: (list: ScanList) => ScanList): void {
    const next = change(this.list());
    if (next === this.list()) return;
    this.#store.set(next);
  }

  /** The list as it is kept for a reload: what is processed waits again then. */
  kept(): KeptScans {
    const { pages, photos, selected, open } = this.list();
    const used = this.#usedOriginals();
    const originals = [...this.#originals].flatMap(([key, file]) => (used.has(key) ? [{ key, file }] : []));
    return { pages, photos: photos.map(({ state: _state, ...photo }) => photo), originals, selected, open };
  }

  /** Takes up pages, and photos that were not lost, of an earlier visit. */
  restore({ pages, photos, originals, selected, open }: KeptScans): void {
    for (const { key, file } of originals) this.#originals.set(key, file);
    const waiting = photos
      .filter(({ original }) => this.#originals.has(original))
      .map((photo): Photo => ({ ...photo, state: { is: 'waiting' } }));
    this.change((list) => {
      // A phone may have sent one of them again.
      const earlier = pages.filter(({ key }) => !list.pages.some((page) => page.key === key));
      return {
        photos: [...waiting, ...list.photos],
        pages: [...list.pages, ...earlier],
        selected: list.selected ?? selected,
        open: list.open ?? waiting.find(({ key }) => key === open)?.key,
      };
    });
    for (const { key, edges } of waiting) if (edges === 'looking') this.look(key);
  }

  /** Resolves when no edges are being looked for. */
  looked(): Promise<void> {
    return this.#looking;
  }

  add(files: readonly File[], place: Place = { at: 'front', batch: createId() }): void {
    const photos = files.map((file): Photo => {
      const key = createId();
      this.#originals.set(key, file);
      const { name, size: bytes } = file;
      const unknown = { size: undefined, corners: undefined, edges: 'looking' } as const;
      return { key, original: key, name, bytes, ...unknown, place, state: { is: 'waiting' } };
    });
    this.change((list) => addPhotos(list, photos));
    for (const { key } of photos) this.look(key);
  }

  /** Reopens the photo of a scanned page with the corners that were used. */
  recut(page: ScannedPage): void {
    const file = this.#originals.get(page.original);
    if (!file) return;
    const photo: Photo = {
      key: createId(),
      original: page.original,
      name: page.originalName,
      bytes: file.size,
      size: page.photoSize,
      corners: page.corners,
      edges: page.photoSize && page.corners ? 'byHand' : 'looking',
      place: { at: 'instead', scan: page.scan },
      state: { is: 'waiting' },
    };
    this.change((list) => ({ ...addPhotos(list, [photo]), open: photo.key }));
    if (photo.edges === 'looking') this.look(photo.key);
  }

  /** Queues a photo for edge detection. */
  look(key: string): void {
    this.change((list) => changePhoto(list, key, { edges: 'looking' }));
    this.#looking = this.#looking.then(() => this.#lookAt(key));
  }

  process(keys: readonly string[], scan: ScanPhoto, callbacks: Callbacks): void {
    this.change((list) => ({
      ...list,
      open: list.open !== undefined && keys.includes(list.open) ? undefined : list.open,
      photos: list.photos.map((photo) => (keys.includes(photo.key) ? { ...photo, state: { is: 'queued' } } : photo)),
    }));
    this.#orders.push({ keys: [...keys], scan, ...callbacks });
    if (this.#orders.length === 1) void this.#work();
  }

  /** Puts queued and running photos back to waiting; without keys, all of them. */
  cancel(keys?: readonly string[]): void {
    const isMeant = (key: string) => keys?.includes(key) ?? true;
    const isBusy = ({ state }: Photo) => state.is === 'queued' || state.is === 'working';
    this.change((list) => ({
      ...list,
      photos: list.photos.map((photo) =>
        isMeant(photo.key) && isBusy(photo) ? { ...photo, state: { is: 'waiting' } } : photo,
      ),
    }));
    if (this.#running && isMeant(this.#running.key)) {
      this.#running.control.abort(new DOMException('Cancelled by the visitor.', 'AbortError'));
    }
  }

  remove(keys: readonly string[]): void {
    this.cancel(keys);
    this.change((list) => removePhotos(list, keys));
    this.#forgetOriginals();
  }

  clear(): void {
    this.cancel();
    this.change(() => emptyList);
    this.#originals.clear();
  }

  #usedOriginals(): ReadonlySet<string> {
    const { photos, pages } = this.list();
    return new Set([...photos, ...pages].map(({ original }) => original));
  }

  #forgetOriginals(): void {
    const used = this.#usedOriginals();
    for (const key of this.#originals.keys()) if (!used.has(key)) this.#originals.delete(key);
  }

  #photo(key: string): Photo | undefined {
    return this.list().photos.find((photo) => photo.key === key);
  }

  async #lookAt(key: string): Promise<void> {
    const photo = this.#photo(key);
    const file = photo && this.#originals.get(photo.original);
    if (!file || photo.edges !== 'looking') return;
    // When detection itself fails, the server detects edges while processing.
    const seen = await this.#examine(file).catch(() => undefined);
    // The visitor has moved a corner meanwhile.
    if (this.#photo(key)?.edges !== 'looking') return;
    // The corners are pixels of the copy, so it is shown and processed instead.
    if (seen?.copy) this.#originals.set(photo.original, seen.copy);
    this.change((list) =>
      changePhoto(
        list,
        key,
        seen
          ? {
              size: seen.size,
              // The whole photo: a wrong guess could cut off a heading unnoticed.
              corners: seen.sure ? seen.corners : insetCorners(seen.size.width, seen.size.height, 0),
              edges: seen.sure ? 'sure' : 'unsure',
            }
          : { edges: 'unseen' },
      ),
    );
  }

  async #work(): Promise<void> {
    for (let order = this.#orders[0]; order; order = this.#orders[0]) {
      const settled: Settled = { pages: [], failed: [] };
      for (const key of order.keys) await this.#processOne(key, order, settled);
      this.#orders.shift();
      if (settled.pages.length + settled.failed.length > 0) order.onSettled(settled);
    }
  }

  async #processOne(key: string, { scan, onPages }: Order, settled: Settled): Promise<void> {
    // Detection may still be running; waiting for it saves the server the work.
    await this.#looking;
    const photo = this.#photo(key);
    const file = photo && this.#originals.get(photo.original);
    if (!file || photo.state.is !== 'queued') return;
    const control = new AbortController();
    this.#running = { key, control };
    const report = (fraction: number, step: string) => {
      if (!control.signal.aborted)
        this.change((list) => changePhoto(list, key, { state: { is: 'working', fraction, step } }));
    };
    report(0, t('Uploading'));
    try {
      const pages = await scan(photo, file, {
        signal: control.signal,
        onUpload: (fraction, note) => report(fraction * uploadShare, note ?? t('Uploading')),
        onProgress: (fraction, step) => report(uploadShare + fraction * (1 - uploadShare), step ?? t('Processing')),
      });
      settled.pages.push(...pages);
      this.change((list) => finishPhoto(list, key, pages));
      onPages(pages);
    } catch (error) {
      if (!isAbort(error)) {
        const state = { is: 'failed', ...explainFailure(error) } as const;
        settled.failed.push(state);
        this.change((list) => changePhoto(list, key, { state }));
        // The others would be refused as well: they stay in the list.
        if (state.code === 'ALLOWANCE_USED_UP') this.cancel();
      }
    }
    this.#running = undefined;
  }
}
