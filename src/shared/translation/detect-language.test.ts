import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import shortSentences from './short-sentences.json' with { type: 'json' };

const sentences = Object.entries(shortSentences).flatMap(([language, texts]) =>
  texts.map((text) => ({ language, text, found: detectLanguage(text) })),
);

test('the language of a short sentence is detected in at least 97 of 100', () => {
  const right = sentences.filter(({ language, found }) => found?.language === language);
  expect(Object.keys(shortSentences)).toHaveLength(19);
  expect(right.length / sentences.length).toBeGreaterThanOrEqual(0.97);
});

test('a doubtful result says so, and a confident one is right', () => {
  const wrong = sentences.filter(({ language, found }) => found?.language !== language);
  const sure = sentences.filter(({ found }) => found && found.confidence >= 0.9);
  expect(sure.length).toBeGreaterThan(sentences.length * 0.8);
  expect(sure.filter((each) => wrong.includes(each)).length / sure.length).toBeLessThan(0.01);
});

test.each([
  ['nothing', ''],
  ['only emoji', '🎉🎉 👍🏽'],
  ['only numbers', '12.03.2024 — 1,200.50'],
  ['a script of none of the languages', 'Γειά σου κόσμε'],
])('%s has no language', (_what, text) => {
  expect(detectLanguage(text)).toBeUndefined();
});

test('names in another script do not decide', () => {
  expect(detectLanguage('我们在 GitHub 上讨论 TypeScript 项目')?.language).toBe('zh');
  expect(detectLanguage('The word 東京 means eastern capital')?.language).toBe('en');
  expect(detectLanguage('Я работаю в Microsoft Office')?.language).toBe('ru');
});
