import { expect, test } from 'vitest';
import { linesBeside } from './lines-beside.ts';

const piece = (text: string, top: number, height = 10, left = 0) => ({
  text,
  left,
  right: left + 30,
  top,
  bottom: top + height,
  fontSize: height,
});

const textsOf = (lines: readonly (readonly { text: string }[])[]) => lines.map((line) => line.map(({ text }) => text));

test('pieces that share most of their height are one line, wherever they stand in it', () => {
  expect(textsOf(linesBeside([piece('b', 101), piece('below', 112), piece('a', 100), piece('c', 103)]))).toEqual([
    ['a', 'b', 'c'],
    ['below'],
  ]);
});

test('small letters belong to the line of the large one they stand beside, however many are between', () => {
  const notes = Array.from({ length: 12 }, (_, index) => piece(`${index}`, 126 + index * 6, 8));
  const [line, ...others] = linesBeside([piece('Large', 50, 160), ...notes]);
  expect(line).toHaveLength(13);
  expect(others).toEqual([]);
});

test('images are lines by themselves', () => {
  expect(textsOf(linesBeside([piece('', 100), piece('beside it', 100), piece('', 100)]))).toEqual([
    [''],
    [''],
    ['beside it'],
  ]);
});

test('scattered pieces hang together as one line, and none of them is looked at by all others', () => {
  let looks = 0;
  const scattered = Array.from({ length: 20_000 }, (_, index) => {
    const place = piece('word', index * 0.01, 2);
    return Object.defineProperty(place, 'top', {
      get: () => {
        looks += 1;
        return index * 0.01;
      },
    });
  });
  expect(linesBeside(scattered)).toHaveLength(1);
  expect(looks).toBeLessThan(20_000 * 200);
});
