import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { attemptsUsedUp } from '../../platform/rate-limit/rate-limits.ts';
import { accountPaths } from './account-paths.contract.ts';
import {
  confirmedEmailSchema,
  emailChangeResultSchema,
  emailChangeSchema,
  emailTokenSchema,
  forgottenPasswordSchema,
  mailedLinksSchema,
  messageSchema,
  passwordChangeSchema,
  passwordConfirmationSchema,
  passwordResetSchema,
  sessionListSchema,
  usernameChangeSchema,
  userSchema,
} from './accounts.contract.ts';
import { accountErrors, newPasswordRefusals } from './accounts.errors.ts';
import type { Accounts } from './accounts.usecases.ts';
import { describeRoute } from './describe-route.ts';
import { readBody } from './read-body.ts';

/** Account settings, mailed links, sessions and personal data. */
export function accountSettingsRoutes(app: FastifyInstance, accounts: Accounts): void {
  mailedLinkRoutes(app, accounts);
  signInChangeRoutes(app, accounts);
  sessionRoutes(app, accounts);
  ownDataRoutes(app, accounts);
}

/** Mailed links: a new password, a confirmed address. */
function mailedLinkRoutes(app: FastifyInstance, { parts }: Accounts): void {
  const { callers, devices, links } = parts;

  app.get(
    accountPaths.forgottenPassword,
    describeRoute({
      summary: 'Whether this site can mail links for new passwords.',
      access: 'anyone',
      result: mailedLinksSchema,
    }),
    async () => ({ available: links.available }) satisfies z.infer<typeof mailedLinksSchema>,
  );

  app.post(
    accountPaths.forgottenPassword,
    describeRoute({
      summary: 'Mails a link for a new password, if the address has an account.',
      access: 'anyone',
      body: forgottenPasswordSchema,
      status: 202,
      result: messageSchema,
      refusals: [attemptsUsedUp(), accountErrors.mailNotSet()],
    }),
    async (request, reply) => {
      await links.forgottenPassword(readBody(request, forgottenPasswordSchema).email, request.ip);
      const message = 'If there is an account with this address, we have sent it a link for a new password.';
      return reply.status(202).send({ message });
    },
  );

  app.post(
    accountPaths.resetPassword,
    describeRoute({
      summary: 'Sets a new password with the token of a mailed link, and ends every session.',
      access: 'anyone',
      body: passwordResetSchema,
      status: 204,
      refusals: [...newPasswordRefusals, accountErrors.linkEnded(), attemptsUsedUp()],
    }),
    async (request, reply) => {
      const { token, password } = readBody(request, passwordResetSchema);
      // The mailbox proves ownership, so earlier guesses by others must not block sign-in.
      devices.remember(reply, undefined, await links.resetPassword(token, password, request.ip));
      return reply.status(204).send();
    },
  );

  app.post(
    accountPaths.verifyEmail,
    describeRoute({
      summary: 'Confirms an email address with the token of a mailed link.',
      access: 'anyone',
      body: emailTokenSchema,
      result: confirmedEmailSchema,
      refusals: [accountErrors.linkEnded(), attemptsUsedUp()],
    }),
    async (request) => ({ email: await links.verifyEmail(readBody(request, emailTokenSchema).token, request.ip) }),
  );

  app.post(
    accountPaths.resendVerification,
    describeRoute({
      summary: 'Mails the confirmation link again.',
      status: 202,
      result: messageSchema,
      refusals: [accountErrors.alreadyVerified(), attemptsUsedUp(), accountErrors.mailNotSet()],
    }),
    async (request, reply) => {
      const { user } = await callers.requireSignedIn(request);
      await links.resendConfirmation(user, request.ip);
      return reply.status(202).send({ message: `We have sent a link to ${user.email}. Please open it.` });
    },
  );
}

