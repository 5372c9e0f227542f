import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attemptsUsedUp } from '../../platform/rate-limit/rate-limits.ts';
import { t } from '../../shared/language/translate.ts';
import { accountPaths, registrationDays } from './account-paths.contract.ts';
import { accountSecurityRoutes } from './account-security.routes.ts';
import { accountSettingsRoutes } from './account-settings.routes.ts';
import {
  loginSchema,
  passkeyLoginSchema,
  registeredSchema,
  registrationSchema,
  type User,
  userSchema,
} from './accounts.contract.ts';
import { accountErrors, newPasswordRefusals } from './accounts.errors.ts';
import type { UserRow } from './accounts.repository.ts';
import type { Accounts } from './accounts.usecases.ts';
import { createAccountRoutes } from './create-account-routes.ts';

/** The account API. Answers are personal and never cached. */
export function accountRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    signInRoutes(scope, accounts);
    accountSettingsRoutes(scope, accounts);
    accountSecurityRoutes(scope, accounts);
  });
}

/** The current user; registering, signing in and out. */
function signInRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { anyone } = createAccountRoutes(app, accounts);
  const { toUser, parts } = accounts;
  const { callers, cookies, devices, passkeys, signIn, mail } = parts;

  function keepSignedIn(request: FastifyRequest, reply: FastifyReply, { token, user }: NewSession): User {
    cookies.write(reply, token);
    devices.remember(reply, request.headers.cookie, user.id);
    return toUser(user);
  }

  anyone.get(
    accountPaths.user,
    { summary: 'The signed-in user, or 401.', access: 'user', result: userSchema },
    async ({ request, reply }) => {
      const signedIn = await callers.signedIn(request);
      if (!signedIn) {
        // The session ended elsewhere: clear the hint cookie.
        if (cookies.present(request.headers.cookie)) cookies.clear(reply);
        throw accountErrors.signedOut();
      }
      await callers.keepAlive(signedIn, reply);
      return toUser(signedIn.user);
    },
  );

  anyone.post(
    accountPaths.register,
    {
      summary: 'Creates an account.',
      body: registrationSchema,
      status: 201,
      result: registeredSchema,
      refusals: [...newPasswordRefusals, accountErrors.emailTaken(), attemptsUsedUp(), accountErrors.busy()],
    },
    async ({ request, body }) => {
      await signIn.register(body, request.ip);
      const { username, email } = body;
      return {
        user: { username, email },
        confirmEmail: mail.available,
        message: mail.available
          ? t(
              'Please open the link that we sent to your email address, then sign in. What is not confirmed within {days, plural, one {# day} other {# days}} is removed.',
              { days: registrationDays },
            )
          : t('Your account is ready. Please sign in.'),
      };
    },
  );

  anyone.post(
    accountPaths.login,
    {
      summary: 'Signs in: sets the cookie of a session. 401 TWO_FACTOR_REQUIRED asks for the code in a second call.',
      body: loginSchema,
      result: userSchema,
      refusals: [
        accountErrors.wrongCredentials(),
        accountErrors.wrongOrUnconfirmed(),
        accountErrors.twoFactorRequired(),
        accountErrors.wrongCode(),
        attemptsUsedUp(),
        accountErrors.busy(),
      ],
    },
    async ({ request, reply, body }) => keepSignedIn(request, reply, await signIn.login(body, request)),
  );

  anyone.post(
    accountPaths.passkeyLoginOptions,
    {
      summary: 'WebAuthn options for signing in with a passkey.',
      refusals: [accountErrors.passkeysUnavailable(), attemptsUsedUp()],
    },
    ({ request }) => passkeys.loginOptions(request.ip),
  );

  anyone.post(
    accountPaths.passkeyLogin,
    {
      summary: 'Signs in with a passkey.',
      body: passkeyLoginSchema,
      result: userSchema,
      refusals: [accountErrors.passkeyRefused(), accountErrors.passkeysUnavailable(), attemptsUsedUp()],
    },
    async ({ request, reply, body }) => keepSignedIn(request, reply, await passkeys.login(body.credential, request)),
  );

  anyone.post(accountPaths.logout, { summary: 'Ends the session.', status: 204 }, async ({ request, reply }) => {
    await callers.signOut(request);
    cookies.clear(reply);
  });
}

type NewSession = { token: string; user: UserRow };
