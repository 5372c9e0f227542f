import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { tools } from '../../tools/tools.index.ts';
import { pageFiles } from './pages.index.ts';

/** Where the build writes the not-found page. The server serves it for unknown addresses. */
export const notFoundPath = '/404';

// Derived: a page is a file in pages/, and every registered tool has one.
const toolRoutes = tools.map(({ slug }) => route(`tools/${slug}`, 'tool-page/tool-desk.tsx', { id: `tool/${slug}` }));

const pageRoute = ({ path, file }: { path: string; file: string }): RouteConfigEntry =>
  path === '/' ? index(file) : route(path.replace(/^\//, ''), file);

const pageRoutes = [...Map.groupBy(pageFiles, ({ around }) => around)].flatMap(([around, pages]) => {
  const routes = pages.map(pageRoute);
  return around ? layout(`${around}.tsx`, routes) : routes;
});

export default [...pageRoutes, layout('tool-page/tool-frame.tsx', toolRoutes)] satisfies RouteConfig;
