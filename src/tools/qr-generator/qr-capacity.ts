import { _ALPHANUMERIC, _BYTES, _ECC_BLOCKS, _WORDS_PER_BLOCK, type EncodingType, type ErrorCorrection } from 'qr';

/** How much of a code may be dirty or covered and still be read: about 7, 15, 25 and 30 percent of its codewords. */
export const errorLevels = ['L', 'M', 'Q', 'H'] as const;
export type ErrorLevel = (typeof errorLevels)[number];

export const errorLevelNames = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const satisfies Record<
  ErrorLevel,
  ErrorCorrection
>;

export const MAX_VERSION = 40;

/** Bits of the field that says how many characters follow, for versions 1-9, 10-26 and 27-40 (ISO/IEC 18004 table 3). */
const countBits = {
  numeric: [10, 12, 14],
  alphanumeric: [9, 11, 13],
  byte: [8, 16, 16],
} as const satisfies Record<EncodingType, readonly [number, number, number]>;

const alphanumericSet = new Set(_ALPHANUMERIC);

/** The mode that holds this text in the fewest bits: digits only, digits with capitals and `$%*+-./:` and space, or UTF-8. */
export function modeOf(text: string): EncodingType {
  if (/^\d*$/.test(text)) return 'numeric';
  return [...text].every((character) => alphanumericSet.has(character)) ? 'alphanumeric' : 'byte';
}

/** Bits that a code of this version and level can hold in all, mode and count fields included (ISO/IEC 18004 table 7). */
export function dataBits(version: number, level: ErrorLevel): number {
  const name = errorLevelNames[level];
  const correction = (_WORDS_PER_BLOCK[name][version - 1] ?? 0) * (_ECC_BLOCKS[name][version - 1] ?? 0);
  return ((_BYTES[version - 1] ?? 0) - correction) * 8;
}

/** Bits that this text takes in a code of this version. */
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

/** How many characters (code points) from the start of the text fit into a code of this version and level. */
export function fittingCharacters(text: string, version: number, level: ErrorLevel): number {
  // A digit, the smallest character, takes 10/3 bits: no more than this many can fit, however long the text is.
  const most = Math.floor((dataBits(version, level) * 3) / 10);
  const characters = [...text.slice(0, 2 * most)].slice(0, most);
  // A longer beginning never takes fewer bits, so the border can be halved in on.
  let low = 0;
  let high = characters.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(characters.slice(0, middle).join(''), version, level)) low = middle;
    else high = middle - 1;
  }
  return low;
}
