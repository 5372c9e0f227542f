import { t } from '../../language/translate.ts';
import {
  comparative,
  comparatives,
  jobs,
  shortAdjective,
  superlatives,
  uncountablePlurals,
  wrongPlurals,
} from './nouns.ts';
import { clauseEnd, object, pattern, possessive, pronoun, type Rule, swap, withCaseOf } from './rule.ts';
import { baseOfGerund, baseOfThird, gerund, isVerb, thirdPerson } from './verbs.ts';

const toGerund = (id: string, reason: string, find: RegExp, link = ''): Rule => ({
  id,
  reason,
  find,
  fix: ([whole, verb = '']) =>
    isVerb(verb)
      ? `${whole.slice(0, whole.length - verb.length).replace(/\s*to $/i, ' ')}${link}${gerund(verb.toLowerCase())}`
      : undefined,
});

/** The rules about what follows a verb, an adjective or a preposition. */
const verbPatterns: readonly Rule[] = [
  toGerund(
    'VerbGerund',
    t('This verb is followed by the form with -ing.'),
    pattern`\b(?:enjoy|enjoys|enjoyed|avoid|avoids|avoided|(?:${pronoun}) (?:finish|finishes|finished|suggest|suggests|suggested|recommend|recommends|recommended|practise|practised|deny|denied|postponed|consider|considers)|(?:don't|doesn't|didn't|wouldn't|won't) mind) to (\w+)\b`,
  ),
  toGerund(
    'PrepositionGerund',
    t('After a preposition, the verb takes -ing.'),
    pattern`\b(?:(?:good|bad|great) at to|(?:interested|succeeded|succeed) in to|(?:tired|afraid|capable|fond|proud|instead) of to|(?:think|thinking|talked|worried) about to|without to) (\w+)\b`,
  ),
  {
    id: 'LookForward',
    reason: t("After 'look forward to', the verb takes -ing."),
    find: pattern`\b(?:look|looks|looked|looking) forward to (\w+)\b`,
    fix: ([whole, verb = '']) =>
      isVerb(verb) && !/^(?:work|play|help|change|study|visit|dance|sleep|talk|walk|love|hope|use)$/i.test(verb)
        ? whole.slice(0, whole.length - verb.length) + gerund(verb.toLowerCase())
        : undefined,
  },
  {
    id: 'UsedToGerund',
    reason: t("'Be used to' is followed by the form with -ing."),
    find: pattern`\b(?:I am|I'm|(?:he|she) is|(?:he|she)'s|(?:we|they|you) are|(?:we|they|you)'re|not|got|get) used to (wake|get|live|work|sleep|walk|drive|study|travel|wait|eat|speak|hear)\b`,
    fix: ([whole, verb = '']) => whole.slice(0, whole.length - verb.length) + gerund(verb.toLowerCase()),
  },
  {
    id: 'InsistOn',
    reason: t("'Insist' goes with 'on' and the form with -ing."),
    find: pattern`\b(insist|insists|insisted) (?:to|in|for) (\w+)\b`,
    fix: ([whole, insist = '', verb = '']) => {
      if (isVerb(verb)) return `${insist} on ${gerund(verb.toLowerCase())}`;
      return baseOfGerund(verb) && !/ to /.test(whole) ? `${insist} on ${verb}` : undefined;
    },
  },
  {
    id: 'VerbTo',
    reason: t("This verb is followed by 'to' and the base form."),
    find: pattern`\b(?:${pronoun}|who) (?:\w+ly )?(?:have |has |had )?(?:decided|decide|decides|agreed|agree|agrees|refused|refuse|refuses|promised|promise|promises|hope|hopes|hoped|managed|manages) (\w+ing)\b`,
    fix: ([whole, verb = '']) => {
      const base = baseOfGerund(verb);
      return base && `${whole.slice(0, whole.length - verb.length)}to ${base}`;
    },
  },
  {
    id: 'WantTo',
    reason: t("'Want' is followed by 'to' before a verb."),
    find: pattern`\b(?:want|wants|wanted) (go|be|see|do|eat|buy|know|come|leave|get|become|learn|meet|speak|tell|say|have)\b`,
    fix: ([whole, verb = '']) => `${whole.slice(0, whole.length - verb.length)}to ${verb}`,
  },
  {
    id: 'WantSomebodyTo',
    reason: t("'Want' is not followed by 'that': one wants somebody to do something."),
    find: pattern`\b(want|wants|wanted|would like|'d like) that (I|you|he|she|it|we|they) (\w+)\b`,
    fix: ([, want = '', who = '', verb = '']) => {
      const base = isVerb(verb) ? verb.toLowerCase() : baseOfThird(verb);
      const objects: Readonly<Record<string, string>> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' };
      return base && `${want} ${objects[who.toLowerCase()] ?? who} to ${base}`;
    },
  },
  {
    id: 'MakeBase',
    reason: t("After 'make' and 'let', the verb has no 'to'."),
    find: pattern`\b((?:make|makes|made|let|lets) (?:me|him|us|them|you|her|people|the children)) to (\w+)\b`,
    fix: ([, made = '', verb = '']) => (isVerb(verb) ? `${made} ${verb}` : undefined),
  },
  {
    id: 'Agree',
    reason: t("'Agree' is a verb of its own."),
    find: pattern`\b(?:(I|we|they|you) (?:am|are)|(I|we|they|you)'(?:m|re)|(he|she) is) (not |totally |completely |fully )?agree\b`,
    fix: ([, a, b, c, how = '']) => {
      const who = a ?? b ?? c ?? '';
      if (/not/i.test(how)) return `${who} ${c ? "doesn't" : "don't"} agree`;
      return `${who} ${how}${c ? 'agrees' : 'agree'}`;
    },
  },
  {
    id: 'SimplePresent',
    reason: t('This verb says what is so, not what is going on: it has no form with -ing.'),
    find: pattern`\b(?:(I) am|(we|they|you) are|(he|she|it) is|(?:(I|we|they|you)'(?:m|re))) (?:(?:not) )?(knowing|wanting|needing|believing|understanding|owning|belonging|preferring)\b`,
    fix: ([whole, a, b, c, d, verb = '']) => {
      const base = baseOfGerund(verb) ?? '';
      if (/ not /i.test(whole) || base === '') return undefined;
      return `${a ?? b ?? c ?? d} ${c ? thirdPerson(base) : base}`;
    },
  },
  {
    id: 'QuestionDo',
    reason: t("A question needs 'do' or 'does'."),
    find: pattern`^(how|where|why|what) (?:(I|you|we|they) (\w+)|(he|she|it) (\w+))\b([^?,]*)\?`,
    fix: ([, ask = '', many, verb = '', one, verbs = '', rest = '']) => {
      if (many) return isVerb(verb) ? `${ask} do ${many} ${verb}${rest}?` : undefined;
      const base = baseOfThird(verbs);
      return base && `${ask} does ${one} ${base}${rest}?`;
    },
  },
  {
    id: 'QuestionDo',
    reason: t("A question needs 'do' or 'does'."),
    find: pattern`^what means ((?:this|that|the|your) [^?,]+?)\?`,
    fix: ([, what]) => `What does ${what} mean?`,
  },
  {
    id: 'OneAuxiliary',
    reason: t('One auxiliary is enough.'),
    find: pattern`\b(?:do|does) (you|they|we|I|he|she|it) (can|could|must|should|may|will|would)\b`,
    fix: ([whole, who = '', modal = '']) => `${withCaseOf(whole, modal.toLowerCase())} ${who}`,
  },
  {
    id: 'LooksLike',
    reason: t("'How' and 'like' do not go together."),
    find: pattern`\b(how)(?= (?:it|he|she|this|that|they) (?:look|looks|looked) like\b)`,
    fix: ([how]) => withCaseOf(how, 'what'),
  },
  {
    id: 'ExplainTo',
    reason: t('One explains something to somebody.'),
    find: pattern`\b(explain|explains|explained|describe|described|suggest|suggested) (me|him|her|us|them) ((?:the|this|that|a|an|your|his|its|what|how|why)(?: \w+){1,4})(?=[.?!])`,
    fix: ([, verb = '', who = '', what = '']) => `${verb} ${what} to ${who}`,
  },
  swap(
    'SayTell',
    t('One tells somebody, and says something.'),
    pattern`\b(?:he|she|they|I|we|you) (said) (?:me|him|us|them|her) (?:that|he|she|it|they|to|about)\b`,
    'told',
  ),
  swap(
    'SayTell',
    t('One tells somebody, and says something.'),
    pattern`\b(?:he|she|they|I|we) (told) that (?:he|she|they|I|we|it|the)\b`,
    'said',
  ),
  swap('Lend', t('Who gives lends; who takes borrows.'), pattern`\b(borrow) (?:me|us|him|them)\b`, 'lend'),
];

