import { expect, test } from 'vitest';
import { describeMissingCharacters, missingCharacters } from './missing-characters.ts';

test('names letters that no font has, with their marks, each once', () => {
  expect(missingCharacters('Größe e\u0301 – 你好, नमस्ते שָׁלוֹם\n\tམི་ 1½ €')).toEqual([]);
  expect(missingCharacters('aᠠᠠ 𓀀\u{1e900}b')).toEqual(['ᠠ', '𓀀', '\u{1e900}']);
});

test('names ten of them in a sentence', () => {
  expect(describeMissingCharacters([])).toBe('');
  expect(describeMissingCharacters(['ᠠ'])).toBe('This character cannot be set: ᠠ.');
  const many = Array.from({ length: 12 }, (_, at) => String.fromCodePoint(0x13000 + at));
  expect(describeMissingCharacters(many)).toMatch(/^These characters cannot be set: (\S+ ){10}and 2 more\.$/);
});
