import { t } from '../../language/translate.ts';
import { comparatives } from './nouns.ts';
import {
  anyOf,
  clauseEnd,
  clauseStart,
  object,
  pattern,
  possessive,
  pronoun,
  type Rule,
  swap,
  withCaseOf,
} from './rule.ts';
import { isVerb } from './verbs.ts';

const owned = anyOf(
  'own home homes house houses keys children kids parents car cars money skills work job jobs books homework friends family lives life bags shoes phone phones minds mind hands dog product products customers clients team website names name opinion opinions book mother father turn fault favorite favourite room office country',
);
const tooAdjective = anyOf(
  'cold hot tired late early big small expensive difficult hard easy young old heavy fast slow loud busy much many far long short weak strong dangerous noisy dark bright sick ill angry scared shy lazy',
);
const determiner = `${possessive}|the|a|an|this|that`;

/** The rules about words that sound or look alike. */
export const confusedWords: readonly Rule[] = [
  swap(
    'ThanThen',
    t("'Than' compares; 'then' is about time."),
    pattern`\b(?:${comparatives}|(?:more|less) \w+|more|less|other) (then)\b(?! (?:we|I|the next|again)\b)`,
    'than',
  ),
  swap(
    'ThanThen',
    t("'Than' compares; 'then' is about time."),
    pattern`\bwould rather [^.,;?!]*? (then) (?:\w+)`,
    'than',
  ),
  swap(
    'ThanThen',
    t("'Then' is about time; 'than' compares."),
    pattern`(?<!\b(?:more|less|rather|er|other)\b[^.]*)(?:, |\band |^)(than) (?:${pronoun})\b`,
    'then',
  ),
  swap(
    'LoseLoose',
    t("'Lose' is the verb; 'loose' means not tight."),
    pattern`\b(?:to|not|n't|will|would|can|could|might|may|should|always|never|often|I|you|we|they) (loose) (?:${determiner}|it|him|her|them|weight|money|time|hope|interest|control|everything|something)\b`,
    'lose',
  ),
  swap(
    'LoseLoose',
    t("'Lose' is the verb; 'loose' means not tight."),
    pattern`\b(loosing) (?:${determiner}|it|him|them|weight|money|time|hope|interest|control|everything)\b`,
    'losing',
  ),
  swap(
    'AffectEffect',
    t("'Effect' is the noun, 'affect' the verb."),
    pattern`\b(?:the|an|no|any|little|big|positive|negative|bad|good|side|great|same|strong|real|full) (affect) (?:on|of|was|is)\b`,
    'effect',
  ),
  swap(
    'AffectEffect',
    t("'Affect' is the verb, 'effect' the noun."),
    pattern`\b(?:it|this|that|which|who|weather|stress|noise|sleep|really|also|directly|food|diet|money|change|not|will|can|could|may|might|would|doesn't|didn't) (effects?) (?:my|your|his|her|our|their|me|you|him|us|them|people|everyone|everybody)\b`,
    (word) => word.replace('e', 'a'),
  ),
  swap(
    'AcceptExcept',
    t("To accept is to take; 'except' means but not."),
    pattern`(?:\b(?:I|we|they|to|will|can't|cannot|not|please|must|should|didn't|don't)|^) (except) (?:your|my|the|this|that|our|his|her|their|a|credit|it)\b`,
    'accept',
  ),
  swap(
    'AcceptExcept',
    t("'Except' means but not; to accept is to take."),
    pattern`\b(?:everyone|everybody|all|nothing|anything|everything|no one|nobody|none|anyone|every \w+)(?: \w+){0,3} (accept) (?:for|me|you|him|her|us|them|one|the|\p{L}+${clauseEnd})`,
    'except',
  ),
  swap(
    'AdviceAdvise',
    t("'Advise' is the verb, 'advice' the noun."),
    pattern`\b(?:please|to|will|would|can|could|I|we|you|they|must|should) (advice) (?:${object}|that|against)\b`,
    'advise',
  ),
  swap(
    'AdviceAdvise',
    t("'Advice' is the noun, 'advise' the verb."),
    pattern`\b(?:a|an|good|bad|some|the|any|his|my|your|her|of|this|much|more|great|useful|legal) (advise)(?=\s*[.,;!?]|$| (?:on|about|was|is|from|for)\b)`,
    'advice',
  ),
  swap(
    'PrincipalPrinciple',
    t('The principal leads; a principle is a rule.'),
    pattern`\b(?:school|vice|assistant|former) (principle)\b|\bthe (principle) of (?:the|our|my|this) (?:school|college)\b`,
    'principal',
  ),
  swap(
    'PrincipalPrinciple',
    t("'Principal' means main; a principle is a rule."),
    pattern`\b(?:the|our|my|his|their|its|a) (principle) (?:reason|cause|aim|goal|purpose|character|actor|investigator|source|advantage)\b`,
    'principal',
  ),
  swap(
    'PrincipalPrinciple',
    t('A principle is a rule; the principal leads.'),
    pattern`\b(?:in|on) (principal)(?=[.,;]|$| (?:I|we|they|he|she|it)\b)`,
    'principle',
  ),
  swap(
    'PassedPast',
    t("'Past' is the place or time, 'passed' the verb."),
    pattern`\b(?:walk|walks|walked|walking|drive|drives|drove|driving|run|runs|ran|running|go|goes|went|going|flew|just|half|quarter|got|get|hurried|rushed) (passed) (?:the|a|my|your|our|their|his|her|us|me|him|them|it|midnight|noon|\w+ o'clock|one|two|three|four|five|six|seven|eight|nine|ten)\b`,
    'past',
  ),
  swap('PassedPast', t("'Past' is the time, 'passed' the verb."), pattern`\b(?:in|from|of) the (passed)\b`, 'past'),
  swap(
    'PassedPast',
    t("'Passed' is the verb."),
    pattern`\b(?:he|she|we|they|I|you) (past) (?:the|my|his|her|their|our|all|an|a)\b`,
    'passed',
  ),
  swap(
    'WeatherWhether',
    t("'Whether' means if; the weather is outside."),
    pattern`\b(?:know|knows|knew|wonder|wonders|wondered|wondering|ask|asked|decide|decided|sure|see|discuss|discussed|question|doubt|on) (weather) (?:${pronoun}|the|this|that|there|to|or)\b`,
    'whether',
  ),
  swap(
    'WeatherWhether',
    t("'Whether' means if; the weather is outside."),
    pattern`(?:^|\b)(weather) (?:${pronoun})(?: \w+){1,4} or not\b`,
    'whether',
  ),
  swap(
    'WeatherWhether',
    t("'Whether' is written with h after the w."),
    pattern`\b(wether) (?=${pronoun}|to|the|or|this|that|there|\p{L})`,
    'whether',
  ),
  swap(
    'QuietQuite',
    t("'Quiet' makes no noise; 'quite' means rather."),
    pattern`\b(?:be|keep|stay|kept|stayed|very|so|too) (quite)(?=\s*[.,;!?]|$| (?:in|while|when|please|during|at|and)\b)`,
    'quiet',
  ),
  swap(
    'QuietQuite',
    t("'Quite' means rather; 'quiet' makes no noise."),
    pattern`\b(?:was|is|are|were|am|it's|I'm|a) (quiet) (?:good|nice|interesting|difficult|hard|easy|different|often|sure|similar|well|expensive|a few|a lot|a bit|big|happy|tired)\b`,
    'quite',
  ),
  swap(
    'TooTo',
    t("'Too' means more than is good."),
    pattern`\b(?:is|was|are|were|am|be|been|it's|he's|she's|I'm|that's|far|way|much|got|get|not) (to) (?:${tooAdjective})(?=\s*[.,;!?]|$| (?:to|for)\b)`,
    'too',
  ),
  swap(
    'TooTo',
    t("'Too' means also."),
    pattern`\b(?:like|liked|love|loved|saw|enjoyed|know|knew|hate|hated) (?:it|him|them|that|this) (to)(?=[.!])`,
    'too',
  ),
  swap('TooTo', t("'Too' means also."), pattern`(?:^|, )(?:and )?me (to)(?=[.!])`, 'too'),
  {
    id: 'TooTo',
    reason: t("'Too' means also or more than is good; here it is 'to'."),
    find: pattern`\b(?:want|wants|wanted|need|needs|has|have|had|going|like|try|tried|able|hope|ready|decided|plan|how|went|go|goes|gone|come|came|talk|listen|listening|due|according) (too) (\w+)\b`,
    fix: ([whole, too = '', next = '']) =>
      isVerb(next) || /^(?:be|my|your|the|his|her|our|their|school|bed|me|him|us|them)$/i.test(next)
        ? whole.replace(` ${too} `, ` ${withCaseOf(too, 'to')} `)
        : undefined,
  },
  swap(
    'HereHear',
    t("One hears with one's ears; 'here' is this place."),
    pattern`\b(?:can|can't|cannot|could|couldn't|to|did|didn't|don't|I|will|never)(?: (?:you|I|we|he|she|they))? (here) (?:me|you|him|her|us|them|it|what|about|from|anything|nothing)\b`,
    'hear',
  ),
  swap(
    'BrakeBreak',
    t('Brakes stop a car.'),
    pattern`\b(?:press|pressed|pressing|hit|slam|slammed|apply|applied|emergency|hand|car's|release|released|check)(?: on)?(?: the| your| his| her)? (breaks)\b`,
    'brakes',
  ),
  swap(
    'DesertDessert',
    t('Dessert is sweet; a desert is dry.'),
    pattern`\bfor (desert)${clauseEnd}|\b(desert) (?:was|is|tasted|looks|looked) (?:delicious|sweet|tasty|good|great|excellent|too sweet)\b|\b(?:delicious|tasty|chocolate|sweet|favou?rite) (desert)\b`,
    'dessert',
  ),
  swap(
    'Compliment',
    t('A compliment is praise; a complement completes.'),
    pattern`\b(?:give|gave|gives|given|giving|pay|paid|pays|receive|received|got|take|took)(?: (?:me|him|her|us|them|you))? (?:a |an |the |many |some |his |her |my |your )?(?:nice |lovely |great )?(complements?)\b`,
    (word) => word.replace('ple', 'pli'),
  ),
  swap(
    'PeacePiece',
    t('A piece is a part; peace is quiet.'),
    pattern`\b(?:a|two|three|four|every|each|one|some|little|small|big|large|this|that|last|another) (peaces?) of (?!mind)\w+`,
    (word) => word.replace('ea', 'ie'),
  ),
  swap(
    'PeacePiece',
    t('Peace is quiet; a piece is a part.'),
    pattern`\b(?:world|inner|make|in) (piece)(?=[.,;!?]|$| (?:and|with|talks|treaty)\b)`,
    'peace',
  ),
  swap(
    'KnowNo',
    t("One knows something; 'no' is the opposite of yes."),
    pattern`\b(?:I|we|you|they|to|don't|didn't) (no) (?:what|how|that|why|where|who|when|the answer|the way|him|her|it|about|if|whether)\b`,
    'know',
  ),
  swap(
    'ThereTheir',
    t("'There' is a place; 'their' is what they have."),
    pattern`^(their) (?:is|are|was|were|isn't|aren't|wasn't|weren't|has been|have been|will be|seems to be)\b`,
    'there',
  ),
  swap(
    'ThereTheir',
    t("'Their' is what they have; 'there' is a place."),
    pattern`\b(?:lose|lost|losing|improve|improved|love|loved|bring|brought|take|took|left|leave|finished|forgot|bought|sold|sell|with|of|for|about|like|using|use|do|did|change|changed|need|want) (there) (?:${owned})\b|\b(there) own\b`,
    'their',
  ),
  swap(
    'TheyAreTheir',
    t("'They're' is short for 'they are'."),
    pattern`^(their) (?:going|coming|not|very|so|always|never|all|here|late|ready|happy|waiting|trying)\b`,
    "they're",
  ),
  swap(
    'YoureYour',
    t("'You're' is short for 'you are'."),
    pattern`(?:^|\b(?:think|know|hope|if|when|because|that|say|said|sure|believe|and|but|until) |, )(your) (?:(?:wrong|right|late|welcome|mistaken|ready|crazy|happy|tired|sick|busy|safe|invited|able)(?=\s*[.,;!?]|$| (?:about|to|for|that|again|with|here)\b)|going|not|so|too|the|a|an|being|doing|looking|coming|joking|kidding|always|never)\b`,
    "you're",
  ),
  swap(
    'YoureYour',
    t("'Your' is what you have; 'you're' is short for 'you are'."),
    pattern`\b(you're) (?:${owned})(?=\s*[.,;!?]|$| (?:is|was|are|were|and|in|on|to|for)\b)`,
    'your',
  ),
  swap(
    'ItsIts',
    t("'Its' is what it has; 'it's' is short for 'it is'."),
    pattern`\b(it's) (?:own|name|tail|users?|customers|employees|population|shape|size|members|borders)\b`,
    'its',
  ),
  swap(
    'ItsIts',
    t("'It's' is short for 'it is'."),
    pattern`(?:^|\b(?:think|know|hope|if|when|because|that|say|said|and|but|so) |, )(its) (?:going|not|a|an|the|very|too|so|been|raining|snowing|time|important|better|always|never|just|really|my|your|hard|easy|true)\b(?! (?:own)\b)`,
    "it's",
  ),
  swap(
    'WhoseWhos',
    t("'Who's' is short for 'who is'."),
    pattern`(?:^|\bknow )(whose) (?:going|coming|there|that|been|got|the|a|at|on|calling|next)\b`,
    "who's",
  ),
  {
    id: 'WhoseWhos',
    reason: t("'Whose' asks for the owner."),
    find: pattern`\b(who's) (\w+) (?:is|are|was) (?:this|that|it|these|those)\b|\b(who's) (\w+) (?:that|this|it) (?:is|was)\b`,
    fix: ([whole, a, , b]) => whole.replace(a ?? b ?? '', withCaseOf(a ?? b ?? '', 'whose')),
  },
  swap(
    'SupposedTo',
    t("It is 'supposed to'."),
    pattern`\b(?:am|is|are|was|were|'s|'re|'m|not) (suppose) to\b`,
    'supposed',
  ),
  swap(
    'UsedTo',
    t("It is 'used to'."),
    pattern`\b(?:am|is|are|was|were|'m|'re|'s|get|got|getting|not) (use) to (?:it|this|that|the|\w+ing)\b`,
    'used',
  ),
  swap(
    'UsedTo',
    t("What was so in the past takes 'used to'."),
    pattern`${clauseStart}(?:I|he|she|we|they|you|people|there) (use) to (?=be|live|have|like|play|work|go|think|love|smoke|know|hate|eat|do|see)`,
    'used',
  ),
  swap('UsedTo', t("After 'did', it is 'use to'."), pattern`\bdid(?:n't| not)? (?:(?:${pronoun}) )?(used) to\b`, 'use'),
  {
    id: 'UsedTo',
    reason: t("What was so in the past takes 'used to' alone."),
    find: pattern`\b(I am|I'm|he is|she is|he's|she's|we are|they are|we're|they're) used to be\b`,
    fix: ([, subject = '']) => `${subject.replace(/(?: (?:am|is|are)|'(?:m|s|re))$/i, '')} used to be`,
  },
  swap(
    'Biased',
    t("It is 'biased'."),
    pattern`\b(?:is|are|was|were|be|been|am|very|so) (bias) (?:against|towards?|in favou?r)\b`,
    'biased',
  ),
  swap(
    'Idiom',
    t('If you could care less, you do care.'),
    pattern`\b(?:I|he|she|they|we|you) (could) care less\b`,
    "couldn't",
  ),
  swap(
    'BetweenMe',
    t("After 'between', it is 'me'."),
    pattern`\bbetween (?:you|him|her|them|\p{Lu}\w+) and (I)\b`,
    () => 'me',
  ),
  {
    id: 'SubjectPronoun',
    reason: t("Who does something is 'he' and 'I', and oneself comes last."),
    find: pattern`^(?:me and (him|her|them|my \w+)|(him|her|them) and me)(?= \w)`,
    fix: ([whole, a, b], text) => {
      const other = (a ?? b ?? '').toLowerCase();
      const subjects: Readonly<Record<string, string>> = { him: 'he', her: 'she', them: 'they' };
      const verb = /^\S+ and (?:my )?\S+ (\w+)/.exec(text)?.[1] ?? '';
      return verb === '' ? undefined : `${withCaseOf(whole, subjects[other] ?? other)} and I`;
    },
  },
  swap('Regardless', t("'Regardless' is negative already."), pattern`\b(irregardless)\b`, 'regardless'),
];
