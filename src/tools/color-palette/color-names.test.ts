import { colorsNamed } from 'culori/fn';
import { describe, expect, it } from 'vitest';
import { describeColor, nearestColorName, spellOut } from './color-names.ts';

describe('naming a colour', () => {
  it('finds the name of CSS, or the nearest', () => {
    expect(nearestColorName('#663399')).toMatchObject({ name: 'rebeccapurple', isExact: true });
    expect(nearestColorName('#663398')).toMatchObject({ name: 'rebeccapurple', isExact: false });
    expect(describeColor('#ffffff')).toBe('white');
    expect(describeColor('#2a9d8f')).toBe('near cadet blue');
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
