import { siteOrigin } from '../head/site-values.ts';
import type { StructuredData } from '../head/structured-data.ts';

/** A post of the blog. */
export const postData = (post: {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  date: string;
}): StructuredData => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt,
  datePublished: post.date,
  author: { '@type': 'Organization', name: post.author },
  publisher: { '@type': 'Organization', name: 'Satchel' },
  image: `${siteOrigin()}/og/blog/${post.slug}.png`,
  mainEntityOfPage: `${siteOrigin()}/blog/${post.slug}`,
});
