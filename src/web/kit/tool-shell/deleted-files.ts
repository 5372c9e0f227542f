import { createStore } from '../store.ts';

const deletions = createStore(0);

/** Files were deleted from the server. */
export const announceDeletion = (): void => deletions.set(deletions.value() + 1);

/** Calls back whenever files were deleted, also from elsewhere on the page. Returns what ends it. */
export const onDeleted = deletions.subscribe;
