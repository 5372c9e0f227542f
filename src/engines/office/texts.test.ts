import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { cleanEpub } from './clean-epub.ts';
import { cutHtml } from './cut-html.ts';
import { cutRichText, refuseLongRichText } from './cut-rich-text.ts';
import { cutText } from './cut-text.ts';
import { decodeUnknown } from './decode-unknown.ts';
import { findSeparator } from './find-separator.ts';
import { makeSelfContained, removeReferences } from './html-references.ts';
import { toMarkdown } from './html-to-markdown.ts';
import { limitNesting } from './limit-nesting.ts';
import { markdownToHtml } from './markdown-to-html.ts';
import { refuseLongParts } from './refuse-long-parts.ts';

describe('the encoding of a text', () => {
  const russian =
    'Съешь же ещё этих мягких французских булок, да выпей чаю. Широкая электрификация южных губерний даст мощный толчок подъёму сельского хозяйства.';
  test.each([
    ['utf-8', Buffer.from(russian)],
    ['utf-8', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(russian)])],
    ['utf-16le', Buffer.from(`\uFEFF${russian}`, 'utf16le')],
    ['utf-16be', Buffer.from(`\uFEFF${russian}`, 'utf16le').swap16()],
    ['windows-1251', encode(russian, 'windows-1251')],
  ])('%s is found', (encoding, bytes) => {
    expect(decodeUnknown(bytes)).toEqual({ text: russian, encoding });
  });

  test('Western letters are read as Windows writes them', () => {
    expect(decodeUnknown(Buffer.from('Gr\u00fc\u00dfe aus K\u00f6ln, \u00e7a va ?', 'latin1')).text).toBe(
      'Grüße aus Köln, ça va ?',
    );
  });

  test('line ends become line feeds', () => {
    expect(decodeUnknown(Buffer.from('a\r\nb\rc\n')).text).toBe('a\nb\nc\n');
  });
});

test.each([
  ['a,b,c\n1,2,3\n', ','],
  ['a;b;c\n1,5;2,5;3,5\n', ';'],
  ['a\tb\n1\t2\n', '\t'],
  ['a|b|c\n', '|'],
  ['"x;y",b\n"1;2;3",4\n', ','],
  ['one column\nonly\n', ','],
])('the fields of %j are separated by %j', (table, separator) => {
  expect(findSeparator(table)).toBe(separator);
});

