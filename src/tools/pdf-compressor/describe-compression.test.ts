import { expect, test } from 'vitest';
import { type CompressionFacts, describeCompression } from './describe-compression.ts';
import { describeSimilarity, leastSimilarity, mostChangedPage } from './describe-similarity.ts';

const facts: CompressionFacts = {
  bytes: 300_000,
  unchanged: false,
  targetMet: true,
  gentlerPages: [],
  coloredPages: [],
  wasEncrypted: false,
  repaired: false,
  wasSigned: false,
  wasPdfA: false,
  dropped: [],
  brokenImages: 0,
};
const requested = { grayscale: false, metadata: 'keep' } as const;

test('an ordinary result has no notes', () => {
  expect(describeCompression(facts, requested)).toEqual([]);
});

test('a missed target comes first, with the size reached', () => {
  const [first] = describeCompression({ ...facts, targetMet: false }, { ...requested, targetBytes: 102_400 });
  expect(first).toBe(
    '100 KB cannot be reached without pages becoming hard to read: 292.97 KB is the smallest result that stays clear.',
  );
});

test('an unchanged file says what is still in it', () => {
  const sentences = describeCompression({ ...facts, unchanged: true }, { grayscale: true, metadata: 'strip' });
  expect(sentences).toEqual([
    'This file cannot be made smaller at this level: you get your original back, unchanged.',
    'Its metadata is still in it.',
    'Its colours are still in it.',
  ]);
});

test('an unchanged file that is damaged says so, and what repairs it', () => {
  const sentences = describeCompression({ ...facts, unchanged: true, repaired: true }, requested);
  expect(sentences[1]).toBe('It is damaged: to have it repaired, merge it alone with the PDF Merger.');
});

test.each([
  [[3], 'Page 3 would have looked different, and was compressed more gently.'],
  [[1, 4], 'Pages 1 and 4 would have looked different, and were compressed more gently.'],
  [
    [1, 2, 3, 4, 5, 6, 7],
    'Pages 1, 2, 3, 4, 5, and 2 more would have looked different, and were compressed more gently.',
  ],
])('names the pages compressed more gently: %j', (gentlerPages, sentence) => {
  expect(describeCompression({ ...facts, gentlerPages }, requested)).toEqual([sentence]);
});

test('says what was left out for safety', () => {
  const said = (dropped: CompressionFacts['dropped']) => describeCompression({ ...facts, dropped }, requested);
  expect(said(['script'])).toEqual(['For safety, JavaScript in the original was left out.']);
  expect(said(['script', 'launch'])).toEqual([
    'For safety, JavaScript and commands that start programs in the original were left out.',
  ]);
});

test('only identical pages are called identical', () => {
  expect(describeSimilarity(1)).toBe('identical');
  expect(describeSimilarity(0.9999)).toBe('99.9% alike');
  expect(describeSimilarity(null)).toBe('cannot be drawn');
});

test('the page that changed most comes first; pages that cannot be drawn do not count', () => {
  expect(mostChangedPage([1, null, 0.98, 0.99])).toBe(2);
  expect(mostChangedPage([1, 1])).toBe(0);
  expect(leastSimilarity([null, 0.97])).toBe(0.97);
  expect(leastSimilarity([])).toBe(1);
});

test('says where colour is left', () => {
  expect(describeCompression({ ...facts, coloredPages: [2] }, { ...requested, grayscale: true })).toEqual([
    'Page 2 still has some colour: gradients and spot colours cannot be turned gray here.',
  ]);
});
