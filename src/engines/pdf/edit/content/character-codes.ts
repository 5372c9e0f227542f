import type { CMap, CodeRange } from './read-cmap.ts';

export type CharacterCode = {
  code: number /** Place in the string, and length, in bytes. */;
  at: number;
  bytes: number;
};
export type ReadCodes = (text: Buffer) => CharacterCode[];

/** How the strings of a composite font are cut into codes (ISO 32000-2, 9.7.5.2 and 9.7.6.3). */
export function codeReader(cmapName: string, embedded: CMap | undefined): ReadCodes {
  const ranges = embedded?.codeSpaces ?? [];
  if (ranges.length > 0 && !ranges.every(({ bytes }) => bytes === 2))
    return (text) => readMixed(text, (at) => matching(text, at, ranges));
  const isDouble = foreignEncodings.find(({ name }) => name.test(cmapName))?.isDouble;
  if (isDouble) return (text) => readMixed(text, (at) => (isDouble(text[at] ?? 0) ? 2 : 1));
  return (text) => readMixed(text, () => 2);
}

function readMixed(text: Buffer, bytesAt: (at: number) => number): CharacterCode[] {
  const codes: CharacterCode[] = [];
  for (let at = 0; at < text.length; ) {
    const bytes = Math.min(bytesAt(at), text.length - at);
    codes.push({ code: text.readUIntBE(at, bytes), at, bytes });
    at += bytes;
  }
  return codes;
}

/** The shortest code space that the bytes fit; otherwise the shortest length there is. */
function matching(text: Buffer, at: number, ranges: readonly CodeRange[]): number {
  const byLength = ranges.toSorted((one, other) => one.bytes - other.bytes);
  for (const { bytes, low, high } of byLength) {
    if (bytes < 1 || bytes > 4 || at + bytes > text.length) continue;
    let fits = true;
    for (let index = 0; index < bytes; index++) {
      const shift = 8 * (bytes - 1 - index);
      const byte = text[at + index] ?? 0;
      if (byte < ((low >>> shift) & 255) || byte > ((high >>> shift) & 255)) fits = false;
    }
    if (fits) return bytes;
  }
  return Math.min(4, Math.max(1, byLength[0]?.bytes ?? 1));
}

/** Predefined CMaps of legacy encodings (table 116), whose codes have one or two bytes. */
const foreignEncodings: readonly { name: RegExp; label: string; isDouble: (first: number) => boolean }[] = [
  {
    name: /RKSJ/,
    label: 'shift_jis',
    isDouble: (first) => (first >= 0x81 && first <= 0x9f) || (first >= 0xe0 && first <= 0xfc),
  },
  { name: /^(?:GB|GBK)/, label: 'gb18030', isDouble: (first) => first >= 0x81 },
  { name: /^(?:B5|ETen|HKscs|CNS)/, label: 'big5', isDouble: (first) => first >= 0x81 },
  { name: /^KSC/, label: 'euc-kr', isDouble: (first) => first >= 0x81 },
  { name: /^(?:EUC|Ext-EUC)/, label: 'euc-jp', isDouble: (first) => first >= 0x80 },
];

/** The text of a code of a predefined CMap other than Identity. */
export function textOfForeignCode(cmapName: string, code: number): string | undefined {
  if (/UCS2|UTF16/.test(cmapName)) return code === 0 ? undefined : String.fromCharCode(code & 0xffff);
  const encoding = foreignEncodings.find(({ name }) => name.test(cmapName));
  if (!encoding) return undefined;
  const bytes = code > 0xff ? Uint8Array.of(code >> 8, code & 255) : Uint8Array.of(code);
  const text = new TextDecoder(encoding.label).decode(bytes);
  return text.includes('\ufffd') || text === '\0' ? undefined : text;
}