describe('a page', () => {
  test.each([
    '<img src="http://127.0.0.1/a.png" alt="A tree">',
    "<IMG SRC='https://127.0.0.1/a.png'>",
    '<img src=//127.0.0.1/a.png>',
    '<img src="file:///etc/passwd">',
    '<link rel="stylesheet" href="http://127.0.0.1/a.css">',
    '<iframe src="http://127.0.0.1/"></iframe>',
    '<object data="http://127.0.0.1/"></object>',
    '<script src="http://127.0.0.1/a.js"></script>',
    '<style>@import url(http://127.0.0.1/a.css); body { background: url("http://127.0.0.1/a.png") }</style>',
    '<body background="http://127.0.0.1/a.png">',
    '<p style="background-image: url(http://127.0.0.1/a.png)">',
    '<meta http-equiv="refresh" content="0; url=http://127.0.0.1/">',
    '<base href="http://127.0.0.1/">',
    '<img srcset="http://127.0.0.1/a.png 2x" src="data:image/png;base64,AAAA">',
  ])('loses %s', (part) => {
    expect(removeReferences(`<html><body><p>Words</p>${part}</body></html>`).content).not.toMatch(
      /127\.0\.0\.1|etc\/passwd/,
    );
  });

  test.each([
    '<script>',
    '<img ',
    '<meta http-equiv ',
    '<meta charset ',
    'url(',
    '<iframe src=x>',
    ' data="',
    '</script',
    '<a <',
  ])('of nothing but %j is read in one go', (part) => {
    // Rescanning from every position would take hours.
    expect(removeReferences(`<p>Words</p>${part.repeat(500_000)}`).content).toContain('<p>Words</p>');
  });

  test('loses what is between a tag and its end, and of one that is never closed the tag', () => {
    const { content } = removeReferences('<p>a<SCRIPT>x</Script >b<script>c</p><noscript>d</noscript>e');
    expect(content).toMatch(/<p>abc<\/p>e$/);
  });

  test('keeps words, links and images that are inside, and says what was left out', () => {
    const page =
      '<p>Words <a href="http://example.org/">link</a><img src="data:image/png;base64,AAAA"><img src="a.png" alt="A tree"></p>';
    const { content, leftOut } = removeReferences(page);
    expect(content).toContain('<a href="http://example.org/">link</a>');
    expect(content).toContain('data:image/png;base64,AAAA');
    expect(content).toContain('A tree');
    expect(leftOut).toBe(1);
  });

  test('is said to be UTF-8, whatever it said before', () => {
    const { content } = removeReferences('<html><head><meta charset="windows-1251"></head><body>Да</body></html>');
    expect(content.match(/charset=[\w-]+/g)).toEqual(['charset=utf-8']);
  });

  test('that was made needs nothing else', () => {
    const { content, leftOut } = makeSelfContained(
      '<p><img src="http://127.0.0.1/a.png"/><img src="data:image/png;base64,AA"/></p>',
    );
    expect(content).toBe('<p><img src="data:image/png;base64,AA"/></p>');
    expect(leftOut).toBe(1);
  });

  test.each([
    '<a href="javascript:alert(1)">Words</a>',
    '<a href="JavaScript&#58;alert(1)">Words</a>',
    '<a href="java&#9;script:alert(1)">Words</a>',
    '<a href="vbscript:alert(1)">Words</a>',
    '<a href="data:text/html,alert(1)">Words</a>',
    '<p onclick="alert(1)" onmouseover="alert(2)">Words</p>',
    '<script language="JavaScript">alert(1)</script><p>Words</p>',
  ])('that was made does not run %s', (part) => {
    const { content } = makeSelfContained(`<html><head></head><body>${part}</body></html>`);
    expect(content).toContain('Words');
    expect(content).not.toContain('alert');
    expect(content).toContain('Content-Security-Policy');
  });

  test.each(['https://example.org/?a=1&amp;b=2', 'mailto:a@example.org', '#part', 'other page.html', '/a:b'])(
    'that was made keeps its link to %s',
    (address) => {
      expect(makeSelfContained(`<a href="${address}">Words</a>`).content).toBe(`<a href="${address}">Words</a>`);
    },
  );
});

test('quotes and lists nested deeper than 50 lose their tags and keep their words', () => {
  const nested = (depth: number) =>
    `${'<blockquote>'.repeat(depth)}<p>Apples</p>${'</blockquote>'.repeat(depth)}<p>Pears</p>`;
  expect(limitNesting(nested(50))).toBe(nested(50));
  expect(limitNesting(nested(5000))).toBe(nested(50));
  const list = `${'<ul><li>'.repeat(51)}Apples${'</li></ul>'.repeat(51)}`;
  expect(limitNesting(list).match(/<ul>|<\/ul>/g)).toHaveLength(100);
  const markdown = markdownToHtml(`${'>'.repeat(5000)}Apples\n${'- '.repeat(3000)}Pears\n${'[*'.repeat(5000)}`);
  expect(markdown.match(/<blockquote>/g)).toHaveLength(50);
  expect(markdown).toMatch(/Apples[\s\S]*Pears/);
  expect(limitNesting('</ul></ul><ul><li>Apples</ul>')).toBe('</ul></ul><ul><li>Apples</ul>');
});

