import { diffChars } from 'diff';
import { t } from '../language/translate.ts';
import { type Finding, unsureSpelling } from './finding.ts';
import type { EnglishDialect } from './writing-options.ts';

/** What Harper says about a passage, with positions in UTF-16 units. */
export type Lint = {
  start: number;
  end: number;
  kind: string;
  rule: string;
  message: string;
  replacements: readonly string[];
};

/** Kinds that are matters of taste. */
const taste: ReadonlySet<string> = new Set(['Style', 'Readability', 'Enhancement', 'Regionalism', 'Redundancy']);

/** Rules that are wrong too often in ordinary texts, by measurement (`npm run bench -- grammar`). */
const mistaken: ReadonlySet<string> = new Set([
  ...['CompoundNouns', 'DiscourseMarkers', 'DisjointPrefixes', 'ExpandMemoryShorthands', 'ExpandTimeShorthands'],
  ...['MassNouns', 'MissingPreposition', 'MissingTo', 'Months', 'NumericRangeEnDash', 'OneOfTheSingular'],
  ...['OrthographicConsistency', 'Overall', 'PhrasalVerbAsCompoundNoun', 'PronounInflectionBe', 'PronounKnew'],
  ...['ToTwoToo', 'WhomSubjectOfVerb', 'Dashes', 'UseEllipsisCharacter', 'ThatThan', 'FindOut', 'Worldwide', 'HowTo'],
  ...['UnclosedQuotes', 'QuoteSpacing', 'MultipleSequentialPronouns', 'ProgressiveNeedsBe', 'PossessiveYour'],
  ...['ToDoHyphen', 'DoubleClick', 'OutOfDate', 'RedundantThat'],
]);

/** The rule for words that are in no dictionary. */
const spelling = 'SpellCheck';

export const isSpelling = ({ rule }: Finding): boolean => rule === spelling || rule === unsureSpelling;

/** Harper's findings on grammar and spelling. */
export function readLints(text: string, lints: readonly Lint[], dialect: EnglishDialect = 'any'): Finding[] {
  // A misspelled word rather than two words without their space.
  const sorted = lints.toSorted((a, b) => Number(b.rule === spelling) - Number(a.rule === spelling));
  return sorted.flatMap(({ kind, rule, message, ...lint }) => {
    if (taste.has(kind) || mistaken.has(rule)) return [];
    const { end } = lint;
    let { start } = lint;
    // A deleted word takes a space with it.
    if (lint.replacements[0] === '' && text[start - 1] === ' ' && /^(?:[\s.,;!?]|$)/u.test(text.slice(end))) start--;
    const passage = text.slice(start, end);
    const replacements = orderReplacements(passage, lint.replacements);
    // Units and list marks: '10 s', 'b)'.
    if (passage.length === 1 && /\p{L}/u.test(passage) && !/[ia]/iu.test(passage)) return [];
    // 'I had had enough.' 'I hope that that helps.'
    if (/^(had|that) \1$/iu.test(passage)) return [];
    if (rule === 'MergeWords' && /\d ?$/u.test(text.slice(0, start))) return [];
    if (rule === 'SplitWords' && !replacements.some((each) => smallWord.test(each))) return [];
    if (kind === 'Spelling' || kind === 'Typo') {
      if (dialect === 'any' && isBritish(passage, replacements)) return [];
      // Unknown capitalised words are names.
      if (kind === 'Spelling' && /^\p{Lu}/u.test(passage) && !startsSentence(text, start)) return [];
    }
    const place = { start, end, replacements };
    if (rule !== spelling) return [{ ...place, reason: plainSentence(message), rule }];
    const reason = t('This word is in no dictionary.');
    return [
      isClose(passage, replacements[0] ?? '') ? { ...place, reason, rule } : { ...place, reason, rule: unsureSpelling },
    ];
  });
}

