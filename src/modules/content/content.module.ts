import type { Module } from '../define-module.ts';
import type { Services } from '../services.ts';
import type { ContentConfig } from './content.config.ts';
import type { Content } from './content.contract.ts';
import { contentRoutes } from './content.routes.ts';
import { contentFolders, readContent } from './read-content.ts';

export type ContentModule = Module & { content: Content };

/** Blog posts, jobs and the like, from files (decision 0130). */
export function createContentModule({ config }: Services<ContentConfig>): ContentModule {
  const content = readContent(contentFolders(config));
  return {
    name: 'content',
    content,
    routes: (web) => contentRoutes(web, { posts: content.blog, publicUrl: config.publicUrl }),
  };
}
