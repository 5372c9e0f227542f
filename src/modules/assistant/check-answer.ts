import { splitWords } from '../knowledge/find-terms.ts';

/** A text that an answer may be taken from. */
export type Source = { text: string };

/** A sentence and the sources it names, counted from 1. */
type Claim = { text: string; cited: number[] };

/** Of the words of a sentence that say something, this share must be in the sources that it names. */
const minSupport = 0.6;
const beginningLength = 5;

/**
 * The sentences of an answer that are whole, without their marks, as long as each names sources that say it; undefined when one
 * does not. A model may invent, obey a text or be somebody else's: only what the sources say is passed on.
 *
 * @param isFinished false while it is written: what follows the last mark is left out
 */
export function checkAnswer(
  answer: string,
  sources: readonly Source[],
  { isFinished }: { isFinished: boolean },
): { text: string; cited: number[] } | undefined {
  const { claims, rest } = readClaims(answer);
  if (isFinished && /[\p{L}\p{N}]/u.test(rest)) return undefined;
  if (isFinished && claims.length === 0) return undefined;
  for (const claim of claims) if (!isSupported(claim, sources)) return undefined;
  return {
    text: claims.map(({ text }) => text).join(' '),
    cited: [...new Set(claims.flatMap(({ cited }) => cited))],
  };
}

/** `'Drop it. [1] It is free. [2, 3]'`: marks stand behind their sentence, or before its full stop. */
function readClaims(answer: string): { claims: Claim[]; rest: string } {
  const claims: Claim[] = [];
  const marks = /((?:\[\d{1,2}(?:\s*,\s*\d{1,2})*\]\s*)+)([.!?]*)/g;
  let from = 0;
  for (const mark of answer.matchAll(marks)) {
    const text = `${answer.slice(from, mark.index).trim()}${mark[2] ?? ''}`;
    from = mark.index + mark[0].length;
    claims.push({ text: text.replaceAll(/\s+([.!?])/g, '$1'), cited: (mark[1]?.match(/\d+/g) ?? []).map(Number) });
  }
  return { claims, rest: answer.slice(from) };
}

function isSupported({ text, cited }: Claim, sources: readonly Source[]): boolean {
  const named = cited.flatMap((number) => sources[number - 1] ?? []);
  if (named.length === 0 || named.length !== cited.length || leadsAway(text)) return false;
  const said = named.map((source) => source.text).join('\n');
  const words = splitWords(text);
  const there = new Set(splitWords(said));
  // Each number, and each name or word in capitals, exactly.
  if (words.some((word) => /\d/.test(word) && !there.has(word))) return false;
  const beginnings = new Set([...there].map(beginningOf));
  const telling = words.filter((word) => word.length > 3 && !plain.has(word));
  const supported = telling.filter((word) => beginnings.has(beginningOf(word)));
  return telling.length > 0 && supported.length >= telling.length * minSupport;
}

/** So that 'compressing' is found in 'compress'. */
const beginningOf = (word: string): string => word.slice(0, beginningLength);

/** Addresses, however they are written: an answer has none, as its links are those of its sources. */
function leadsAway(text: string): boolean {
  const spelled = text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return (
    /:\/\/|www\.|@|[<>]|\]\(|\b(?:javascript|data|mailto|tel|ftp):/i.test(spelled) ||
    /[\p{L}\p{N}-]\s?(?:\.|\[\.\]|\(\.\)|\bdot\b|。)\s?(?:com|net|org|io|info|biz|dev|app|example|co|me|xyz|top|ru|cn|de|fr|uk)\b/iu.test(
      spelled,
    )
  );
}

/** Words of any sentence. */
const plain = new Set(
  'that this these those then than with your yours from have will when where which what also only into here there they them been were does about after before each every some such very just more most must need needs should would could while until because'.split(
    ' ',
  ),
);
