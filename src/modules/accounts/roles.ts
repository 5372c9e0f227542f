import type { TrustedProxies } from '../../platform/http/trusted-proxies.ts';
import type { Role } from './accounts.contract.ts';
import type { UserRow } from './accounts.repository.ts';

export type Roles = ReturnType<typeof createRoles>;

/**
 * Administrators are users granted the role, and owners of the addresses in ADMIN_EMAILS. An address is verified by a mailed
 * link; without mail anybody could register it first, so the setting then counts only while only this machine can reach the
 * site.
 */
export function createRoles(params: { adminEmails: readonly string[]; mailAvailable: boolean; localOnly: boolean }) {
  const { adminEmails, mailAvailable, localOnly } = params;
  const trusted = (emailVerified: boolean) => emailVerified || (!mailAvailable && localOnly);
  return {
    of: (user: Pick<UserRow, 'role' | 'email' | 'emailVerified'>): Role =>
      user.role === 'admin' || (adminEmails.includes(user.email) && trusted(user.emailVerified)) ? 'admin' : 'user',
  };
}

/** Whether a site at this host and address can only be reached from this machine. */
export function isLocalOnly(params: { host: string; publicUrl: string; trustProxy: TrustedProxies }): boolean {
  const { hostname } = new URL(params.publicUrl);
  return params.trustProxy === false && isLoopback(params.host) && isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
