import retextEnglish from 'retext-english';
import retextPassive from 'retext-passive';
import retextRedundantAcronyms from 'retext-redundant-acronyms';
import retextRepeatedWords from 'retext-repeated-words';
import retextSimplify from 'retext-simplify';
import { unified } from 'unified';
import { t } from '../../../shared/language/translate.ts';
import { findSentences } from '../../../shared/text/sentences.ts';
import { countWords } from '../../../shared/text/words.ts';
import { applyRules } from '../../../shared/writing/apply-rules.ts';
import type { Rule } from '../../../shared/writing/english/rule.ts';
import { withCaseOf } from '../../../shared/writing/english/rule.ts';
import type { Finding } from '../../../shared/writing/finding.ts';
import type { Tone } from '../../../shared/writing/writing-options.ts';
import { nominalStyle, plainWords, safePhrases, wordiness } from './style-phrases.ts';
import { toneRules } from './style-tone.ts';

/** Longer sentences are hard to follow (Oxford Guide to Plain English: 15 to 20 on average). */
const longSentence = 30;

/** What a style task finds in an English text; those without a replacement are left to the writer. */
export async function findStyle(text: string, task: 'clarity' | 'tone' | 'concise', tone: Tone): Promise<Finding[]> {
  if (task === 'tone') return applyRules(text, toneRules[tone]);
  const own: readonly Rule[] = task === 'clarity' ? [...nominalStyle, ...plainWords] : [...nominalStyle, ...wordiness];
  const findings = [...applyRules(text, own), ...(await askRetext(text))];
  return task === 'clarity'
    ? [...findings, ...findLongSentences(text)]
    : findings.filter(({ replacements }) => replacements.length > 0);
}

const linter = unified()
  .use(retextEnglish)
  .use(retextSimplify)
  .use(retextPassive)
  .use(retextRedundantAcronyms)
  .use(retextRepeatedWords)
  .use(function compile() {
    // Only the messages are wanted.
    this.compiler = () => '';
  });

const reasons: Readonly<Record<string, () => string>> = {
  'retext-simplify': () => t('Fewer or simpler words say the same.'),
  'retext-passive': () => t('The sentence does not say who does it. The active voice would.'),
  'retext-redundant-acronyms': () => t('The abbreviation says that word already.'),
  'retext-repeated-words': () => t('This word is here twice.'),
};

async function askRetext(text: string): Promise<Finding[]> {
  const { messages } = await linter.process(text);
  return messages.flatMap(({ source = '', place, actual, expected = [] }) => {
    const [start, end] = place && 'start' in place ? [place.start.offset, place.end.offset] : [];
    if (start === undefined || end === undefined) return [];
    const passage = text.slice(start, end);
    if (source === 'retext-simplify' && !safePhrases.has(passage.toLowerCase().replaceAll(/\s+/g, ' '))) return [];
    const finding = { start, end, reason: reasons[source]?.() ?? '', rule: ruleNames[source] ?? source };
    if (source === 'retext-passive') return [{ ...finding, replacements: [] }];
    const [best] = expected;
    if (best === undefined && actual === undefined) return [];
    if (best) return [{ ...finding, replacements: [withCaseOf(passage, best.replaceAll('’', "'"))] }];
    const after = text.charAt(end) === ' ' ? end + 1 : end;
    return [{ ...finding, end: after, replacements: [''] }];
  });
}

const ruleNames: Readonly<Record<string, string>> = {
  'retext-simplify': 'Wordy',
  'retext-passive': 'PassiveVoice',
  'retext-redundant-acronyms': 'RedundantAcronym',
  'retext-repeated-words': 'RepeatedWord',
};

const findLongSentences = (text: string): Finding[] =>
  findSentences(text, 'en').flatMap(({ start, end }) => {
    const words = countWords(text.slice(start, end), 'en');
    if (words <= longSentence) return [];
    const reason = t('This sentence has {words} words. Two shorter ones are easier to read.', { words });
    return [{ start, end, replacements: [], reason, rule: 'LongSentence' }];
  });
