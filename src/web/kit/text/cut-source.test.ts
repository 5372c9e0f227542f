import { expect, test } from 'vitest';
import { cutSource, type SourceMark } from './cut-source.ts';

const textOf = (text: string, marks: readonly SourceMark[] = [], pages?: readonly number[]) =>
  cutSource(text, marks, pages)
    .flatMap(({ pieces }) => pieces.map((piece) => piece.text))
    .join('');

test('marks are pieces of their own, and nothing of the text is lost', () => {
  const text = 'One. Two. Three.';
  const [chunk, ...others] = cutSource(text, [
    { start: 10, end: 16 },
    { start: 5, end: 9 },
  ]);
  expect(others).toEqual([]);
  expect(chunk?.pieces).toEqual([
    { text: 'One. ' },
    { text: 'Two.', mark: 1 },
    { text: ' ' },
    { text: 'Three.', mark: 0 },
  ]);
});

test('overlapping marks do not repeat text', () => {
  const marks = [
    { start: 2, end: 8 },
    { start: 4, end: 6 },
    { start: 6, end: 10 },
  ];
  expect(textOf('0123456789', marks)).toBe('0123456789');
});

test('a long text is cut at line ends, pages begin chunks, and a mark across chunks is in both', () => {
  const line = `${'word '.repeat(300)}\n`;
  const text = line.repeat(20);
  const pages = [0, line.length * 10 + 3];
  const mark = { start: line.length * 10 - 20, end: line.length * 10 + 20 };
  const chunks = cutSource(text, [mark], pages);
  expect(textOf(text, [mark], pages)).toBe(text);
  expect(chunks.filter(({ page }) => page !== undefined).map(({ page, start }) => [page, start])).toEqual([
    [1, 0],
    [2, pages[1]],
  ]);
  const marked = chunks.filter(({ pieces }) => pieces.some((piece) => piece.mark === 0));
  expect(marked.length).toBeGreaterThan(1);
});

test('one endless line without spaces is divided between characters', () => {
  const text = '𝕏'.repeat(40_000);
  const chunks = cutSource(text, []);
  expect(chunks.length).toBeGreaterThan(2);
  expect(chunks.every(({ pieces }) => pieces.every((piece) => piece.text.isWellFormed()))).toBe(true);
  expect(textOf(text)).toBe(text);
});
