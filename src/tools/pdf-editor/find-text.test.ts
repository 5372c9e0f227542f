import { describe, expect, test } from 'vitest';
import { contextOf, findHits, keyOfHit, replaceHits, skippedAfterReplacing, skippedAfterTyping } from './find-text.ts';

const loosely = { matchCase: false, wholeWords: false };

describe('finding', () => {
  const found = (text: string, wanted: string, options = loosely) =>
    findHits([text], wanted, options).map(({ start }) => start);

  test('looks on every page', () => {
    expect(findHits(['a cat', '', 'cats'], 'cat', loosely)).toEqual([
      { page: 0, start: 2, end: 5 },
      { page: 2, start: 0, end: 3 },
    ]);
  });

  test('ignores case unless it is to match, in other scripts, too', () => {
    expect(found('Cat cat', 'CAT')).toEqual([0, 4]);
    expect(found('Cat cat', 'cat', { ...loosely, matchCase: true })).toEqual([4]);
    expect(found('Ärger ärger ΣΟΦΌΣ', 'Ärger')).toEqual([0, 6]);
  });

  test('keeps to whole words, whatever their letters', () => {
    expect(found('cat cats, (cat) catégorie', 'cat', { ...loosely, wholeWords: true })).toEqual([0, 11]);
    expect(found('für fürs', 'für', { ...loosely, wholeWords: true })).toEqual([0]);
  });

  test('takes signs as they are', () => {
    expect(found('1.5 and 145, C++ (new) [x] a/b ^$|\\', '1.5')).toEqual([0]);
    for (const sign of ['C++', '(new)', '[x]', 'a/b', '^$|\\']) expect(found(`--${sign}--`, sign), sign).toEqual([2]);
  });

  test('finds nothing for nothing', () => {
    expect(found('abc', '')).toEqual([]);
  });
});

test('hits are replaced together, also by nothing', () => {
  const hits = findHits(['one two one'], 'one', loosely);
  expect(replaceHits('one two one', hits, 'three $&')).toBe('three $& two three $&');
  expect(replaceHits('one two one', hits, '')).toBe(' two ');
});

test('a hit is shown with the words around it in its line', () => {
  const text = `first line\n${'x'.repeat(50)} one word two ${'y'.repeat(50)}\nlast line`;
  const [hit] = findHits([text], 'word', loosely);
  expect(hit && contextOf(text, hit)).toEqual({
    before: '…one ',
    found: 'word',
    after: ' two…',
  });
  expect(contextOf('a word\nb', { page: 0, start: 2, end: 6 })).toEqual({ before: 'a ', found: 'word', after: '' });
});

describe('hits that are skipped stay skipped', () => {
  const before = 'cat cat cat cat';
  const skipped = new Set([keyOfHit({ page: 1, start: 4 }), keyOfHit({ page: 1, start: 12 })]);
  const stillSkipped = (text: string, keys: ReadonlySet<string>) =>
    [...keys].map((key) => text.slice(Number(key.split(':')[1])).slice(0, 3));

  test('when the others are replaced', () => {
    const hits = findHits(['', before], 'cat', loosely);
    const replaced = hits.filter((hit) => !skipped.has(keyOfHit(hit)));
    const text = replaceHits(before, replaced, 'tiger');
    expect(text).toBe('tiger cat tiger cat');
    const after = skippedAfterReplacing(skipped, replaced, 'tiger');
    expect([...after]).toEqual(['1:6', '1:16']);
    expect(stillSkipped(text, after)).toEqual(['cat', 'cat']);
  });

  test('when somebody types before or after them', () => {
    const text = 'cat cat and a cat cat';
    expect([...skippedAfterTyping(skipped, ['', before], ['', text])]).toEqual(['1:4', '1:18']);
  });
});
