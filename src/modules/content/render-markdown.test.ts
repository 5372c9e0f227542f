import { expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

test('headings get ids that differ', () => {
  const { html, headings } = render('## Why *now*?\n\n## Why now\n');
  expect(headings).toEqual([
    { id: 'why-now', text: 'Why now?' },
    { id: 'why-now-2', text: 'Why now' },
  ]);
  expect(html).toContain('<h2 id="why-now">Why <em>now</em>?</h2>');
});

test('images have their size, so that nothing moves when they arrive', () => {
  expect(render('![A page](page.png)').html).toContain(
    '<img src="/content/blog/page.png" alt="A page" width="10" height="20" loading="lazy" decoding="async">',
  );
});

test.each([
  ['a script', 'Text.\n\n<script>alert(1)</script>', 'post.md:12: HTML is not allowed. Write Markdown.'],
  ['an inline tag', 'Text <b onclick="x()">bold</b>', 'post.md:10: HTML is not allowed. Write Markdown.'],
  [
    'a link that runs a script',
    '[x](javascript:alert(1))',
    'post.md:10: The link to javascript:alert(1) must begin with',
  ],
  ['a link without a scheme', '[x](//evil.example)', 'post.md:10: The link to //evil.example must begin with'],
  ['an image that is missing', '![x](gone.png)', 'post.md:10: There is no image gone.png beside this file.'],
  ['an image from elsewhere', '![x](https://evil.example/x.png)', 'There is no image https://evil.example/x.png'],
  ['an image without a description', '![](page.png)', 'post.md:10: The image page.png has no description'],
  ['a second title', '# Title', "post.md:10: Headings begin with '##': the title is in the front matter."],
])('%s stops the build', (_what, markdown, message) => {
  expect(() => render(markdown)).toThrow(message);
});

test('special characters stay text', () => {
  expect(render('a < b & "c" `<i>`').html).toBe('<p>a &lt; b &amp; &quot;c&quot; <code>&lt;i&gt;</code></p>\n');
});

const render = (markdown: string) =>
  renderMarkdown({
    ...{ file: 'post.md', markdown, firstLine: 10 },
    pictureAt: (name) =>
      name === 'page.png' ? { address: '/content/blog/page.png', width: 10, height: 20 } : undefined,
  });
