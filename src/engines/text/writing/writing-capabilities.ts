import type { Change, Finding } from '../../../shared/writing/finding.ts';
import type { EnglishDialect, Tone, WritingTask } from '../../../shared/writing/writing-options.ts';

/** What the built-in rules did with a text. Positions in UTF-16 units of the original. */
export type RevisedText = {
  /** In order, without overlaps. None touches a link, number, quotation, code or placeholder. */
  changes: Change[];
  /** What only a person can decide, such as long sentences, and words with several spellings. */
  remarks: Finding[];
  /** ISO 639-1; undefined when it was not recognised. */
  language: string | undefined;
};

/**
 * Corrects or rewrites a text by rules, without a provider. English has all tasks; other languages have spelling where their
 * dictionary is installed.
 * Throws WRITING_LANGUAGE when there are no rules for this language here.
 */
export type ReviseText = (request: {
  text: string;
  /** 'expand' needs a provider. */
  task: Exclude<WritingTask, 'expand'>;
  tone: Tone;
  /** ISO 639-1; detected by default. */
  language?: string | undefined;
  dialect: EnglishDialect;
  /** Rules that do not apply, and words that are right, in lower case. */
  ignoredRules: readonly string[];
  ownWords: readonly string[];
  signal: AbortSignal;
}) => Promise<RevisedText>;
