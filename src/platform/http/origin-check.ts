import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

export const originErrors = {
  crossSite: defineError('CROSS_SITE_REQUEST', 403, () =>
    t('This request came from another website, so it was refused. Please open this site and try again.'),
  ),
};

const harmlessMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing calls with cookies that come from another site's page. Calls without cookies, such as those with an
 * API key, use no session, so they may come from anywhere.
 */
export function refuseCrossSiteCalls(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  app.addHook('onRequest', async (request) => {
    if (harmlessMethods.has(request.method) || request.headers.cookie === undefined) return;
    if (!request.url.startsWith('/api/')) return;
    if (!isFromThisSite(request, publicUrl)) throw originErrors.crossSite();
  });
}

/**
 * Browsers send the page's origin with every such call; programs that send none of these headers act on their own. A page is
 * this site's if it is at the public URL or the requested host (a proxy may have terminated TLS): browsers send a host's
 * cookies only to that host.
 */
export function isFromThisSite(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, referer, 'sec-fetch-site': site } = request.headers;
  const from = origin ?? referer;
  if (from === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (!URL.canParse(from)) return false;
  const page = new URL(from);
  return page.origin === publicUrl || (/^https?:$/.test(page.protocol) && page.host === request.host);
}
