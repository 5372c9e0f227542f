import { segmenterFor } from './segmenters.ts';

/**
 * Abbreviations whose full stop rarely ends a sentence, without the stop. 'etc.' and 'usw.' are not here: before a capital
 * they mostly do.
 */
const abbreviations = new Set(
  (
    'Mr Mrs Ms Dr Prof Sr Mt St Rev Hon Capt Col Gen Lt Sgt Gov Sen Rep Messrs Mme Mlle Hr Fr Dna Sra Srta Dott Sig vs approx ' +
    'dept eg ie e.g i.e cf viz bzw z.B d.h u.a s.o vgl Vgl evtl bspw p.ex p.ej págs проф ул'
  ).split(' '),
);

/** Ordinary words or sentence ends unless a number follows: 'no. 5', 'Fig. 2', 'Jan. 3'. */
const abbreviationsBeforeNumbers = new Set(
  'no nos nr vol fig figs eq ch chap sec pp art est ca núm num pág стр рис jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
);

const lastWord = /(\p{L}[\p{L}\p{M}.]*)\.["'”’)\]]*\s*$/u;
const letterOrDigit = /[\p{Alphabetic}\p{N}]/u;
const lineEnd = /\r\n|[\n\r\u0085\u2028\u2029]/g;
const endsSentence = /[.!?:;…。！？：；؟؛।॥۔܂]["'”’»›」』）)\]]*\s*$/u;
const startsLower = /^\s*["'“‘«(]?\p{Ll}/u;
const startsWithLetter = /^["'“‘«(]?\p{L}/u;

/** Hard-wrapped lines, as in plain-text mail and books, have about this length; shorter lines are intended. */
const wrappedLine = { shortest: 50, longest: 100 };

/**
 * Whether a line break between these two lines is a soft wrap inside a sentence. Blank lines, sentence ends, bullets and
 * short lines are real breaks.
 */
export function isSoftBreak(line: string, next: string): boolean {
  if (!letterOrDigit.test(line) || !letterOrDigit.test(next) || endsSentence.test(line)) return false;
  if (startsLower.test(next)) return true;
  const length = line.length;
  return length >= wrappedLine.shortest && length <= wrappedLine.longest && startsWithLetter.test(next);
}

/** A sentence's range in the text, in UTF-16 units, without surrounding white space. */
export type SentencePlace = { start: number; end: number };

/**
 * The sentences of a text by Unicode's sentence boundaries (UAX 29), except those inside wrapped lines and after
 * abbreviations and initials ('Dr. Smith', 'J. R. R. Tolkien'). A line of its own, such as a heading, is a sentence.
 */
export function findSentences(text: string, locale: string): SentencePlace[] {
  const unwrapped = unwrapLines(text);
  const places: SentencePlace[] = [];
  let start = 0;
  for (const { segment, index } of segmenterFor(locale, 'sentence').segment(unwrapped)) {
    const end = index + segment.length;
    if (end < unwrapped.length && isOpenAbbreviation(segment, unwrapped.charAt(end))) continue;
    const sentence = unwrapped.slice(start, end);
    if (letterOrDigit.test(sentence)) {
      places.push({
        start: start + sentence.length - sentence.trimStart().length,
        end: start + sentence.trimEnd().length,
      });
    }
    start = end;
  }
  return places;
}

/** Replaces every soft line break by as many spaces, so that positions stay the same. */
export function unwrapLines(text: string): string {
  let unwrapped = '';
  let line = '';
  let copied = 0;
  let lineStart = 0;
  let previousBreak: { index: number; length: number } | undefined;
  const closeLine = (end: number) => {
    const next = text.slice(lineStart, end);
    if (previousBreak && isSoftBreak(line, next)) {
      unwrapped += text.slice(copied, previousBreak.index) + ' '.repeat(previousBreak.length);
      copied = previousBreak.index + previousBreak.length;
    }
    line = next;
  };
  for (const match of text.matchAll(lineEnd)) {
    closeLine(match.index);
    previousBreak = { index: match.index, length: match[0].length };
    lineStart = match.index + match[0].length;
  }
  closeLine(text.length);
  return unwrapped + text.slice(copied);
}

/** Whether a segment ends with an abbreviation or initial, so that the sentence goes on. */
function isOpenAbbreviation(segment: string, following: string): boolean {
  const tail = segment.slice(-24);
  if (/[\n\r\u0085\u2028\u2029]\s*$/.test(tail)) return false;
  const word = lastWord.exec(tail)?.[1];
  if (!word) return false;
  if (/^\p{L}$/u.test(word)) return word !== 'I';
  return abbreviations.has(word) || (/\p{N}/u.test(following) && abbreviationsBeforeNumbers.has(word.toLowerCase()));
}
