import { readStored, store } from '../browser-storage.ts';

const keyOf = (name: string) => `satchel.draft.${name}`;

/** The draft of this tab, or else of the last visit; empty when there is none. */
export function readDraft(name: string): string {
  return readStored('tab', keyOf(name)) ?? readStored('browser', keyOf(name)) ?? '';
}

/**
 * Stores a draft in this browser only. An empty text removes it.
 * @returns false when it was not stored: storage is off, or the text is too long for it (about five million characters).
 */
export function writeDraft(name: string, text: string): boolean {
  // Two tabs with a text each find their own after a reload.
  return store('tab', keyOf(name), text) && store('browser', keyOf(name), text === '' ? undefined : text);
}
