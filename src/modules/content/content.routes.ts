import type { FastifyInstance } from 'fastify';
import type { Post } from './content.contract.ts';
import { feedPaths } from './feed-paths.contract.ts';
import { renderJsonFeed, renderRss } from './feeds.ts';

/** The blog's feeds, with this instance's address. */
export function contentRoutes(app: FastifyInstance, site: { posts: readonly Post[]; publicUrl: string }): void {
  const feeds = [
    { path: feedPaths.rss, type: 'application/rss+xml; charset=utf-8', text: renderRss(site) },
    { path: feedPaths.json, type: 'application/feed+json; charset=utf-8', text: JSON.stringify(renderJsonFeed(site)) },
  ];
  for (const { path, type, text } of feeds) {
    // Readers elsewhere fetch it from their own pages; it is public.
    const headers = {
      'content-type': type,
      'cache-control': 'public, max-age=600',
      'access-control-allow-origin': '*',
    };
    app.get(path, { schema: { hide: true } }, (_request, reply) => reply.headers(headers).send(text));
  }
}
