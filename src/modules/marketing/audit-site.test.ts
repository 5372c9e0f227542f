import { describe, expect, test } from 'vitest';
import { auditPage } from './audit-page.ts';
import { type AskSite, auditSite } from './audit-site.ts';
import { findBacklink } from './find-backlink.ts';

const signal = new AbortController().signal;

const page = (more: { title?: string; head?: string; body?: string } = {}) => `<!doctype html><html lang="en"><head>
  <title>${more.title ?? 'Merge PDFs in the browser'}</title>
  <meta name="description" content="Put several PDF files into one, in any order, with their links and bookmarks.">
  <link rel="canonical" href="https://files.example.org/"><meta property="og:title" content="Merge">
  ${more.head ?? ''}</head><body><h2>Menu</h2><main>${more.body ?? '<h1>Merge</h1>'}</main></body></html>`;

const problemsOf = (html: string, status = 200) => auditPage({ path: '/tools/merge', status, html }).problems;

describe('an own page', () => {
  test('that has everything has no problem', () => {
    const json = '{"@graph":[{"@type":"WebPage"},{"@type":"FAQPage"}]}';
    const html = page({
      head: `<script type="application/ld+json">${json}</script>`,
      body: '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2><img src="a" alt=""><a href="/help?x#y">1</a><a href="https://example.com">2</a><a href="mailto:a@b.c">3</a>',
    });
    expect(auditPage({ path: '/', status: 200, html })).toMatchObject({
      ...{ problems: [], title: 'Merge PDFs in the browser', paths: ['/help'], links: 1, outsideLinks: 1 },
      ...{ headings: 4, structuredData: ['WebPage', 'FAQPage'], bytes: html.length },
    });
  });

  test.each<[string, string]>([
    [page({ title: '' }), 'It has no title.'],
    [page({ title: 'Merge' }), 'Its title has 5 characters; at least 10 say more.'],
    [page({ title: 'x'.repeat(80) }), 'Its title has 80 characters; search engines cut it after 65.'],
    [page({ body: '' }), 'It has no heading of the first level.'],
    [page({ body: '<h1>A</h1><h1>B</h1>' }), 'It has 2 headings of the first level.'],
    [page({ body: '<h1>A</h1><h3>B</h3>' }), 'A heading of level 3 comes without one of level 2 before it.'],
    [page({ body: '<h1>A</h1><img src=a>' }), '1 of its images have no alternative text.'],
    [page({ head: '<script type="application/ld+json">{</script>' }), 'Its structured data is no JSON.'],
    [page().replace('rel="canonical"', ''), 'It names no canonical address.'],
    [page().replace(' lang="en"', ''), 'It does not say its language.'],
    [page({ body: `<h1>A</h1>${'x'.repeat(300_000)}` }), 'Its HTML has 300 KB; 300 is enough.'],
  ])('%# is told what is wrong', (html, problem) => expect(problemsOf(html)).toEqual([problem]));

  test('that does not answer is only told that', () => {
    expect(problemsOf('', 500)).toEqual(['The page answers 500.']);
  });

  test.each(['<'.repeat(100_000), '<a href="'.repeat(10_000), '<h1>'.repeat(10_000), '\u0000<title'])(
    '%# of odd HTML is read, too',
    (html) => expect(problemsOf(html).length).toBeGreaterThan(0),
  );
});

describe('the audit of the site', () => {
  const siteOf =
    (pages: Record<string, string>): AskSite =>
    async (path) => {
      const urls = Object.keys(pages).map((each) => `<url><loc>https://files.example.org${each}</loc></url>`);
      if (path === '/sitemap.xml') return { status: 200, type: 'application/xml', body: urls.join('') };
      const body = pages[path];
      return { status: body === undefined ? 404 : 200, type: 'text/html', body: body ?? '' };
    };

  test('finds links that lead nowhere and pages that say the same of themselves', async () => {
    const body = '<h1>A</h1><a href="/b#x">b</a><a href="/gone">gone</a>';
    const report = await auditSite(siteOf({ '/a': page({ body }), '/b': page() }), undefined, signal);
    expect(report.changes).toBeUndefined();
    expect(report.findings).toEqual([
      { path: '/b', text: 'Its title is the same as that of /a.' },
      { path: '/b', text: 'Its description is the same as that of /a.' },
      { path: '/a', text: 'Its link to /gone leads nowhere (404).' },
    ]);
  });

  test('says what changed since the last one', async () => {
    const first = await auditSite(siteOf({ '/a': page({ title: 'Short' }), '/old': '' }), undefined, signal);
    const second = await auditSite(
      siteOf({ '/a': page({ body: '' }), '/new': page({ title: 'Another title' }) }),
      first,
      signal,
    );
    expect(second.changes).toMatchObject({ since: first.at, newPages: ['/new'], gonePages: ['/old'] });
    expect(second.changes?.appeared).toContainEqual({ path: '/a', text: 'It has no heading of the first level.' });
    expect(second.changes?.solved).toContainEqual({
      path: '/a',
      text: 'Its title has 5 characters; at least 10 say more.',
    });
  });

  test('ends when it is aborted', async () => {
    await expect(auditSite(siteOf({ '/a': page() }), undefined, AbortSignal.abort())).rejects.toThrow();
  });
});

describe('a backlink', () => {
  const find = (html: string) => findBacklink(html, 'https://blog.example.com/tools/', 'www.files.example.org');
  test.each([
    ['<a href="https://files.example.org/tools/x">', 'followed'],
    ['<A HREF=//www.files.example.org>', 'followed'],
    ['<a rel="noopener ugc" href="https://files.example.org">', 'nofollow'],
    ['<a rel=nofollow href="https://files.example.org"><a href="https://files.example.org/b">', 'followed'],
    ['<a href="https://files.example.org.evil.example/">', 'none'],
    ['<a href="/tools?x=https://files.example.org">', 'none'],
    ['<!-- <a href="https://files.example.org"> -->', 'none'],
    ['https://files.example.org', 'none'],
    ['', 'none'],
  ])('in %j is %s', (html, found) => expect(find(html)).toBe(found));
});
