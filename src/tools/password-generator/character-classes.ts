import type { Sentence } from '../../catalog/define-tool.ts';

/** The four kinds of characters, in the order the page shows them. */
export const characterClasses = ['uppercase', 'lowercase', 'numbers', 'symbols'] as const;
export type CharacterClass = (typeof characterClasses)[number];

export const classLabels = {
  uppercase: 'Uppercase letters (A-Z)',
  lowercase: 'Lowercase letters (a-z)',
  numbers: 'Numbers (0-9)',
  symbols: 'Symbols (!@#$%)',
} as const satisfies Record<CharacterClass, string>;

/** ASCII punctuation without quotes, backslash, slash, tilde and backtick: those that forms, shells and CSV files mangle most. */
export const defaultSymbols = '!@#$%^&*()_+-=[]{}|;:,.<>?';

/** Pairs that people mix up when they read a password aloud or copy it from paper: 0 O o, 1 I l |, 2 Z, 5 S, 8 B. */
export const lookAlikes = '0Oo1Il|2Z5S8B';

const letters = 'abcdefghijklmnopqrstuvwxyz';

export const customSymbolsSentence = {
  title: 'Symbols not usable',
  text: 'Please enter only punctuation and symbols as your own set, without letters, digits and spaces.',
} as const satisfies Sentence;

/**
 * Whether this text can be the set of symbols. Letters and digits have classes of their own: were they here too, a password
 * could be made in two ways and the stated entropy would be too high.
 */
export const isSymbolSet = (text: string): boolean => /^[\p{P}\p{S}]+$/u.test(text);

/** The different characters of a class, one code point each. Empty when look-alikes were all there was. */
export function alphabetOf(
  characterClass: CharacterClass,
  { symbols, excludeLookAlikes }: { symbols: string; excludeLookAlikes: boolean },
): string[] {
  const all = {
    uppercase: letters.toUpperCase(),
    lowercase: letters,
    numbers: '0123456789',
    symbols,
  } satisfies Record<CharacterClass, string>;
  const characters = [...new Set(all[characterClass])];
  return excludeLookAlikes ? characters.filter((character) => !lookAlikes.includes(character)) : characters;
}
