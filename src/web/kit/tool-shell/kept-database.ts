import { z } from 'zod';
import { DAY_MS, GB } from '../../../shared/units.ts';
import { answerRequest } from '../answer-request.ts';
import { readStoredJson, store } from '../browser-storage.ts';
import { knowAs } from './file-ids.ts';
import { detach, type FileMark, isPlain, mapValues, rescuedPrefix } from './kept-values.ts';

/*
 * What tool pages keep in this browser for a reload: a record per page and, beside it, the files that its values hold. Older
 * ones are swept, and all of it goes when somebody signs out.
 */
const databaseName = 'satchel.kept';
const recordStore = 'pages';
const fileStore = 'files';

/** A hundred photos fit; a disk must not be filled with what is on it already. */
const maxBytes = GB;
/** The share of what the browser still grants that one file may take. */
const quotaShare = 0.5;

const fileMark = z.object({ keptFile: z.string(), name: z.string() }) satisfies z.ZodType<FileMark>;
const recordSchema = z.object({
  id: z.string(),
  slug: z.string().optional(),
  savedAt: z.number(),
  bytes: z.number(),
  values: z.record(z.string(), z.unknown()),
});
type StoredRecord = z.infer<typeof recordSchema>;
const rescuedSchema = recordSchema.pick({ savedAt: true, values: true });

/** What a page had kept: values with their files. A file that is not here any more is `undefined` in them. */
export type KeptRecord = {
  values: Readonly<Record<string, unknown>>;
  files: readonly File[];
  lost: readonly string[];
  /** Another tab shows it right now. */
  isInUse: boolean;
  /** The page was left before this was in the database. */
  isRescued: boolean;
};

export type SavedPage = {
  isWritten: boolean;
  stored: readonly File[];
  unkept: readonly File[];
  /** Why some were not kept: there is no room, the browser allows no storage, or the file itself cannot be read any more. */
  reason: 'room' | 'storage' | 'unreadable';
};

/** The page with this id; undefined when nothing, or nothing of this shape, was kept. */
export async function loadPage(id: string): Promise<KeptRecord | undefined> {
  const isInUse = !(await claim(id));
  const database = await openDatabase().catch(() => undefined);
  const records = database?.transaction(recordStore).objectStore(recordStore);
  const written = recordSchema.safeParse(records && (await answerRequest(records.get(id)))).data;
  const rescued = rescuedSchema.safeParse(readStoredJson('browser', rescuedPrefix + id)).data;
  const isRescued = rescued !== undefined && rescued.savedAt >= (written?.savedAt ?? 0);
  const record = isRescued ? rescued : written;
  if (!record || isOld(record)) return isInUse ? { values: {}, files: [], lost: [], isInUse, isRescued } : undefined;
  const files = new Map<string, File>();
  const lost: string[] = [];
  const marks = new Map(marksIn(record.values).map(({ keptFile, name }) => [keptFile, name]));
  for (const [keptFile, name] of marks) {
    const store = database?.transaction(fileStore).objectStore(fileStore);
    const file: unknown = store && (await answerRequest(store.get([id, keptFile])));
    if (file instanceof File) files.set(keptFile, file);
    else lost.push(name);
  }
  for (const [keptFile, file] of files) knowAs(file, keptFile);
  const values = mapValues(record.values, (value) => attach(value, files));
  return { values, files: [...files.values()], lost, isInUse, isRescued };
}

/**
 * Writes a page down, as it was at `savedAt`, and its files that are not there yet. Never rejects: what was not kept is said.
 */
