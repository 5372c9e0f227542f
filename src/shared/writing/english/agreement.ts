import { t } from '../../language/translate.ts';
import { isPlural, isSingular, people, pluralOf, uncountable } from './nouns.ts';
import { clauseStart, pattern, plural, possessive, pronoun, type Rule, singular, swap } from './rule.ts';
import {
  baseOfParticiple,
  baseOfPast,
  baseOfThird,
  isSameInPast,
  isVerb,
  participleOf,
  pastOf,
  thirdPerson,
  wrongPasts,
} from './verbs.ts';

const agree = t('The verb does not agree with its subject.');
const adverb = '(?:(?:also|always|never|often|usually|still|only|really|just|already|ever|sometimes) )?';
const everyone = 'everyone|everybody|someone|somebody|anyone|anybody|no one|nobody|everything|something|nothing';
const pastTime =
  /\b(?:yesterday|last (?:night|week|month|year|spring|summer|autumn|fall|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|ago|in (?:19|20)\d\d)\b/i;

/** The form of a verb, 'be' and 'have' included, after a singular subject. */
const singularForms: Readonly<Record<string, string>> = {
  have: 'has',
  are: 'is',
  were: 'was',
  "don't": "doesn't",
  do: 'does',
  "aren't": "isn't",
  "weren't": "wasn't",
  "haven't": "hasn't",
};
const pluralForms: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(singularForms).map(([many, one]) => [one, many]),
);
const many = Object.keys(singularForms).join('|');
const one = Object.keys(pluralForms).join('|');

