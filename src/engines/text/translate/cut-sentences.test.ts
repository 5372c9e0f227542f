import { expect, test } from 'vitest';
import { cutSentences, joinSentences } from './cut-sentences.ts';

const sentencesOf = (text: string, language: 'en' | 'zh' = 'en') =>
  cutSentences(text, language).sentences.map((sentence) => sentence.text);

test('no sentence ends within a link, a variable or code', () => {
  expect(sentencesOf('See example.org. Next: https://example.org/a.B?c! Done.')).toHaveLength(3);
  expect(sentencesOf('Run `a. B. C.` now. Then stop.')).toEqual(['Run `a. B. C.` now.', 'Then stop.']);
  expect(sentencesOf('Before.\n\n```\nOne. Two.\n\nThree.\n```\n\nAfter.')).toContain('After.');
  expect(sentencesOf('```\nOne. Two.\n\nThree.\n```')).toEqual(['```\nOne. Two.\n\nThree.\n```']);
});

test('wrapped lines are one sentence, and lines of their own are not', () => {
  const wrapped = 'This is a line of an email that was wrapped by the mail\nprogram that sent it.';
  expect(sentencesOf(wrapped)).toEqual([wrapped.replace('\n', ' ')]);
  expect(sentencesOf('Milk\nBread\nButter')).toEqual(['Milk', 'Bread', 'Butter']);
});

test('what is between sentences stays, with spaces as the target writes them', () => {
  const shout = (text: string, source: 'en' | 'zh', target: 'en' | 'zh') => {
    const cut = cutSentences(text, source);
    const translated = cut.sentences.map((each) => ({ text: each.text.toUpperCase(), state: 'translated' as const }));
    return joinSentences(cut, target, translated.values());
  };
  const text = '  One.  Two!\n\n• three\n';
  expect(shout(text, 'en', 'en').text).toBe(text.toUpperCase());
  expect(shout('One. Two.', 'en', 'zh').text).toBe('ONE.TWO.');
  const { text: spaced, sentences } = shout('你好。再见。', 'zh', 'en');
  expect(spaced).toBe('你好。 再见。');
  expect(sentences.map((each) => spaced.slice(each.translatedStart, each.translatedEnd))).toEqual(['你好。', '再见。']);
});

test('nothing of a sentence without end is lost', () => {
  const words = 'word '.repeat(2_000).trim();
  expect(sentencesOf(words).join(' ')).toBe(words);
  const emoji = `a${'😀'.repeat(5_000)}`;
  expect(sentencesOf(emoji).join('')).toBe(emoji);
  expect(sentencesOf(emoji).every((part) => part.isWellFormed())).toBe(true);
});
