import type { FastifyRequest } from 'fastify';
import type { AccountLimits } from './account-limits.ts';
import { accountErrors } from './accounts.errors.ts';
import { type Auth, authHeaders, cookiesOf, refusalCode } from './auth.ts';
import type { Callers, SignedIn } from './callers.ts';
import type { SessionCookies } from './session-cookies.ts';

/** Two-factor sign-in by authenticator app. Turning it on or off gives the session a new token. */
export function createTwoFactor(dependencies: {
  auth: Auth;
  limits: AccountLimits;
  cookies: SessionCookies;
  callers: Pick<Callers, 'forget'>;
}) {
  const { auth, limits, cookies, callers } = dependencies;

  const headersOf = ({ token }: SignedIn, request: FastifyRequest): Headers =>
    authHeaders({
      address: request.ip,
      userAgent: request.headers['user-agent'],
      cookie: cookies.toHeader(token),
    });

  /** Runs a step that needs the password again. */
  async function withPassword<Result>({ sessionId }: SignedIn, step: () => Promise<Result>): Promise<Result> {
    await limits.password.take(sessionId);
    try {
      const result = await step();
      await limits.password.forget(sessionId);
      return result;
    } catch (error) {
      const code = refusalCode(error);
      if (code === 'INVALID_PASSWORD') throw accountErrors.wrongPassword(undefined, { cause: error });
      if (code === 'TOTP_ALREADY_ENABLED') throw accountErrors.twoFactorOn(undefined, { cause: error });
      if (code === 'TWO_FACTOR_NOT_ENABLED') throw accountErrors.twoFactorOff(undefined, { cause: error });
      throw error;
    }
  }

  return {
    /** Starts the setup: the secret for the app. Sign-in does not ask for it until it is confirmed. */
    setUp: (signedIn: SignedIn, password: string, request: FastifyRequest) =>
      withPassword(signedIn, async () => {
        if (signedIn.user.twoFactorEnabled) throw accountErrors.twoFactorOn();
        const setUp = await auth.api.enableTwoFactor({
          body: { password, method: 'totp' },
          headers: headersOf(signedIn, request),
        });
        const otpauthUrl = 'totpURI' in setUp ? setUp.totpURI : '';
        return { otpauthUrl, secret: new URL(otpauthUrl).searchParams.get('secret') ?? '' };
      }),

    /** Turns it on with a first code. The new token replaces the session's. */
    confirm: async (signedIn: SignedIn, code: string, request: FastifyRequest) => {
      const { user } = signedIn;
      if (user.twoFactorEnabled) throw accountErrors.twoFactorOn();
      await limits.code.take(user.id);
      const headers = headersOf(signedIn, request);
      const answer = await auth.api
        .verifyTOTP({ body: { code: code.replaceAll(/\s/g, '') }, headers, returnHeaders: true })
        .catch((error: unknown) => {
          const refused = refusalCode(error);
          if (refused === 'TOTP_NOT_ENABLED') throw accountErrors.noSetup(undefined, { cause: error });
          throw refused === undefined ? error : accountErrors.wrongSetupCode(undefined, { cause: error });
        });
      await limits.code.forget(user.id);
      const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: user.id } });
      await callers.forget(user.id);
      return { token: cookies.read(cookiesOf(answer.headers)), backupCodes };
    },

    /** The new token replaces the session's. */
    disable: (signedIn: SignedIn, password: string, request: FastifyRequest) =>
      withPassword(signedIn, async () => {
        if (!signedIn.user.twoFactorEnabled) throw accountErrors.twoFactorOff();
        const { headers } = await auth.api.disableTwoFactor({
          body: { password },
          headers: headersOf(signedIn, request),
          returnHeaders: true,
        });
        await callers.forget(signedIn.user.id);
        return { token: cookies.read(cookiesOf(headers)) };
      }),

    newBackupCodes: (signedIn: SignedIn, password: string, request: FastifyRequest) =>
      withPassword(signedIn, async () => {
        if (!signedIn.user.twoFactorEnabled) throw accountErrors.twoFactorOff();
        const { backupCodes } = await auth.api.generateBackupCodes({
          body: { password },
          headers: headersOf(signedIn, request),
        });
        return { backupCodes };
      }),
  };
}