/** The rules about subjects and verbs, auxiliaries and tenses. */
export const agreement: readonly Rule[] = [
  {
    id: 'SingularSubject',
    reason: agree,
    find: pattern`${clauseStart}(${singular}|${everyone}) ${adverb}(\w+(?:'t)?)\b(?! (?:be|not)\b)`,
    fix: (match, text) => {
      const [whole, subject = '', verb = ''] = match;
      const fixed = singularVerb(verb, text, /^(?:he|she|it)$/i.test(subject));
      return fixed && endWith(whole, verb, fixed);
    },
  },
  {
    id: 'SingularNoun',
    reason: agree,
    find: pattern`${clauseStart}(?:${possessive}|a|an|the) (?:${people}) ${adverb}(\w+(?:'t)?)\b`,
    fix: ([whole, verb = ''], text) => {
      const fixed = singularVerb(verb, text, true);
      return fixed && endWith(whole, verb, fixed);
    },
  },
  {
    id: 'SingularNoun',
    reason: agree,
    find: pattern`${clauseStart}(?:${possessive}|a|an|this|that) (\p{Ll}+) (don't|haven't|have)\b`,
    fix: ([whole, noun = '', verb = '']) =>
      isSingular(noun) && !/ing$/.test(noun) ? endWith(whole, verb, singularForms[verb.toLowerCase()]) : undefined,
  },
  {
    id: 'UncountableNoun',
    reason: agree,
    find: pattern`${clauseStart}(?:(?:${possessive}|the|this|that|all|new) )?(?:${uncountable}) (are|were|have)\b`,
    fix: ([whole, verb = '']) => endWith(whole, verb, singularForms[verb.toLowerCase()]),
  },
  {
    id: 'PluralSubject',
    reason: agree,
    find: pattern`${clauseStart}(?:${plural}|(?:(?:many|most|some|these|those|young|old) )?people|(?:these|those) \w+s) ${adverb}(is|was|has|doesn't|isn't|wasn't|hasn't)\b`,
    fix: ([whole, verb = '']) => endWith(whole, verb, pluralForms[verb.toLowerCase()]),
  },
  {
    id: 'PluralNoun',
    reason: agree,
    find: pattern`${clauseStart}(?:the|${possessive}|these|those) (\p{L}+) (${one})\b`,
    fix: ([whole, noun = '', verb = '']) =>
      isPlural(noun) ? endWith(whole, verb, pluralForms[verb.toLowerCase()]) : undefined,
  },
  {
    id: 'OneOf',
    reason: t('One of them is one: the verb is in the singular.'),
    find: pattern`\b(?:one|each) of (?:the|${possessive}|these|those) (?:\w+ )?(\p{L}+) (${many})\b`,
    fix: ([whole, noun = '', verb = '']) =>
      isPlural(noun.toLowerCase()) ? endWith(whole, verb, singularForms[verb.toLowerCase()]) : undefined,
  },
  {
    id: 'OneOfPlural',
    reason: t('One of several: the noun is in the plural.'),
    find: pattern`\bone of (?:the|${possessive}) (?:(?:best|worst|most \w+|biggest|closest|oldest|old|favou?rite|main|new|many) )?(friend|brother|sister|cousin|teacher|student|book|film|movie|reason|problem|car|idea|colleague|neighbou?r|dream|city|country|place|song|day|thing|question|way)\b(?=\s*(?:[.,;!?]|$|\b(?:is|was|who|that|in|at|has|lives)\b))`,
    fix: ([whole, noun = '']) => endWith(whole, noun, pluralOf(noun.toLowerCase())),
  },
  {
    id: 'ThereAre',
    reason: t('What follows is plural.'),
    find: pattern`\bthere (is|was|isn't|wasn't|has been) (?:many|several|two|three|four|five|six|seven|eight|nine|ten|a lot of (?:people|things|children)|a few|both|various|numerous)\b(?! times)`,
    fix: (match) => {
      const [whole, verb = ''] = match;
      const next = verb.toLowerCase() === 'has been' ? 'have been' : pluralForms[verb.toLowerCase()];
      return next && whole.replace(verb, next);
    },
  },
  {
    id: 'DidBase',
    reason: t("After 'did', the verb stays in its base form."),
    find: pattern`\bdid(?:n't| not)? (?:(?:${pronoun}|your \w+|my \w+|the \w+) )?(?:(?:ever|really|never) )?(\w+)\b`,
    fix: ([whole, verb = '']) => {
      if (/^(?:used)$/i.test(verb)) return undefined;
      const base =
        /^(?:saw|left|felt|found|lay|ground|wound)$/i.test(verb) && !/n't|not|\b(?:I|you|he|she|we|they)\b/i.test(whole)
          ? undefined
          : baseOfPast(verb);
      return base && endWith(whole, verb, base);
    },
  },
  {
    id: 'DoesBase',
    reason: t("After 'do' and 'does', the verb stays in its base form."),
    find: pattern`\b(?:do|does|did|doesn't|don't|didn't) (?:(?:${pronoun}) )?(\w+s|has)\b(?=[^'])`,
    fix: ([whole, verb = '']) => {
      if (/^(?:is|was)$/i.test(verb)) return undefined;
      const base =
        /^(?:needs|works|means)$/i.test(verb) && !/\b(?:he|she|it|you|I|they|we)\b/i.test(whole)
          ? undefined
          : baseOfThird(verb);
      return base && endWith(whole, verb, base);
    },
  },
  {
    id: 'PerfectParticiple',
    reason: t("After 'have', the past participle is used."),
    find: pattern`\b(?:have|has|had|haven't|hasn't|hadn't|(?:I|you|we|they)'ve) (?:(?:already|never|ever|just|not|always|also|only|once|since) )?(\w+)\b`,
    fix: ([whole, verb = '']) => {
      const base = baseOfPast(verb);
      if (
        !base ||
        /^(?:rose|saw|bit|lay|bore|got|wound|ground|spoke)$/i.test(verb) ||
        pastOf(base) === participleOf(base)
      )
        return undefined;
      return endWith(whole, verb, participleOf(base));
    },
  },
  {
    id: 'ParticipleAsPast',
    reason: t('This is the participle. The simple past has its own form.'),
    find: pattern`(?<=^["'“‘(]?|[.!?;,] |\b(?:and|but|because|when|that|who) )(I|you|he|she|we|they) (seen|done|gone|drunk|sung|begun|swum|rung|written|taken|eaten|known)\b`,
    fix: ([whole, subject = '', verb = ''], text) => {
      if (subject.toLowerCase() === 'you' && /\?\s*$/.test(text)) return undefined;
      const base = baseOfParticiple(verb);
      return base && endWith(whole, verb, pastOf(base));
    },
  },
  {
    id: 'ModalBase',
    reason: t('After this auxiliary, the verb stays in its base form.'),
    find: pattern`\b(?:${pronoun}|who|people) (?:can|could|must|will|would|should|may|might|cannot|can't|couldn't|won't|wouldn't|shouldn't) (?:(?:also|always|never|often|not|only) )?(\w+s|goes|does|has)\b`,
    fix: ([whole, verb = '']) => {
      const base = baseOfThird(verb);
      return base && endWith(whole, verb, base);
    },
  },
  {
    id: 'ModalTo',
    reason: t("No 'to' after this auxiliary."),
    find: pattern`\b(?:${pronoun}|who|people) (?:can|could|must|should|may|might|can't|couldn't|shouldn't|mustn't)(?: not)? (to )(\w+)\b`,
    fix: ([whole, to = '', verb = '']) =>
      isVerb(verb) || verb === 'be' ? whole.replace(` ${to}${verb}`, ` ${verb}`) : undefined,
  },
  {
    id: 'SimplePast',
    reason: t('A finished time in the past takes the simple past.'),
    find: pattern`\b(I|you|he|she|it|we|they) (?:have|has) (\w+)\b(?= )`,
    fix: ([, subject = '', verb = ''], text) => {
      const base = baseOfParticiple(verb);
      if (!base || !/\b(?:yesterday|last (?:night|week|month|year)|\w+ (?:days|weeks|months|years) ago)\b/i.test(text))
        return undefined;
      if (
        /\b(?:since|for|until|if|have|has) (?:\w+ )*(?:yesterday|last|ago)/i.test(
          text.replace(/^\W*\w+ (?:have|has) /, ''),
        )
      )
        return undefined;
      return /\bsince\b/i.test(text) ? undefined : `${subject} ${pastOf(base)}`;
    },
  },
  {
    id: 'IfHad',
    reason: t("After 'if', what did not happen is told with 'had'."),
    find: pattern`\bif ((?:${pronoun}) )would have (\w+)\b`,
    fix: ([whole, , verb = '']) =>
      baseOfParticiple(verb) || verb === 'been' ? whole.replace(/would have/i, 'had') : undefined,
  },
  swap(
    'IfWere',
    t("After 'if', what is not so is told with 'were'."),
    pattern`\bif I (was) (?:you|him|her|them)\b`,
    'were',
  ),
  {
    id: 'WrongPast',
    reason: t('This verb is irregular.'),
    find: /\b(?:(have|has|had|been|was|were|is|are|be|'ve) )?(\w+ed)\b/giu,
    fix: ([whole, auxiliary, verb = '']) => wrongPast(whole, auxiliary, verb),
  },
  {
    id: 'PerfectSince',
    reason: t('What began in the past and goes on takes the present perfect.'),
    find: pattern`\b(I am|I'm|(?:we|they|you) are|(?:he|she|it) is) (\w+ing)\b(?=[^.?!]* since \w)`,
    fix: ([, subject = '', verb = '']) =>
      `${subject.replace(/ ?(?:am|'m|are|is)$/i, '')} ${/^(?:he|she|it)\b/i.test(subject) ? 'has' : 'have'} been ${verb}`,
  },
  {
    id: 'PerfectFor',
    reason: t("'For' goes with a length of time, and what goes on takes the present perfect."),
    find: pattern`\b(${pronoun}) (\w+)\b([^.?!,]*) since ((?:about |almost |many |several |\d+ |two |three |four |five |six |seven |eight |nine |ten |twenty )+(?:years|months|weeks|days|hours|minutes))\b(?! ago)`,
    fix: ([, subject = '', verb = '', between = '', time = '']) => {
      const has = /^(?:he|she|it)$/i.test(subject) ? 'has' : 'have';
      const base = isVerb(verb) ? verb.toLowerCase() : baseOfThird(verb);
      if (/^(?:have|has|had|'ve)$/i.test(verb)) return `${subject} ${verb}${between} for ${time}`;
      return base && `${subject} ${has} ${participleOf(base)}${between} for ${time}`;
    },
  },
  swap(
    'ForTime',
    t("'For' goes with a length of time, 'since' with its beginning."),
    pattern`\b(?:been|lived|worked|known|had|waiting|living|working|studied|here|there)(?: \w+){0,4} (since) (?:about |almost |many |several |\d+ |two |three |four |five |six |seven |eight |nine |ten |twenty )+(?:years|months|weeks|days|hours|minutes)\b(?! ago)`,
    'for',
  ),
];

function singularVerb(verb: string, text: string, mayBePast: boolean): string | undefined {
  const lower = verb.toLowerCase();
  const auxiliary = singularForms[lower];
  if (auxiliary) return lower === 'were' && /\b(?:if|wish|though|suppose)\b/i.test(text) ? undefined : auxiliary;
  if (lower === 'lead' && pastTime.test(text)) return 'led';
  if (!isVerb(lower) || isSameInPast(lower)) return undefined;
  return mayBePast && pastTime.test(text) ? pastOf(lower) : thirdPerson(lower);
}

function wrongPast(whole: string, auxiliary: string | undefined, verb: string): string | undefined {
  const base = wrongPasts.get(verb.toLowerCase());
  return base && endWith(whole, verb, auxiliary ? participleOf(base) : pastOf(base));
}

/** Replaces the last word of a passage, with its case. */
function endWith(whole: string, word: string, next: string | undefined): string | undefined {
  if (next === undefined) return undefined;
  const shown = word.charAt(0) === word.charAt(0).toLowerCase() ? next : next.charAt(0).toUpperCase() + next.slice(1);
  return whole.slice(0, whole.length - word.length) + shown;
}
