import { _ALPHANUMERIC, _BYTES, _ECC_BLOCKS, _WORDS_PER_BLOCK, type EncodingType, type ErrorCorrection } from 'qr';

/** How much of a code may be damaged and still be read: about 7, 15, 25 and 30 percent of its codewords. */
export const errorLevels = ['L', 'M', 'Q', 'H'] as const;
export type ErrorLevel = (typeof errorLevels)[number];

export const errorLevelNames = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const satisfies Record<
  ErrorLevel,
  ErrorCorrection
>;

export const MAX_VERSION = 40;

/** Bits of the character count field, for versions 1-9, 10-26 and 27-40 (ISO/IEC 18004 table 3). */
const countBits = {
  numeric: [10, 12, 14],
  alphanumeric: [9, 11, 13],
  byte: [8, 16, 16],
} as const satisfies Record<EncodingType, readonly [number, number, number]>;

const alphanumericSet = new Set(_ALPHANUMERIC);

/** The mode that encodes this text in the fewest bits: digits only, digits with capitals and `$%*+-./:` and space, or UTF-8. */
export function modeOf(text: string): EncodingType {
  if (/^\d*$/.test(text)) return 'numeric';
  return [...text].every((character) => alphanumericSet.has(character)) ? 'alphanumeric' : 'byte';
}

/** The capacity of this version and level in bits, including mode and count fields (ISO/IEC 18004 table 7). */
export function dataBits(version: number, level: ErrorLevel): number {
  const name = errorLevelNames[level];
  const correction = (_WORDS_PER_BLOCK[name][version - 1] ?? 0) * (_ECC_BLOCKS[name][version - 1] ?? 0);
  return ((_BYTES[version - 1] ?? 0) - correction) * 8;
}

/** The bits this text takes in this version. */
export function bitsOf(text: string, version: number): number {
  const mode = modeOf(text);
  const [small, medium, large] = countBits[mode];
  const header = 4 + (version < 10 ? small : version < 27 ? medium : large);
  if (mode === 'byte') return header + 8 * new TextEncoder().encode(text).length;
  const [group, bits, rest] = mode === 'numeric' ? ([3, 10, [0, 4, 7]] as const) : ([2, 11, [0, 6]] as const);
  return header + Math.floor(text.length / group) * bits + (rest[text.length % group] ?? 0);
}

export const fits = (text: string, version: number, level: ErrorLevel): boolean =>
  bitsOf(text, version) <= dataBits(version, level);

/** The smallest version from `minimum` to `maximum` that holds the text at this level; undefined when none does. */
export function smallestVersion(
  text: string,
  level: ErrorLevel,
  { minimum = 1, maximum = MAX_VERSION }: { minimum?: number; maximum?: number } = {},
): number | undefined {
  for (let version = minimum; version <= maximum; version += 1) {
    if (fits(text, version, level)) return version;
  }
  return undefined;
}

/** How many characters (code points) of the text fit into this version and level. */
export function fittingCharacters(text: string, version: number, level: ErrorLevel): number {
  // Digits are smallest, at 10/3 bits: this is the most that can fit.
  const most = Math.floor((dataBits(version, level) * 3) / 10);
  const characters = [...text.slice(0, 2 * most)].slice(0, most);
  // Longer prefixes never take fewer bits, so the limit is bisected.
  let low = 0;
  let high = characters.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(characters.slice(0, middle).join(''), version, level)) low = middle;
    else high = middle - 1;
  }
  return low;
}
