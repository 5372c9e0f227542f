import type { FastifyInstance } from 'fastify';
import { attemptsUsedUp } from '../../platform/rate-limit/rate-limits.ts';
import { accountPaths, registrationDays } from './account-paths.contract.ts';
import { accountSecurityRoutes } from './account-security.routes.ts';
import { accountSettingsRoutes } from './account-settings.routes.ts';
import {
  loginSchema,
  passkeyLoginSchema,
  registeredSchema,
  registrationSchema,
  userSchema,
} from './accounts.contract.ts';
import { accountErrors, newPasswordRefusals } from './accounts.errors.ts';
import type { Accounts } from './accounts.usecases.ts';
import { describeRoute } from './describe-route.ts';
import { readBody } from './read-body.ts';

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
  const { toUser, parts } = accounts;
  const { callers, cookies, devices, passkeys, signIn, mail } = parts;

  app.get(
    accountPaths.user,
    describeRoute({ summary: 'The signed-in user, or 401.', result: userSchema }),
    async (request, reply) => {
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

  app.post(
    accountPaths.register,
    describeRoute({
      summary: 'Creates an account.',
      access: 'anyone',
      body: registrationSchema,
      status: 201,
      result: registeredSchema,
      refusals: [...newPasswordRefusals, accountErrors.emailTaken(), attemptsUsedUp(), accountErrors.busy()],
    }),
    async (request, reply) => {
      const registration = readBody(request, registrationSchema);
      await signIn.register(registration, request.ip);
      const { username, email } = registration;
      return reply.status(201).send({
        user: { username, email },
        confirmEmail: mail.available,
        message: mail.available
          ? `Please open the link that we sent to your email address, then sign in. What is not confirmed within ${registrationDays} days is removed.`
          : 'Your account is ready. Please sign in.',
      });
    },
  );

  app.post(
    accountPaths.login,
    describeRoute({
      summary: 'Signs in: sets the cookie of a session. 401 TWO_FACTOR_REQUIRED asks for the code in a second call.',
      access: 'anyone',
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
    }),
    async (request, reply) => {
      const { token, user } = await signIn.login(readBody(request, loginSchema), request);
      cookies.write(reply, token);
      devices.remember(reply, request.headers.cookie, user.id);
      return toUser(user);
    },
  );

  app.post(
    accountPaths.passkeyLoginOptions,
    describeRoute({
      summary: 'WebAuthn options for signing in with a passkey.',
      access: 'anyone',
      refusals: [accountErrors.passkeysUnavailable(), attemptsUsedUp()],
    }),
    async (request) => passkeys.loginOptions(request.ip),
  );

  app.post(
    accountPaths.passkeyLogin,
    describeRoute({
      summary: 'Signs in with a passkey.',
      access: 'anyone',
      body: passkeyLoginSchema,
      result: userSchema,
      refusals: [accountErrors.passkeyRefused(), accountErrors.passkeysUnavailable(), attemptsUsedUp()],
    }),
    async (request, reply) => {
      const { credential } = readBody(request, passkeyLoginSchema);
      const { token, user } = await passkeys.login(credential, request);
      cookies.write(reply, token);
      devices.remember(reply, request.headers.cookie, user.id);
      return toUser(user);
    },
  );

  app.post(
    accountPaths.logout,
    describeRoute({ summary: 'Ends the session.', access: 'anyone', status: 204 }),
    async (request, reply) => {
      await callers.signOut(request);
      cookies.clear(reply);
      return reply.status(204).send();
    },
  );
}
