import { z } from 'zod';
import { type Language, languageOf, languages } from '../../shared/translation/languages.ts';
import { type Glossary, maxGlossaryTerms } from './translation-options.ts';

/** A term of the visitor's glossary: kept as it is in every language, or translated in one. */
export const glossaryTermSchema = z.object({
  term: z.string(),
  translation: z.string(),
  /** The language of the translation; null for a term that is kept. */
  language: z.enum(languages).nullable(),
});
export const glossaryTermsSchema = z.array(glossaryTermSchema);

export type GlossaryTerm = z.output<typeof glossaryTermSchema>;

/** The terms that count when translating to a language, as the call takes them. A translation wins over a kept term. */
export function glossaryFor(terms: readonly GlossaryTerm[], target: Language): Glossary {
  const used = new Map<string, Glossary[number]>();
  for (const wantsTranslation of [false, true]) {
    for (const { term, translation, language } of terms) {
      const hasTranslation = language !== null && translation.trim() !== '';
      if (term.trim() === '' || hasTranslation !== wantsTranslation) continue;
      if (hasTranslation && language !== target) continue;
      used.set(term.trim().toLowerCase(), { term: term.trim(), translation: hasTranslation ? translation.trim() : '' });
    }
  }
  return [...used.values()].slice(0, maxGlossaryTerms);
}

const header = ['term', 'translation', 'language'];

/** As CSV (RFC 4180) with a mark that makes Excel read it as UTF-8. */
export function glossaryToCsv(terms: readonly GlossaryTerm[]): string {
  const rows = [header, ...terms.map(({ term, translation, language }) => [term, translation, language ?? ''])];
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

const csvCell = (text: string): string => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * Terms of a CSV file: term, translation and language, of which the last two may be missing. Takes commas, semicolons and
 * tabs.
 * @param target the language of translations without one
 */
export function glossaryFromCsv(text: string, target: Language): GlossaryTerm[] {
  const rows = readCsv(text.replace(/^\uFEFF/, ''));
  const [first] = rows;
  const named = first?.[0]?.trim().toLowerCase() === 'term';
  return rows.slice(named ? 1 : 0).flatMap(([term = '', translation = '', language = '']) => {
    if (term.trim() === '') return [];
    const hasTranslation = translation.trim() !== '' && translation.trim() !== term.trim();
    return [
      {
        term: term.trim(),
        translation: hasTranslation ? translation.trim() : '',
        language: hasTranslation ? (languageOf(language) ?? target) : null,
      },
    ];
  });
}

function readCsv(text: string): string[][] {
  const firstLine = text.split('\n', 1)[0] ?? '';
  const separator = [';', '\t'].find((mark) => firstLine.includes(mark)) ?? ',';
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = new RegExp(
    `("(?:[^"]|"")*"|[^"${separator}\\r\\n][^${separator}\\r\\n]*)?(${separator}|\\r?\\n|$)`,
    'y',
  );
  while (cell.lastIndex < text.length) {
    const [all, content = '', end] = cell.exec(text) ?? [];
    if (all === undefined) break;
    row.push(content.startsWith('"') ? content.slice(1, -1).replaceAll('""', '"') : content);
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}