function signInChangeRoutes(app: FastifyInstance, { toUser, parts }: Accounts): void {
  const { callers, cookies, settings } = parts;

  app.post(
    accountPaths.changeUsername,
    describeRoute({ summary: 'Changes the name.', body: usernameChangeSchema, result: userSchema }),
    async (request) => {
      const signedIn = await callers.requireSignedIn(request);
      return toUser(await settings.changeUsername(signedIn, readBody(request, usernameChangeSchema).username));
    },
  );

  app.post(
    accountPaths.changeEmail,
    describeRoute({
      summary: 'Changes the email address, once its mailed link is opened.',
      body: emailChangeSchema,
      result: emailChangeResultSchema,
      refusals: [
        accountErrors.sameEmail(),
        accountErrors.wrongPassword(),
        accountErrors.emailTaken(),
        attemptsUsedUp(),
      ],
    }),
    async (request) => {
      const signedIn = await callers.requireSignedIn(request);
      const { email, password } = readBody(request, emailChangeSchema);
      const changed = await settings.changeEmail(signedIn, email, password, request.ip);
      const message = changed
        ? 'Your email address was changed.'
        : `Please open the link that we sent to ${email}. Until then, your address stays as it is.`;
      return { changed, message };
    },
  );

  app.post(
    accountPaths.changePassword,
    describeRoute({
      summary: 'Changes the password and ends every other session.',
      body: passwordChangeSchema,
      status: 204,
      refusals: [...newPasswordRefusals, accountErrors.samePassword(), accountErrors.wrongPassword(), attemptsUsedUp()],
    }),
    async (request, reply) => {
      const signedIn = await callers.requireSignedIn(request);
      const token = await settings.changePassword(signedIn, readBody(request, passwordChangeSchema), request);
      cookies.write(reply, token);
      return reply.status(204).send();
    },
  );
}

function sessionRoutes(app: FastifyInstance, { parts }: Accounts): void {
  const { callers, cookies, settings } = parts;

  app.get(
    accountPaths.sessions,
    describeRoute({ summary: 'Lists the sessions of the user.', result: sessionListSchema }),
    async (request) => ({ sessions: await settings.sessions(await callers.requireSignedIn(request)) }),
  );

  app.delete(
    accountPaths.sessions,
    describeRoute({ summary: 'Ends every other session.', status: 204 }),
    async (request, reply) => {
      await settings.endOtherSessions(await callers.requireSignedIn(request));
      return reply.status(204).send();
    },
  );

  app.delete(
    `${accountPaths.sessions}/:id`,
    describeRoute({
      summary: 'Ends one session.',
      params: { id: 'Of the session, from the list.' },
      status: 204,
      refusals: [accountErrors.noSuchSession()],
    }),
    async (request, reply) => {
      const { id } = request.params as { id: string };
      const signedIn = await callers.requireSignedIn(request);
      await settings.endSession(signedIn, id);
      if (id === signedIn.sessionId) cookies.clear(reply);
      return reply.status(204).send();
    },
  );
}

/** Personal data export and account deletion. */
function ownDataRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { callers, cookies, settings } = accounts.parts;

  app.get(
    accountPaths.export,
    describeRoute({
      summary: 'Returns all data about the user as a JSON file.',
      produces: 'application/json',
      refusals: [attemptsUsedUp()],
    }),
    async (request, reply) => {
      const data = await accounts.collectData(await callers.requireSignedIn(request));
      return reply
        .headers({
          'content-disposition': 'attachment; filename="satchel-my-data.json"',
          'content-type': 'application/json; charset=utf-8',
        })
        .send(JSON.stringify(data, null, 2));
    },
  );

  app.post(
    accountPaths.delete,
    describeRoute({
      summary: 'Deletes the account and all its data.',
      body: passwordConfirmationSchema,
      status: 204,
      refusals: [accountErrors.wrongPassword(), attemptsUsedUp()],
    }),
    async (request, reply) => {
      const signedIn = await callers.requireSignedIn(request);
      await settings.confirmPassword(signedIn, readBody(request, passwordConfirmationSchema).password);
      await accounts.deleteUser(signedIn.user.id);
      cookies.clear(reply);
      return reply.status(204).send();
    },
  );
}