/** Prepositions: what is wrong, and what is right instead. Groups of the pattern are $1, $2. */
const prepositions: readonly (readonly [find: RegExp, right: string])[] = [
  [pattern`\b(married) with\b(?= (?:a|an|the|${possessive}|\p{Lu}))`, '$1 to'],
  [pattern`\b(depend|depends|depended|depending) (?:of|from|in)\b`, '$1 on'],
  [pattern`\b(am|is|are|was|were|'m|'s|'re|very|really|not|also) interested (?:on|for|about)\b`, '$1 interested in'],
  [pattern`\bafraid from\b`, 'afraid of'],
  [pattern`\b(arrive|arrives|arrived|arriving) to (the|a|my|our|your|his|her|their|home)\b`, '$1 at $2'],
  [pattern`\b(arrive|arrives|arrived|arriving) to (?=\p{Lu})`, '$1 in '],
  [pattern`\b(congratulate|congratulates|congratulated) (${object}) (?:for|with)\b`, '$1 $2 on'],
  [pattern`\bresponsible of\b`, 'responsible for'],
  [
    pattern`\b(enter|enters|entered|entering) (?:into|in) (the (?:room|house|building|kitchen|office|shop|church|city))\b`,
    '$1 $2',
  ],
  [pattern`\b(contact|contacts|contacted|contacting) with (?=${possessive}|${object}|the)`, '$1 '],
  [pattern`\b(to|let us|let's|we|they|will|should|must|can|not) (discuss|discussed|discusses) about\b`, '$1 $2'],
  [pattern`\b(emphasi[sz]e|emphasi[sz]es|emphasi[sz]ed|emphasi[sz]ing) on\b`, '$1'],
  [pattern`\b(return|returns|returned|returning) back\b`, '$1'],
  [pattern`\b(prefer|prefers|preferred) (\w+) than (?=\w+)`, '$1 $2 to '],
  [
    pattern`\bgood in (?=(?:math|maths|mathematics|english|sports?|chess|physics|drawing|singing|dancing|cooking)\b)`,
    'good at ',
  ],
  [pattern`\b(listen|listens|listened|listening) (?=(?:music|the radio|${object})\b)`, '$1 to '],
  [pattern`\b(according) with\b`, '$1 to'],
  [pattern`\bin the other hand\b`, 'on the other hand'],
  [pattern`\b(mention|mentioned|mentions) about\b`, '$1'],
  [pattern`\b(resemble|resembles|resembled) (?:to|with)\b`, '$1'],
  [pattern`\b(lack|lacks|lacked) of (?=money|time|experience)(?<=\b(?:I|we|they|you|he|she|it) \w+ of )`, '$1 '],
  [pattern`\b(different) of\b`, '$1 from'],
  [pattern`\b(accused|suspected) (${object}) (?:for|with)\b`, '$1 $2 of'],
  [pattern`\b(capable) (?:for|in)\b`, '$1 of'],
  [pattern`\b(participate|participates|participated) (?:on|at|to)\b`, '$1 in'],
  [
    pattern`\b(spend|spends|spent) (time|money|\w+ hours|a lot of time|a lot of money) (?:for|in) (?=\w+ing\b)`,
    '$1 $2 ',
  ],
];

