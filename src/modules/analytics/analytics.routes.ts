import type { FastifyInstance } from 'fastify';
import { isFromThisSite, originErrors } from '../../platform/http/origin-check.ts';
import { KB } from '../../shared/units.ts';
import { createRoutes, neverCached } from '../accounts/create-routes.ts';
import type { AdminGuard } from '../admin/admin-guard.ts';
import { readVisitHeaders } from '../counting/describe-visit.ts';
import { analyticsPaths, eventSchema, figuresQuery, figuresSchema, toolUsesSchema } from './analytics.contract.ts';
import type { Analytics } from './analytics.usecases.ts';

const longestEvent = 2 * KB;

export function analyticsRoutes(
  app: FastifyInstance,
  dependencies: { analytics: Analytics; guard: AdminGuard; publicUrl: string },
): void {
  const { analytics, guard, publicUrl } = dependencies;
  const publicHost = new URL(publicUrl).host;
  const route = createRoutes(app, { tag: 'Analytics', access: 'anyone' }, neverCached);

  route.post(
    analyticsPaths.events,
    {
      summary: 'Counts what happened on a page, for pages of this site alone.',
      description: 'With DNT: 1 or Sec-GPC: 1 nothing is counted.',
      body: eventSchema,
      bodyLimit: longestEvent,
      status: 204,
      refusals: [originErrors.crossSite()],
    },
    ({ request, body }) => {
      const { origin, dnt, 'sec-gpc': gpc } = request.headers;
      // Browsers name it with every beacon.
      if (origin === undefined || !isFromThisSite(request, publicUrl)) throw originErrors.crossSite();
      if (dnt === '1' || gpc === '1') return undefined;
      analytics.take(body, {
        address: request.ip,
        headers: readVisitHeaders(request.headers),
        hosts: [publicHost, request.host],
        isPage: (path) => app.hasRoute({ method: 'GET', url: path }),
      });
      return undefined;
    },
  );

  route.get(
    analyticsPaths.toolUses,
    { summary: 'How often each tool was used in the last 30 days.', result: toolUsesSchema },
    ({ reply }) => {
      reply.header('cache-control', 'public, max-age=300');
      return analytics.toolUses();
    },
  );

  guard.routes(app, (admin) => {
    admin.get(
      analyticsPaths.figures,
      { summary: 'Visits, sources, tools and conversions by day.', query: figuresQuery, result: figuresSchema },
      ({ query: { range } }) => analytics.figures(range),
    );
  });
}
