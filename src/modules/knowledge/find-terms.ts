import { readFileSync } from 'node:fs';

/** A word of a question, and the words to look for instead: any of them counts as the word. */
export type Term = {
  word: string;
  /** The word itself first, then its other words. */
  alternatives: readonly { text: string; weight: number }[];
};

/** What is searched of a question: a longer one has said it before that. */
const maxTerms = 24;
const maxCharacters = 1000;
/** Less than the word itself. */
const otherWeight = 0.85;

/**
 * What a question asks for: its words that say something, with what the product says for them. Words of other languages are
 * found in `other-words.tsv`.
 */
export function findTerms(question: string): Term[] {
  const words = [...new Set(splitWords(question.slice(0, maxCharacters)))];
  const significant = words.filter((word) => !fillers.has(word));
  const { phrases } = otherWords();
  const all = ` ${splitWords(question.slice(0, maxCharacters)).join(' ')} `;
  const said = phrases.filter(([phrase]) => all.includes(` ${phrase} `));
  const inPhrases = new Set(said.flatMap(([phrase]) => phrase.split(' ')));
  const single = (significant.length > 0 ? significant : words).filter((word) => !inPhrases.has(word));
  return [
    ...said.map(([phrase, meant]) => ({ word: phrase, alternatives: meant.map((text) => ({ text, weight: 1 })) })),
    ...single.map((word) => ({
      word,
      alternatives: [{ text: word, weight: 1 }, ...meantBy(word).map((text) => ({ text, weight: otherWeight }))],
    })),
  ].slice(0, maxTerms);
}

/** Lower case without accents: `'Größe & TL;DR'` → `['grosse', 'tl', 'dr']` */
export const splitWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .match(/[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)*/gu) ?? [];

/** Words that say nothing about what is asked, in the languages of `other-words.tsv`. */
const fillers = new Set(
  // English
  (
    'a about all also am an and any are as at be been but by can cannot could did do does doing dont for from get give go goes had has ' +
    'have hello help hey hi how i if im in into is it its just know let like make me mine more most my need not of ok on one only or our out ' +
    'please put really s should so some t than thank thanks that the their them then there these they this to up us use using very want was ' +
    'we what when where which who why will with would you your ' +
    // Spanish, Portuguese, French, Italian
    'el la los las un una unos unas de del al y o en con por para como que mi mis se es su lo puedo quiero solo ' +
    'os um uma uns da dos das em no na com meu minha e eu posso quero ao ' +
    'le les une des du et ou dans avec pour par sur mon ma mes je j l d ce cette est comment puis veux peux au aux ' +
    'il gli uno di della nel per come mio mia posso voglio ' +
    // German
    'der die das den dem ein eine einen einem einer und oder im mit von zu zum zur auf fur ist sind ich mein meine meinen ' +
    'wie kann man kannst wo was warum nicht bitte'
  ).split(' '),
);

type OtherWords = {
  single: ReadonlyMap<string, readonly string[]>;
  beginnings: readonly (readonly [string, readonly string[]])[];
  phrases: readonly (readonly [string, readonly string[]])[];
};

function meantBy(word: string): string[] {
  const { single, beginnings } = otherWords();
  const found = [
    ...(single.get(word) ?? []),
    ...beginnings.filter(([beginning]) => word.startsWith(beginning)).flatMap(([, meant]) => meant),
  ];
  return [...new Set(found)].filter((other) => other !== word);
}

let read: OtherWords | undefined;

function otherWords(): OtherWords {
  if (read) return read;
  const single = new Map<string, string[]>();
  const beginnings: [string, string[]][] = [];
  const phrases: [string, string[]][] = [];
  const lines = readFileSync(new URL('./other-words.tsv', import.meta.url), 'utf8').split('\n');
  for (const line of lines.filter((each) => each !== '' && !each.startsWith('#')).slice(1)) {
    const [first = '', ...columns] = line.split('\t');
    const meant = first.split(' ');
    for (const other of columns.flatMap((column) => column.split(', '))) {
      if (other.endsWith('*')) beginnings.push([other.slice(0, -1), meant]);
      else if (other.includes(' ')) phrases.push([other, meant]);
      else single.set(other, [...(single.get(other) ?? []), ...meant]);
    }
  }
  read = { single, beginnings, phrases };
  return read;
}
