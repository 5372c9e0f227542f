/** Irregular verbs: base, past, participle. */
const irregular = `
be was been; become became become; begin began begun; bend bent bent; bite bit bitten; bleed bled bled; blow blew blown;
break broke broken; bring brought brought; build built built; buy bought bought; catch caught caught; choose chose chosen;
come came come; cost cost cost; cut cut cut; deal dealt dealt; dig dug dug; do did done; draw drew drawn; drink drank drunk;
drive drove driven; eat ate eaten; fall fell fallen; feed fed fed; feel felt felt; fight fought fought; find found found;
fly flew flown; forget forgot forgotten; forgive forgave forgiven; freeze froze frozen; get got got; give gave given;
go went gone; grow grew grown; hang hung hung; have had had; hear heard heard; hide hid hidden; hit hit hit; hold held held;
hurt hurt hurt; keep kept kept; know knew known; lay laid laid; lead led led; leave left left; lend lent lent; let let let;
lose lost lost; make made made; mean meant meant; meet met met; pay paid paid; put put put; quit quit quit; read read read;
ride rode ridden; ring rang rung; rise rose risen; run ran run; say said said; see saw seen; seek sought sought;
sell sold sold; send sent sent; set set set; shake shook shaken; shine shone shone; shoot shot shot; shut shut shut;
sing sang sung; sink sank sunk; sit sat sat; sleep slept slept; speak spoke spoken; spend spent spent; stand stood stood;
steal stole stolen; stick stuck stuck; strike struck struck; swear swore sworn; sweep swept swept; swim swam swum;
take took taken; teach taught taught; tear tore torn; tell told told; think thought thought; throw threw thrown;
understand understood understood; wake woke woken; wear wore worn; win won won; write wrote written`;

const regular = `accept add admit advise affect agree allow answer appear apply argue arrange arrive ask avoid believe belong
borrow call care carry change check clean close complain complete continue cook cover create cry dance decide deliver depend
describe die disagree discuss download drop earn edit enjoy enter exist expect explain fail finish fix follow happen hate help
hope hurry imagine improve include invite join jump kill laugh learn like listen live look love manage marry matter miss move
need notice offer open order own paint park pass plan play practise prefer prepare promise provide pull push reach receive
refuse remain remember rent repair reply require rest return save seem serve share shop shout show smell smile smoke solve sound
start stay stop study succeed suggest support surf talk taste thank touch translate travel try turn use visit wait walk want
wash watch wonder work worry`;

type Forms = { base: string; past: string; participle: string };

const forms = new Map<string, Forms>();
for (const line of irregular.trim().split(/;\s*/)) {
  const [base = '', past = '', participle = ''] = line.split(' ');
  forms.set(base, { base, past, participle });
}
for (const base of regular.split(/\s+/)) {
  const past = withEd(base);
  forms.set(base, { base, past, participle: past });
}

function withEd(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${doubled(base)}ed`;
}

function doubled(base: string): string {
  return isDoubling(base) ? base + base.slice(-1) : base;
}

function isDoubling(base: string): boolean {
  return ' admit drop plan shop stop begin cut dig forget get hit let put quit run set shut sit swim win prefer '.includes(
    ` ${base} `,
  );
}

/** 'go' → 'goes' */
export function thirdPerson(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'be') return 'is';
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|o)$/.test(base) ? `${base}es` : `${base}s`;
}

/** 'make' → 'making' */
export function gerund(base: string): string {
  if (base === 'be') return 'being';
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e') && !base.endsWith('ee')) return `${base.slice(0, -1)}ing`;
  return `${doubled(base)}ing`;
}

const index = (form: (verb: Forms) => string): ReadonlyMap<string, string> =>
  new Map([...forms.values()].map((verb) => [form(verb), verb.base]));

const thirdPersons = index(({ base }) => thirdPerson(base));
const gerunds = index(({ base }) => gerund(base));
const pasts = index(({ past }) => past);
const participles = index(({ participle }) => participle);

export const isVerb = (word: string): boolean => forms.has(word.toLowerCase());
export const baseOfThird = (word: string): string | undefined => thirdPersons.get(word.toLowerCase());
export const baseOfGerund = (word: string): string | undefined => gerunds.get(word.toLowerCase());
export const baseOfParticiple = (word: string): string | undefined => participles.get(word.toLowerCase());

/** The base of a past form that is not also the base: 'went' → 'go', but nothing for 'put'. */
export function baseOfPast(word: string): string | undefined {
  const base = pasts.get(word.toLowerCase());
  return base === word.toLowerCase() ? undefined : base;
}

export const pastOf = (base: string): string => forms.get(base.toLowerCase())?.past ?? withEd(base);
export const participleOf = (base: string): string => forms.get(base.toLowerCase())?.participle ?? withEd(base);

/** Verbs that look the same in the past: 'He put it there' is right. */
export const isSameInPast = (base: string): boolean => pastOf(base) === base;

/** What learners write for irregular pasts: 'runned' → its verb. Those that are words of their own are left out. */
export const wrongPasts: ReadonlyMap<string, string> = new Map(
  [...forms.values()]
    .filter(({ base, past }) => past !== withEd(base) && !isSameInPast(base))
    .map(({ base }): [string, string] => [withEd(base), base])
    .concat([
      ['cutted', 'cut'],
      ['hurted', 'hurt'],
      ['shutted', 'shut'],
      ['writed', 'write'],
    ])
    .filter(
      ([wrong]) =>
        !/^(?:bed|beed|founded|finded|grinded|hanged|lied|layed|leaded|leded|rung|ringed|seed|shined|singed|speeded|sted|winded|waked|beared|sticked|doed|haved|seeed|red|bended|stringed|dealed|sawed)$/.test(
          wrong,
        ),
    ),
);
