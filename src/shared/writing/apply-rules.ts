import type { Rule } from './english/rule.ts';
import type { Finding } from './finding.ts';
import type { Passage } from './protected-passages.ts';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * What rules find in a text, sentence by sentence. `claim` is all that a rule looked at: where it says something, it knows
 * better than a rule about a single word of it.
 */
export function applyRules(text: string, rules: readonly Rule[]): (Finding & { claim: Passage })[] {
  // As long as the original, so that positions stay.
  const straight = text.replaceAll('’', "'");
  const isCurly = text.includes('’');
  const findings: (Finding & { claim: Passage })[] = [];
  for (const { start, sentence, beginsLine } of sentencesOf(straight)) {
    for (const { id, reason, find, fix, onlyFirst } of rules) {
      if (onlyFirst && !beginsLine) continue;
      find.lastIndex = 0;
      for (let match = find.exec(sentence); match; match = find.exec(sentence)) {
        if (match[0] === '') find.lastIndex++;
        const fixed = fix(match, sentence);
        if (fixed === undefined || fixed === match[0]) continue;
        const trimmed = trim(match[0], fixed);
        const next = sentence.charAt(match[0].length);
        if (match.index === 0 && fixed === '' && next !== next.toUpperCase()) {
          // What follows begins the sentence now.
          trimmed.length++;
          trimmed.replacement = next.toUpperCase();
        }
        const at = start + match.index + trimmed.start;
        const replacement = isCurly ? trimmed.replacement.replaceAll("'", '’') : trimmed.replacement;
        findings.push({
          ...{ start: at, end: at + trimmed.length, replacements: [replacement], reason, rule: id },
          claim: { start: start + match.index, end: start + match.index + match[0].length },
        });
      }
    }
  }
  return findings;
}

/** The sentences of a text, line by line, without surrounding white space. */
function* sentencesOf(text: string): Generator<{ start: number; sentence: string; beginsLine: boolean }> {
  for (const { index, 0: line } of text.matchAll(/[^\n\r]+/gu)) {
    for (const { segment, index: at } of sentences.segment(line)) {
      const sentence = segment.trim();
      if (sentence === '') continue;
      yield {
        beginsLine: at === 0,
        start: index + at + segment.indexOf(sentence),
        sentence: sentence.replace(/^(?:[-*•>#]+|\d+[.)]) /u, (mark) => ' '.repeat(mark.length)),
      };
    }
  }
}

const wordPart = /[\p{L}\p{N}'’]/u;

/** Leaves out whole words that both have at their beginning and end. */
function trim(before: string, after: string): { start: number; length: number; replacement: string } {
  let start = 0;
  const shortest = Math.min(before.length, after.length);
  while (start < shortest && before[start] === after[start]) start++;
  while (start > 0 && (wordPart.test(before[start - 1] ?? '') || start === shortest)) start--;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  while (end > 0 && wordPart.test(before.at(-end) ?? '')) end--;
  return { start, length: before.length - start - end, replacement: after.slice(start, after.length - end) };
}
