const keyOf = (name: string) => `satchel.draft.${name}`;

/** The text that was left here on the last visit; empty when there was none or this browser keeps nothing. */
export function readDraft(name: string): string {
  try {
    return localStorage.getItem(keyOf(name)) ?? '';
  } catch {
    // Storage may be switched off; then there is no draft.
    return '';
  }
}

/**
 * Keeps a text in this browser, and only here, until the next visit. An empty text removes it.
 *
 * @returns false when it is not kept: storage is off, or the text is too long for it (about five million characters).
 */
export function writeDraft(name: string, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), text);
    return true;
  } catch {
    return false;
  }
}
