import { expect, test } from 'vitest';
import { contentSchemas } from './content.contract.ts';
import { parseContent } from './parse-content.ts';

const good = `---
title: A post
excerpt: What it is about.
date: 2026-05-31
author: The Satchel authors
category: PDF
tools:
  - pdf-merger
---
The text.
`;

test('a file is its checked front matter and its text', () => {
  const { frontMatter, markdown, firstLine } = parse(good);
  expect(frontMatter).toEqual({
    ...{ title: 'A post', excerpt: 'What it is about.', date: '2026-05-31', author: 'The Satchel authors' },
    ...{ category: 'PDF', tools: ['pdf-merger'], featured: false, sample: false, draft: false },
  });
  expect(markdown).toBe('The text.\n');
  expect(firstLine).toBe(10);
});

test.each([
  ['no front matter', 'Just text.', "post.md:1: Must begin with front matter between two lines of '---'."],
  [
    'front matter without an end',
    '---\ntitle: A post\n',
    "post.md:1: Must begin with front matter between two lines of '---'.",
  ],
  ['a missing field', good.replace('category: PDF\n', ''), 'post.md:1: category: Is missing.'],
  ['an empty field', good.replace('category: PDF', 'category: ""'), 'post.md:6: category: Must not be empty.'],
  ['a field too long', good.replace('A post', 'x'.repeat(91)), 'post.md:2: title: Must have at most 90 characters.'],
  ['no day', good.replace('2026-05-31', '2026-02-31x'), 'post.md:4: date: Must be a day such as 2026-05-31.'],
  [
    'a day that does not exist',
    good.replace('2026-05-31', '2026-13-01'),
    'post.md:4: date: Must be a day such as 2026-05-31.',
  ],
  ['a misspelled field', good.replace('category', 'categroy'), 'post.md:6: categroy: There is no such field.'],
  [
    'a wrong item of a list',
    good.replace('pdf-merger', '../etc'),
    'post.md:7: tools.0: Must be the last part of an address, such as my-page.',
  ],
  ['the wrong type', good.replace('A post', '[1, 2]'), 'post.md:2: title: Must be a text.'],
])('%s is named with file, line and field', (_what, source, message) => {
  expect(() => parse(source)).toThrow(message);
});

test('broken YAML is named with its line', () => {
  expect(() => parse(good.replace('title: A post', 'title: "A post'))).toThrow(/^post\.md:\d+: /);
});

test('aliases, which can grow without end, are refused', () => {
  expect(() => parse(good.replace('A post', '&a [x]\nexcerpt2: *a'))).toThrow();
});

const parse = (source: string) => parseContent(contentSchemas.blog, 'post.md', source);
