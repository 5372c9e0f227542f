type LetterKind = 'upper' | 'lower' | 'digit' | 'other';

/** Apostrophes inside a word are dropped: "don't" is one word of an identifier. */
const innerApostrophe = /(?<=\p{L}\p{M}?)['’ʼ](?=\p{L})/gu;

/** Joiners are part of words in Persian and Indian scripts. */
const letterRun = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*/gu;
const plainWord = /^[a-z\d]+$/;
const letterWithMarks = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * The words of a name or phrase, as written: 'parseHTTPResponse2Go' to parse, HTTP, Response2, Go. Words end at everything
 * that is not a letter, mark or digit, before a capital after a small letter, before the last of several capitals when a
 * small letter follows, and between letters with and without case. Digits stay with the letters before them; 'H2O' and 'URLs'
 * stay whole.
 */
export function splitWords(text: string): string[] {
  const runs = text.replace(innerApostrophe, '').match(letterRun) ?? [];
  return runs.flatMap((run) => (plainWord.test(run) ? run : splitAtCapitals(run)));
}

function splitAtCapitals(run: string): string[] {
  const letters = run.match(letterWithMarks) ?? [];
  const kinds = letters.map(kindOf);
  const words: string[] = [];
  let word = '';
  let beforeDigits: LetterKind | undefined;
  letters.forEach((letter, index) => {
    const previous = kinds[index - 1];
    if (previous !== undefined && previous !== 'digit') beforeDigits = previous;
    if (previous !== undefined && opensWord(letters, kinds, index, beforeDigits)) {
      words.push(word);
      word = '';
    }
    word += letter;
  });
  words.push(word);
  return words;
}

/** Whether the letter at `index` (not the first) starts a word. */
function opensWord(
  letters: readonly string[],
  kinds: readonly LetterKind[],
  index: number,
  beforeDigits: LetterKind | undefined,
): boolean {
  const [previous, kind, next] = kinds.slice(index - 1, index + 2);
  if (isCased(previous) ? kind === 'other' : previous === 'other' && isCased(kind)) return true;
  if (kind !== 'upper') return false;
  if (previous === 'lower' || (previous === 'digit' && beforeDigits === 'lower')) return true;
  if (next !== 'lower') return false;
  const isPlural = letters[index + 1] === 's' && kinds[index + 2] !== 'lower' && previous === 'upper';
  return !isPlural;
}

const isCased = (kind: LetterKind | undefined) => kind === 'upper' || kind === 'lower';

/** Mathematical capitals and some phonetic letters have only one case; they count as letters without case. */
function kindOf(letter: string): LetterKind {
  if (/^\p{N}/u.test(letter)) return 'digit';
  if (/^[\p{Lu}\p{Lt}]/u.test(letter)) return letter.toLowerCase() === letter ? 'other' : 'upper';
  return /^\p{Ll}/u.test(letter) && letter.toUpperCase() !== letter ? 'lower' : 'other';
}
