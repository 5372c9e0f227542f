import { anyOf } from './rule.ts';

/** Nouns that have no plural and take no 'a'. */
export const uncountable = anyOf(
  'advice equipment furniture homework information knowledge luggage news progress baggage software hardware feedback traffic weather',
);
export const uncountablePlurals = anyOf(
  'advices equipments furnitures homeworks informations knowledges luggages baggages softwares hardwares feedbacks traffics researches evidences',
);

/** Nouns in the singular that stand for one person. */
export const people = anyOf(
  'brother sister mother father mum mom dad wife husband friend boss teacher son daughter uncle aunt cousin neighbour neighbor boy girl man woman child student doctor colleague manager dog cat grandmother grandfather girlfriend boyfriend roommate',
);

/** Jobs that need an article: 'He is a doctor'. */
export const jobs = anyOf(
  'accountant actor actress architect artist baker carpenter chef cook dentist doctor driver electrician engineer farmer journalist lawyer manager mechanic musician nurse painter pilot plumber photographer programmer scientist secretary singer student teacher waiter waitress writer designer developer',
);

/** Plurals that do not end in s. */
const irregularPlurals = 'children people men women police feet teeth mice geese sheep cattle data media criteria fish';
/** Words that end in s and are singular, or may be. */
const singularInS =
  'news series species physics mathematics politics economics athletics gymnastics statistics ethics linguistics electronics means headquarters lens chaos cosmos ethos iris canvas atlas gas bias christmas texas focus diabetes measles crossroads works barracks gallows';
/** Singular in America, both in Britain. */
const collective =
  'team staff family government committee public band company crew group class crowd majority minority couple audience board council jury army enemy media press rest pair number lot variety range series';
/** Adjectives that stand for people: 'The rich don't care.' */
const asPeople =
  'rich poor old young elderly blind deaf dead sick unemployed homeless french english british irish dutch welsh spanish chinese japanese swiss portuguese brave wise';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const [irregularSet, singularSet, collectiveSet, peopleSet] = [irregularPlurals, singularInS, collective, asPeople].map(
  wordSet,
) as [ReadonlySet<string>, ReadonlySet<string>, ReadonlySet<string>, ReadonlySet<string>];

/** Whether a noun can only be plural. Names are not judged. */
export function isPlural(noun: string): boolean {
  if (noun !== noun.toLowerCase()) return false;
  if (irregularSet.has(noun)) return !/^(?:data|media|fish|sheep)$/.test(noun);
  return /[^suia]s$/.test(noun) && !singularSet.has(noun);
}

/** Whether a noun can only be singular. */
export function isSingular(noun: string): boolean {
  const word = noun.toLowerCase();
  return !(
    word.endsWith('s') ||
    irregularSet.has(word) ||
    collectiveSet.has(word) ||
    peopleSet.has(word) ||
    /^(?:of|and|or|that|which|who|own|ones?|kind|sort|type|they|we|you|i)$/.test(word)
  );
}

/** 'friend' → 'friends', 'city' → 'cities' */
export function pluralOf(noun: string): string {
  const known: Readonly<Record<string, string>> = { child: 'children', man: 'men', woman: 'women', person: 'people' };
  if (known[noun]) return known[noun];
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Plurals that do not exist. */
export const wrongPlurals: Readonly<Record<string, string>> = {
  childs: 'children',
  childrens: 'children',
  womans: 'women',
  womens: 'women',
  mens: 'men',
  foots: 'feet',
  tooths: 'teeth',
  sheeps: 'sheep',
  deers: 'deer',
  aircrafts: 'aircraft',
  offsprings: 'offspring',
  mouses: 'mice',
  gooses: 'geese',
};

const shortAdjectives =
  'big small tall short long old young new cheap fast slow hard soft easy strong weak rich poor warm cold hot dark light bright clean dirty happy busy heavy high low large nice quick quiet safe smart thick thin wide deep late early early loud pretty ugly lucky funny angry friendly great sweet fresh kind fine strange';

/** 'big' → 'bigger', 'happy' → 'happier' */
export function comparative(adjective: string): string {
  if (adjective.endsWith('y')) return `${adjective.slice(0, -1)}ier`;
  if (adjective.endsWith('e')) return `${adjective}r`;
  return /^(?:big|hot|thin|fat|wet|sad)$/.test(adjective) ? `${adjective}${adjective.slice(-1)}er` : `${adjective}er`;
}

export const shortAdjective = anyOf(shortAdjectives);
export const comparatives = shortAdjectives.split(' ').map(comparative).concat('better', 'worse', 'further').join('|');
export const superlatives = comparatives
  .replaceAll(/er(?=\||$)/g, 'est')
  .replace('better', 'best')
  .replace('worse', 'worst');
