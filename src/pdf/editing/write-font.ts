/** A step of an outline in thousandths of the font's size, y upwards: a move, a line, or a curve with two control points. */
export type OutlineStep = { kind: 'move' | 'line' | 'curve'; points: readonly number[] };

export type FontGlyph = {
  character: string;
  /** In thousandths of the font's size. */
  advance: number;
  outline: readonly OutlineStep[];
};

const unitsPerEm = 1000;
/** Together one em, so that a line's baseline is always at the same place in it. */
const ascender = 800;
const descender = -200;

/**
 * An OpenType font (CFF outlines) with these glyphs, one for each character. After the OpenType specification 1.9 and Adobe's
 * technical notes 5176 (CFF) and 5177 (charstrings).
 */
export function writeFont(glyphs: readonly FontGlyph[]): Uint8Array<ArrayBuffer> {
  const sorted = glyphs
    .filter(({ character }) => [...character].length === 1)
    .toSorted((one, other) => codeOf(one) - codeOf(other));
  const all: FontGlyph[] = [{ character: '', advance: 500, outline: [] }, ...sorted];
  return writeTables([
    ['CFF ', cff(all)],
    ['OS/2', os2(sorted)],
    ['cmap', cmap(sorted)],
    ['head', head()],
    ['hhea', hhea(all)],
    ['hmtx', all.flatMap(({ advance }) => [...u16(clamped(advance)), 0, 0])],
    ['maxp', [...u32(0x5000), ...u16(all.length)]],
    ['name', names()],
    ['post', [...u32(0x30000), ...zeros(28)]],
  ]);
}

type Bytes = readonly number[];

const codeOf = ({ character }: FontGlyph): number => character.codePointAt(0) ?? 0;
const clamped = (value: number): number =>
  Number.isFinite(value) ? Math.max(-16_000, Math.min(16_000, Math.round(value))) : 0;
