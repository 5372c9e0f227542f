import { answerRequest } from '../../web/kit/answer-request.ts';
import type { BulkItem } from './queue-state.ts';

/** Stores the list between visits. */
export type QueueMemory = {
  load: () => Promise<BulkItem[]>;
  /** The file of an item; undefined when there was no room for it. */
  loadFile: (id: string) => Promise<File | undefined>;
  save: (item: BulkItem) => Promise<void>;
  saveFile: (id: string, file: File) => Promise<void>;
  dropFile: (id: string) => Promise<void>;
  drop: (id: string) => Promise<void>;
};

/** Fits a hundred photos without filling the disk with copies. */
const maxKeptBytes = 2 * 1024 ** 3;
/** The share of the browser's remaining quota that is used. */
const quotaShare = 0.5;

/**
 * Opens the browser's database of this list. Rejects where there is none (blocked, private mode of some browsers) and when
 * another tab has it open: two pages must not send the same files twice.
 */
export async function openQueueMemory(signal: AbortSignal): Promise<QueueMemory> {
  await ownAlone(signal);
  const database = await openDatabase();
  signal.addEventListener('abort', () => database.close());
  const ask = <T>(store: Store, mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<T>) =>
    answerRequest(request(database.transaction(store, mode).objectStore(store)));
  const sizes = new Map<string, number>();

  return {
    load: async () => {
      const items: BulkItem[] = await ask('items', 'readonly', (store) => store.getAll());
      for (const { id, bytes } of items) sizes.set(id, bytes);
      return items.toSorted((a, b) => a.addedAt - b.addedAt);
    },
    loadFile: async (id) => {
      const found: unknown = await ask('files', 'readonly', (store) => store.get(id));
      return found instanceof File ? found : undefined;
    },
    save: async (item) => void (await ask('items', 'readwrite', (store) => store.put(item, item.id))),
    saveFile: async (id, file) => {
      const kept = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
      const { quota = 0, usage = 0 } = await navigator.storage.estimate();
      if (kept + file.size > maxKeptBytes || file.size > (quota - usage) * quotaShare) return;
      sizes.set(id, file.size);
      await ask('files', 'readwrite', (store) => store.put(file, id));
    },
    dropFile: async (id) => {
      sizes.delete(id);
      await ask('files', 'readwrite', (store) => store.delete(id));
    },
    drop: async (id) => {
      sizes.delete(id);
      await ask('items', 'readwrite', (store) => store.delete(id));
      await ask('files', 'readwrite', (store) => store.delete(id));
    },
  };
}

type Store = 'items' | 'files';

/** Holds a lock until `signal` aborts or the page ends. */
function ownAlone(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null) => {
      if (lock === null) {
        reject(new Error('The list is open in another tab.'));
        return;
      }
      resolve();
      return new Promise<void>((release) => {
        signal.addEventListener('abort', () => release());
      });
    };
    navigator.locks.request('satchel.bulk', { ifAvailable: true }, hold).catch(reject);
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('satchel.bulk', 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('items');
    opening.result.createObjectStore('files');
  });
  return answerRequest(opening);
}
