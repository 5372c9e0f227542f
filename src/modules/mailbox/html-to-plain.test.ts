import { expect, test } from 'vitest';
import { htmlToPlain } from './html-to-plain.ts';

const plain = (html: string) => htmlToPlain(html, { isForward: false });

test('paragraphs, lists, tables and links are text', () => {
  expect(plain('<p>Hello&nbsp;<b>you</b></p><p>Second<br>line</p>')).toBe('Hello you\n\nSecond\nline');
  expect(plain('<h1>Title</h1><ul><li>One</li><li>Two</li></ul>')).toBe('Title\n\n * One\n * Two');
  expect(plain('See <a href="https://example.org/a">the page</a>.')).toBe('See the page [https://example.org/a].');
  expect(plain('<div>A</div><div>B</div>')).toBe('A\nB');
});

test('nothing that runs, loads or hides is left', () => {
  const html =
    '<html><head><title>T</title><style>p{color:red}</style></head><body onload="x()"><script>alert(1)</script><p>Seen</p>' +
    '<img src="https://tracker.example/p.gif" alt="pixel"><iframe src="https://evil.example"></iframe><svg><text>S</text></svg>' +
    '<form><input value="V"></form><noscript>N</noscript><template>X</template><!-- comment --></body></html>';
  expect(plain(html)).toBe('Seen');
});

test.each([
  '<div class="gmail_quote gmail_quote_container"><div>On Monday, A wrote:</div><blockquote>Old</blockquote></div>',
  '<blockquote type="cite">Old</blockquote>',
  '<div class="moz-cite-prefix">On Monday, A wrote:</div><blockquote type="cite">Old</blockquote>',
  '<div id="appendonsend"></div><div id="divRplyFwdMsg">From: A</div>',
  '<div class="yahoo_quoted">Old</div>',
])('the message that is answered is left out: %s', (quote) => {
  expect(plain(`<div>New</div>${quote}`)).toBe('New');
});

test('what is sent on stays', () => {
  expect(htmlToPlain('New<div class="gmail_quote">Old</div>', { isForward: true })).toBe('New\nOld');
});

test.each([
  ['nested', '<div>'.repeat(200_000)],
  ['nested tables', '<table><tr><td>'.repeat(50_000)],
  ['unclosed', '<a href="'.repeat(100_000)],
  ['wide', '<b>x</b>'.repeat(100_000)],
  ['entities', '&amp;'.repeat(300_000)],
  ['comments', '<!--'.repeat(200_000)],
  ['lists', '<ul><li>'.repeat(100_000)],
])(
  'a bomb that is %s becomes a bounded text',
  (_case, html) => {
    expect(plain(html).length).toBeLessThan(1_000_000);
  },
  20_000,
);
