import { t } from '../../../shared/language/translate.ts';
import { anyOf, type Rule, withCaseOf } from '../../../shared/writing/english/rule.ts';
import {
  baseOfGerund,
  baseOfPast,
  baseOfThird,
  gerund,
  isVerb,
  pastOf,
  thirdPerson,
} from '../../../shared/writing/english/verbs.ts';

/** Wordy phrases of `retext-simplify` whose shorter form fits every sentence. The others depend on what follows. */
export const safePhrases: ReadonlySet<string> = new Set([
  ...[
    'adjacent to',
    'already existing',
    'as of yet',
    'at the present time',
    'at this time',
    'because of the fact that',
  ],
  ...[
    'by virtue of',
    'due to the fact that',
    'each and every',
    'factual evidence',
    'first and foremost',
    'for a period of',
  ],
  ...[
    'has a requirement for',
    'honest truth',
    'if and when',
    'in a timely manner',
    'in all likelihood',
    'in an effort to',
  ],
  ...['in excess of', 'in light of the fact that', 'in many cases', 'in order to', 'in regard to', 'in some instances'],
  ...['in the near future', 'in the process of', 'is applicable to', 'is authorised to', 'is authorized to'],
  ...['owing to the fact that', 'pertaining to', 'prior to', 'pursuant to', 'readily apparent', 'refer back'],
  ...['should you wish', 'span across', 'until such time as', 'various different', 'whether or not', 'with respect to'],
  ...['with the exception of', 'provides guidance for'],
]);

/** Long verbs and the everyday verb for each, in any form. */
const plainVerbs: Readonly<Record<string, string>> = {
  utilize: 'use',
  utilise: 'use',
  facilitate: 'help',
  commence: 'begin',
  terminate: 'end',
  endeavor: 'try',
  endeavour: 'try',
  ascertain: 'find out',
  purchase: 'buy',
  assist: 'help',
  obtain: 'get',
  demonstrate: 'show',
  necessitate: 'need',
  possess: 'have',
  reside: 'live',
  ameliorate: 'improve',
  elucidate: 'explain',
  expedite: 'hurry',
  remunerate: 'pay',
};

const simpleWords: Readonly<Record<string, string>> = {
  approximately: 'about',
  subsequently: 'later',
  numerous: 'many',
  sufficient: 'enough',
  additional: 'more',
  aforementioned: '',
  regarding: 'about',
  concerning: 'about',
  nevertheless: 'still',
  consequently: 'so',
  furthermore: 'also',
  whilst: 'while',
  amongst: 'among',
  upon: 'on',
};

/** Nouns made of verbs, with the verb that does the work alone: 'make a decision' → 'decide'. */
const nominal: readonly (readonly [verbs: string, noun: string, verb: string])[] = [
  ['make', 'a decision', 'decide'],
  ['make', 'an assumption', 'assume'],
  ['make', 'a suggestion', 'suggest'],
  ['make', 'a choice', 'choose'],
  ['make', 'a change to', 'change'],
  ['make', 'changes to', 'change'],
  ['make', 'an attempt to', 'try to'],
  ['make', 'an improvement to', 'improve'],
  ['make', 'improvements to', 'improve'],
  ['make', 'use of', 'use'],
  ['make', 'a contribution to', 'contribute to'],
  ['give', 'consideration to', 'consider'],
  ['give', 'an explanation of', 'explain'],
  ['give', 'a description of', 'describe'],
  ['give', 'assistance to', 'help'],
  ['provide', 'assistance to', 'help'],
  ['provide', 'an explanation of', 'explain'],
  ['provide', 'a description of', 'describe'],
  ['provide', 'support to', 'support'],
  ['conduct|perform|undertake|do', 'an analysis of', 'analyse'],
  ['conduct|perform|undertake', 'a review of', 'review'],
  ['conduct|perform|undertake', 'a study of', 'study'],
  ['conduct|perform|undertake', 'an investigation of', 'investigate'],
  ['carry out', 'an analysis of', 'analyse'],
  ['carry out', 'a review of', 'review'],
  ['carry out', 'an investigation of', 'investigate'],
  ['have', 'a discussion about', 'discuss'],
  ['have', 'an effect on', 'affect'],
  ['have', 'an impact on', 'affect'],
  ['have', 'the ability to', 'be able to'],
  ['reach', 'an agreement', 'agree'],
  ['reach', 'a conclusion', 'conclude'],
  ['come to', 'the conclusion', 'conclude'],
  ['come to', 'an agreement', 'agree'],
  ['take', 'into consideration', 'consider'],
];

const fillers = anyOf(
  'very really quite basically actually literally essentially totally absolutely definitely certainly simply honestly frankly',
);