const u16 = (value: number): number[] => [(value >> 8) & 255, value & 255];
const u32 = (value: number): number[] => [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

function writeTables(tables: readonly (readonly [tag: string, content: Bytes])[]): Uint8Array<ArrayBuffer> {
  const directory = 12 + 16 * tables.length;
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const size = tables.reduce((sum, [, content]) => sum + padded(content.length), directory);
  const file = new Uint8Array(size);
  file.set([...ascii('OTTO'), ...u16(tables.length), ...u16(power * 16), ...u16(Math.log2(power))]);
  file.set(u16(tables.length * 16 - power * 16), 10);
  let at = directory;
  for (const [index, [tag, content]] of tables.entries()) {
    file.set(content, at);
    const sum = checksum(file.subarray(at, at + padded(content.length)));
    file.set([...ascii(tag), ...u32(sum), ...u32(at), ...u32(content.length)], 12 + 16 * index);
    at += padded(content.length);
  }
  return file;
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

function checksum(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

const head = (): Bytes => [
  ...[...u32(0x10000), ...u32(0x10000), ...u32(0), ...u32(0x5f0f3cf5), ...u16(0), ...u16(unitsPerEm)],
  ...[...zeros(16), ...u16(0), ...u16(descender), ...u16(unitsPerEm), ...u16(ascender)],
  ...[...u16(0), ...u16(8), ...u16(2), ...u16(0), ...u16(0)],
];

const hhea = (glyphs: readonly FontGlyph[]): Bytes => [
  ...[...u32(0x10000), ...u16(ascender), ...u16(descender), ...u16(0)],
  ...u16(Math.max(...glyphs.map(({ advance }) => clamped(advance)))),
  ...[...zeros(22), ...u16(glyphs.length)],
];

function os2(glyphs: readonly FontGlyph[]): Bytes {
  const codes = glyphs.map((glyph) => Math.min(0xffff, codeOf(glyph)));
  return [
    ...[...u16(4), ...u16(500), ...u16(400), ...u16(5), ...zeros(2)],
    ...[...zeros(22), ...zeros(10), ...zeros(16), ...ascii('    ')],
    // Its typographic measures count, and it is a regular face.
    ...[...u16(0xc0), ...u16(codes[0] ?? 32), ...u16(codes.at(-1) ?? 32)],
    ...[...u16(ascender), ...u16(descender), ...u16(0), ...u16(ascender), ...u16(-descender)],
    ...[...zeros(8), ...u16(500), ...u16(700), ...u16(0), ...u16(32), ...u16(1)],
  ];
}

/** Format 12, for all of Unicode. */
function cmap(glyphs: readonly FontGlyph[]): Bytes {
  const groups = glyphs.flatMap((glyph, index) => [...u32(codeOf(glyph)), ...u32(codeOf(glyph)), ...u32(index + 1)]);
  const table = [...u16(12), ...u16(0), ...u32(16 + groups.length), ...u32(0), ...u32(glyphs.length), ...groups];
  return [...u16(0), ...u16(1), ...u16(3), ...u16(10), ...u32(12), ...table];
}

function names(): Bytes {
  const texts = ['Page', 'Regular', 'Page', 'Page', '1', 'Page'].map((text) =>
    ascii(text).flatMap((code) => [0, code]),
  );
  let at = 0;
  const records = texts.flatMap((text, index) => {
    const record = [3, 1, 0x409, index + 1, text.length, at].flatMap(u16);
    at += text.length;
    return record;
  });
  return [...u16(0), ...u16(texts.length), ...u16(6 + records.length), ...records, ...texts.flat()];
}

/** Operators of dictionaries (5176, table 9) and charstrings (5177, appendix A). */
const operator = { charset: 15, charStrings: 17, privateDict: 18 };
const draw = { move: 21, line: 5, curve: 8, end: 14 };
/** Strings of a font's own come after the standard ones (5176, appendix A). */
const ownStrings = 391;

function cff(glyphs: readonly FontGlyph[]): Bytes {
  const start = [1, 0, 4, 4, ...index([ascii('Page')])];
  const strings = index(glyphs.slice(1).map((_, at) => ascii(`g${at}`)));
  const rest = [...strings, ...index([])];
  const dictionary = (charset: number, charStrings: number, end: number) => [
    ...[...whole(charset), operator.charset, ...whole(charStrings), operator.charStrings],
    ...[...whole(0), ...whole(end), operator.privateDict],
  ];
  const bodyAt = start.length + index([dictionary(0, 0, 0)]).length + rest.length;
  const charset = glyphs.length === 1 ? [0] : [2, ...u16(ownStrings), ...u16(glyphs.length - 2)];
  const charStrings = index(glyphs.map(charString));
  const charStringsAt = bodyAt + charset.length;
  const end = charStringsAt + charStrings.length;
  return [...start, ...index([dictionary(bodyAt, charStringsAt, end)]), ...rest, ...charset, ...charStrings];
}

function index(items: readonly Bytes[]): number[] {
  if (items.length === 0) return [0, 0];
  let at = 1;
  const offsets = items.flatMap((item) => {
    const offset = u32(at);
    at += item.length;
    return offset;
  });
  return [...u16(items.length), 4, ...offsets, ...u32(at), ...items.flat()];
}

/** An integer of a dictionary, always five bytes long. */
const whole = (value: number): number[] => [29, ...u32(value)];

function charString({ advance, outline }: FontGlyph): Bytes {
  // The width of a glyph is its difference from nominalWidthX, which is 0.
  const bytes = [...number(clamped(advance))];
  let [x, y] = [0, 0];
  for (const { kind, points } of outline) {
    for (let at = 0; at + 1 < points.length; at += 2) {
      const [nextX, nextY] = [clamped(points[at] ?? 0), clamped(points[at + 1] ?? 0)];
      bytes.push(...number(nextX - x), ...number(nextY - y));
      [x, y] = [nextX, nextY];
    }
    bytes.push(draw[kind]);
  }
  return [...bytes, draw.end];
}

const number = (value: number): number[] => (value >= -107 && value <= 107 ? [value + 139] : [28, ...u16(value)]);
