import { createId } from '../../../shared/ids.ts';
import { DAY_MS } from '../../../shared/units.ts';
import { readStored, readStoredJson, store } from '../browser-storage.ts';
import { createStore, type Store } from '../store.ts';
import type { KeptRecord, SavedPage } from './kept-database.ts';
import { detach, filesIn, rescuedPrefix } from './kept-values.ts';
import { holdSite } from './leave-guard.ts';
import { loadPart } from './load-part.ts';

/** What was not kept for the next reload, and is to be told. */
export type KeptNotice =
  /** Lost with the last reload. */
  | { kind: 'lost'; names: readonly string[] }
  /** Here until the page is reloaded or closed. */
  | { kind: 'unkept'; names: readonly string[]; reason: SavedPage['reason'] };

let lastNumber = 0;

/**
 * What a tool's page holds, for one entry of this tab's history: as it is, for Back and Forward, and written down in this
 * browser, for a reload.
 */
export class KeptPage {
  readonly slug: string;
  readonly notice: Store<KeptNotice | undefined> = createStore<KeptNotice | undefined>(undefined);
  /** Whether it has, or had, anything to keep. */
  readonly isUsed: Store<boolean>;
  /** Tells the pages of this document apart. */
  readonly number = ++lastNumber;
  #id: string;
  readonly #objects = new Map<string, unknown>();
  readonly #values = new Map<string, unknown>();
  /** What this document has kept, or has no more use for. */
  readonly #known = new Set<string>();
  readonly #stored = new WeakSet<File>();
  readonly #before: Promise<KeptRecord | undefined> | undefined;
  #isChanged = false;
  #isSaving = false;
  #isWriting = false;
  #isForgotten = false;
  /** The database did not take it. */
  #isRefused = false;
  #isRescued = false;

  /** @param id of what a former document of this tab wrote down for this entry of its history. */
  constructor(slug: string, id?: string) {
    this.slug = slug;
    this.#id = id ?? createId();
    this.isUsed = createStore(id !== undefined);
    if (id !== undefined) this.#before = this.#load(id);
  }

  get id(): string {
    return this.#id;
  }

  readonly dismissNotice = (): void => this.notice.set(undefined);

  /** The same object whenever the visitor comes back to this entry of the history. Each name is for one type. */
  object<Kept>(name: string, create: () => Kept): Kept {
    if (!this.#objects.has(name)) this.#objects.set(name, create());
    return this.#objects.get(name) as Kept;
  }

  /**
   * Hands over what was kept under this name before a reload, if anything. Of a copy, another tab has the original: what was
   * under way goes on there.
   */
  restore(name: string, restore: (kept: unknown, isCopy: boolean) => void | Promise<void>): void {
    this.#before
      ?.then((record) => {
        if (record?.values[name] !== undefined) return restore(record.values[name], record.isInUse);
      })
      .catch(reportError);
  }

