/*
 * Numbers in tables. '1,234' is over a thousand in one language and just over one in another, so a table is only read as
 * numbers if it reveals its decimal mark.
 */

/** Undefined when no cell tells, or cells disagree. */
export type DecimalMark = '.' | ',' | undefined;

const plainInteger = /^[-+−]?(?:0|[1-9]\d{0,14})$/;
const revealsPoint =
  /^[-+−]?(?:\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?:,\d{3}){2,}|(?:0|[1-9]\d*)\.(?:\d{1,2}|\d{4,})|0\.\d+)$/;
const revealsComma =
  /^[-+−]?(?:\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,}|(?:0|[1-9]\d*),(?:\d{1,2}|\d{4,})|0,\d+)$/;
const withPoint = /^[-+−]?(?:\d{1,3}(?:,\d{3})+|0|[1-9]\d*)(?:\.\d+)?$/;
const withComma = /^[-+−]?(?:\d{1,3}(?:\.\d{3})+|0|[1-9]\d*)(?:,\d+)?$/;
/** A double keeps no more digits: card and account numbers must not be rounded. */
const maxDigits = 15;

/** The decimal mark that a document's tables reveal. */
export function decimalMarkOf(cells: Iterable<string>): DecimalMark {
  let [points, commas] = [0, 0];
  for (const cell of cells) {
    const words = bare(cell);
    if (revealsPoint.test(words)) points++;
    else if (revealsComma.test(words)) commas++;
  }
  if (points > 0 === commas > 0) return undefined;
  return points > 0 ? '.' : ',';
}

export type CellNumber = {
  value: number;
  /** Its Excel number format. */
  format: string;
};

/** The number in a cell, if unambiguous: no leading zeros, units or words. `'12.50 %'` → 0.125. */
export function cellNumber(cell: string, mark: DecimalMark): CellNumber | undefined {
  const words = bare(cell);
  const isPercent = /%\s*$/.test(cell);
  if (words.replaceAll(/\D/g, '').length > maxDigits) return undefined;
  const isSure = plainInteger.test(words) || (mark === '.' ? withPoint : mark === ',' ? withComma : /^$/).test(words);
  if (!isSure || /^[+−-]$/.test(words) || words === '') return undefined;
  const [thousands, decimal] = mark === ',' ? ['.', ','] : [',', '.'];
  const plainWords = words.replace('−', '-').replace('+', '').replaceAll(thousands, '').replace(decimal, '.');
  const number = Number(plainWords);
  if (!Number.isFinite(number)) return undefined;
  const decimals = plainWords.split('.')[1]?.length ?? 0;
  const whole = words.includes(thousands) ? '#,##0' : '0';
  const format = (decimals === 0 ? whole : `${whole}.${'0'.repeat(decimals)}`) + (isPercent ? '%' : '');
  return { value: isPercent ? number / 100 : number, format };
}

const bare = (cell: string): string => cell.trim().replace(/\s*%$/, '');
