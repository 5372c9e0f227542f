import { measureReadability } from '../../shared/text/readability.ts';
import { findSentences } from '../../shared/text/sentences.ts';
import { forEachWord } from '../../shared/text/words.ts';

/** How hard an English text is to read; undefined without words. */
export function measureReading(text: string): { fleschReadingEase: number; grade: number; level: string } | undefined {
  const words: string[] = [];
  forEachWord(text, 'en', (start, end) => words.push(text.slice(start, end).toLowerCase()));
  const measured = measureReadability(words, findSentences(text, 'en').length, 'en');
  if (!measured.available) return undefined;
  const { fleschReadingEase, fleschKincaidGrade: grade, level } = measured;
  return { fleschReadingEase, grade, level };
}
