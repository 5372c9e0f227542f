const keyOf = (name: string) => `satchel.draft.${name}`;

/** The draft of this tab, or else of the last visit; empty when there is none. */
export function readDraft(name: string): string {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? localStorage.getItem(keyOf(name)) ?? '';
  } catch {
    // Storage may be off; then there is no draft.
    return '';
  }
}

/**
 * Stores a draft in this browser only. An empty text removes it.
 * @returns false when it was not stored: storage is off, or the text is too long for it (about five million characters).
 */
export function writeDraft(name: string, text: string): boolean {
  try {
    // Two tabs with a text each find their own after a reload.
    sessionStorage.setItem(keyOf(name), text);
    if (text === '') localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), text);
    return true;
  } catch {
    return false;
  }
}