test('a paragraph of more than 500,000 characters and a table of more than 10,000 rows are refused, and a long text is not', () => {
  const words = 'apples '.repeat(50_000);
  const refused = expect.objectContaining({ code: 'DOCUMENT_TOO_COMPLEX', status: 422 });
  expect(() => refuseLongParts(`<p>${words}<b>${words}</b></p>`)).toThrow(refused);
  expect(() => refuseLongParts(`<body>${words}${words}`)).toThrow(refused);
  for (const page of [
    `<p>${words}</p>${words}<br>${words}`,
    `<pre>${words}\n${words}</pre>`,
    `<STYLE>${words}${words}</style>`,
    `<p>${'<b></b>'.repeat(100_000)}`,
  ])
    expect(() => refuseLongParts(page)).not.toThrow();
  expect(() => refuseLongRichText(`{\\rtf1 ${words}{\\b ${words}}\\par}`)).toThrow(refused);
  for (const body of [`${words}\\par ${words}`, `{\\pict ${words}${words}}`, `${words}\\bin700000 ${words}${words}`])
    expect(() => refuseLongRichText(`{\\rtf1 ${body}}`)).not.toThrow();
  const table = (rows: number) => `<table>${'<tr><td>1</td></tr>'.repeat(rows)}</table>`;
  expect(() => refuseLongParts(table(10_001))).toThrow(refused);
  expect(() => refuseLongParts(table(10_000).repeat(2))).not.toThrow();
});

test('Markdown becomes a page with its tables', () => {
  const page = markdownToHtml('# Title\n\n| a | b |\n|---|---|\n| 1 | 2 |\n');
  expect(page).toContain('<h1>Title</h1>');
  expect(page).toContain('<td>2</td>');
});

test('a page becomes Markdown: headings, emphasis, lists, links and tables; images are counted', () => {
  const { content, leftOut } = toMarkdown(
    '<html><head><style>p {}</style></head><body><h2 class="western">Fruit</h2><p>The <b>apple</b> is <i>good</i>.</p><ul><li><p>One</p></li><li><p>Two</p></li></ul><p><a href="http://example.org/">page</a><img src="data:x"></p><table><tr><th><p>Fruit</p></th><th><p>kg</p></th></tr><tr><td><p>A|B</p></td><td><p>120</p></td></tr></table></body></html>',
  );
  expect(content).toContain('## Fruit');
  expect(content).toContain('The **apple** is *good*.');
  expect(content).toMatch(/- +One\n+- +Two/);
  expect(content).toContain('[page](http://example.org/)');
  expect(content).toContain('| Fruit | kg |\n| --- | --- |\n| A\\|B | 120 |');
  expect(leftOut).toBe(1);
});

/** There is no encoder for legacy encodings, so this searches each byte. */
function encode(text: string, encoding: string): Buffer {
  const byteOf = new Map<string, number>();
  for (let byte = 0; byte < 256; byte++) byteOf.set(new TextDecoder(encoding).decode(Buffer.from([byte])), byte);
  return Buffer.from([...text].map((character) => byteOf.get(character) ?? 0x3f));
}

