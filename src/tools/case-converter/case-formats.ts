import { t } from '../../shared/language/translate.ts';
import { type IdentifierKind, toIdentifier } from './identifier-case.ts';
import { type CaseLocaleChoice, caseLocaleOf, type LetterCase, toLower, toUpper } from './letter-case.ts';
import { toSentenceCase } from './sentence-case.ts';
import { toTitleCase } from './title-case.ts';
import type { TitleStyleId } from './title-styles.ts';

/** All options; each format uses those it needs. */
export type CaseOptions = {
  locale: CaseLocaleChoice;
  /** Each line is a title, a sentence or an identifier. Otherwise the whole text is one. */
  perLine: boolean;
  titleStyle: TitleStyleId;
  keepAcronyms: boolean;
  keepNames: boolean;
  foldDiacritics: boolean;
  capitalSharpS: boolean;
};

export const defaultCaseOptions: CaseOptions = {
  locale: 'auto',
  perLine: true,
  titleStyle: 'ap',
  keepAcronyms: true,
  keepNames: true,
  foldDiacritics: false,
  capitalSharpS: false,
};

/** The options with the language resolved. */
type SettledOptions = CaseOptions & LetterCase;

export type CaseFormatId = 'upper' | 'lower' | 'title' | 'sentence' | 'alternating' | IdentifierKind;

export type CaseFormat = {
  id: CaseFormatId;
  name: string;
  /** What 'the quick brown fox' becomes. */
  example: string;
  /** Running text, or names in programs. */
  group: 'prose' | 'identifier';
  /** Converts any string; never throws. */
  convert: (text: string, options?: Partial<CaseOptions>) => string;
};

const identifier = (id: IdentifierKind, name: string, example: string): CaseFormat =>
  define(id, name, example, 'identifier', (text, options) =>
    options.perLine ? byLine(text, (line) => toIdentifier(line, id, options)) : toIdentifier(text, id, options),
  );

/** The formats in card order. */
export const caseFormats: readonly CaseFormat[] = [
  define('upper', t('UPPER CASE'), 'THE QUICK BROWN FOX', 'prose', toUpper),
  define('lower', t('lower case'), 'the quick brown fox', 'prose', toLower),
  define('title', t('Title Case'), 'The Quick Brown Fox', 'prose', (text, options) =>
    options.perLine ? byLine(text, (line) => toTitleCase(line, options)) : toTitleCase(text, options),
  ),
  define('sentence', t('Sentence case'), 'The quick brown fox', 'prose', toSentenceCase),
  identifier('camel', 'camelCase', 'theQuickBrownFox'),
  identifier('pascal', 'PascalCase', 'TheQuickBrownFox'),
  identifier('snake', 'snake_case', 'the_quick_brown_fox'),
  identifier('kebab', 'kebab-case', 'the-quick-brown-fox'),
  identifier('constant', 'CONSTANT_CASE', 'THE_QUICK_BROWN_FOX'),
  identifier('dot', 'dot.case', 'the.quick.brown.fox'),
  identifier('path', 'path/case', 'the/quick/brown/fox'),
  define('alternating', t('aLtErNaTiNg cAsE'), 'tHe QuIcK bRoWn FoX', 'prose', toAlternatingCase),
];

function define(
  id: CaseFormatId,
  name: string,
  example: string,
  group: CaseFormat['group'],
  convert: (text: string, options: SettledOptions) => string,
): CaseFormat {
  return { id, name, example, group, convert: (text, options) => convert(text, settle(text, options)) };
}

function settle(text: string, chosen: Partial<CaseOptions> | undefined): SettledOptions {
  const options = { ...defaultCaseOptions, ...chosen };
  return { ...options, locale: options.locale === 'auto' ? caseLocaleOf(text) : options.locale };
}

/** Converts every line and keeps the line breaks. */
function byLine(text: string, convert: (line: string) => string): string {
  return text.replace(/[^\n\r\u2028\u2029]+/g, convert);
}

/** Alternating small and capital letters, starting small on every line; other characters are skipped. */
function toAlternatingCase(text: string, options: SettledOptions): string {
  return byLine(text, (line) => {
    let isUpper = false;
    return line.replace(/\p{L}\p{M}*/gu, (letter) => {
      const converted = isUpper ? toUpper(letter, options) : toLower(letter, options);
      isUpper = !isUpper;
      return converted;
    });
  });
}
