import { describe, expect, test } from 'vitest';
import { codePointOf } from './adobe-glyph-list.ts';
import { readCff } from './cff-reader.ts';
import { cffStandardStrings } from './cff-standard-strings.ts';
import { sampleType1 } from './sample-type1.ts';
import { macRomanEncoding, standardEncoding, winAnsiEncoding } from './standard-encodings.ts';
import { subsetCff } from './subset-cff.ts';
import { outlineOf } from './type1-outline.ts';
import { readType1 } from './type1-program.ts';
import { type1ToCff } from './type1-to-cff.ts';

describe('the tables of the standards', () => {
  test('have the entries that the standards name', () => {
    expect(cffStandardStrings).toHaveLength(391);
    expect([cffStandardStrings[0], cffStandardStrings[1], cffStandardStrings[390]]).toEqual([
      '.notdef',
      'space',
      'Semibold',
    ]);
    expect([standardEncoding[0o101], standardEncoding[0o341], standardEncoding[0o200]]).toEqual(['A', 'AE', undefined]);
    expect([winAnsiEncoding[0o200], winAnsiEncoding[0o344]]).toEqual(['Euro', 'adieresis']);
    expect(macRomanEncoding[0o212]).toBe('adieresis');
  });

  test('lead from glyph names to characters', () => {
    expect([codePointOf('Adieresis'), codePointOf('uni20AC'), codePointOf('u1F600')]).toEqual([0xc4, 0x20ac, 0x1f600]);
    expect(codePointOf('g117')).toBeUndefined();
  });
});

describe('a Type 1 font', () => {
  const program = sampleType1();

  test('is decrypted: names, codes, hints and outlines', () => {
    const font = readType1(program);
    expect([...font.charStrings.keys()]).toEqual(['.notdef', 'A', 'O', 'Aring']);
    expect(font.encoding.get(65)).toBe('A');
    expect(font.hints.blueValues).toEqual([-10, 0, 700, 710]);
    expect(outlineOf(font, 'A')).toMatchObject({
      width: 600,
      leftBearing: 50,
      horizontalStems: [[0, 40]],
      segments: [
        { kind: 'move', x: 50, y: 0 },
        { kind: 'line', x: 300, y: 700 },
        { kind: 'line', x: 550, y: 0 },
      ],
    });
    expect(outlineOf(font, 'nothing')).toBeUndefined();
  });

  test('puts accents where they belong', () => {
    const accented = outlineOf(readType1(program), 'Aring');
    const base = outlineOf(readType1(program), 'A');
    expect(accented?.segments.slice(0, 3)).toEqual(base?.segments);
    expect(accented?.segments.length).toBeGreaterThan(3);
  });

  test('becomes CFF with the same names, codes and glyphs, and fewer bytes', () => {
    const cff = type1ToCff(program, undefined);
    const read = readCff(cff);
    const names = Array.from({ length: read.glyphCount }, (_, glyph) => read.glyphName(glyph));
    expect(names.toSorted()).toEqual(['.notdef', 'A', 'Aring', 'O']);
    expect(read.glyphName(read.encoding.get(65) ?? 0)).toBe('A');
    expect(cff.length).toBeLessThan(program.length);
  });

  test('keeps only the glyphs that are asked for', () => {
    const read = readCff(type1ToCff(program, new Set(['O'])));
    expect([read.glyphCount, read.glyphName(1)]).toEqual([2, 'O']);
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('%!PS-AdobeFont-1.0 but nothing else')],
    ['noise behind the mark', Buffer.concat([Buffer.from('%!PS eexec '), Buffer.alloc(400, 0x5b)])],
  ])('of %s is refused', (_what, bytes) => {
    expect(() => type1ToCff(bytes, undefined)).toThrow(RangeError);
  });
});

test('a CFF subset keeps its glyph numbers, names and codes', async () => {
  const cff = type1ToCff(sampleType1(), undefined);
  const before = readCff(cff);
  const wanted = before.encoding.get(65) ?? 0;
  const subset = await subsetCff(cff, new Set([0, wanted]));
  const after = subset && readCff(subset);
  expect(after?.glyphName(wanted)).toBe('A');
  expect(after?.encoding.get(65)).toBe(wanted);
});