  /** Keeps a value, with the files in it, for the next reload. `undefined`: there is nothing to keep any more. */
  keep(name: string, value: unknown): void {
    if (this.#isForgotten || typeof window === 'undefined') return;
    this.#known.add(name);
    if (value === undefined && !this.#values.has(name)) return;
    if (value === undefined) this.#values.delete(name);
    else this.#values.set(name, value);
    this.#change();
  }

  #change(): void {
    this.#isChanged = true;
    this.isUsed.set(true);
    if (!this.#isSaving) void this.#save();
    this.#hold();
  }

  /** Nothing of it is kept from now on. What was written down, the caller removes. */
  forget(): void {
    this.#isForgotten = true;
    this.#values.clear();
    holdSite(this, false);
  }

  async #load(id: string): Promise<KeptRecord | undefined> {
    const { loadPage } = await loadDatabase();
    const record = await loadPage(id);
    if (!record) return undefined;
    // Two tabs that show the same entry (one was duplicated) go on with a copy each.
    if (record.isInUse) this.#id = createId();
    else {
      for (const file of record.files) this.#stored.add(file);
      // Parts of the page that take up theirs later must not lose it to an earlier write.
      for (const [name, value] of Object.entries(record.values))
        if (!this.#known.has(name)) this.#values.set(name, value);
      this.#isRescued = record.isRescued;
      if (record.isRescued) this.#change();
    }
    if (record.lost.length > 0) this.notice.set({ kind: 'lost', names: record.lost });
    return record;
  }

  /** Writes down what changed, and what changes meanwhile. */
  async #save(): Promise<void> {
    this.#isSaving = true;
    try {
      // What is written down now must not take the place of what has not been read yet.
      await this.#before?.catch(() => undefined);
      const { savePage } = await loadDatabase();
      while (this.#isChanged && !this.#isForgotten) {
        this.#isChanged = false;
        this.#isWriting = true;
        remember(this);
        const savedAt = Date.now();
        store('browser', savedAtKey, String(savedAt));
        const values = Object.fromEntries(this.#values);
        const { isWritten, stored, unkept, reason } = await savePage({
          id: this.#id,
          slug: this.slug,
          savedAt,
          values,
        });
        for (const file of stored) this.#stored.add(file);
        this.#isRefused = !isWritten;
        if (this.#isRescued && isWritten && !this.#isChanged)
          this.#isRescued = !store('browser', rescuedPrefix + this.#id, undefined);
        if (unkept.length > 0) this.notice.set({ kind: 'unkept', names: unkept.map(({ name }) => name), reason });
        else if (this.notice.value()?.kind === 'unkept') this.notice.set(undefined);
        this.#isWriting = false;
        this.#hold();
        // Not at every letter that is typed.
        await new Promise((resolve) => setTimeout(resolve, restMs));
      }
    } catch {
      // The code for it did not come. The next change tries again; until then the browser asks before it leaves.
    }
    this.#isSaving = false;
    this.#isWriting = false;
    this.#hold();
  }

  #hold(): void {
    const isHeld = !this.#isForgotten && (this.#isUnsaved() || this.#hasUnstored());
    holdSite(this, isHeld, () => this.#rescue() && !this.#hasUnstored());
  }

  #isUnsaved(): boolean {
    return this.#isChanged || this.#isWriting || this.#isRefused;
  }

  #hasUnstored(): boolean {
    return filesIn([...this.#values.values()]).some((file) => !this.#stored.has(file));
  }

  /** Puts aside what is not in the database yet: a page that is left cannot wait for that. */
  #rescue(): boolean {
    if (!this.#isUnsaved()) return true;
    const savedAt = Date.now();
    remember(this);
    store('browser', savedAtKey, String(savedAt));
    const values = detach(Object.fromEntries(this.#values), new Map());
    const isDone = store('browser', rescuedPrefix + this.#id, JSON.stringify({ savedAt, values }));
    this.#isRescued ||= isDone;
    return isDone;
  }
}

/** Between two writes of the same page, in milliseconds. */
const restMs = 300;

const loadDatabase = () => loadPart(() => import('./kept-database.ts'));

/** Loads the code that writes work down before it is needed, for tools that work offline. A later try shows failures. */
export function prepareToKeep(): void {
  loadDatabase().catch(() => undefined);
}

/** Pages of this document, by tool and entry of the history. */
const pages = new Map<string, KeptPage>();
const keyOf = (slug: string, entry: string) => `${slug} ${entry}`;

export const pageAt = (slug: string, entry: string): KeptPage | undefined => pages.get(keyOf(slug, entry));

/** Instead of an entry, for tools whose page is the same wherever it is opened: their record has the tool's name. */
export const everyEntry = '';

/** A page for an entry of the history, with what this tab kept there before a reload. */
export function openPage(slug: string, entry: string): KeptPage {
  // While the site is built, there is nothing to find.
  const idOfTool = entry === everyEntry && typeof window !== 'undefined' ? slug : undefined;
  const page = new KeptPage(slug, readIndex()[keyOf(slug, entry)] ?? idOfTool);
  showAt(page, entry);
  return page;
}

/** Goes on, at an entry of the history, with what another tab left. */
export function takeUp(slug: string, entry: string, id: string): KeptPage {
  const page = new KeptPage(slug, id);
  showAt(page, entry);
  remember(page);
  return page;
}

/** The pages that Back and Forward lead to in this tab. */
export const pagesOfTab = (): string[] => Object.values(readIndex());

/** The address changed, and the page stays what it is. */
export function showAt(page: KeptPage, entry: string): void {
  // While the site is built, pages come and go.
  if (typeof window === 'undefined') return;
  pages.set(keyOf(page.slug, entry), page);
  if (page.id in invert(readIndex())) remember(page);
}

/** Forgets everything that was kept in this browser: whoever comes next is somebody else. */
export async function forgetAll(): Promise<void> {
  for (const page of pages.values()) page.forget();
  pages.clear();
  writeIndex({});
  removeDrafts();
  const { removeAllPages } = await loadDatabase();
  await removeAllPages();
}

/** Texts that were left in the text tools, and where uploads stopped. */
function removeDrafts(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (/^satchel\.(draft\.|kept\.rescued\.|uploads$)/.test(key)) storage.removeItem(key);
  } catch {
    // Storage is switched off: there are none.
  }
}

/*
 * Which entries of this tab's history have something written down. It is the tab's own, outlives a reload, and comes back with a
 * tab that the browser restores.
 */
const indexKey = 'satchel.kept';
/** Entries of one tab that are remembered. */
const maxEntries = 50;
type Index = Readonly<Record<string, string>>;

function remember(page: KeptPage): void {
  const own = [...pages].filter(([, other]) => other === page).map(([key]) => [key, page.id] as const);
  const others = Object.entries(readIndex()).filter(([key]) => !own.some(([ownKey]) => ownKey === key));
  writeIndex(Object.fromEntries([...others, ...own].slice(-maxEntries)));
}

function readIndex(): Index {
  const index = readStoredJson('tab', indexKey);
  const isObject = typeof index === 'object' && index !== null;
  return isObject ? Object.fromEntries(Object.entries(index).map(([key, id]) => [key, String(id)])) : {};
}

const writeIndex = (index: Index): boolean => store('tab', indexKey, JSON.stringify(index));
/** When a tab of this browser wrote something down last, in milliseconds since 1970: for the sweep. */
const savedAtKey = 'satchel.kept.saved';

/** Whether a tab of this browser wrote something down that may still be there. */
export const hasKeptWork = (): boolean => Date.now() - Number(readStored('browser', savedAtKey)) < DAY_MS;

/** Removes what is older than a day, also when nothing has been written down since. */
export function sweepOld(): void {
  if (readStored('browser', savedAtKey) === null || hasKeptWork()) return;
  store('browser', savedAtKey, undefined);
  loadDatabase()
    .then(({ sweepPages }) => sweepPages())
    .catch(() => undefined);
}

const invert = (index: Index) => Object.fromEntries(Object.entries(index).map(([key, id]) => [id, key]));
