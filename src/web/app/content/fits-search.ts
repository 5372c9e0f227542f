/** Whether every typed word begins a word of these texts. Accents and case do not matter. */
export function fitsSearch(typed: string, texts: readonly string[]): boolean {
  const words = texts.flatMap(wordsOf);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}

/** `'Émojis & PDFs'` → `['emojis', 'pdfs']` */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
