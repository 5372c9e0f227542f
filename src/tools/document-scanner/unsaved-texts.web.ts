import { z } from 'zod';
import type { ScannedPage } from './pages/scan-list.ts';

/*
 * Texts that were typed just before the page was closed. A database cannot be written to while a page goes away; local storage can,
 * for it answers at once. What is kept here is put into the list when it is opened again, and is gone as soon as the list was
 * written down.
 */
const key = 'satchel.document-scanner.unsaved';
const unsavedSchema = z.array(z.object({ key: z.string(), text: z.string() }));

/** Keeps the texts of pages that differ from what was written down last. Without storage nothing is kept. */
export function keepUnsavedTexts(pages: readonly ScannedPage[], saved: readonly ScannedPage[]): void {
  const before = new Map(saved.map((page) => [page.key, page.text]));
  const changed = pages.filter((page) => before.has(page.key) && before.get(page.key) !== page.text);
  if (changed.length === 0) return;
  try {
    localStorage.setItem(key, JSON.stringify(changed.map((page) => ({ key: page.key, text: page.text }))));
  } catch {
    // Blocked or full: as if the page had been closed a moment earlier.
  }
}

/** The pages with the texts that were typed last. */
export function withUnsavedTexts(pages: readonly ScannedPage[]): ScannedPage[] {
  const texts = new Map(readTexts().map((unsaved) => [unsaved.key, unsaved.text]));
  return pages.map((page) => ({ ...page, text: texts.get(page.key) ?? page.text }));
}

export function forgetUnsavedTexts(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

function readTexts(): z.infer<typeof unsavedSchema> {
  try {
    return unsavedSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}