export async function savePage(page: {
  id: string;
  slug: string;
  savedAt: number;
  values: Readonly<Record<string, unknown>>;
}): Promise<SavedPage> {
  const { id, slug, savedAt } = page;
  const files = new Map<string, File>();
  const values = mapValues(page.values, (value) => detach(value, files));
  const database = await openDatabase().catch(() => undefined);
  if (!database) return { isWritten: false, stored: [], unkept: [...files.values()], reason: 'storage' };
  await claim(id);
  await sweepOnce(database);
  const stored: File[] = [];
  const unkept: File[] = [];
  let reason: SavedPage['reason'] = 'room';
  const bytes = () => stored.reduce((sum, { size }) => sum + size, 0);
  const writeRecord = async () => {
    const store = database.transaction(recordStore, 'readwrite').objectStore(recordStore);
    if (Object.keys(values).length === 0) await answerRequest(store.delete(id));
    else await answerRequest(store.put({ id, slug, savedAt, bytes: bytes(), values } satisfies StoredRecord, id));
  };
  try {
    // First, so that a reload in the middle of a large file finds the others.
    await writeRecord();
    const present = new Set((await fileKeys(database, id)).map(([, file]) => file));
    const gone = [...present].filter((file) => !files.has(file));
    for (const file of gone) await answerRequest(writable(database).delete([id, file]));
    const elsewhere = await bytesOfOthers(database, id);
    for (const [key, file] of files) {
      if (present.has(key)) stored.push(file);
      else if (elsewhere + bytes() + file.size > maxBytes || !(await hasRoomFor(file.size))) unkept.push(file);
      else {
        const failure = await putFile(database, [id, key], file);
        if (failure === undefined) stored.push(file);
        else {
          unkept.push(file);
          reason = failure;
        }
      }
    }
    await writeRecord();
    return { isWritten: true, stored, unkept, reason };
  } catch {
    const others = [...files.values()].filter((file) => !stored.includes(file));
    return { isWritten: false, stored, unkept: others, reason };
  }
}

/** Files that a page of a tool had when its tab was closed. */
export type LeftPage = { id: string; savedAt: number; names: readonly string[] };

/**
 * The last page of a tool with files that no open tab has.
 *
 * @param own the pages of this tab, which Back and Forward lead to
 */
export async function findLeftPage(slug: string, own: readonly string[]): Promise<LeftPage | undefined> {
  // Without locks, nobody can tell which pages are open in other tabs.
  if (navigator.locks === undefined) return undefined;
  const { held = [] } = await navigator.locks.query();
  const taken = new Set([...own.map(lockOf), ...held.map(({ name }) => name)]);
  const database = await openDatabase();
  const found = await answerRequest<unknown[]>(database.transaction(recordStore).objectStore(recordStore).getAll());
  const left = found.flatMap((value): LeftPage[] => {
    const record = recordSchema.safeParse(value).data;
    if (record?.slug !== slug || isOld(record) || taken.has(lockOf(record.id))) return [];
    const names = [...new Set(marksIn(record.values).map(({ name }) => name))];
    return names.length > 0 ? [{ id: record.id, savedAt: record.savedAt, names }] : [];
  });
  return left.sort((a, b) => b.savedAt - a.savedAt)[0];
}

/** Removes a page with its files. */
export async function removePage(id: string): Promise<void> {
  const database = await openDatabase();
  const stores = database.transaction([recordStore, fileStore], 'readwrite');
  stores.objectStore(recordStore).delete(id);
  stores.objectStore(fileStore).delete(rangeOf(id));
  await end(stores);
  store('browser', rescuedPrefix + id, undefined);
}

/** Removes what is older than a day. */
export async function sweepPages(): Promise<void> {
  const database = await openDatabase().catch(() => undefined);
  if (database) await sweepOnce(database);
}

/** Removes everything that pages have kept. */
export async function removeAllPages(): Promise<void> {
  const database = await openDatabase().catch(() => undefined);
  if (!database) return;
  const stores = database.transaction([recordStore, fileStore], 'readwrite');
  await Promise.all([
    answerRequest(stores.objectStore(recordStore).clear()),
    answerRequest(stores.objectStore(fileStore).clear()),
  ]);
}

/** As long as the server keeps files by default. */
const isOld = ({ savedAt }: Pick<StoredRecord, 'savedAt'>): boolean => Date.now() - savedAt > DAY_MS;

let swept: Promise<void> | undefined;

/** Once per visit. */
const sweepOnce = (database: IDBDatabase): Promise<void> => {
  swept ??= sweep(database).catch(() => undefined);
  return swept;
};

