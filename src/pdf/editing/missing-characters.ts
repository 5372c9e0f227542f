import { t } from '../../shared/language/translate.ts';
import { coveredCharacters } from './covered-characters.ts';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const unseen = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}]$/u;
const shown = 10;

let starts: number[] | undefined;
let ends: number[] | undefined;

/** The letters of a text, with their marks, that no font for added text has, each once. */
export function missingCharacters(text: string): string[] {
  const found = new Set<string>();
  for (const { segment } of letters.segment(text)) if (!isCovered(segment)) found.add(segment);
  return [...found];
}

/** A sentence for people; empty if all can be set. */
export function describeMissingCharacters(missing: readonly string[]): string {
  if (missing.length === 0) return '';
  const characters = missing.slice(0, shown).join(' ');
  const more = missing.length - shown;
  if (more > 0) return t('These characters cannot be set: {characters} and {more} more.', { characters, more });
  return missing.length === 1
    ? t('This character cannot be set: {characters}.', { characters })
    : t('These characters cannot be set: {characters}.', { characters });
}

/** Accents may be letters' own or separate. */
const isCovered = (letter: string): boolean =>
  [letter, letter.normalize('NFC'), letter.normalize('NFD')].some((form) =>
    [...form].every((character) => unseen.test(character) || isListed(character.codePointAt(0) ?? 0)),
  );

function isListed(code: number): boolean {
  if (!starts || !ends) [starts, ends] = readRanges();
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= code) low = middle + 1;
    else high = middle;
  }
  return low > 0 && code <= (ends[low - 1] ?? -1);
}

function readRanges(): [starts: number[], ends: number[]] {
  const [first, last]: [number[], number[]] = [[], []];
  let at = 0;
  for (const range of coveredCharacters.split(' ')) {
    const [distance = '', length = '0'] = range.split('-');
    first.push(at + Number.parseInt(distance, 36));
    at += Number.parseInt(distance, 36) + Number.parseInt(length, 36);
    last.push(at);
  }
  return [first, last];
}