const redundant: readonly (readonly [RegExp, string])[] = [
  [/\bpast (history|experience)\b/giu, '$1'],
  [/\bfuture (plans?)\b/giu, '$1'],
  [/\bend (results?)\b/giu, '$1'],
  [/\bfinal (outcome)\b/giu, '$1'],
  [/\bfree (gifts?)\b/giu, '$1'],
  [/\badvance (warning|planning)\b/giu, '$1'],
  [/\bbasic (fundamentals|essentials)\b/giu, '$1'],
  [/\bcompletely (finished|full|eliminated|destroyed|unanimous)\b/giu, '$1'],
  [/\b(combine|join|merge|connect|mix)(d|ed|s)? together\b/giu, '$1$2'],
  [/\b(repeat|return|revert)(ed|s)? (?:again|back)\b/giu, '$1$2'],
  [/\bunexpected (surprises?)\b/giu, '$1'],
  [/\btrue (facts?)\b/giu, '$1'],
  [/\bexact same\b/giu, 'same'],
  [/\babsolutely essential\b/giu, 'essential'],
  [/\ba (large|great) (?:number|amount) of\b/giu, 'many'],
  [/\bthe (?:vast )?majority of\b/giu, 'most'],
  [/\bat this point in time\b/giu, 'now'],
  [/\bat the end of the day,? /giu, ''],
  [/\bin spite of the fact that\b|\bdespite the fact that\b/giu, 'although'],
  [/\bin the event that\b/giu, 'if'],
  [/\bhas the ability to\b/giu, 'can'],
  [/\bhave the ability to\b/giu, 'can'],
  [/\b(?:is|are) able to\b/giu, 'can'],
  [
    /\bit is important to note that |\bit should be noted that |\bplease note that |\bneedless to say,? |\bas a matter of fact,? |\bfor all intents and purposes,? |\bwhen all is said and done,? /giu,
    '',
  ],
  [/\bthe reason (?:why )?is because\b/giu, 'the reason is that'],
  [/\b(?:I think|I believe|I feel) that (?=\w)/gu, ''],
  [/\bsmall in size\b/giu, 'small'],
  [/\blarge in size\b/giu, 'large'],
  [/\bround in shape\b/giu, 'round'],
  [/\b(blue|red|green|black|white|yellow) in colou?r\b/giu, '$1'],
  [/\b(\d+|two|three|four|five|six|ten|twelve) different (?=\w+s\b)/giu, '$1 '],
];

/** Words of many syllables, as the everyday ones. For clarity. */
export const plainWords: readonly Rule[] = [
  {
    id: 'PlainVerb',
    reason: t('An everyday word says the same.'),
    find: new RegExp(
      String.raw`\b(${Object.keys(plainVerbs)
        .map((verb) => verb.replace(/e$/, ''))
        .join('|')})(e|es|s|ed|d|ing)?\b`,
      'giu',
    ),
    fix: ([word, stem = '', ending = '']) => {
      const plain = plainVerbs[stem.toLowerCase()] ?? plainVerbs[`${stem.toLowerCase()}e`];
      if (!plain) return undefined;
      // 'The purchase', 'their endeavours': nouns.
      if (/^(?:purchas|endeavou?r)$/i.test(stem) && !/ed|ing/.test(ending)) return undefined;
      return withCaseOf(word, inflect(plain, ending));
    },
  },
  {
    id: 'PlainWord',
    reason: t('A shorter word says the same.'),
    find: new RegExp(String.raw`\b(?:${Object.keys(simpleWords).join('|')})\b( ?)`, 'giu'),
    fix: ([whole, space = '']) => {
      const word = whole.trimEnd();
      const plain = simpleWords[word.toLowerCase()];
      if (plain === undefined) return undefined;
      return plain === '' ? '' : `${withCaseOf(word, plain)}${space}`;
    },
  },
];

/** Verbs hidden in nouns. For clarity and for fewer words. */
export const nominalStyle: readonly Rule[] = nominal.map(([verbs, noun, verb]) => ({
  id: 'NominalStyle',
  reason: t('The verb says it without a noun.'),
  find: new RegExp(String.raw`\b(${verbs.split('|').map(formsOf).join('|')}) ${noun}\b`, 'giu'),
  fix: ([whole, form = '']) => {
    const [first = '', ...rest] = verb.split(' ');
    if (first === 'be') return undefined;
    return withCaseOf(whole, [likeForm(form, first), ...rest].join(' '));
  },
}));

/** What can go. For fewer words. */
export const wordiness: readonly Rule[] = [
  {
    id: 'Filler',
    reason: t('The sentence says the same without it.'),
    // Not 'not really', 'very much', 'quite a'.
    find: new RegExp(
      String.raw`(?<!\b(?:not|n't|the|how|so|as|own|was) )\b(${fillers}),? (?!much\b|own\b|few\b|a\b|an\b|the\b|same\b|least\b|put\b|speaking\b|well\b)(?=\p{Ll})`,
      'giu',
    ),
    fix: ([whole, word = '']) => (word.charAt(0) === word.charAt(0).toLowerCase() && whole ? '' : undefined),
  },
  ...redundant.map(([find, right]) => ({
    id: 'Wordy',
    reason: t('Fewer words say the same.'),
    find,
    fix: ([whole, ...groups]: RegExpExecArray) =>
      right === ''
        ? ''
        : withCaseOf(
            whole,
            right.replaceAll(/\$(\d)/g, (_, number: string) => groups[Number(number) - 1] ?? ''),
          ),
  })),
];

/** 'make' → 'make|makes|made|making' */
function formsOf(verb: string): string {
  const [first = '', ...rest] = verb.split(' ');
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  return [first, thirdPerson(first), pastOf(first), gerund(first)].map((form) => form + tail).join('|');
}

/** A verb in the form of another: 'made', 'decide' → 'decided'. */
function likeForm(form: string, verb: string): string {
  const word = form.toLowerCase().split(' ')[0] ?? '';
  if (word === 'had' || word === 'did' || (baseOfPast(word) && !isVerb(word))) return pastOf(verb);
  if (baseOfGerund(word) || word.endsWith('ing')) return gerund(verb);
  if (baseOfThird(word) || word === 'has' || /(?:cts|ms|kes)$/.test(word)) return thirdPerson(verb);
  return word.endsWith('ed') || word === 'undertook' ? pastOf(verb) : verb;
}

function inflect(plain: string, ending: string): string {
  const [verb = '', ...rest] = plain.split(' ');
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  if (/^(?:ed|d)$/i.test(ending)) return pastOf(verb) + tail;
  if (/^(?:es|s)$/i.test(ending)) return thirdPerson(verb) + tail;
  return (/^ing$/i.test(ending) ? gerund(verb) : verb) + tail;
}
