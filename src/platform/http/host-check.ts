import { isIP } from 'node:net';
import { hostname as machineName } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { defineError } from '../../shared/errors.ts';

const hostErrors = {
  otherSite: defineError<{ publicUrl: string }>(
    'WRONG_HOST',
    421,
    ({ publicUrl }) =>
      `This site is not known under the name you asked for. Its address is ${publicUrl}; whoever runs it sets that with PUBLIC_URL.`,
  ),
};

/**
 * Refuses requests for the names of other sites. A page of such a site could point its own name at this machine after it was
 * loaded (DNS rebinding), and would then be this site to the browser. Addresses cannot be pointed elsewhere, so they are taken,
 * as are the names of this machine that no name server decides on.
 */
export function refuseOtherHosts(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const own = machineName().toLowerCase();
  const names = new Set([new URL(publicUrl).hostname, 'localhost', own, `${own}.local`]);

  app.addHook('onRequest', async (request) => {
    if (!names.has(hostOf(request.host)) && !isAddress(hostOf(request.host))) throw hostErrors.otherSite({ publicUrl });
  });
}

/** `'Files.Example.org.:3000'` → `'files.example.org'`; empty for what is no host. */
function hostOf(header: string): string {
  const url = `http://${header}`;
  return /[/?#@\\]/.test(header) || !URL.canParse(url) ? '' : new URL(url).hostname.replace(/\.$/, '');
}

const isAddress = (host: string): boolean => isIP(host.replace(/^\[|\]$/g, '')) !== 0;
