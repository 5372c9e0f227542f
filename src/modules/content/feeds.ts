import { escapeXml } from '../../shared/xml.ts';
import type { Post } from './content.contract.ts';
import { feedPaths } from './feed-paths.contract.ts';

const shown = 30;
const title = 'Satchel blog';
const description = 'What happens inside your files, and how to get what you want.';

type Site = { posts: readonly Post[]; publicUrl: string };

const newest = (posts: readonly Post[]): Post[] =>
  posts.toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)).slice(0, shown);

/** Links and images of a post as feed readers need them: they show it elsewhere. */
const absolute = (html: string, publicUrl: string): string =>
  html.replaceAll(/(?<=\s(?:href|src)=")(?=[/])/g, publicUrl);

/** The newest posts as RSS 2.0 with their full text. */
export function renderRss({ posts, publicUrl }: Site): string {
  const items = newest(posts).map((post) => {
    const url = escapeXml(`${publicUrl}/blog/${post.slug}`);
    return `<item>
<title>${escapeXml(post.title)}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<pubDate>${new Date(post.date).toUTCString()}</pubDate>
<dc:creator>${escapeXml(post.author)}</dc:creator>
<category>${escapeXml(post.category)}</category>
<description>${escapeXml(post.excerpt)}</description>
<content:encoded>${escapeXml(absolute(post.html, publicUrl))}</content:encoded>
</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${title}</title>
<link>${escapeXml(publicUrl)}/blog</link>
<description>${description}</description>
<language>en</language>
<atom:link href="${escapeXml(publicUrl + feedPaths.rss)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}

/** The newest posts as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export const renderJsonFeed = ({ posts, publicUrl }: Site): object => ({
  version: 'https://jsonfeed.org/version/1.1',
  title,
  description,
  language: 'en',
  home_page_url: `${publicUrl}/blog`,
  feed_url: publicUrl + feedPaths.json,
  items: newest(posts).map((post) => ({
    id: `${publicUrl}/blog/${post.slug}`,
    url: `${publicUrl}/blog/${post.slug}`,
    title: post.title,
    summary: post.excerpt,
    content_html: absolute(post.html, publicUrl),
    image: `${publicUrl}/og/blog/${post.slug}.png`,
    date_published: `${post.date}T00:00:00Z`,
    authors: [{ name: post.author }],
    tags: [post.category],
  })),
});
