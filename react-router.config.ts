import type { Config } from '@react-router/dev/config';
import { siteContentFolders } from './scripts/content-plugin.ts';
import { readContent } from './src/modules/content/read-content.ts';
import { notFoundPath } from './src/web/app/routes.ts';

export default {
  appDirectory: 'src/web/app',
  // Set by scripts/build-site.ts.
  buildDirectory: process.env.SITE_BUILD_DIRECTORY ?? 'build',
  // Every page is made once, at build time; the server hands out files and knows nothing of React.
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), notFoundPath, ...contentPaths()],
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

/** The pages of content files, and one per section for addresses that have none. */
function contentPaths(): string[] {
  const { blog, careers, help } = readContent(siteContentFolders);
  return Object.entries({ blog, careers, help }).flatMap(([section, files]) => [
    ...files.map(({ slug }) => `/${section}/${slug}`),
    `/${section}${notFoundPath}`,
  ]);
}
