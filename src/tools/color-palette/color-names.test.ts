import { colorsNamed } from 'culori/fn';
import { describe, expect, it } from 'vitest';
import { describeColors, nearestColorName, spellOut } from './color-names.ts';

describe('naming a colour', () => {
  it('finds the name of CSS, or the nearest', () => {
    expect(nearestColorName('#663399')).toMatchObject({ name: 'rebeccapurple', isExact: true });
    expect(nearestColorName('#663398')).toMatchObject({ name: 'rebeccapurple', isExact: false });
    expect(describeColors(['#ffffff', '#2a9d8f'])).toEqual(['white', 'near cadet blue']);
  });

  it('gives no two colours of a palette the same name', () => {
    expect(describeColors(['#4682b4', '#4783b5', '#ffffff'])).toEqual([
      'steel blue',
      expect.stringMatching(/^near /),
      'white',
    ]);
    const blues = Array.from({ length: 12 }, (_, index) => `#3060${(0x90 + index).toString(16)}` as const);
    expect(new Set(describeColors(blues)).size).toBe(12);
    expect(describeColors(['#ff0000', '#ff0000'])).toEqual(['red', 'red']);
  });

  it.each([
    ['palevioletred', 'pale violet red'],
    ['lightgoldenrodyellow', 'light goldenrod yellow'],
    ['darkslategray', 'dark slate gray'],
    ['mediumturquoise', 'medium turquoise'],
    ['whitesmoke', 'white smoke'],
    ['navajowhite', 'navajo white'],
    ['turquoise', 'turquoise'],
    ['red', 'red'],
    ['darkred', 'dark red'],
  ])('spells %s out as %s', (name, words) => {
    expect(spellOut(name)).toBe(words);
  });

  it('leaves every name of CSS recognizable', () => {
    for (const name of Object.keys(colorsNamed)) expect(spellOut(name).replaceAll(' ', '')).toBe(name);
  });
});
