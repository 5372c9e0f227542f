import type { Config } from '@react-router/dev/config';
import { notFoundPath } from './src/web/app/routes.ts';

export default {
  appDirectory: 'src/web/app',
  // Set by scripts/build-site.ts.
  buildDirectory: process.env.SITE_BUILD_DIRECTORY ?? 'build',
  // Every page is made once, at build time; the server hands out files and knows nothing of React.
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), notFoundPath],
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
