import { isDigit, isWhiteSpace } from './syntax.ts';

/** The position of an indirect object's header, `12 0 obj`. */
export type FoundHeader = { number: number; position: number };

/**
 * Every place that looks like an indirect object, in file order. For files with an unusable cross-reference table, which
 * readers may rebuild (ISO 32000-2, annex I).
 */
export function* findObjectHeaders(bytes: Buffer): Generator<FoundHeader> {
  for (let at = bytes.indexOf('obj'); at !== -1; at = bytes.indexOf('obj', at + 3)) {
    const header = headerAt(bytes, at);
    if (header) yield header;
  }
}

/** The last header of an indirect object before `position`. */
export function headerBefore(bytes: Buffer, position: number): FoundHeader | undefined {
  for (let at = bytes.lastIndexOf('obj', position); at > 0; at = bytes.lastIndexOf('obj', at - 1)) {
    const header = headerAt(bytes, at);
    if (header) return header;
  }
  return undefined;
}

function headerAt(bytes: Buffer, keyword: number): FoundHeader | undefined {
  const generation = numberBefore(bytes, keyword);
  const number = generation && numberBefore(bytes, generation.start);
  const isHeader = number && number.start < generation.start && number.value <= 0x7fffff;
  return isHeader ? { number: number.value, position: number.start } : undefined;
}

/** The whole number that ends before `position`, allowing white space. */
function numberBefore(bytes: Buffer, position: number): { value: number; start: number } | undefined {
  let end = position;
  while (end > 0 && isWhiteSpace(bytes[end - 1])) end--;
  let start = end;
  while (start > 0 && end - start < 10 && isDigit(bytes[start - 1])) start--;
  return start === end ? undefined : { value: Number(bytes.toString('latin1', start, end)), start };
}

export function* findKeyword(bytes: Buffer, keyword: string): Generator<number> {
  for (let at = bytes.indexOf(keyword); at !== -1; at = bytes.indexOf(keyword, at + keyword.length)) yield at;
}
