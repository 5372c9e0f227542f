const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export type TitleStyleId = 'ap' | 'chicago';

export type TitleStyle = {
  id: TitleStyleId;
  name: string;
  /** Source of the rules. */
  source: string;
  /** Words that stay small inside a title. */
  minor: ReadonlySet<string>;
  /** Whether 'to' before a verb is capitalised. */
  capitalInfinitive: boolean;
  /** Whether the part after a prefix that is not a word stays small: 'Anti-intellectual'. */
  smallAfterPrefix: boolean;
};

/** Articles, conjunctions and prepositions of each style, and its rules on infinitives and hyphens. */
export const titleStyles: Readonly<Record<TitleStyleId, TitleStyle>> = {
  ap: {
    id: 'ap',
    name: 'AP',
    source: 'The Associated Press Stylebook, composition titles: words of four letters or more are capitalised',
    minor: words('a an the and as but for if nor or so yet at by in of off on per to up via v vs'),
    capitalInfinitive: true,
    smallAfterPrefix: false,
  },
  chicago: {
    id: 'chicago',
    name: 'Chicago',
    source:
      'The Chicago Manual of Style, 18th edition, 8.160 to 8.162: prepositions of five letters or more are capitalised',
    minor: words(
      'a an the and but for nor or as at by in of off on per to up via v vs amid atop down from into like near onto over past sans till unto upon with',
    ),
    capitalInfinitive: false,
    smallAfterPrefix: true,
  },
};

/** Prefixes that are not words (The Chicago Manual of Style, 8.162). */
export const prefixes = words(
  'anti bi bio co contra counter de e electro extra hyper infra inter intra macro mega meta micro mid multi neo non omni para poly post pre pro pseudo re semi socio sub supra trans tri ultra un',
);

/** Verbs that are rarely nouns, so that 'to' before them is an infinitive. */
export const infinitiveVerbs = words(
  'achieve add allow apply ask avoid be become begin believe bring build buy choose come consider create decide deliver describe discover do eat enjoy expect explain find finish fix follow forget get give go grow handle have hear help hide hire improve improvise include increase install invest join keep kill know lead learn leave let listen live look lose love make manage meet obtain overcome pay prepare prevent protect prove provide read reduce remember remove replace save say see sell send share sing solve speak spend stay stop succeed survive take teach tell think travel try understand use wait want watch wear win write',
);

/**
 * Verbs, in all their forms, that take these words as adverbs: in 'Turn Off the Lights' the word belongs to the verb and is
 * capitalised, in 'Feet off the Ground' it is a preposition and is not.
 */
export const particleVerbs: Readonly<Record<string, ReadonlySet<string>>> = {
  up: words(
    'add adds blow blows blew break breaks breaking broke bring brings bringing build builds building call calls calling catch catches catching caught clean cleans cleaning come comes coming dress dresses dressing end ends ended ending fill fills filling get gets getting got give gives giving gave given go goes going grow grows growing grew grown hang hangs hanging hold holds holding hurry keep keeps keeping kept line lock locks locking look looks looking looked make makes making made mix mixes open opens opening opened pick picks picking picked round run set sets setting show shows showing shut sign signs signing signed sit speak speaks speaking spoke speed speeds speeding split stand stands standing stood start starts starting start stay stays staying step steps stepping sum take takes taking took team throw tie ties tidy turn turns turning turned type typing wake wakes waking woke warm warms warming wash washes wind wrap wraps wrapping',
  ),
  off: words(
    'back break breaks call calls calling called come cut cuts cutting drop drops get go goes keep lay lays log logs logging pay pays paying put puts putting ripped rip run see sell send set sets setting show showing shut shuts shutting sign sleep switch switches switching take takes taking took turn turns turning turned wear wears write',
  ),
  on: words(
    'carry carries carrying come hang hangs hanging hold keep keeps log logs logging move moves moving moved pass press sign switch switches switching take takes taking try trying tried turn turns turning turned',
  ),
  in: words(
    'break breaking cave check checks checking checked chip drop fill fills filling give gives log logs logging logged opt plug sign signs signing signed tune tunes',
  ),
  for: words('look looks looking looked'),
  down: words(
    'back break breaks breaking broke bring burn calm climb close come cool cut fall falling fell get go hand hold knock lay let lie look melt melting nail pass pin pull put putting run settle shut shuts shutting sit sits sitting slow slows slowing stand step steps stepping take takes taking took tear track trickle turn turns turning upside wear wind write writing',
  ),
  over: words(
    'boil get getting hand hands handing knock move pull roll start starts starting take takes taking took think turn turns turning',
  ),
};

/** Roman numerals that are not words. */
export const romanNumerals = words('ii iii iv vi vii viii ix xii xiii xiv xv xvi xvii xviii xix xx xxi');

/** Before these, 'like' is a verb. */
export const likingWords = words("i you we they would to don't do really also people");