describe('a text that is too long', () => {
  test('ends with the last line it may have', () => {
    expect(cutText('one\ntwo\nthree\n', 2, true)).toEqual({ content: 'one\ntwo\n', cut: true });
    expect(cutText('one\ntwo\nthree\n', 3, true)).toEqual({ content: 'one\ntwo\nthree\n', cut: false });
  });

  test('has as many lines as its paragraphs fill, and as many rows as a table', () => {
    const long = `${'x'.repeat(200)}\nnext\n`;
    expect(cutText(long, 3, true).cut).toBe(true);
    expect(cutText(long, 3, false).cut).toBe(false);
  });

  test.each([
    ['paragraphs', '<p>one</p><p>two</p><p>three</p>', '<p>one</p><p>two</p>'],
    ['lines', 'one<br>two<br>three<br>', 'one<br>two<br>'],
    ['lines as they were written', '<pre>one\ntwo</pre><p>three</p>', '<pre>one\ntwo</pre>'],
    [
      'rows, however many cells stand side by side',
      '<table><tr><td><p>a</p></td><td><p>b</p></td></tr><tr><td>c</td></tr><tr><td>d</td></tr></table>',
      '<table><tr><td><p>a</p></td><td><p>b</p></td></tr><tr><td>c</td></tr></td></tr></table>',
    ],
    [
      'no comments',
      '<!-- <p>x</p><p>y</p> --><p>one</p><p>two</p>three',
      '<!-- <p>x</p><p>y</p> --><p>one</p><p>two</p>',
    ],
  ])('that is a page is cut by its %s', (_, page, content) => {
    expect(cutHtml(page, 2)).toEqual({ content, cut: true });
    expect(cutHtml(page, 4)).toEqual({ content: page, cut: false });
    expect(cutHtml(content, 2).cut).toBe(false);
  });

  test.each([
    ['paragraphs', 'one\\par two\\par three\\par', 'one\\par two\\par '],
    ['paragraphs in groups', '{\\b one\\par two\\par three}', '{\\b one\\par two\\par }'],
    [
      'rows, however many cells stand side by side',
      '\\trowd\\intbl a\\par b\\cell c\\par d\\cell\\row\\pard two\\par',
      '\\trowd\\intbl a\\par b\\cell c\\par d\\cell\\row',
    ],
    [
      'no hidden groups',
      '{\\*\\x \\par\\par}{\\header \\par\\par}one\\par two\\par three\\par',
      '{\\*\\x \\par\\par}{\\header \\par\\par}one\\par two\\par ',
    ],
    ['no bytes of images', 'one\\bin9 \\par\\par{\\par two\\par three\\par', 'one\\bin9 \\par\\par{\\par two\\par '],
  ])('that is a rich text is cut by its %s', (_, body, content) => {
    const page = `{\\rtf1 ${body}}`;
    expect(cutRichText(page, 2)).toEqual({ content: `{\\rtf1 ${content}}`, cut: true });
    expect(cutRichText(page, 5)).toEqual({ content: page, cut: false });
    expect(cutRichText(`{\\rtf1 ${content}}`, 2).cut).toBe(false);
  });

  test('fills the rest of a page where a new one begins', () => {
    const page = `{\\rtf1 ${'one\\par\\page '.repeat(20)}}`;
    expect(cutRichText(page, 54).cut).toBe(true);
  });

  test.each(['<!--', '<p ', '<table>', '<!-- >', '{', '\\bin9 ', '\\trowd '])(
    'is read in one go, also when it is nothing but %j',
    (part) => {
      // Rescanning from every position would take hours.
      const text = part.repeat(300_000);
      expect(cutHtml(text, 1_000_000).cut).toBe(false);
      expect(cutRichText(text, 100_000).cut).toBe(false);
    },
  );
});

describe('a book', () => {
  const book = (page: string, drawing = '<svg/>') =>
    zipSync({
      mimetype: [strToU8('application/epub+zip'), { level: 0 }],
      'OEBPS/sections/section0001.xhtml': strToU8(page),
      'OEBPS/images/b.svg': strToU8(drawing),
      'OEBPS/images/a.png': new Uint8Array([1, 2, 3]),
    });

  test('loses links to programs and keeps everything else', () => {
    const page = '<p><a href="JavaScript&#58;alert(1)">Words</a> <a href="https://example.org/">page</a></p>';
    const cleaned = unzipSync(cleanEpub(book(page)) ?? new Uint8Array());
    expect(Object.keys(cleaned)[0]).toBe('mimetype');
    expect(strFromU8(cleaned['OEBPS/sections/section0001.xhtml'] ?? new Uint8Array())).toBe(
      '<p><a>Words</a> <a href="https://example.org/">page</a></p>',
    );
    expect(cleaned['OEBPS/images/a.png']).toEqual(new Uint8Array([1, 2, 3]));
  });

  test('loses what its drawings run and load', () => {
    const inside = '<image href="data:image/png;base64,AA"/><use xlink:href="#a"/><path fill="url(#b)"/>';
    const outside =
      '<image xlink:href="http://127.0.0.1/a.png"/><style>@import url(http://127.0.0.1/a.css);</style><path onclick="run()" fill="url(http://127.0.0.1/b)"/><script>run()</script><?xml-stylesheet href="http://127.0.0.1/c"?>';
    const drawing = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
    const cleaned = cleanEpub(book('<p/>', drawing(inside + outside)));
    const parts = unzipSync(cleaned ?? new Uint8Array());
    expect(strFromU8(parts['OEBPS/images/b.svg'] ?? new Uint8Array())).toBe(
      drawing(`${inside}<image/><style></style><path fill="none"/>`),
    );
    expect(cleanEpub(book('<p/>', drawing(inside)))).toBeUndefined();
  });

  test('without any stays as it is', () => {
    expect(cleanEpub(book('<p><a href="#part">Words</a></p>'))).toBeUndefined();
  });
});
