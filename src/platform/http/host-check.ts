import { isIP } from 'node:net';
import { hostname as machineName } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

const hostErrors = {
  none: defineError('NO_HOST', 400, () => t('The request names no host. Please send the header Host.')),
  otherSite: defineError<{ publicUrl: string }>('WRONG_HOST', 421, ({ publicUrl }) =>
    t(
      'This site is not known under the name you asked for. Its address is {publicUrl}; its operator sets that with PUBLIC_URL.',
      { publicUrl },
    ),
  ),
};

/**
 * Refuses requests under other sites' names. After loading, such a site could point its name at this machine (DNS rebinding),
 * and the browser would treat it as this site. IP addresses and local machine names cannot be rebound, so they are accepted.
 */
export function refuseOtherHosts(
  app: FastifyInstance,
  { publicUrl, otherHosts }: { publicUrl: string; otherHosts: readonly string[] },
): void {
  const own = machineName().toLowerCase();
  const names = new Set([new URL(publicUrl).hostname, 'localhost', own, `${own}.local`, ...otherHosts.map(hostOf)]);

  app.addHook('onRequest', async (request) => {
    const { url = '', headers, httpVersion } = request.raw;
    // An absolute request target overrides Host (RFC 9112, 3.2.2).
    const asked = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? request.host;
    if (asked === '' && headers.host === undefined) {
      // Health checks of old load balancers send no Host; browsers always do.
      if (httpVersion === '1.0') return;
      throw hostErrors.none();
    }
    const host = hostOf(asked);
    if (!names.has(host) && !isAddress(host)) throw hostErrors.otherSite({ publicUrl });
  });
}

/** `'Files.Example.org.:3000'` → `'files.example.org'`; empty for an invalid host. */
function hostOf(header: string): string {
  const url = `http://${header}`;
  return /[/?#@\\]/.test(header) || !URL.canParse(url) ? '' : new URL(url).hostname.replace(/\.$/, '');
}

const isAddress = (host: string): boolean => isIP(host.replace(/^\[|\]$/g, '')) !== 0;
