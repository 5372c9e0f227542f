import { access } from 'node:fs/promises';
import { fromCommandError } from '../../../platform/processes/process.errors.ts';
import { CommandError, type RunCommand } from '../../../platform/processes/run-command.ts';
import { language, t } from '../../../shared/language/translate.ts';
import { forEachWord } from '../../../shared/text/words.ts';
import { MINUTE_MS } from '../../../shared/units.ts';
import { type Finding, unsureSpelling } from '../../../shared/writing/finding.ts';
import type { SpellingLanguage } from '../../../shared/writing/writing-options.ts';
import { dictionaries, dictionaryFolder } from './dictionaries.ts';
import { writingErrors } from './writing.errors.ts';

/** The Korean dictionary takes 1.8 s to load; long texts of unknown words take longer. */
const timeoutMs = MINUTE_MS;

/** From this many letters on, one changed letter still leaves the word recognisable. */
const certainFrom = 4;

export const hasDictionary = (language: SpellingLanguage): Promise<boolean> =>
  access(`${dictionaryFolder}/${dictionaries[language].dictionary}.dic`).then(
    () => true,
    () => false,
  );

/**
 * The misspelled words of a text, by one process of hunspell. A word whose correction is not obvious has several replacements
 * under the rule 'UnsureSpelling'. Throws WRITING_DICTIONARY when the dictionary is missing.
 */
export async function findMisspellings(
  runCommand: RunCommand,
  { text, language, signal }: { text: string; language: SpellingLanguage; signal: AbortSignal },
): Promise<Finding[]> {
  const places = new Map<string, { start: number; end: number }[]>();
  forEachWord(text, language, (start, end) => {
    const word = text.slice(start, end);
    if (!/\p{L}{2}/u.test(word) || /\d/.test(word)) return;
    places.set(word, [...(places.get(word) ?? []), { start, end }]);
  });
  const words = [...places.keys()];
  if (words.length === 0) return [];
  const suggested = await askHunspell(runCommand, { words, language, signal });
  return words.flatMap((word) => {
    const suggestions = suggested.get(word);
    if (!suggestions) return [];
    return (places.get(word) ?? []).map((place) => findingOf(text, { ...place, word, suggestions, language }));
  });
}

function findingOf(
  text: string,
  found: { start: number; end: number; word: string; suggestions: readonly string[]; language: SpellingLanguage },
): Finding {
  const { start, end, word, suggestions, language } = found;
  const [best] = suggestions;
  const sure =
    best !== undefined && word.length >= certainFrom && isClose(word, best) && !isName(text, found, language);
  return sure
    ? { start, end, replacements: suggestions, reason: t('This word is in no dictionary.'), rule: 'Spelling' }
    : {
        start,
        end,
        replacements: suggestions,
        reason: t('This word is in no dictionary. It may be a name.'),
        rule: unsureSpelling,
      };
}

/** Capitalised inside a sentence; in German so are all nouns. */
const isName = (text: string, { start, word }: { start: number; word: string }, language: string): boolean =>
  language !== 'de' &&
  /^\p{Lu}/u.test(word) &&
  !/(?:^|[.!?…]["”’»)]*\s+|\n\s*)["“«¿¡(]*$/u.test(text.slice(Math.max(0, start - 20), start));

/** Whether they differ by accents, or by one letter: one more, one less, another one, or two swapped. */
function isClose(word: string, other: string): boolean {
  const [a, b] = [word, other].map((each) => each.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()) as [
    string,
    string,
  ];
  if (a === b) return true;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [left, right] = [a.length - start - end, b.length - start - end];
  if (left <= 1 && right <= 1) return true;
  return left === 2 && right === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}

/** Suggestions for each word that is wrong; none for those that hunspell has no idea about. */
async function askHunspell(
  runCommand: RunCommand,
  { words, language, signal }: { words: readonly string[]; language: SpellingLanguage; signal: AbortSignal },
): Promise<Map<string, string[]>> {
  const { dictionary, package: packageName } = dictionaries[language];
  if (!(await hasDictionary(language))) throw missing(language, packageName);
  // A circumflex before each line: nothing in it is a command of hunspell's.
  const input = `${words.map((word) => `^${word}`).join('\n')}\n`;
  try {
    const args = ['-a', '-i', 'UTF-8', '-d', dictionary];
    const { stdout } = await runCommand({
      command: 'hunspell',
      args,
      input,
      signal,
      timeoutMs,
      maxOutputBytes: 16_000_000,
    });
    return readAnswer(stdout, words);
  } catch (error) {
    if (error instanceof CommandError && error.failure === 'missing') throw missing(language, 'hunspell');
    if (error instanceof CommandError) throw fromCommandError(error);
    throw error;
  }
}

/** One paragraph of output for each line of input, after the first line with the version. */
function readAnswer(output: string, words: readonly string[]): Map<string, string[]> {
  const paragraphs = output.replace(/^@[^\n]*\n/, '').split('\n\n');
  const suggested = new Map<string, string[]>();
  words.forEach((word, index) => {
    for (const line of (paragraphs[index] ?? '').split('\n')) {
      const [, mark, wrong = '', suggestions = ''] = /^([&#]) (\S+) [^:]*(?:: (.*))?$/.exec(line) ?? [];
      if (!mark) continue;
      const replacements = suggestions === '' ? [] : suggestions.split(', ').map((each) => word.replace(wrong, each));
      suggested.set(word, replacements);
    }
  });
  return suggested;
}

const missing = (language: string, packageName: string) =>
  writingErrors.noDictionary({ language: languageName(language), packageName });

export const languageName = (code: string): string =>
  new Intl.DisplayNames(language(), { type: 'language' }).of(code) ?? code;
