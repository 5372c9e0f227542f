import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defineError } from '../../shared/errors.ts';

const originErrors = {
  crossSite: defineError(
    'CROSS_SITE_REQUEST',
    403,
    () => 'This request came from another website, so it was refused. Please open this site and try again.',
  ),
};

const harmlessMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses every call that changes something, carries cookies and was made by another site's page. Calls without cookies,
 * such as those with an API key, act for nobody, so they may come from anywhere.
 */
export function refuseCrossSiteCalls(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  app.addHook('onRequest', async (request) => {
    if (harmlessMethods.has(request.method) || request.headers.cookie === undefined) return;
    if (!request.url.startsWith('/api/')) return;
    if (!cameFromThisSite(request, publicUrl)) throw originErrors.crossSite();
  });
}

/**
 * Browsers name the page's origin with every such call; a program that sends none of these headers acts on its own, not for
 * a page. A page is this site's when it is at the public address or at the very host that was asked (whatever stands in front
 * may have taken off the TLS): a browser sends the cookies of a host to no other, so a page elsewhere cannot use them.
 */
function cameFromThisSite(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, referer, 'sec-fetch-site': site } = request.headers;
  const from = origin ?? referer;
  if (from === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (!URL.canParse(from)) return false;
  const page = new URL(from);
  return page.origin === publicUrl || (/^https?:$/.test(page.protocol) && page.host === request.host);
}
