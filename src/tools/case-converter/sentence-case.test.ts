import { describe, expect, it } from 'vitest';
import type { CaseLocale } from './letter-case.ts';
import { toSentenceCase } from './sentence-case.ts';

const sentence = (text: string, locale: CaseLocale = 'en', choice: { keepNames?: boolean; perLine?: boolean } = {}) =>
  toSentenceCase(text, { locale, keepAcronyms: true, keepNames: true, perLine: true, capitalSharpS: false, ...choice });

describe('sentence case', () => {
  it.each([
    ['hello world. how are you? fine!', 'Hello world. How are you? Fine!'],
    ['HELLO WORLD. HOW ARE YOU?', 'Hello world. How are you?'],
    ["i think i'm late, i said", "I think I'm late, I said"],
    ['see you on MONDAY in march or JUNE', 'See you on Monday in march or June'],
    ['we asked NASA about the iPhone', 'We asked NASA about the iPhone'],
    ['NASA ASKED US', 'NASA asked us'],
    ['iPhone sales rose', 'iPhone sales rose'],
    ['THE IPHONE AND WORLD_FOO', 'The iPhone and world_foo'],
    ['we met Dr. Smith, e.g. in the U.S. army', 'We met Dr. Smith, e.g. in the U.S. army'],
    ['she said “no.” then left', 'She said “no.” Then left'],
    ['¿qué tal? bien', '¿Qué tal? Bien'],
    ['visit https://Example.org/A now', 'Visit https://Example.org/A now'],
    ['это тест. ещё один', 'Это тест. Ещё один'],
    ['你好。hello', '你好。Hello'],
  ])('makes %j %j', (text, expected) => {
    expect(sentence(text)).toBe(expected);
  });

  it('keeps names in running text and drops the capitals of a title', () => {
    expect(sentence('we met Alice in Paris')).toBe('We met Alice in Paris');
    expect(sentence('we met Alice in Paris', 'en', { keepNames: false })).toBe('We met alice in paris');
    expect(sentence('We met Alice in Paris')).toBe('We met Alice in Paris');
    expect(sentence('Hello World')).toBe('Hello world');
    expect(sentence('The Quick Brown Fox Jumps')).toBe('The quick brown fox jumps');
    expect(sentence('die Katze saß auf dem Tisch im Haus', 'de')).toBe('Die Katze saß auf dem Tisch im Haus');
  });

  it('begins a sentence on every line, or only behind the end of one', () => {
    expect(sentence('buy milk\nfix the car')).toBe('Buy milk\nFix the car');
    const wrapped = { perLine: false };
    expect(sentence('a line that was\r\nwrapped here.\nnext', 'en', wrapped)).toBe(
      'A line that was\r\nwrapped here.\nNext',
    );
    expect(sentence('a heading\n\ntext', 'en', wrapped)).toBe('A heading\n\nText');
  });

  it('follows the letters of the language', () => {
    expect(sentence('İSTANBUL. IĞDIR', 'tr')).toBe('İstanbul. Iğdır');
    expect(sentence('IJSLAND IS MOOI', 'nl')).toBe('IJsland is mooi');
  });
});