async function sweep(database: IDBDatabase): Promise<void> {
  // Tools had databases of their own before, with a day's work at most.
  for (const { name } of await indexedDB.databases())
    if (name?.startsWith('satchel') && name !== databaseName) indexedDB.deleteDatabase(name);
  for (const key of Object.keys(localStorage)) {
    const rescued = key.startsWith(rescuedPrefix) && rescuedSchema.safeParse(readStoredJson('browser', key)).data;
    if (/^satchel\..*\.unsaved$/.test(key) || (rescued && isOld(rescued))) store('browser', key, undefined);
  }
  const found = await answerRequest<unknown[]>(database.transaction(recordStore).objectStore(recordStore).getAll());
  const current = new Set(
    found.flatMap((value) => {
      const record = recordSchema.safeParse(value).data;
      return record && !isOld(record) ? [record.id] : [];
    }),
  );
  const keys = await answerRequest(database.transaction(recordStore).objectStore(recordStore).getAllKeys());
  const stale = keys.map(String).filter((id) => !current.has(id));
  for (const id of stale) await removePage(id);
}

async function bytesOfOthers(database: IDBDatabase, id: string): Promise<number> {
  const found = await answerRequest<unknown[]>(database.transaction(recordStore).objectStore(recordStore).getAll());
  return found.reduce<number>((sum, value) => {
    const record = recordSchema.safeParse(value).data;
    return sum + (record && record.id !== id ? record.bytes : 0);
  }, 0);
}

async function hasRoomFor(bytes: number): Promise<boolean> {
  // Known on pages that come over https only.
  const { quota, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  return quota === undefined || bytes <= (quota - usage) * quotaShare;
}

/** Puts one file into a transaction of its own, so that one that fails takes no other with it. */
async function putFile(
  database: IDBDatabase,
  key: [string, string],
  file: File,
): Promise<'room' | 'unreadable' | undefined> {
  try {
    const store = writable(database);
    store.put(file, key);
    await end(store.transaction);
    return undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'room' : 'unreadable';
  }
}

const writable = (database: IDBDatabase) => database.transaction(fileStore, 'readwrite').objectStore(fileStore);

const rangeOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

const keySchema = z.array(z.tuple([z.string(), z.string()]));
const fileKeys = async (database: IDBDatabase, id: string) =>
  keySchema.parse(await answerRequest(database.transaction(fileStore).objectStore(fileStore).getAllKeys(rangeOf(id))));

function attach(value: unknown, files: ReadonlyMap<string, File>): unknown {
  const mark = fileMark.safeParse(value);
  if (mark.success) return files.get(mark.data.keptFile);
  if (Array.isArray(value)) return value.map((item) => attach(item, files));
  return isPlain(value) ? mapValues(value, (item) => attach(item, files)) : value;
}

function marksIn(value: unknown): z.infer<typeof fileMark>[] {
  const mark = fileMark.safeParse(value);
  if (mark.success) return [mark.data];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(marksIn) : [];
}

const claimed = new Set<string>();
const lockOf = (id: string): string => `${databaseName}.${id}`;

/** Makes the page this tab's as long as it is open; false when another tab has it. */
function claim(id: string): Promise<boolean> {
  // Locks are for pages that come over https; without them two tabs of one page write over each other.
  if (claimed.has(id) || navigator.locks === undefined) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      if (lock === null) return;
      claimed.add(id);
      return new Promise<void>(() => undefined);
    };
    navigator.locks.request(lockOf(id), { ifAvailable: true }, hold).catch(() => resolve(true));
  });
}

let opening: Promise<IDBDatabase> | undefined;

/** Rejects where the browser allows no storage. */
function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(recordStore);
      request.result.createObjectStore(fileStore);
    });
    request.addEventListener('success', () => {
      // A newer version of the site, in another tab, needs it.
      request.result.addEventListener('versionchange', () => request.result.close());
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error));
    request.addEventListener('blocked', () => reject(new Error('Another tab holds the database.')));
  });
  return opening;
}

/** Rejects when it was not carried out, such as for want of room. */
const end = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
