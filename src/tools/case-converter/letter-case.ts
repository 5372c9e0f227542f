import { t } from '../../shared/language/translate.ts';

/** Languages with case rules of their own, for a menu. 'auto' detects Greek, Turkish and Azerbaijani by their letters. */
export const caseLocales = [
  { id: 'auto', name: t('Automatic') },
  { id: 'en', name: t('English and most others') },
  { id: 'de', name: t('German') },
  { id: 'nl', name: t('Dutch') },
  { id: 'tr', name: t('Turkish') },
  { id: 'az', name: t('Azerbaijani') },
  { id: 'lt', name: t('Lithuanian') },
  { id: 'el', name: t('Greek') },
] as const;

export type CaseLocaleChoice = (typeof caseLocales)[number]['id'];
export type CaseLocale = Exclude<CaseLocaleChoice, 'auto'>;

/** How letters change case. */
export type LetterCase = {
  locale: CaseLocale;
  /** Whether ß becomes ẞ in capitals, allowed in German since 2017, rather than SS. */
  capitalSharpS: boolean;
};

/** Enough text to contain one of these letters. */
const sampleLength = 20_000;

/** Letters with case that only these languages use. */
export function caseLocaleOf(text: string): CaseLocale {
  const sample = text.slice(0, sampleLength);
  if (/[əƏ]/.test(sample)) return 'az';
  if (/[ıİğĞ]/.test(sample)) return 'tr';
  const greek = sample.match(/\p{Script=Greek}/gu)?.length ?? 0;
  return greek > (sample.match(/\p{Script=Latin}/gu)?.length ?? 0) ? 'el' : 'en';
}

/** All capitals by the language's rules: Turkish i becomes İ, Greek loses its accents, ß becomes SS or ẞ. */
export function toUpper(text: string, { locale, capitalSharpS }: LetterCase): string {
  return (capitalSharpS ? text.replaceAll('ß', 'ẞ') : text).toLocaleUpperCase(locale);
}

/** All small letters by the language's rules: Turkish I becomes ı, Greek words end with ς. */
export function toLower(text: string, { locale }: LetterCase): string {
  return text.toLocaleLowerCase(locale);
}

/**
 * Capitalises the beginning of a word. One letter changes, together with what belongs to it: Dutch IJ, and of a ligature or
 * digraph only the first half (ǆ to ǅ, ﬁ to Fi). Greek keeps the accent of its first letter.
 */
export function capitalize(word: string, letterCase: LetterCase): string {
  const [first = ''] = /^\P{M}\p{M}*/u.exec(word) ?? [];
  const rest = word.slice(first.length);
  if (letterCase.locale === 'nl' && /^i$/i.test(first) && /^j/i.test(rest)) return `IJ${rest.slice(1)}`;
  return titleLetter(first, letterCase) + rest;
}

/** Small letters with an initial capital. */
export function capitalizeOnly(word: string, letterCase: LetterCase): string {
  return capitalize(toLower(word, letterCase), letterCase);
}

/** Unicode's titlecase letters: a capital and a small one in a single code point. */
const digraphs: Readonly<Record<string, string>> = {
  ...{ Ǆ: 'ǅ', ǅ: 'ǅ', ǆ: 'ǅ', Ǉ: 'ǈ', ǈ: 'ǈ', ǉ: 'ǈ', Ǌ: 'ǋ', ǋ: 'ǋ', ǌ: 'ǋ', Ǳ: 'ǲ', ǲ: 'ǲ', ǳ: 'ǲ' },
  ŉ: 'ʼN',
};

/** Georgian has capital forms for all-capital headlines but no initial capitals. */
const georgian = /^[\u10d0-\u10fa\u10fd-\u10ff]/;
const iotaSubscript = '\u0345';

function titleLetter(letter: string, letterCase: LetterCase): string {
  const digraph = Object.hasOwn(digraphs, letter) ? digraphs[letter] : undefined;
  if (digraph) return digraph;
  if (georgian.test(letter)) return letter;
  const decomposed = letter.normalize('NFD');
  if (decomposed.includes(iotaSubscript)) {
    return (decomposed.slice(0, 1).toUpperCase() + decomposed.slice(1)).normalize('NFC');
  }
  // Greek rules drop accents only in all-capital words.
  const upper = letterCase.locale === 'el' ? letter.toUpperCase() : toUpper(letter, letterCase);
  const [, head = upper, tail = ''] = /^(\p{L})(\p{L}.*)$/u.exec(upper) ?? [];
  return head + toLower(tail, letterCase);
}
