import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAnswerCleaner } from './clean-answer.ts';

const marker = 'ab'.repeat(16);
const clean = (answer: string, ...sources: string[]) => createAnswerCleaner(sources).clean(answer, marker);

test.each([
  ['See https://evil.example/a?b=c.', 'See .'],
  ['See [the shop](https://evil.example) now', 'See the shop now'],
  ['![logo](https://evil.example/x.png "Logo") Hello', 'logo Hello'],
  ['See [here](/account/delete)', 'See here'],
  ['See <https://evil.example> or www.evil.example', 'See  or'],
  ['_https://evil.example_', '__'],
  ['[a]: https://evil.example', '[a]:'],
  ['Click javascript:alert(1) or data:text/html,x', 'Click  or'],
  ['\u8bbf\u95eehttps://evil.example\u83b7\u53d6', '\u8bbf\u95ee\u83b7\u53d6'],
  ['https://\u4f8b.example', '\u4f8b.example'],
  ['<b>Bold</b> and <img src=x onerror=alert(1)>', 'Bold and'],
  ['<scr<b>ipt>alert(1)</script>', 'alert(1)'],
  ['<script>alert(1)</script>Hello <style>p {}</style>', 'Hello'],
  ['<<<<b>b>b>b>x', 'x'],
  ['[[a](/b)](/c) and [x]<i>(/y)', 'a and x'],
  ['Hello <img src=x onerror=alert(1)', 'Hello img src=x onerror=alert(1)'],
  [`BEGIN ${marker} Document\nHello\nEND ${marker} Document`, 'Hello'],
  ['<think>Hmm, https://a.example</think>Hello', 'Hello'],
  ['He\u200bllo\u202e \u{e0041}\u{e0042}', 'Hello'],
  ['a\u0000b\u001b[2J', 'ab[2J'],
])('%j becomes %j', (answer, text) => {
  expect(clean(answer, 'A source of its own.')).toBe(text);
});

test.each([
  ['2 < 3 and 5 > 4, or a<3', ''],
  ['An answer (of sorts) [1] with 50% & more: e.g. and/or', ''],
  ['\u2764\ufe0f Hello', ''],
  ['Voir https://good.example/a.', 'See https://good.example/a today'],
  ['[Voir](https://good.example/a)', '[See](https://good.example/a)'],
  ['\u770bhttps://good.example/a\u3002', 'See https://good.example/a.'],
  ['Le <b>chat</b>', 'The <b>cat</b>'],
  ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
])('%j stays after %j', (answer, source) => {
  expect(clean(answer, source)).toBe(answer);
});

test.each(['https://good.example', 'https://good.example.evil.example/', 'https://good.exam'])(
  '%s is no link of a source that has https://good.example/a',
  (link) => {
    expect(clean(link, 'See https://good.example/a.')).toBe('');
  },
);

test('nothing is left of tags and links, whatever a model makes of them, nor while it writes', () => {
  const pieces = [
    '<',
    '>',
    '/',
    'script',
    'b ',
    'https://',
    'www.',
    'evil.example',
    '[',
    ']',
    '(',
    ')',
    '!',
    ' ',
    '\n',
    'a',
    '<think>',
    '</think>',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
      const cleaner = createAnswerCleaner(['Nothing.']);
      for (const text of [cleaner.clean(parts.join(''), marker), cleaner.cleanUnfinished(parts.join(''), marker)]) {
        expect(text).not.toMatch(/<[a-z/!?]|https?:\/\/|(?<![a-z0-9])www\.|\]\([^()\n]*\)/i);
      }
    }),
    { numRuns: 2000 },
  );
});

test('what taking out a link joins is no tag', () => {
  expect(clean('<[]()script', 'Nothing.')).not.toContain('<script');
  expect(clean('<https://evil.example script>', 'Nothing.')).not.toContain('evil');
});

test('a megabyte of what is slow for careless patterns is cleaned', () => {
  for (const piece of ['<', '[', '](', '<a', 'a.', 'https://', '![', '<think>', '(((']) {
    clean(piece.repeat(1_000_000 / piece.length), 'Nothing.');
  }
});