const prepositionRules: readonly Rule[] = prepositions.map(([find, right]) => ({
  id: 'Preposition',
  reason: t('Another preposition belongs here, or none.'),
  find,
  fix: ([whole, ...groups]) =>
    withCaseOf(
      whole,
      right.replaceAll(/\$(\d)/g, (_, number: string) => String(groups[Number(number) - 1] ?? '')),
    ),
}));

/** The rules about nouns, articles and comparisons. */
const nounRules: readonly Rule[] = [
  {
    id: 'Uncountable',
    reason: t('This noun has no plural.'),
    find: pattern`\b(?:(many|a few|several|few) (?:different )?|(these|those) |(an?) )?(${uncountablePlurals})\b`,
    fix: ([whole, count, these, _article, noun = '']) => {
      const fixed = noun
        .toLowerCase()
        .replace(/(?:e?s)$/, (end) =>
          /(?:researches)$/i.test(noun)
            ? ''
            : end === 'es' &&
                !/(?:furnitures|softwares|hardwares|knowledges|luggages|baggages|advices|evidences|homeworkes)$/i.test(
                  noun,
                )
              ? ''
              : end.slice(0, -1),
        );
      if (/^researches$/i.test(noun) && !count && !/\bof $/.test(whole)) return undefined;
      if (count) return `${withCaseOf(whole, /few/i.test(count) ? 'some' : 'a lot of')} ${fixed}`;
      if (these) return `${withCaseOf(these, these.toLowerCase() === 'these' ? 'this' : 'that')} ${fixed}`;
      return withCaseOf(noun, fixed);
    },
  },
  swap(
    'Uncountable',
    t('This noun has no plural.'),
    pattern`\b(?:a lot of|lots of|some|any|much|more) (researches)\b`,
    'research',
  ),
  {
    id: 'UncountableArticle',
    reason: t("This noun cannot be counted, so it has no 'a'."),
    find: pattern`\ban? ((?:good|bad|great|nice|useful|important|new|beautiful|sad|interesting|terrible) )?(advice|news|information|furniture|luggage|equipment|homework|progress|weather)\b(?! \p{Ll}{3,}|-)`,
    fix: ([whole, adjective = '', noun = '']) => withCaseOf(whole, `${adjective}${noun}`),
  },
  {
    id: 'WrongPlural',
    reason: t('This plural is irregular.'),
    find: new RegExp(String.raw`\b(${Object.keys(wrongPlurals).join('|')})\b(?!['’])`, 'giu'),
    fix: ([noun]) => withCaseOf(noun, wrongPlurals[noun.toLowerCase()] ?? noun),
  },
  {
    id: 'JobArticle',
    reason: t('A job needs an article.'),
    find: pattern`\b(?:(?:works|work|worked|working) as|(?:he|she) (?:is|was)|(?:he|she)'s|I am|I'm|I was|(?:he|she|I) became|to become|to be) (${jobs})\b${clauseEnd}`,
    fix: ([whole, job = '']) =>
      `${whole.slice(0, whole.length - job.length)}${/^[aeiou]/i.test(job) ? 'an' : 'a'} ${job}`,
  },
  {
    id: 'DoubleComparative',
    reason: t("'More' and '-er' say the same."),
    find: pattern`\bmore (${comparatives})\b`,
    fix: ([whole, adjective = '']) => withCaseOf(whole, adjective),
  },
  {
    id: 'DoubleSuperlative',
    reason: t("'Most' and '-est' say the same."),
    find: pattern`\bmost (${superlatives})\b`,
    fix: ([whole, adjective = '']) => withCaseOf(whole, adjective),
  },
  {
    id: 'ShortComparative',
    reason: t('Short adjectives are compared with -er.'),
    find: pattern`\bmore (${shortAdjective}) than\b`,
    fix: ([whole, adjective = '']) => `${withCaseOf(whole, comparative(adjective.toLowerCase()))} than`,
  },
  swap('Superlative', t("'Best' is the superlative already."), pattern`\b(bestest)\b`, 'best'),
  swap('Superlative', t("'Worse' is the comparative already."), pattern`\b(worser)\b`, 'worse'),
  {
    id: 'AdverbAfterVerb',
    reason: t('What says how something is done is an adverb.'),
    find: pattern`\b((?:sing|sings|sang|drive|drives|drove|driving|play|plays|played|playing|cook|cooks|dance|dances|danced|speak|speaks|spoke|work|works|worked|sleep|slept|write|writes|swim|swims|behave|behaved|did|perform|performed) (?:(?!very |so |really |pretty |too )\w+ )?)((?:very|so|really|pretty|too) )?(good|bad|careful|slow|quick|nice|beautiful|quiet|perfect|careless|dangerous)\b${clauseEnd}`,
    fix: ([, verb = '', how = '', adjective = '']) => {
      const middle = verb.trim().split(' ')[1];
      if (
        how === '' &&
        middle !== undefined &&
        !/^(?:english|french|german|spanish|football|tennis|chess|piano)$/i.test(middle)
      )
        return undefined;
      if (how === '' && /^(?:slow|quick|quiet)$/i.test(adjective)) return undefined;
      const adverb = adjective.toLowerCase() === 'good' ? 'well' : `${adjective}ly`;
      return `${verb}${how}${adverb}`;
    },
  },
  swap(
    'Fewer',
    t("'Fewer' is for what can be counted."),
    pattern`\b(less) (?:people|cars|students|things|items|problems|mistakes|books|friends|children|men|women|jobs|words|visitors|customers|errors|tourists|questions|accidents|calories)\b`,
    'fewer',
  ),
  {
    id: 'PersonWho',
    reason: t("'Who' is for people, 'which' for things."),
    find: pattern`\b((?:man|woman|person|people|girl|boy|teacher|friend|doctor|student|child|children|men|women) )which( (?:I|you|he|she|we|they)\b)?`,
    fix: ([, noun = '', subject]) => `${noun}${subject ? `whom${subject}` : 'who'}`,
  },
  {
    id: 'DoubleNegative',
    reason: t('Two negatives cancel each other.'),
    find: pattern`\b((?:don't|doesn't|didn't|won't|wouldn't|haven't|hasn't|hadn't|can't|couldn't) (\w+)) (no one|no|nothing|nobody|nowhere|none)\b(?! (?:longer|more|later|less|matter|one)\b|\s*[,.!?"]|$)|\b((?:don't|doesn't|didn't|won't|haven't|hasn't|can't|couldn't) (\w+)) (nothing|nobody|nowhere|no one)\b`,
    fix: ([, a, verbA, wordA, b, verbB, wordB]) => {
      const [start = '', verb = '', word = ''] = [a ?? b, verbA ?? verbB, wordA ?? wordB];
      if (!isVerb(verb) && !/^(?:had|seen|done|got|eaten|said|told)$/i.test(verb)) return undefined;
      const positives: Readonly<Record<string, string>> = {
        no: 'any',
        nothing: 'anything',
        nobody: 'anybody',
        nowhere: 'anywhere',
        none: 'any',
        'no one': 'anyone',
      };
      return `${start} ${positives[word.toLowerCase()] ?? word}`;
    },
  },
  swap('DoubleNegative', t("'Hardly' is negative already."), pattern`\b(can't|cannot) hardly\b`, 'can'),
  swap('DoubleNegative', t("'Hardly' is negative already."), pattern`\b(couldn't) hardly\b`, 'could'),
];

export const patterns: readonly Rule[] = [...verbPatterns, ...prepositionRules, ...nounRules];
