import { expect, test } from 'vitest';
import { rankHelp } from './rank-help.ts';

const entry = (title: string, text = '', headings: string[] = []) => ({
  ...{ path: `/help/${title}`, title, description: '', headings, text },
});
const entries = [entry('Split', 'merge again later'), entry('Merge', 'files'), entry('Sign', 'names', ['Merge first'])];
const find = (typed: string) => rankHelp(entries, typed).map(({ title }) => title);

test('titles count most, then headings, then the text', () => {
  expect(find('merge')).toEqual(['Merge', 'Sign', 'Split']);
});

test('every word that says something must be found, by its beginning', () => {
  expect(find('how do I merg fil')).toEqual(['Merge']);
  expect(find('merge elephants')).toEqual([]);
});

test('accents and case do not matter, and nothing typed finds nothing', () => {
  expect(find('MÉRGE')).toHaveLength(3);
  expect(find('  ?!')).toEqual([]);
});
