/* Reads CMaps embedded in PDFs (ISO 32000-2, 9.7.5.4 and 9.10.3). */

/** Codes of `bytes` bytes between `low` and `high`. */
export type CodeRange = { bytes: number; low: number; high: number };

export type CMap = {
  codeSpaces: CodeRange[];
  /** Unicode text by code. */
  texts: Map<number, string>;
  /** CID by code. */
  ids: Map<number, number>;
  isVertical: boolean;
};

/** More codes than two bytes can express. */
const maxCodes = 70_000;

export function readCMap(source: Buffer): CMap {
  const text = source.toString('latin1');
  const map: CMap = { codeSpaces: [], texts: new Map(), ids: new Map(), isVertical: /\/WMode\s+1\b/.test(text) };
  for (const [, block = ''] of text.matchAll(/begincodespacerange([\s\S]*?)endcodespacerange/g)) {
    for (const [, low = '', high = ''] of block.matchAll(/<([^>]*)>\s*<([^>]*)>/g))
      map.codeSpaces.push({ bytes: Math.ceil(digitsOf(low).length / 2), low: codeOf(low), high: codeOf(high) });
  }
  for (const [, block = ''] of text.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', to = ''] of block.matchAll(/<([^>]*)>\s*<([^>]*)>/g))
      setText(map, codeOf(code), textOf(to));
  }
  for (const [, block = ''] of text.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) readTextRanges(block, map);
  for (const [, block = ''] of text.matchAll(/begincidchar([\s\S]*?)endcidchar/g)) {
    for (const [, code = '', id] of block.matchAll(/<([^>]*)>\s*(\d+)/g)) map.ids.set(codeOf(code), Number(id));
  }
  for (const [, block = ''] of text.matchAll(/begincidrange([\s\S]*?)endcidrange/g)) {
    for (const [, low = '', high = '', id] of block.matchAll(/<([^>]*)>\s*<([^>]*)>\s*(\d+)/g)) {
      const first = codeOf(low);
      for (let code = first; code <= lastOf(first, high); code++) map.ids.set(code, Number(id) + code - first);
    }
  }
  return map;
}

function readTextRanges(block: string, map: CMap): void {
  const ranges = block.matchAll(/<([^>]*)>\s*<([^>]*)>\s*(?:<([^>]*)>|\[([^\]]*)\])/g);
  for (const [, low = '', high = '', start, list] of ranges) {
    const first = codeOf(low);
    if (list !== undefined) {
      let code = first;
      for (const [, item = ''] of list.matchAll(/<([^>]*)>/g)) setText(map, code++, textOf(item));
      continue;
    }
    const base = textOf(start ?? '');
    const last = base.codePointAt(base.length - (/[\udc00-\udfff]$/.test(base) ? 2 : 1));
    if (last === undefined) continue;
    const before = base.slice(0, base.length - String.fromCodePoint(last).length);
    for (let code = first; code <= lastOf(first, high); code++) {
      const point = last + code - first;
      if (point <= 0x10ffff) setText(map, code, before + String.fromCodePoint(point));
    }
  }
}

/** Programs map what has no text to NUL or the replacement character. */
function setText(map: CMap, code: number, text: string): void {
  if (text !== '' && text !== '\0' && text !== '\ufffd' && map.texts.size < maxCodes) map.texts.set(code, text);
}

const digitsOf = (hex: string): string => hex.replace(/[^0-9a-fA-F]/g, '');
const codeOf = (hex: string): number => Number.parseInt(digitsOf(hex).slice(0, 8), 16) || 0;
const lastOf = (first: number, high: string): number => Math.min(codeOf(high), first + maxCodes);

/** UTF-16, or one byte that some programs write. */
function textOf(hex: string): string {
  const digits = digitsOf(hex);
  if (digits.length <= 2) return digits === '' ? '' : String.fromCharCode(Number.parseInt(digits, 16));
  let text = '';
  for (let at = 0; at + 4 <= digits.length; at += 4)
    text += String.fromCharCode(Number.parseInt(digits.slice(at, at + 4), 16));
  return text;
}
