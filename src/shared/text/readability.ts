import { syllable } from 'syllable';
import { t } from '../language/translate.ts';
import type { KnownLanguage } from './stop-words.ts';

/** The reading level of an English text, or why it is unknown. */
export type Readability =
  | {
      available: true;
      /** About 0 (very hard) to 100 (very easy); single sentences may exceed these. One decimal. */
      fleschReadingEase: number;
      /** Years of United States schooling. One decimal. */
      fleschKincaidGrade: number;
      level: string;
      syllables: number;
      /** True below 100 words, where one long word changes the scores a lot. */
      isShort: boolean;
    }
  | { available: false; reason: string };

/** Longer ones are not words; the syllable rules take quadratic time. */
const longestEnglishWord = 45;

/** Flesch's own samples had 100 words. */
const sampleWords = 100;

/** Flesch's bands of reading ease (The Art of Readable Writing, 1949), lowest score first. */
const levels = [
  { below: 30, level: () => t('Very difficult') },
  { below: 50, level: () => t('Difficult') },
  { below: 60, level: () => t('Fairly difficult') },
  { below: 70, level: () => t('Standard') },
  { below: 80, level: () => t('Fairly easy') },
  { below: 90, level: () => t('Easy') },
] as const;

/**
 * Flesch reading ease (R. Flesch, A New Readability Yardstick, Journal of Applied Psychology 32, 1948) and Flesch-Kincaid
 * grade level (J. P. Kincaid et al., Navy Research Branch Report 8-75, 1975). Both are for English only. Syllables are
 * estimated from the spelling.
 *
 * @param words every word of the text, in lower case
 */
export function measureReadability(
  words: readonly string[],
  sentences: number,
  language: KnownLanguage | undefined,
): Readability {
  if (language !== 'en') {
    return {
      available: false,
      reason: language
        ? t('The Flesch formulas are for English only, so this text has no reading level.')
        : t('The text is too short or its language was not recognised; the Flesch formulas are for English only.'),
    };
  }
  const spoken = words.filter((word) => /\p{L}/u.test(word));
  if (spoken.length === 0 || sentences === 0) return { available: false, reason: t('There are no words to measure.') };

  const counts = new Map<string, number>();
  let syllables = 0;
  for (const word of spoken) {
    const known = counts.get(word) ?? Math.max(1, syllable(word.slice(0, longestEnglishWord)));
    counts.set(word, known);
    syllables += known;
  }
  const wordsPerSentence = spoken.length / sentences;
  const syllablesPerWord = syllables / spoken.length;
  const ease = 206.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord;
  const grade = 0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59;
  return {
    available: true,
    fleschReadingEase: oneDecimal(ease),
    fleschKincaidGrade: oneDecimal(grade),
    level: levels.find(({ below }) => ease < below)?.level() ?? t('Very easy'),
    syllables,
    isShort: spoken.length < sampleWords,
  };
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