/** Whether most letters stay, so that it is the word that was meant: not 'bobcat' for 'zorblat', and not 'a' for 'ai'. */
function isClose(word: string, other: string): boolean {
  if (word.length < 3) return [...word].toReversed().join('') === other;
  const parts = diffChars(word, other, { ignoreCase: true });
  const kept = parts.reduce((sum, { added, removed, count }) => (added || removed ? sum : sum + count), 0);
  const changed = Math.max(word.length, other.length) - kept;
  return changed <= Math.max(2, word.length / 3);
}

/** A lost space is beside a small word; other unknown words are not two words. */
const smallWord = /^(?:the|of|to|in|is|it|and|for|be|on|at) | (?:the|of|to|in|is|it|and|for|be|on|at)$/iu;

/** One word rather than two: 'wether' is 'whether', not 'wet her'. */
const orderReplacements = (passage: string, replacements: readonly string[]): readonly string[] =>
  passage.includes(' ')
    ? replacements
    : replacements.toSorted((a, b) => Number(a.includes(' ')) - Number(b.includes(' ')));

const britishSpellings: readonly (readonly [RegExp, string])[] = [
  [/our/u, 'or'],
  [/is(?=e|ing|ation)/u, 'iz'],
  [/ys(?=e|ing)/u, 'yz'],
  [/tre$/u, 'ter'],
  [/ll(?=ed|ing|er)/u, 'l'],
  [/ence$/u, 'ense'],
  [/practis/u, 'practic'],
  [/licenc/u, 'licens'],
  [/grey/u, 'gray'],
  [/programme/u, 'program'],
  [/cheque/u, 'check'],
  [/tyre/u, 'tire'],
  [/ageing/u, 'aging'],
  [/defence/u, 'defense'],
  [/ogue/u, 'og'],
  [/ae/u, 'e'],
];

/** Whether a word is only flagged for being spelled the British way. */
const isBritish = (word: string, replacements: readonly string[]): boolean =>
  britishSpellings.some(([british, american]) => {
    const spelled = word.toLowerCase().replace(british, american);
    return spelled !== word.toLowerCase() && replacements.some((replacement) => replacement.toLowerCase() === spelled);
  });

const startsSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?]["”’)]?\s+|\n\s*)["“(]?$/u.test(text.slice(Math.max(0, at - 20), at));

/** A sentence without Markdown. */
const plainSentence = (message: string): string =>
  message
    .replaceAll(/[`*“”]/g, "'")
    .trim()
    .replace(/(?<![.!?])$/, '.');

/** What is used of a linter of `harper.js`. */
type HarperLinter = {
  organizedLints(text: string, options: { language: 'plaintext' }): Promise<Record<string, readonly HarperLint[]>>;
};
type HarperLint = {
  span(): { start: number; end: number };
  lint_kind(): string;
  message(): string;
  suggestions(): { kind(): number; get_replacement_text(): string }[];
};

/** `SuggestionKind` of `harper.js`. */
const [removes, insertsAfter] = [1, 2];

/** The lints of a linter of `harper.js`, as plain values. */
export async function lintWith(linter: HarperLinter, text: string): Promise<Lint[]> {
  const groups = await linter.organizedLints(text, { language: 'plaintext' });
  return Object.entries(groups).flatMap(([rule, lints]) =>
    lints.map((lint) => {
      const { start, end } = lint.span();
      const replacements = lint.suggestions().map((suggestion) => {
        if (suggestion.kind() === removes) return '';
        const added = suggestion.get_replacement_text();
        return suggestion.kind() === insertsAfter ? text.slice(start, end) + added : added;
      });
      return { start, end, kind: lint.lint_kind(), rule, message: lint.message(), replacements };
    }),
  );
}

/** `Dialect` of `harper.js`; where any spelling is right, American is what `readLints` knows to relax. */
export const harperDialects: Readonly<Record<EnglishDialect, number>> = {
  any: 0,
  american: 0,
  british: 1,
  australian: 2,
  canadian: 3,
  indian: 4,
};
