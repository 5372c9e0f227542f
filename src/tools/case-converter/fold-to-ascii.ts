import type { CaseLocale } from './letter-case.ts';

/** Letters that Unicode does not decompose into a plain letter and marks. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D' },
  ...{ þ: 'th', Þ: 'Th', ł: 'l', Ł: 'L', ı: 'i', ħ: 'h', Ħ: 'H', ŧ: 't', Ŧ: 'T', ŋ: 'ng', Ŋ: 'Ng', ə: 'e', Ə: 'E' },
  ...{
    ĳ: 'ij',
    Ĳ: 'IJ',
    ŀ: 'l',
    Ŀ: 'L',
    ŉ: 'n',
    ſ: 's',
    ĸ: 'k',
    ƒ: 'f',
    ﬀ: 'ff',
    ﬁ: 'fi',
    ﬂ: 'fl',
    ﬃ: 'ffi',
    ﬄ: 'ffl',
  },
};

/** German replaces missing umlauts with an e. */
const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };

const latinWithMarks = /(\p{Script=Latin})\p{M}+/gu;

/**
 * Latin letters without accents and ligatures: 'Crème brûlée' to 'Creme brulee', 'Straße' to 'Strasse', in German 'Öl' to
 * 'Oel'. Other scripts stay, as they have no ASCII form that is right in every language.
 */
export function foldToAscii(text: string, locale: CaseLocale): string {
  const composed = text.normalize('NFC');
  const letters = locale === 'de' ? { ...plainLetters, ...germanLetters } : plainLetters;
  const replaced = composed.replace(/[^\p{ASCII}]/gu, (letter) =>
    Object.hasOwn(letters, letter) ? (letters[letter] ?? letter) : letter,
  );
  return replaced.normalize('NFD').replace(latinWithMarks, '$1').normalize('NFC');
}
