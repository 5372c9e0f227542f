// The package's main entry also loads drivers of other databases.

import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { isAPIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Database } from '../../platform/database/database.ts';
import { createId } from '../../shared/ids.ts';
import { DAY_SECONDS } from './account-limits.ts';
import { credentials, sessions, twoFactors, users, verifications } from './accounts.tables.ts';
import type { Passwords } from './passwords.ts';

/** Session lifetime after the last use, accurate to about a day. */
export const sessionSeconds = 30 * DAY_SECONDS;

// An internal header, so that client headers are never taken for an address.
const addressHeader = 'x-satchel-address';

export const cookiePrefix = 'satchel';

export type Auth = ReturnType<typeof createAuth>;

/** better-auth, used through its functions only; its own routes are not exposed. */
export function createAuth(params: { database: Database; passwords: Passwords; secret: string; publicUrl: string }) {
  const { database, passwords, secret, publicUrl } = params;
  return betterAuth({
    appName: 'Satchel',
    baseURL: publicUrl,
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    database: drizzleAdapter(database, {
      provider: 'pg',
      // Its transactions would hold connections while passwords wait to be hashed.
      transaction: false,
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        twoFactor: twoFactors,
      },
    }),
    advanced: {
      cookiePrefix,
      useSecureCookies: publicUrl.startsWith('https:'),
      database: { generateId: () => createId() },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    session: { expiresIn: sessionSeconds, disableSessionRefresh: true },
    emailAndPassword: {
      enabled: true,
      // Registration is ours (sign-in.usecases.ts).
      disableSignUp: true,
      // Call schemas bound passwords more tightly; these limits must only not interfere.
      minPasswordLength: 1,
      maxPasswordLength: 1000,
      password: passwords,
    },
    // We count wrong codes per known device: this lock would also keep out the owner.
    plugins: [twoFactor({ issuer: 'Satchel', accountLockout: { enabled: false } })],
  });
}

/** The request headers better-auth gets. */
export type AuthCaller = { address: string; userAgent: string | undefined; cookie?: string };

export function authHeaders({ address, userAgent, cookie }: AuthCaller): Headers {
  const headers = new Headers({ [addressHeader]: address });
  if (userAgent !== undefined) headers.set('user-agent', userAgent);
  if (cookie !== undefined) headers.set('cookie', cookie);
  return headers;
}

/** The code of a better-auth refusal, such as 'INVALID_PASSWORD'; undefined for other errors. */
export const refusalCode = (error: unknown): string | undefined =>
  isAPIError(error) ? (error.body?.code ?? error.statusCode.toString()) : undefined;

/** The cookies set by a better-auth answer, in request form. */
export const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .filter((cookie) => !/;\s*max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
