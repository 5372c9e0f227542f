import { t } from '../../../shared/language/translate.ts';
import { pattern, type Rule, withCaseOf } from '../../../shared/writing/english/rule.ts';
import { baseOfParticiple } from '../../../shared/writing/english/verbs.ts';
import type { Tone } from '../../../shared/writing/writing-options.ts';

/** Contractions that have one long form. Those with 's and 'd depend on what follows. */
const longForms: Readonly<Record<string, string>> = {
  "can't": 'cannot',
  "won't": 'will not',
  "shan't": 'shall not',
  "i'm": 'I am',
  "let's": 'let us',
};

const informal: Readonly<Record<string, string>> = {
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  kinda: 'rather',
  sorta: 'rather',
  dunno: 'do not know',
  yeah: 'yes',
  yep: 'yes',
  nope: 'no',
  cuz: 'because',
  cos: 'because',
  thx: 'thank you',
  pls: 'please',
  plz: 'please',
  asap: 'as soon as possible',
  btw: 'by the way',
  fyi: 'for your information',
};
const casual: Readonly<Record<string, string>> = {
  kids: 'children',
  guys: 'everyone',
  thanks: 'thank you',
  hi: 'hello',
  hey: 'hello',
  stuff: 'material',
  'a lot of': 'a great deal of',
  'lots of': 'many',
  'tons of': 'many',
  'a bunch of': 'several',
  awesome: 'excellent',
  cool: 'excellent',
  'pretty good': 'good',
  'right now': 'at present',
  'figure out': 'determine',
  'find out': 'determine',
  'check out': 'examine',
  'get rid of': 'remove',
  'set up': 'arrange',
  'make sure': 'ensure',
  'talk about': 'discuss',
};
/** Stiff words, and what one says. */
const stiff: Readonly<Record<string, string>> = {
  'dear sir or madam': 'hello',
  'to whom it may concern': 'hello',
  'yours sincerely': 'best wishes',
  'yours faithfully': 'best wishes',
  'we regret to inform you that': 'sorry, but',
  'please be advised that': '',
  'please do not hesitate to contact': 'please get in touch with',
  'do not hesitate to': 'feel free to',
  'at your earliest convenience': 'as soon as you can',
  'in accordance with': 'following',
  'prior to': 'before',
  'subsequent to': 'after',
  regarding: 'about',
  concerning: 'about',
  therefore: 'so',
  furthermore: 'also',
  moreover: 'also',
  purchase: 'buy',
  assistance: 'help',
  require: 'need',
  requires: 'needs',
  sufficient: 'enough',
  numerous: 'many',
  'thank you for your attention': 'thanks for reading',
  'thank you very much': 'many thanks',
};

const negatives = 'is|are|was|were|do|does|did|has|have|had|would|could|should|must|need';

const longer: readonly Rule[] = [
  {
    id: 'Contraction',
    reason: t('Formal texts write it out.'),
    find: pattern`\b(${negatives})n't( (?:I|you|he|she|it|we|they))?\b`,
    // 'Isn't it?' becomes 'Is it not?'.
    fix: ([, verb = '', subject]) => (subject ? `${verb}${subject} not` : `${verb} not`),
  },
  {
    id: 'Contraction',
    reason: t('Formal texts write it out.'),
    find: pattern`\b(can't|won't|shan't|I'm|let's)\b`,
    fix: ([word]) => (word.startsWith('I') ? 'I am' : withCaseOf(word, longForms[word.toLowerCase()] ?? word)),
  },
  {
    id: 'Contraction',
    reason: t('Formal texts write it out.'),
    find: pattern`\b(you|we|they|I|it|that|he|she|who|there)'(re|ve|ll)\b`,
    fix: ([, subject, verb]) => `${subject} ${{ re: 'are', ve: 'have', ll: 'will' }[String(verb).toLowerCase()]}`,
  },
  {
    id: 'Contraction',
    reason: t('Formal texts write it out.'),
    find: pattern`\b(it|that|he|she|there|what|here|where)'s (\w+)`,
    fix: ([, subject, next = '']) => {
      const hasDone = next === 'been' || next === 'got' || next === 'had';
      // 'He's left' and 'it's broken' could be either.
      return !hasDone && baseOfParticiple(next) ? undefined : `${subject} ${hasDone ? 'has' : 'is'} ${next}`;
    },
  },
];

const shorter: readonly Rule[] = [
  {
    id: 'Contraction',
    reason: t('One says it shorter.'),
    find: pattern`\b(${negatives}|can|will) ?not(?= \w)(?! only\b)`,
    fix: ([whole, verb = '']) => {
      const short: Readonly<Record<string, string>> = {
        will: "won't",
        can: "can't",
        must: 'must not',
        need: "needn't",
      };
      return short[verb.toLowerCase()] === 'must not'
        ? undefined
        : withCaseOf(whole, short[verb.toLowerCase()] ?? `${verb}n't`);
    },
  },
  {
    id: 'Contraction',
    reason: t('One says it shorter.'),
    find: pattern`\b(I) (am|have|will)(?= (?:not|a|an|the|very|so|glad|happy|sorry|sure|going|looking|been|be|send|\w+ing|\w+ed)\b)|\b(you|we|they) (are|have|will)(?= (?:not|a|an|the|very|so|glad|happy|sorry|sure|going|been|be|send|\w+ing|\w+ed)\b)`,
    fix: ([, i, a = '', others, b = '']) =>
      `${i ?? others}'${{ am: 'm', are: 're', have: 've', will: 'll' }[(a || b).toLowerCase()]}`,
  },
  {
    id: 'Contraction',
    reason: t('One says it shorter.'),
    find: pattern`\b(it|that|he|she|there) is(?= (?:not|a|an|the|very|so|great|good|nice|too|\w+ing)\b)`,
    fix: ([, subject]) => `${subject}'s`,
  },
];

const wordRule = (id: string, reason: string, words: Readonly<Record<string, string>>): Rule => ({
  id,
  reason,
  find: new RegExp(
    String.raw`(?<![\w'-])(?:${Object.keys(words)
      .sort((a, b) => b.length - a.length)
      .join('|')})(?![\w'-])( ?)`,
    'giu',
  ),
  fix: ([whole, space = '']) => {
    const word = whole.trimEnd();
    const next = words[word.toLowerCase()];
    if (next === undefined || (word === word.toUpperCase() && word.length > 4)) return undefined;
    // Abbreviations such as FYI are capitals without meaning them.
    const cased = word === word.toUpperCase() ? next : withCaseOf(word, next);
    return next === '' ? '' : cased + space;
  },
});

const exclamation: Rule = {
  id: 'Exclamation',
  reason: t('Formal texts do without exclamation marks.'),
  find: /!+(?=\s|$)/gu,
  fix: () => '.',
};

const slang = wordRule('Slang', t('This is spoken language.'), informal);

/** The rules of each tone: contractions and words. They do not change how sentences are built. */
export const toneRules: Readonly<Record<Tone, readonly Rule[]>> = {
  formal: [slang, wordRule('Casual', t('A formal text has another word for it.'), casual), ...longer, exclamation],
  friendly: [wordRule('Stiff', t('People say it more simply.'), stiff), ...shorter],
  neutral: [slang, wordRule('Stiff', t('A plain word says the same.'), stiff)],
};
