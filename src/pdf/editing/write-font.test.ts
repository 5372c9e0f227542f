import { Blob, Face, Font } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { writeFont } from './write-font.ts';

test('a font that is written has its characters, their widths and outlines', () => {
  const file = writeFont([
    { character: '€', advance: 556.4, outline: triangle(300) },
    { character: 'a', advance: 500, outline: triangle(-2_000) },
    { character: ' ', advance: 250, outline: [] },
    { character: '𝔸', advance: 700, outline: [] },
  ]);
  const face = new Face(new Blob(file));
  const font = new Font(face);
  expect(face.upem).toBe(1000);
  expect([...face.collectUnicodes()].map((code) => String.fromCodePoint(code))).toEqual([' ', 'a', '€', '𝔸']);
  const widthOf = (character: string) => font.glyphHAdvance(font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0);
  expect(['€', 'a', ' ', '𝔸'].map(widthOf)).toEqual([556, 500, 250, 700]);
  const outline = font.glyphToPath(font.nominalGlyph(0x61) ?? 0);
  expect(outline).toBe('M10,20L-2000,20C30,40 50,60 70,80L10,20Z');
});

test('coordinates that no font has do not spoil it', () => {
  const file = writeFont([{ character: 'a', advance: Number.NaN, outline: [{ kind: 'move', points: [1e9, -1e9] }] }]);
  expect([...new Face(new Blob(file)).collectUnicodes()]).toEqual([0x61]);
});

const triangle = (x: number) =>
  [
    { kind: 'move', points: [10, 20] },
    { kind: 'line', points: [x, 20] },
    { kind: 'curve', points: [30, 40, 50, 60, 70, 80] },
  ] as const;
