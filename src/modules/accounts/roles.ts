import type { TrustedProxies } from '../../platform/http/trusted-proxies.ts';
import type { Role } from './accounts.contract.ts';
import type { UserRow } from './accounts.repository.ts';

export type Roles = ReturnType<typeof createRoles>;

/**
 * Who is an administrator: whoever was made one by hand, and the owners of the addresses in ADMIN_EMAILS. An address is
 * proven by opening a mailed link, so where no mail is sent it proves nothing: anybody could register it first. Then the
 * setting counts only while nobody but this machine can reach the site.
 */
export function createRoles(params: { adminEmails: readonly string[]; mailAvailable: boolean; localOnly: boolean }) {
  const { adminEmails, mailAvailable, localOnly } = params;
  const trusted = (emailVerified: boolean) => emailVerified || (!mailAvailable && localOnly);
  return {
    of: (user: Pick<UserRow, 'role' | 'email' | 'emailVerified'>): Role =>
      user.role === 'admin' || (adminEmails.includes(user.email) && trusted(user.emailVerified)) ? 'admin' : 'user',
  };
}

/** Whether a site that listens on this host under this address can be reached from this machine alone. */
export function isLocalOnly(params: { host: string; publicUrl: string; trustProxy: TrustedProxies }): boolean {
  const { hostname } = new URL(params.publicUrl);
  return params.trustProxy === false && isLoopback(params.host) && isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
