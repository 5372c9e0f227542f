import { z } from 'zod';

/** How many scanned pages of one PDF have their text recognised on the way to another format. A page takes about two seconds. */
export const maxScannedPages = 200;

const sentence = "Languages must be codes such as 'eng' or 'eng,deu'.";

/** The languages that scanned pages are read in, as a list between commas. */
export const ocrLanguagesOption = z
  .string({ error: sentence })
  .regex(/^[a-z]{3}(?:_[a-z]{1,8})?(?:,[a-z]{3}(?:_[a-z]{1,8})?){0,4}$/, sentence)
  .default('eng')
  .describe(
    `The languages of scanned pages, as codes such as 'eng,deu': their text is recognised, in up to ${maxScannedPages} of them. It is one scan where scans are counted.`,
  );

/** What tesseract calls the languages of the product. */
const codes: Readonly<Record<string, string>> = { en: 'eng', es: 'spa', fr: 'fra', de: 'deu', pt: 'por', it: 'ita' };

/** The languages of a visitor's browser, such as `['de-AT', 'en']`, as `ocrLanguagesOption` has them: `'deu,eng'`. */
export function likelyOcrLanguages(preferred: readonly string[]): string {
  const known = preferred.flatMap((tag) => codes[tag.slice(0, 2).toLowerCase()] ?? []);
  return [...new Set([...known.slice(0, 2), 'eng'])].join(',');
}
