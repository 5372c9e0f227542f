/** The words of a text for searching, without accents and in lower case: `'Émojis & PDFs'` → `['emojis', 'pdfs']` */
export const searchWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
