import { z } from 'zod';
import type { ScannedPage } from './pages/scan-list.ts';

/*
 * Texts typed just before the page was closed. IndexedDB cannot be written while a page unloads; local storage can, since it
 * is synchronous. They are merged into the list when it is opened again, and deleted once the list is saved.
 */
const key = 'satchel.document-scanner.unsaved';
const unsavedSchema = z.array(z.object({ key: z.string(), text: z.string() }));

/** Saves the texts of pages that differ from the last saved list. Does nothing without storage. */
export function keepUnsavedTexts(pages: readonly ScannedPage[], saved: readonly ScannedPage[]): void {
  const before = new Map(saved.map((page) => [page.key, page.text]));
  const changed = pages.filter((page) => before.has(page.key) && before.get(page.key) !== page.text);
  if (changed.length === 0) return;
  try {
    localStorage.setItem(key, JSON.stringify(changed.map((page) => ({ key: page.key, text: page.text }))));
  } catch {
    // Blocked or full: the last keystrokes are lost.
  }
}

/** The pages with the texts typed last. */
export function withUnsavedTexts(pages: readonly ScannedPage[]): ScannedPage[] {
  const texts = new Map(readTexts().map((unsaved) => [unsaved.key, unsaved.text]));
  return pages.map((page) => ({ ...page, text: texts.get(page.key) ?? page.text }));
}

export function forgetUnsavedTexts(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked: nothing was saved.
  }
}

function readTexts(): z.infer<typeof unsavedSchema> {
  try {
    return unsavedSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}
