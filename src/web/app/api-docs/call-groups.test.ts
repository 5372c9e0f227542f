import { expect, test } from 'vitest';
import { documentSchema, readCalls } from './api-document.ts';
import { groupCalls } from './call-groups.ts';

const groupsOf = (operations: Record<string, unknown>) => {
  const paths = Object.fromEntries(Object.entries(operations).map(([path, operation]) => [path, { post: operation }]));
  const calls = readCalls(documentSchema.parse({ info: { version: '1' }, paths, components: {} }));
  return groupCalls(calls).map(({ name, calls: found }) => [name, found.map(({ path }) => path)]);
};

test('the calls of a tool are in its family, whatever the document calls the tool', () => {
  expect(groupsOf({ '/api/merge': { summary: 'Merge', tags: ['Zusammenfügen'], 'x-tool': 'pdf-merger' } })).toEqual([
    ['PDF Tools', ['/api/merge']],
  ]);
});

test('a tag that is not known has a group of its own', () => {
  expect(groupsOf({ '/api/links': { summary: 'Links', tags: ['Short links'] } })).toEqual([
    ['Short links', ['/api/links']],
  ]);
});
