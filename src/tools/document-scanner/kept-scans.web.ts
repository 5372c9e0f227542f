import { z } from 'zod';
import { HOUR_MS, MB } from '../../shared/units.ts';
import { answerRequest } from '../../web/kit/answer-request.ts';
import { type ScannedPage, scannedPageSchema } from './pages/scan-list.ts';

/*
 * The scanner's list in IndexedDB: pages with their text, and as many original photos as fit. Survives a reload for up to a
 * day.
 */
const databaseName = 'satchel-document-scanner';
const listStore = 'list';
const photoStore = 'photos';
const listKey = 'pages';

/** The server's default file lifetime; older lists are ignored. */
const maxAgeMs = 24 * HOUR_MS;
const maxPages = 60;
const maxPhotoBytes = 200 * MB;

const keptSchema = z.object({ savedAt: z.number(), pages: z.array(scannedPageSchema) });

/**
 * Saves the pages, and the photos that fit. Does nothing without storage (private windows, blocked).
 *
 * @returns whether it was saved
 */
export async function keepScans(
  pages: readonly ScannedPage[],
  original: (key: string) => File | undefined,
): Promise<boolean> {
  const database = await openDatabase();
  if (!database) return false;
  try {
    const change = database.transaction([listStore, photoStore], 'readwrite');
    change.objectStore(listStore).put({ savedAt: Date.now(), pages: pages.slice(0, maxPages) }, listKey);
    const photos = change.objectStore(photoStore);
    const wanted = fitting(pages, original);
    const present = new Set((await answerRequest(photos.getAllKeys())).map(String));
    for (const key of present) if (!wanted.has(key)) photos.delete(key);
    for (const [key, file] of wanted) if (!present.has(key)) photos.put(file, key);
    await new Promise((resolve, reject) => {
      change.addEventListener('complete', resolve);
      change.addEventListener('abort', () => reject(change.error));
    });
    return true;
  } catch {
    // Over quota: the last saved list is still there.
    return false;
  } finally {
    database.close();
  }
}

/** Photos of the first pages, up to the size limit. */
function fitting(pages: readonly ScannedPage[], original: (key: string) => File | undefined): Map<string, File> {
  const chosen = new Map<string, File>();
  let bytes = 0;
  for (const { original: key } of pages) {
    const file = original(key);
    if (!file || chosen.has(key) || bytes + file.size > maxPhotoBytes) continue;
    bytes += file.size;
    chosen.set(key, file);
  }
  return chosen;
}

/** The pages saved on the last visit, without those whose images the server has deleted. */
export async function readScans(): Promise<{ pages: ScannedPage[]; originals: Map<string, File> }> {
  const nothing = { pages: [], originals: new Map<string, File>() };
  const database = await openDatabase();
  if (!database) return nothing;
  try {
    const stores = database.transaction([listStore, photoStore]);
    const photos = stores.objectStore(photoStore);
    const [list, keys, files] = await Promise.all([
      answerRequest(stores.objectStore(listStore).get(listKey)),
      answerRequest(photos.getAllKeys()),
      answerRequest(photos.getAll()),
    ]);
    const kept = keptSchema.safeParse(list);
    if (!kept.success || Date.now() - kept.data.savedAt > maxAgeMs) return nothing;
    const present = await Promise.all(kept.data.pages.map(({ image }) => isThere(image.url)));
    const originals = new Map(
      files.flatMap((file: unknown, index): [string, File][] =>
        file instanceof File ? [[String(keys[index]), file]] : [],
      ),
    );
    return { pages: kept.data.pages.filter((_page, index) => present[index]), originals };
  } catch {
    return nothing;
  } finally {
    database.close();
  }
}

/** Whether the server still has a file; assumed when it cannot be reached. */
async function isThere(url: string): Promise<boolean> {
  const response = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
  return response?.status !== 404;
}

function openDatabase(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open(databaseName, 1);
      opening.addEventListener('upgradeneeded', () => {
        opening.result.createObjectStore(listStore);
        opening.result.createObjectStore(photoStore);
      });
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => resolve(undefined));
      opening.addEventListener('blocked', () => resolve(undefined));
    } catch {
      resolve(undefined);
    }
  });
}
