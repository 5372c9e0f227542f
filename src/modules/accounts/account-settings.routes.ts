import type { FastifyInstance } from 'fastify';
import { attemptsUsedUp } from '../../platform/rate-limit/rate-limits.ts';
import { t } from '../../shared/language/translate.ts';
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
import { createAccountRoutes } from './create-account-routes.ts';

/** Account settings, mailed links, sessions and personal data. */
export function accountSettingsRoutes(app: FastifyInstance, accounts: Accounts): void {
  mailedLinkRoutes(app, accounts);
  signInChangeRoutes(app, accounts);
  sessionRoutes(app, accounts);
  ownDataRoutes(app, accounts);
}

/** Mailed links: a new password, a confirmed address. */
function mailedLinkRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { anyone, user } = createAccountRoutes(app, accounts);
  const { devices, links } = accounts.parts;

  anyone.get(
    accountPaths.forgottenPassword,
    { summary: 'Whether this site can mail links for new passwords.', result: mailedLinksSchema },
    () => ({ available: links.available }),
  );

  anyone.post(
    accountPaths.forgottenPassword,
    {
      summary: 'Mails a link for a new password, if the address has an account.',
      body: forgottenPasswordSchema,
      status: 202,
      result: messageSchema,
      refusals: [attemptsUsedUp(), accountErrors.mailNotSet()],
    },
    async ({ request, body }) => {
      await links.forgottenPassword(body.email, request.ip);
      return { message: t('If there is an account with this address, we have sent it a link for a new password.') };
    },
  );

  anyone.post(
    accountPaths.resetPassword,
    {
      summary: 'Sets a new password with the token of a mailed link, and ends every session.',
      body: passwordResetSchema,
      status: 204,
      refusals: [...newPasswordRefusals, accountErrors.linkEnded(), attemptsUsedUp()],
    },
    async ({ request, reply, body: { token, password } }) => {
      // The mailbox proves ownership, so earlier guesses by others must not block sign-in.
      devices.remember(reply, undefined, await links.resetPassword(token, password, request.ip));
    },
  );

  anyone.post(
    accountPaths.verifyEmail,
    {
      summary: 'Confirms an email address with the token of a mailed link.',
      body: emailTokenSchema,
      result: confirmedEmailSchema,
      refusals: [accountErrors.linkEnded(), attemptsUsedUp()],
    },
    async ({ request, body }) => ({ email: await links.verifyEmail(body.token, request.ip) }),
  );

  user.post(
    accountPaths.resendVerification,
    {
      summary: 'Mails the confirmation link again.',
      status: 202,
      result: messageSchema,
      refusals: [accountErrors.alreadyVerified(), attemptsUsedUp(), accountErrors.mailNotSet()],
    },
    async ({ request, signedIn }) => {
      await links.resendConfirmation(signedIn.user, request.ip);
      return { message: t('We have sent a link to {email}. Please open it.', { email: signedIn.user.email }) };
    },
  );
}

function signInChangeRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { user } = createAccountRoutes(app, accounts);
  const { cookies, settings } = accounts.parts;

  user.post(
    accountPaths.changeUsername,
    { summary: 'Changes the name.', body: usernameChangeSchema, result: userSchema },
    async ({ signedIn, body }) => accounts.toUser(await settings.changeUsername(signedIn, body.username)),
  );

  user.post(
    accountPaths.changeEmail,
    {
      summary: 'Changes the email address, once its mailed link is opened.',
      body: emailChangeSchema,
      result: emailChangeResultSchema,
      refusals: [
        accountErrors.sameEmail(),
        accountErrors.wrongPassword(),
        accountErrors.emailTaken(),
        attemptsUsedUp(),
      ],
    },
    async ({ request, signedIn, body: { email, password } }) => {
      const changed = await settings.changeEmail(signedIn, email, password, request.ip);
      const message = changed
        ? t('Your email address was changed.')
        : t('Please open the link that we sent to {email}. Until then, your address stays as it is.', { email });
      return { changed, message };
    },
  );

  user.post(
    accountPaths.changePassword,
    {
      summary: 'Changes the password and ends every other session.',
      body: passwordChangeSchema,
      status: 204,
      refusals: [...newPasswordRefusals, accountErrors.samePassword(), accountErrors.wrongPassword(), attemptsUsedUp()],
    },
    async ({ request, reply, signedIn, body }) =>
      cookies.write(reply, await settings.changePassword(signedIn, body, request)),
  );
}

function sessionRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { user } = createAccountRoutes(app, accounts);
  const { cookies, settings } = accounts.parts;

  user.get(
    accountPaths.sessions,
    { summary: 'Lists the sessions of the user.', result: sessionListSchema },
    async ({ signedIn }) => ({ sessions: await settings.sessions(signedIn) }),
  );

  user.delete(accountPaths.sessions, { summary: 'Ends every other session.', status: 204 }, ({ signedIn }) =>
    settings.endOtherSessions(signedIn),
  );

  user.delete(
    `${accountPaths.sessions}/:id`,
    {
      summary: 'Ends one session.',
      params: { id: 'Of the session, from the list.' },
      status: 204,
      refusals: [accountErrors.noSuchSession()],
    },
    async ({ reply, signedIn, params: { id = '' } }) => {
      await settings.endSession(signedIn, id);
      if (id === signedIn.sessionId) cookies.clear(reply);
    },
  );
}

/** Personal data export and account deletion. */
function ownDataRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { user } = createAccountRoutes(app, accounts);
  const { cookies, settings } = accounts.parts;

  user.get(
    accountPaths.export,
    {
      summary: 'Returns all data about the user as a JSON file.',
      produces: 'application/json',
      refusals: [attemptsUsedUp()],
    },
    async ({ reply, signedIn }) => {
      reply.headers({
        'content-disposition': 'attachment; filename="satchel-my-data.json"',
        'content-type': 'application/json; charset=utf-8',
      });
      return JSON.stringify(await accounts.collectData(signedIn), null, 2);
    },
  );

  user.post(
    accountPaths.delete,
    {
      summary: 'Deletes the account and all its data.',
      body: passwordConfirmationSchema,
      status: 204,
      refusals: [accountErrors.wrongPassword(), attemptsUsedUp()],
    },
    async ({ reply, signedIn, body }) => {
      await settings.confirmPassword(signedIn, body.password);
      await accounts.deleteUser(signedIn.user.id);
      cookies.clear(reply);
    },
  );
}
