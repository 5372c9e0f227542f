/*
 * Files that another program shares with the site or opens in it wait in IndexedDB until the visitor says what to do with them: they
 * survive a reload, and nothing is sent. Read by the service worker and by the page.
 */

const databaseName = 'satchel-shared';
const storeName = 'shares';

export const maxSharedFiles = 50;
const maxSharedBytes = 2 * 1024 ** 3;
/** Nobody comes back for them later. */
const keptMs = 60 * 60 * 1000;
/** Of shares that wait at the same time, the oldest goes. */
const maxShares = 5;

type Share = { id: string; at: number; files: readonly File[] };

/**
 * Keeps files for the page that is about to open.
 *
 * @returns their id for `takeShared`; undefined when there are none, too many or too large ones
 */
export async function keepShared(files: readonly File[]): Promise<string | undefined> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (files.length === 0 || files.length > maxSharedFiles || bytes > maxSharedBytes) return undefined;
  const id = crypto.randomUUID();
  await withStore('readwrite', async (store) => {
    const shares: Share[] = await settle(store.getAll());
    const fresh = shares.filter(({ at }) => at > Date.now() - keptMs).sort((a, b) => b.at - a.at);
    const staying = new Set(fresh.slice(0, maxShares - 1).map((share) => share.id));
    for (const share of shares) if (!staying.has(share.id)) store.delete(share.id);
    await settle(store.put({ id, at: Date.now(), files } satisfies Share));
  });
  return id;
}

/** The files of a share; empty when they are not there any more. */
export async function findShared(id: string): Promise<readonly File[]> {
  const share = await withStore('readonly', (store) => settle<Share | undefined>(store.get(id)));
  return share !== undefined && share.at > Date.now() - keptMs ? share.files : [];
}

export const forgetShared = (id: string): Promise<undefined> =>
  withStore('readwrite', (store) => settle<undefined>(store.delete(id)));

async function withStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: 'id' });
  const database = await settle(opening);
  try {
    const transaction = database.transaction(storeName, mode);
    const completed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const result = await work(transaction.objectStore(storeName));
    // Files are written at its end, and only then is it known whether there was room for them.
    await completed;
    return result;
  } finally {
    database.close();
  }
}

const settle = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
