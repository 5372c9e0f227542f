import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { tools } from '../tools/tools.index.ts';

/** Where the not-found page is made at build time. The server answers any unknown address with it. */
export const notFoundPath = '/404';

// Every tool of the registry is a page; nothing is added here for a new one.
const toolRoutes = tools.map(({ slug }) =>
  route(`tools/${slug}`, `../tools/${slug}/${slug}.page.tsx`, { id: `tool/${slug}` }),
);

export default [
  index('pages/home.page.tsx'),
  route('pricing', 'pages/pricing.page.tsx'),
  route('help', 'pages/help.page.tsx'),
  route('login', 'pages/login.page.tsx'),
  route('register', 'pages/register.page.tsx'),
  layout('tool-shell/tool-frame.tsx', toolRoutes),
  route('*', 'pages/not-found.page.tsx'),
] satisfies RouteConfig;
