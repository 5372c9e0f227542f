import type { Sentence } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';

/** The four character types, in page order. */
export const characterClasses = ['uppercase', 'lowercase', 'numbers', 'symbols'] as const;
export type CharacterClass = (typeof characterClasses)[number];

export const classLabels = {
  uppercase: t('Uppercase letters (A-Z)'),
  lowercase: t('Lowercase letters (a-z)'),
  numbers: t('Numbers (0-9)'),
  symbols: t('Symbols (!@#$%)'),
} as const satisfies Record<CharacterClass, string>;

/** ASCII punctuation that forms, shells and CSV files rarely mangle: no quotes, backslash, slash, tilde or backtick. */
export const defaultSymbols = '!@#$%^&*()_+-=[]{}|;:,.<>?';

/** Characters people mix up when reading aloud or copying from paper: 0 O o, 1 I l |, 2 Z, 5 S, 8 B. */
export const lookAlikes = '0Oo1Il|2Z5S8B';

const letters = 'abcdefghijklmnopqrstuvwxyz';

export const customSymbolsSentence = {
  title: t('Symbols not usable'),
  text: t('Please enter only punctuation and symbols as your own set, without letters, digits and spaces.'),
} as const satisfies Sentence;

/**
 * Whether this text can be the set of symbols. Letters and digits have classes of their own: allowing them here would count
 * passwords twice and overstate the entropy.
 */
export const isSymbolSet = (text: string): boolean => /^[\p{P}\p{S}]+$/u.test(text);

/** The distinct code points of a class. Empty when all of them are look-alikes. */
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
