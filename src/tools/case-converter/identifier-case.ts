import { isAcronym, isShouted } from './acronyms.ts';
import { foldToAscii } from './fold-to-ascii.ts';
import { capitalize, capitalizeOnly, type LetterCase, toLower, toUpper } from './letter-case.ts';
import { splitWords } from './split-words.ts';

export type IdentifierOptions = LetterCase & {
  /** parseHTTPResponse rather than parseHttpResponse. */
  keepAcronyms: boolean;
  /** Strips accents from Latin letters. */
  foldDiacritics: boolean;
};

type WordForm = (word: string, index: number, options: IdentifierOptions) => string;

const small: WordForm = (word, _index, options) => toLower(word, options);
const capitals: WordForm = (word, _index, options) => toUpper(word, options);
const capitalized: WordForm = (word, _index, options) =>
  options.keepAcronyms && isAcronym(word) ? capitalize(word, options) : capitalizeOnly(word, options);
const smallFirst: WordForm = (word, index, options) =>
  index === 0 ? toLower(word, options) : capitalized(word, index, options);

/** How each kind of identifier writes and joins words. */
export const identifierForms = {
  camel: { form: smallFirst, joint: '' },
  pascal: { form: capitalized, joint: '' },
  snake: { form: small, joint: '_' },
  kebab: { form: small, joint: '-' },
  constant: { form: capitals, joint: '_' },
  dot: { form: small, joint: '.' },
  path: { form: small, joint: '/' },
} as const satisfies Record<string, { form: WordForm; joint: string }>;

export type IdentifierKind = keyof typeof identifierForms;

/** One identifier from all words in `text`; empty when there are none. */
export function toIdentifier(text: string, kind: IdentifierKind, options: IdentifierOptions): string {
  const { form, joint } = identifierForms[kind];
  const source = options.foldDiacritics ? foldToAscii(text, options.locale) : text;
  // In a line of capitals they do not mark acronyms.
  const formOptions = isShouted(source) ? { ...options, keepAcronyms: false } : options;
  return splitWords(source)
    .map((word, index) => form(word, index, formOptions))
    .join(joint);
}
