import { describe, expect, it } from 'vitest';
import { splitWords } from './split-words.ts';

describe('splitting names into words', () => {
  it.each([
    ['parseHTTPResponse', 'parse HTTP Response'],
    ['XMLHttpRequest', 'XML Http Request'],
    ['first_name-last.name/path', 'first name last name path'],
    ['The quick, brown fox!', 'The quick brown fox'],
    ["don't can’t o'clock", 'dont cant oclock'],
    ['base64Encode', 'base64 Encode'],
    ['foo2B', 'foo2 B'],
    ['MP3Player', 'MP3 Player'],
    ['H2O levels', 'H2O levels'],
    ['utf8 and ISO9001', 'utf8 and ISO9001'],
    ['parseURLs', 'parse URLs'],
    ['URLsForIDs', 'URLs For IDs'],
    ['UserIsHere', 'User Is Here'],
    ['éclairÀLaCarte', 'éclair À La Carte'],
    ['e\u0301coleE\u0301te\u0301', 'e\u0301cole E\u0301te\u0301'],
    ['приветМир', 'привет Мир'],
    ['καλημέραΚόσμε', 'καλημέρα Κόσμε'],
    ['用户Name 名称', '用户 Name 名称'],
    ['हिन्दी भाषा', 'हिन्दी भाषा'],
    ['می‌خواهم بروم', 'می‌خواهم بروم'],
    ['  __--  ', ''],
    ['😀 smile 👨‍👩‍👧', 'smile'],
    ['3.14', '3 14'],
    ['\u0301a ←\u0338', 'a'],
  ])('takes %j apart as %j', (text, words) => {
    expect(splitWords(text).join(' ')).toBe(words);
  });

  it('takes a long row of digits, marks or capitals in its stride', () => {
    for (const letter of ['7', '\u0301', 'A', 'a', 'aA', '\u200d']) {
      expect(splitWords(letter.repeat(200_000)).join('').length).toBeLessThanOrEqual(400_000);
    }
  });
});
