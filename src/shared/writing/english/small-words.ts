import { t } from '../../language/translate.ts';
import { anyOf, pattern, pronoun, type Rule, swap, withCaseOf } from './rule.ts';

/** Contractions without their apostrophe that are no words themselves. */
const contractions: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "don't doesn't didn't isn't aren't wasn't weren't hasn't haven't hadn't wouldn't couldn't shouldn't mustn't needn't I'm I've " +
    "you're they're we've you've they've that's what's there's where's he's"
  )
    .split(' ')
    .map((right) => [right.replace("'", '').toLowerCase(), right]),
);

/** Names that are written with a capital and are not also ordinary words. */
const names = anyOf(
  'monday tuesday wednesday thursday friday saturday sunday january february april june july september october november december ' +
    'english french german italian spanish portuguese chinese japanese korean russian arabic american british european african asian canadian australian ' +
    'england france germany italy spain portugal japan korea russia america canada australia europe africa asia mexico brazil india ireland scotland ' +
    'london paris berlin madrid rome lisbon tokyo moscow vienna amsterdam brussels dublin beijing chicago boston christmas easter',
);

/** Well-known misspellings for which Harper's first guess is another word. */
const misspellings: Readonly<Record<string, string>> = {
  adress: 'address',
  adresses: 'addresses',
  choise: 'choice',
  happend: 'happened',
  writting: 'writing',
  comming: 'coming',
  begining: 'beginning',
  truely: 'truly',
  wich: 'which',
  noone: 'no one',
  thier: 'their',
  greatful: 'grateful',
  untill: 'until',
  dissapear: 'disappear',
  succesful: 'successful',
};

const openers = anyOf('however nevertheless furthermore moreover consequently');
const phrases =
  'in other words|for example|for instance|on the other hand|in addition|as a result|in conclusion|in my opinion';

/** The rules about apostrophes, capitals, spaces and commas. */
export const smallWords: readonly Rule[] = [
  {
    id: 'Apostrophe',
    reason: t('An apostrophe is missing.'),
    find: new RegExp(String.raw`(?<![\w'-])(${Object.keys(contractions).join('|')})(?![\w'-])`, 'giu'),
    fix: ([word]) => {
      // HES and IM are abbreviations, too.
      if (word.length < 5 && word === word.toUpperCase()) return undefined;
      return withCaseOf(word, contractions[word.toLowerCase()] ?? word);
    },
  },
  swap('Apostrophe', t('An apostrophe is missing.'), pattern`\b(?:I|we|you|they|he|she) (cant|wont)\b`, (word) =>
    word === 'cant' ? "can't" : "won't",
  ),
  swap(
    'Apostrophe',
    t("'Let's' is short for 'let us'."),
    pattern`^(lets) (?:go|eat|see|get|do|start|talk|meet|have|try|play|make|take|not|look|begin|say|wait|be)\b`,
    "let's",
  ),
  swap('Cannot', t("'Cannot' is one word."), pattern`\b(can not)\b(?! only)`, 'cannot'),
  {
    id: 'Capital',
    reason: t('Names are written with a capital.'),
    find: new RegExp(String.raw`(?<![\w@#./\\-])(${names})(?![\w@/\\]|\.\w)`, 'gu'),
    fix: ([word]) => word.charAt(0).toUpperCase() + word.slice(1),
  },
  {
    id: 'CapitalStart',
    reason: t('A sentence begins with a capital.'),
    onlyFirst: true,
    find: /^["“‘(]?(\p{Ll})(?=\p{Ll}*(?:'\p{Ll}+)?[ ,][^\n]*\s[^\n]*[.!?]["”’)]?\s*$)/gu,
    fix: ([whole]) => whole.toUpperCase(),
  },
  {
    id: 'CapitalI',
    reason: t("'I' is always a capital."),
    find: /(?<=^|[\s"“(])i(?=(?:'(?:m|ve|ll|d)\b| (?:am|was|have|had|will|would|can|could|do|did|don't|didn't|think|know|want|like|love|need|see|saw|go|went|got|said|should|must|feel|hope|really|also|just|always|never)\b))/gu,
    fix: () => 'I',
  },
  {
    id: 'RepeatedWord',
    reason: t('This word is here twice.'),
    find: /\b(the|a|an|to|of|and|in|for|was|is|are|were|with|on|at|be|we|my|your|from|by|it|or|as|have|will|can)( +\1)\b(?!-|')/giu,
    fix: ([, word = ''], text) =>
      /\b(?:it|that|this|what he|what she|there) is is\b/i.test(text) || /\b(?:log|check|sign) in in\b/i.test(text)
        ? undefined
        : word,
  },
  {
    id: 'SpaceAfterComma',
    reason: t('The space belongs after the comma.'),
    find: /(?<=\p{L}) ,(?=\p{L})/gu,
    fix: () => ', ',
  },
  {
    id: 'OpeningComma',
    reason: t('A comma separates these words from the sentence.'),
    find: pattern`^(?:${openers}|${phrases}) (?=(?:${pronoun}|the|this|there|my|our|his|her|their)\b(?! \w+,))`,
    fix: ([whole], text) => (text.includes(',') ? undefined : `${whole.trimEnd()}, `),
  },
  swap('ALot', t("'A lot' is two words."), pattern`\b(alot)\b`, 'a lot'),
  {
    id: 'Misspelling',
    reason: t('It is spelled like this.'),
    find: new RegExp(String.raw`\b(${Object.keys(misspellings).join('|')})\b`, 'giu'),
    fix: ([word]) => withCaseOf(word, misspellings[word.toLowerCase()] ?? word),
  },
];
