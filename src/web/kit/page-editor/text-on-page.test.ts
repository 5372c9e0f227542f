import { expect, it } from 'vitest';
import { boxesOf, findText, rangeBetween, textInBox, textOf, wordAt } from './text-on-page.ts';

/** Letters 10 wide and 12 high, in lines 20 apart. */
function page(...lines: string[]) {
  const boxes: number[] = [];
  const starts: number[] = [];
  let text = '';
  for (const [row, line] of lines.entries()) {
    for (const [column, letter] of [...line].entries()) {
      starts.push(text.length);
      text += letter;
      boxes.push(column * 10, row * 20, column * 10 + 10, row * 20 + 12);
    }
    starts.push(text.length);
    text += '\n';
    boxes.push(0, 0, 0, 0);
  }
  return { text, starts: new Uint32Array(starts), boxes: new Float32Array(boxes) };
}

it('takes hold of the text from where a drag begins to where it ends, line by line', () => {
  const text = page('Hello big world', 'second line');
  const range = rangeBetween(text, { x: 61, y: 6 }, { x: 55, y: 26 });
  expect(range && textOf(text, range)).toBe('big world\nsecond');
  expect(range && boxesOf(text, range)).toEqual([
    { x: 60, y: 0, width: 90, height: 12 },
    { x: 0, y: 20, width: 60, height: 12 },
  ]);
});

it('takes the same text when the drag goes backwards, and none far from text', () => {
  const text = page('Hello big world');
  const range = rangeBetween(text, { x: 85, y: 6 }, { x: 61, y: 6 });
  expect(range && textOf(text, range)).toBe('big');
  expect(rangeBetween(text, { x: 60, y: 300 }, { x: 85, y: 6 })).toBeUndefined();
});

it('reads the text whose letters lie in a box', () => {
  const text = page('Hello big world', 'second line');
  expect(textInBox(text, { x: 58, y: -2, width: 100, height: 16 })).toBe('big world');
  expect(textInBox(text, { x: 0, y: 0, width: 62, height: 40 })).toBe('Hello second');
});

it('finds the word at a point', () => {
  const text = page('Hello big world');
  const range = wordAt(text, { x: 75, y: 6 });
  expect(range && textOf(text, range)).toBe('big');
  expect(wordAt(text, { x: 75, y: 40 })).toBeUndefined();
});

it('finds text whatever its capitals, accents and line ends', () => {
  const text = page('Das CAFÉ am', 'Platz, das 𝒳 cafe');
  expect(findText(text, 'cafe').map((range) => textOf(text, range))).toEqual(['CAFÉ', 'cafe']);
  expect(findText(text, 'am platz').map((range) => textOf(text, range))).toEqual(['am\nPlatz']);
  expect(findText(text, ' ')).toEqual([]);
});
