import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { tools } from '../../tools/tools.index.ts';

/** Where the not-found page is made at build time. The server answers any unknown address with it. */
export const notFoundPath = '/404';

// Every tool of the registry is a page; nothing is added here for a new one.
const toolRoutes = tools.map(({ slug }) =>
  route(`tools/${slug}`, `../../tools/${slug}/${slug}.page.tsx`, { id: `tool/${slug}` }),
);

export default [
  index('pages/home.page.tsx'),
  route('pricing', 'pages/pricing.page.tsx'),
  route('help', 'pages/help.page.tsx'),
  layout('queries.tsx', [
    route('login', 'pages/login.page.tsx'),
    route('register', 'pages/register.page.tsx'),
    route('forgot-password', 'pages/forgot-password.page.tsx'),
    route('reset-password', 'pages/reset-password.page.tsx'),
    route('verify-email', 'pages/verify-email.page.tsx'),
    route('account', 'pages/account.page.tsx'),
    route('admin', 'pages/admin.page.tsx'),
    route('subscribe', 'pages/subscribe.page.tsx'),
  ]),
  route('privacy', 'pages/privacy.page.tsx'),
  route('terms', 'pages/terms.page.tsx'),
  layout('tool-page/tool-frame.tsx', toolRoutes),
  route('*', 'pages/not-found.page.tsx'),
] satisfies RouteConfig;
