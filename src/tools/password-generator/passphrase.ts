import { z } from 'zod';
import { formBoolean, formNumber } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { cryptographicSource, type RandomSource, uniformIndex, uniformItem } from './random-choice.ts';

/** Separators: neither letter nor digit, so that the words stay distinct. */
export const separators = ['-', ' ', '.', ',', '_', ''] as const;
export type Separator = (typeof separators)[number];

export const separatorLabels = {
  '-': t('Hyphen'),
  ' ': t('Space'),
  '.': t('Full stop'),
  ',': t('Comma'),
  _: t('Underscore'),
  '': t('Nothing'),
} as const satisfies Record<Separator, string>;

export const passphraseWords = { min: 3, max: 12, default: 6 } as const;
export const maxPassphrases = 100;

const wordsMessage = t('The number of words must be a whole number from {min} to {max}.', {
  min: passphraseWords.min,
  max: passphraseWords.max,
});
const countMessage = t('The number of passphrases must be a whole number from 1 to {maxPassphrases}.', {
  maxPassphrases,
});

/** The EFF recommends six words of its long list: 77 bits. */
export const passphraseOptions = z.object({
  words: formNumber(wordsMessage)
    .pipe(z.number().int(wordsMessage).min(passphraseWords.min, wordsMessage).max(passphraseWords.max, wordsMessage))
    .default(passphraseWords.default),
  separator: z
    .enum(separators, { error: t('The separator must be a hyphen, space, full stop, comma, underscore or nothing.') })
    .default('-'),
  capitalise: formBoolean(t('The option capitalise must be true or false.')).default(false),
  addDigit: formBoolean(t('The option addDigit must be true or false.')).default(false),
  count: formNumber(countMessage)
    .pipe(z.number().int(countMessage).min(1, countMessage).max(maxPassphrases, countMessage))
    .default(1),
});
export type PassphraseOptions = z.output<typeof passphraseOptions>;

/**
 * The entropy of one passphrase in bits. Every word adds log2 of the list's length; a digit adds log2(10) and, as it follows
 * a random word, log2 of the number of words. Capitals add nothing: their places are fixed.
 *
 * Exact, because different draws never give the same text: no word of the list begins with another one, and none of its four
 * hyphenated words splits into two others (both are tested).
 */
export const passphraseBits = ({ words, addDigit }: PassphraseOptions, listLength: number): number =>
  words * Math.log2(listLength) + (addDigit ? Math.log2(10) + Math.log2(words) : 0);

/** Draws `options.count` passphrases from the list, with repetition. `bits` is the entropy of each. */
export function generatePassphrases(
  options: PassphraseOptions,
  wordList: readonly string[],
  random: RandomSource = cryptographicSource,
): { passphrases: string[]; bits: number } {
  return {
    passphrases: Array.from({ length: options.count }, () => drawPassphrase(options, wordList, random)),
    bits: passphraseBits(options, wordList.length),
  };
}

function drawPassphrase(options: PassphraseOptions, wordList: readonly string[], random: RandomSource): string {
  const digitPlace = options.addDigit ? uniformIndex(options.words, random) : undefined;
  return Array.from({ length: options.words }, (_, place) => {
    const word = uniformItem(wordList, random);
    const cased = options.capitalise ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    return place === digitPlace ? `${cased}${uniformIndex(10, random)}` : cased;
  }).join(options.separator);
}

/**
 * The EFF's long word list for passphrases (62 kB), loaded on first use: 7,776 words in the list's order, by Joseph Bonneau
 * and the Electronic Frontier Foundation (2016), https://www.eff.org/deeplinks/2016/07/new-wordlists-random-passphrases
 *
 * Licensed under Creative Commons Attribution 3.0 US. Unchanged except that the dice numbers are left out.
 */
export async function loadEffWords(): Promise<readonly string[]> {
  return (await import('./eff-large-wordlist.json', { with: { type: 'json' } })).default;
}
