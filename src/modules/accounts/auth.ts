// The whole package also loads drivers of other databases.

import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { isAPIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Database } from '../../platform/database/database.ts';
import { createId } from '../../shared/ids.ts';
import { DAY_SECONDS } from './account-limits.ts';
import { credentials, sessions, twoFactors, users, verifications } from './accounts.tables.ts';
import type { Passwords } from './passwords.ts';

/** How long a session lasts after it was last used, give or take a day. */
export const sessionSeconds = 30 * DAY_SECONDS;

// A header of our own, so that nothing a visitor sends is taken for an address.
const addressHeader = 'x-satchel-address';

export const cookiePrefix = 'satchel';

export type Auth = ReturnType<typeof createAuth>;

/** better-auth as this product uses it: through its functions alone; none of its own routes can be reached. */
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
      // Its transactions would hold connections while passwords wait in line to be hashed.
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
      // Registering is ours (sign-in.usecases.ts).
      disableSignUp: true,
      // The schemas of the calls hold passwords to tighter bounds; these must only not be in their way.
      minPasswordLength: 1,
      maxPasswordLength: 1000,
      password: passwords,
    },
    // Wrong codes are counted by us, for each known device apart: this lock would also keep out the owner.
    plugins: [twoFactor({ issuer: 'Satchel', accountLockout: { enabled: false } })],
  });
}

/** Whom better-auth should take the caller for. */
export type AuthCaller = { address: string; userAgent: string | undefined; cookie?: string };

export function authHeaders({ address, userAgent, cookie }: AuthCaller): Headers {
  const headers = new Headers({ [addressHeader]: address });
  if (userAgent !== undefined) headers.set('user-agent', userAgent);
  if (cookie !== undefined) headers.set('cookie', cookie);
  return headers;
}

/** The code of a refusal by better-auth, such as 'INVALID_PASSWORD'; undefined for anything else that was thrown. */
export const refusalCode = (error: unknown): string | undefined =>
  isAPIError(error) ? (error.body?.code ?? error.statusCode.toString()) : undefined;

/** The cookies that an answer of better-auth sets, as a request would send them back. */
export const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .filter((cookie) => !/;\s*max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
