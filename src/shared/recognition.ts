import { z } from 'zod';
import { t } from './language/translate.ts';

/** Maximum number of scanned pages recognised when converting a PDF. A page takes about two seconds. */
export const maxScannedPages = 200;

const sentence = t("Languages must be codes such as 'eng' or 'eng,deu'.");

/** A comma-separated list of languages for scanned pages. */
export const ocrLanguagesOption = z
  .string({ error: sentence })
  .regex(/^[a-z]{3}(?:_[a-z]{1,8})?(?:,[a-z]{3}(?:_[a-z]{1,8})?){0,4}$/, sentence)
  .default('eng')
  .describe(
    `The languages of scanned pages, as codes such as 'eng,deu'. Text is recognised in up to ${maxScannedPages} scanned pages, as one scan where scans are counted.`,
  );

/** Tesseract codes of the product's languages. */
const codes: Readonly<Record<string, string>> = { en: 'eng', es: 'spa', fr: 'fra', de: 'deu', pt: 'por', it: 'ita' };

/** `ocrLanguagesOption` for a browser's languages: `['de-AT', 'en']` → `'deu,eng'`. */
export function likelyOcrLanguages(preferred: readonly string[]): string {
  const known = preferred.flatMap((tag) => codes[tag.slice(0, 2).toLowerCase()] ?? []);
  return [...new Set([...known.slice(0, 2), 'eng'])].join(',');
}
