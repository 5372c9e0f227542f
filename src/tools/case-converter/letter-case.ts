/** Languages whose letters change case in their own way, for a menu. 'auto' finds Greek, Turkish and Azerbaijani by their letters. */
export const caseLocales = [
  { id: 'auto', name: 'Automatic' },
  { id: 'en', name: 'English and most others' },
  { id: 'de', name: 'German' },
  { id: 'nl', name: 'Dutch' },
  { id: 'tr', name: 'Turkish' },
  { id: 'az', name: 'Azerbaijani' },
  { id: 'lt', name: 'Lithuanian' },
  { id: 'el', name: 'Greek' },
] as const;

export type CaseLocaleChoice = (typeof caseLocales)[number]['id'];
export type CaseLocale = Exclude<CaseLocaleChoice, 'auto'>;

/** How letters change case. */
export type LetterCase = {
  locale: CaseLocale;
  /** Whether ß becomes ẞ in capitals, which German orthography allows since 2017, rather than SS. */
  capitalSharpS: boolean;
};

/** Enough text to meet one of the telling letters. */
const sampleLength = 20_000;

/** Letters that only these languages have among those with a case of their own. */
export function caseLocaleOf(text: string): CaseLocale {
  const sample = text.slice(0, sampleLength);
  if (/[əƏ]/.test(sample)) return 'az';
  if (/[ıİğĞ]/.test(sample)) return 'tr';
  const greek = sample.match(/\p{Script=Greek}/gu)?.length ?? 0;
  return greek > (sample.match(/\p{Script=Latin}/gu)?.length ?? 0) ? 'el' : 'en';
}

/** All letters in capitals, by the language's rules: Turkish i becomes İ, Greek loses its accents, ß becomes SS or ẞ. */
export function toUpper(text: string, { locale, capitalSharpS }: LetterCase): string {
  return (capitalSharpS ? text.replaceAll('ß', 'ẞ') : text).toLocaleUpperCase(locale);
}

/** All letters small, by the language's rules: Turkish I becomes ı, Greek words end with ς. */
export function toLower(text: string, { locale }: LetterCase): string {
  return text.toLocaleLowerCase(locale);
}

/**
 * The word with a capital at its beginning and the rest as it is. One letter changes, and with it what belongs to it: Dutch
 * IJ, and of a ligature or digraph only the first half (ǆ to ǅ, ﬁ to Fi). Greek keeps the accent of its first letter.
 */
export function capitalize(word: string, letterCase: LetterCase): string {
  const [first = ''] = /^\P{M}\p{M}*/u.exec(word) ?? [];
  const rest = word.slice(first.length);
  if (letterCase.locale === 'nl' && /^i$/i.test(first) && /^j/i.test(rest)) return `IJ${rest.slice(1)}`;
  return titleLetter(first, letterCase) + rest;
}

/** Small throughout but for a capital at the beginning. */
export function capitalizeOnly(word: string, letterCase: LetterCase): string {
  return capitalize(toLower(word, letterCase), letterCase);
}

/** Unicode's titlecase letters: a capital and a small one in a single code point. */
const digraphs: Readonly<Record<string, string>> = {
  ...{ Ǆ: 'ǅ', ǅ: 'ǅ', ǆ: 'ǅ', Ǉ: 'ǈ', ǈ: 'ǈ', ǉ: 'ǈ', Ǌ: 'ǋ', ǋ: 'ǋ', ǌ: 'ǋ', Ǳ: 'ǲ', ǲ: 'ǲ', ǳ: 'ǲ' },
  ŉ: 'ʼN',
};

/** Georgian has capital forms for headlines in capitals but does not begin words with them. */
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
  // The Greek rules drop accents because they are made for words all in capitals.
  const upper = letterCase.locale === 'el' ? letter.toUpperCase() : toUpper(letter, letterCase);
  const [, head = upper, tail = ''] = /^(\p{L})(\p{L}.*)$/u.exec(upper) ?? [];
  return head + toLower(tail, letterCase);
}
