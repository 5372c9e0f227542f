const deleted = new EventTarget();

/** Files were deleted from the server. */
export const announceDeletion = (): void => void deleted.dispatchEvent(new Event('deleted'));

/** Calls back whenever files were deleted, also from elsewhere on the page. Returns what ends it. */
export function onDeleted(listener: () => void): () => void {
  deleted.addEventListener('deleted', listener);
  return () => deleted.removeEventListener('deleted', listener);
}
