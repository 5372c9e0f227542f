import { describe, expect, it } from 'vitest';
import { strengthOf, strengthPoints } from './strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['', 0, 'Weak'],
    ['abc', 1, 'Weak'],
    ['12345678', 2, 'Weak'],
    ['abcdefgh', 2, 'Weak'],
    ['abcdefghijkl', 3, 'Medium'],
    ['Ab1', 3, 'Medium'],
    ['abcdefg1', 3, 'Medium'],
    ['Abcdefg1', 4, 'Medium'],
    ['Ab1!', 4, 'Medium'],
    ['Abcdef1!', 5, 'Strong'],
    ['Abcdefghijk1', 5, 'Strong'],
    ['Abcdefghij1!', 6, 'Strong'],
  ])('%j earns %i points: %s', (password, points, strength) => {
    expect(strengthPoints(password)).toBe(points);
    expect(strengthOf(password)).toBe(strength);
  });

  it('counts anything but A-Z, a-z and 0-9 as a symbol, including spaces and other scripts', () => {
    expect(strengthPoints('é')).toBe(1);
    expect(strengthPoints('密')).toBe(1);
    expect(strengthPoints(' ')).toBe(1);
  });

  it('counts an emoji as one character', () => {
    expect(strengthPoints('😀😀😀😀')).toBe(1);
  });
});
