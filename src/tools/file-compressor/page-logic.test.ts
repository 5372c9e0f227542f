import { describe, expect, test } from 'vitest';
import { MB } from '../../shared/units.ts';
import { describePassword } from './describe-password.ts';
import { filesBelow, type ListedEntry, previewKind, searchEntries, splitPath } from './entry-views.ts';

test.each([
  ['', undefined],
  ['secret', 'Weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'Weak'],
  ['password1234', 'Fair'],
  ['abcdefghijklmnopqrst', 'Fair'],
  ['correct horse battery', 'Good'],
  ['Пароль очень длинный', 'Good'],
])('the password %j is called %s', (password, word) => {
  const sentence = describePassword(password);
  if (word === undefined) expect(sentence).toBeUndefined();
  else expect(sentence).toMatch(new RegExp(`^${word}: .*\\.$`));
});

const entries: ListedEntry[] = [
  { index: 0, path: 'trip', kind: 'folder', bytes: 0 },
  { index: 1, path: 'trip/Day 1/Sea.JPG', kind: 'file', bytes: 5000 },
  { index: 2, path: 'trip/day 2', kind: 'folder', bytes: 0 },
  { index: 3, path: 'trip/day 2/notes.txt', kind: 'file', bytes: 100 },
  { index: 4, path: 'trip 2/notes.txt', kind: 'file', bytes: 100 },
  { index: 5, path: 'trip/link', kind: 'link', bytes: 0 },
];

describe('a search', () => {
  test.each([
    ['', 6],
    ['   ', 6],
    ['SEA', 1],
    ['notes trip', 2],
    ['day txt', 1],
    ['nothing', 0],
  ])('for %j finds %i', (search, count) => {
    expect(searchEntries(entries, search)).toHaveLength(count);
  });
});

test('a chosen folder selects every file in it, and only files are sent', () => {
  expect(filesBelow(entries, new Set([0]))).toEqual([1, 3]);
  expect(filesBelow(entries, new Set([2, 4, 5]))).toEqual([3, 4]);
  expect(filesBelow(entries, new Set([5]))).toEqual([]);
});

test.each([
  [{ path: 'a/photo.JPG', bytes: 5 * MB }, 'image'],
  [{ path: 'photo.jpg', bytes: 50 * MB }, undefined],
  [{ path: 'photo.tif', bytes: 100 }, undefined],
  [{ path: 'docs/README', bytes: 100 }, 'text'],
  [{ path: 'data.csv', bytes: 100 }, 'text'],
  [{ path: 'data.csv', bytes: MB }, undefined],
  [{ path: 'empty.txt', bytes: 0 }, undefined],
  [{ path: 'setup.exe', bytes: 100 }, undefined],
] as const)('%j is shown as %s', (file, kind) => {
  expect(previewKind({ index: 0, kind: 'file', ...file })).toBe(kind);
});

test('links and folders are not shown', () => {
  expect(previewKind({ index: 0, kind: 'link', path: 'a.txt', bytes: 10 })).toBeUndefined();
  expect(previewKind({ index: 0, kind: 'folder', path: 'a.txt', bytes: 10 })).toBeUndefined();
});

test('a path splits into folder and name', () => {
  expect(splitPath('trip/day 1/a.jpg')).toEqual({ folder: 'trip/day 1/', name: 'a.jpg' });
  expect(splitPath('a.jpg')).toEqual({ folder: '', name: 'a.jpg' });
});
