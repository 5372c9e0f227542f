/** PDF white space and delimiters by byte (ISO 32000-2, 7.2.3, tables 1 and 2). */
const isWhiteSpaceByte = new Uint8Array(256);
for (const byte of [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]) isWhiteSpaceByte[byte] = 1;

const endsTokenByte = Uint8Array.from(isWhiteSpaceByte);
for (const character of '()<>[]{}/%') endsTokenByte[character.charCodeAt(0)] = 1;

/** The end of the bytes counts as white space. */
export const isWhiteSpace = (byte: number | undefined): boolean => byte === undefined || isWhiteSpaceByte[byte] === 1;

/** Whether this byte ends a name, number or keyword. */
export const endsToken = (byte: number | undefined): boolean => byte === undefined || endsTokenByte[byte] === 1;

export const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39;

/** The first position from `position` on that is neither white space nor comment. */
export function skipWhiteSpace(bytes: Buffer, position: number): number {
  let at = position;
  while (at < bytes.length) {
    const byte = bytes[at];
    if (byte === 0x25) {
      while (at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d) at++;
    } else if (!isWhiteSpace(byte)) {
      break;
    } else {
      at++;
    }
  }
  return at;
}

export function hasKeyword(bytes: Buffer, position: number, keyword: string): boolean {
  for (let index = 0; index < keyword.length; index++) {
    if (bytes[position + index] !== keyword.charCodeAt(index)) return false;
  }
  return true;
}

/** The unsigned integer at `position`, followed by the end of a token; undefined without one. */
export function readWholeNumber(bytes: Buffer, position: number): { value: number; end: number } | undefined {
  let at = position;
  let value = 0;
  // Cross-reference offsets have ten digits; more than fifteen are not exact in JavaScript.
  while (at - position < 15 && isDigit(bytes[at])) value = value * 10 + (bytes[at++] ?? 0) - 0x30;
  return at === position || isDigit(bytes[at]) ? undefined : { value, end: at };
}
