import type { Segment } from '../../../pdf/reading/page-reading.ts';

export type NumberFormat = 'decimal' | 'lowerRoman' | 'upperRoman';
/** A page's number. Only a printed one was found in header or footer; the others continue or precede it. */
export type PageNumber = { format: NumberFormat; value: number; isPrinted: boolean };

type Numbering = { format: NumberFormat; offset: number };
type Candidate = Numbering & { pages: number[] };

/** A numbering needs this many pages, and this share of those that have heads, in the document or between its ends. */
const minPages = { wholeDocument: 2, roman: 2, decimal: 5 };
const minShare = 0.6;

/** The number of each page, from the heads of the pages and their numbers in the PDF. Front matter may have Roman numbers. */
export function pageNumbers(heads: readonly (readonly Segment[])[], positions: readonly number[]): PageNumber[] {
  const candidates = numberings(heads, positions);
  const withHeads = heads.filter((segments) => segments.length > 0).length;
  const isBelievable = ({ format, pages }: Candidate) => {
    const span = (pages.at(-1) ?? 0) - (pages[0] ?? 0) + 1;
    if (pages.length >= Math.max(minPages.wholeDocument, withHeads * minShare)) return true;
    return (
      pages.length >= (format === 'decimal' ? minPages.decimal : minPages.roman) && pages.length >= span * minShare
    );
  };
  const believable = candidates.filter(isBelievable).toSorted((a, b) => b.pages.length - a.pages.length);
  const printed = positions.map((_, page) => believable.find(({ pages }) => pages.includes(page)));
  return continued(printed, positions);
}

/** All that could be a numbering, each with the pages that agree on it. */
function numberings(heads: readonly (readonly Segment[])[], positions: readonly number[]): Candidate[] {
  const found = new Map<string, Candidate>();
  heads.forEach((segments, page) => {
    for (const { text } of segments) {
      for (const { format, value } of numbersIn(text)) {
        const offset = value - (positions[page] ?? 0);
        const key = `${format} ${offset}`;
        const known = found.get(key) ?? { format, offset, pages: [] };
        found.set(key, known);
        if (known.pages.at(-1) !== page) known.pages.push(page);
      }
    }
  });
  return [...found.values()];
}

/** Pages without a number of their own continue the previous one, or lead up to the first. */
function continued(printed: readonly (Numbering | undefined)[], positions: readonly number[]): PageNumber[] {
  const first = printed.findIndex((numbering) => numbering !== undefined);
  const found = printed[first];
  const lead = found === undefined ? -1 : (positions[first] ?? 0) + found.offset - first;
  let next = found !== undefined && lead >= 0 ? { format: found.format, value: lead } : plainNumber;
  return printed.map((numbering, page) => {
    const { format, value } = numbering
      ? { format: numbering.format, value: (positions[page] ?? 0) + numbering.offset }
      : next;
    next = { format, value: value + 1 };
    return { format, value, isPrinted: numbering !== undefined };
  });
}

const plainNumber = { format: 'decimal' as NumberFormat, value: 1 };

/** Roman numbers count only by themselves, since 'I' and 'mix' are words, too. */
function numbersIn(text: string): { format: NumberFormat; value: number }[] {
  const [alone = ''] = /^[^\p{L}\d]*([ivxlc]+|[IVXLC]+)[^\p{L}\d]*$/u.exec(text)?.slice(1) ?? [];
  const value = romanValue(alone.toLowerCase());
  if (value > 0) return [{ format: alone === alone.toLowerCase() ? 'lowerRoman' : 'upperRoman', value }];
  const digits = westernDigits(text).match(/(?<![\d.,])\d+(?![\d]|[.,]\d)/g) ?? [];
  return digits.map((each) => ({ format: 'decimal' as const, value: Number(each) }));
}

/** Zeros of other scripts' digits: Arabic, Persian, Devanagari, Bengali, Thai, Khmer, Burmese, full-width. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x17e0, 0x1040, 0xff10];

/** The text with digits 0 to 9, and the same length. */
export const westernDigits = (text: string): string =>
  text.replace(/[\u0660-\uff19]/g, (character) => {
    const code = character.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? character : String(code - zero);
  });

/** Splits a text around the page's number; undefined if it is not in there. */
export function aroundNumber(text: string, number: PageNumber): { before: string; after: string } | undefined {
  const printed = printedText(number);
  const western = westernDigits(text);
  const pattern =
    number.format === 'decimal'
      ? `(?<![\\d.,])${printed}(?!\\d|[.,]\\d)`
      : `(?<![\\p{L}\\p{N}])${printed}(?![\\p{L}\\p{N}])`;
  const found = new RegExp(pattern, 'u').exec(western);
  return found === null
    ? undefined
    : { before: text.slice(0, found.index), after: text.slice(found.index + printed.length) };
}

function printedText({ format, value }: PageNumber): string {
  if (format === 'decimal') return String(value);
  const roman = romanOf(value);
  return format === 'lowerRoman' ? roman : roman.toUpperCase();
}

const numerals = [
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const;

function romanOf(value: number): string {
  let rest = value;
  let text = '';
  for (const [numeral, worth] of numerals) {
    for (; rest >= worth && text.length < 20; rest -= worth) text += numeral;
  }
  return text;
}

/** 0 for what is no Roman number. */
export function romanValue(text: string): number {
  let rest = text;
  let value = 0;
  for (const [numeral, worth] of numerals) {
    for (; rest.startsWith(numeral); rest = rest.slice(numeral.length)) value += worth;
  }
  return rest === '' && romanOf(value) === text ? value : 0;
}
