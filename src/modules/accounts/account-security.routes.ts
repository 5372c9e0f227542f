import type { FastifyInstance } from 'fastify';
import { attemptsUsedUp } from '../../platform/rate-limit/rate-limits.ts';
import { accountPaths } from './account-paths.contract.ts';
import {
  apiKeyCreationSchema,
  apiKeyListSchema,
  backupCodesSchema,
  createdApiKeySchema,
  maxApiKeys,
  passkeyListSchema,
  passkeyRegistrationSchema,
  passkeySchema,
  passwordConfirmationSchema,
  twoFactorCodeSchema,
  twoFactorSetupSchema,
} from './accounts.contract.ts';
import { accountErrors } from './accounts.errors.ts';
import type { Accounts } from './accounts.usecases.ts';
import { describeRoute } from './describe-route.ts';
import { maxPasskeys } from './passkeys.usecases.ts';
import { readBody } from './read-body.ts';

const password = passwordConfirmationSchema;
const passwordRefusals = [accountErrors.wrongPassword(), attemptsUsedUp()];

/** Second factor, passkeys and API keys of the signed-in user. */
export function accountSecurityRoutes(app: FastifyInstance, accounts: Accounts): void {
  twoFactorRoutes(app, accounts);
  passkeyRoutes(app, accounts);
  apiKeyRoutes(app, accounts);
}

function twoFactorRoutes(app: FastifyInstance, { parts }: Accounts): void {
  const { callers, cookies, twoFactor } = parts;

  app.post(
    accountPaths.twoFactorSetup,
    describeRoute({
      summary: 'Begins two-factor sign-in: the secret.',
      body: password,
      result: twoFactorSetupSchema,
      refusals: [...passwordRefusals, accountErrors.twoFactorOn()],
    }),
    async (request) => {
      const signedIn = await callers.requireSignedIn(request);
      return twoFactor.setUp(signedIn, readBody(request, password).password, request);
    },
  );

  app.post(
    accountPaths.twoFactorConfirm,
    describeRoute({
      summary: 'Turns two-factor sign-in on with a code of the app.',
      body: twoFactorCodeSchema,
      result: backupCodesSchema,
      refusals: [
        accountErrors.wrongSetupCode(),
        accountErrors.twoFactorOn(),
        accountErrors.noSetup(),
        attemptsUsedUp(),
      ],
    }),
    async (request, reply) => {
      const signedIn = await callers.requireSignedIn(request);
      const { token, backupCodes } = await twoFactor.confirm(
        signedIn,
        readBody(request, twoFactorCodeSchema).code,
        request,
      );
      if (token !== undefined) cookies.write(reply, token);
      return { backupCodes };
    },
  );

  app.post(
    accountPaths.twoFactorDisable,
    describeRoute({
      summary: 'Turns two-factor sign-in off.',
      body: password,
      status: 204,
      refusals: [...passwordRefusals, accountErrors.twoFactorOff()],
    }),
    async (request, reply) => {
      const signedIn = await callers.requireSignedIn(request);
      const { token } = await twoFactor.disable(signedIn, readBody(request, password).password, request);
      if (token !== undefined) cookies.write(reply, token);
      return reply.status(204).send();
    },
  );

  app.post(
    accountPaths.backupCodes,
    describeRoute({
      summary: 'Creates new backup codes; the previous ones stop working.',
      body: password,
      result: backupCodesSchema,
      refusals: [...passwordRefusals, accountErrors.twoFactorOff()],
    }),
    async (request) => {
      const signedIn = await callers.requireSignedIn(request);
      return twoFactor.newBackupCodes(signedIn, readBody(request, password).password, request);
    },
  );
}

function passkeyRoutes(app: FastifyInstance, { parts }: Accounts): void {
  const { callers, passkeys, settings } = parts;

  app.get(
    accountPaths.passkeys,
    describeRoute({ summary: "The user's passkeys.", result: passkeyListSchema }),
    async (request) => {
      const { user } = await callers.requireSignedIn(request);
      return { passkeys: await passkeys.list(user.id), available: passkeys.available };
    },
  );

  app.post(
    accountPaths.passkeyOptions,
    describeRoute({
      summary: 'WebAuthn options for adding a passkey.',
      body: password,
      refusals: [
        ...passwordRefusals,
        accountErrors.passkeysUnavailable(),
        accountErrors.tooManyPasskeys({ max: maxPasskeys }),
      ],
    }),
    async (request) => {
      const signedIn = await callers.requireSignedIn(request);
      await settings.confirmPassword(signedIn, readBody(request, password).password);
      return passkeys.registrationOptions(signedIn.user);
    },
  );

  app.post(
    accountPaths.passkeys,
    describeRoute({
      summary: 'Adds a passkey.',
      body: passkeyRegistrationSchema,
      status: 201,
      result: passkeySchema,
      refusals: [accountErrors.passkeyNotAdded(), accountErrors.passkeysUnavailable(), accountErrors.passkeyKnown()],
    }),
    async (request, reply) => {
      const signedIn = await callers.requireSignedIn(request);
      const { name, credential } = readBody(request, passkeyRegistrationSchema);
      return reply.status(201).send(await passkeys.register(signedIn, name, credential));
    },
  );

  app.delete(
    `${accountPaths.passkeys}/:id`,
    describeRoute({
      summary: 'Removes a passkey.',
      params: { id: 'Of the passkey, from the list.' },
      status: 204,
      refusals: [accountErrors.noSuchPasskey()],
    }),
    async (request, reply) => {
      const { user } = await callers.requireSignedIn(request);
      await passkeys.remove(user.id, (request.params as { id: string }).id);
      return reply.status(204).send();
    },
  );
}

function apiKeyRoutes(app: FastifyInstance, { parts }: Accounts): void {
  const { apiKeys, callers, settings } = parts;

  app.get(
    accountPaths.apiKeys,
    describeRoute({ summary: "The user's API keys.", result: apiKeyListSchema }),
    async (request) => {
      const { user } = await callers.requireSignedIn(request);
      return { apiKeys: await apiKeys.list(user.id) };
    },
  );

  app.post(
    accountPaths.apiKeys,
    describeRoute({
      summary: 'Creates an API key, returned only in this answer.',
      body: apiKeyCreationSchema,
      status: 201,
      result: createdApiKeySchema,
      refusals: [...passwordRefusals, accountErrors.tooManyApiKeys({ max: maxApiKeys })],
    }),
    async (request, reply) => {
      const signedIn = await callers.requireSignedIn(request);
      const { name, scopes, password: given } = readBody(request, apiKeyCreationSchema);
      await settings.confirmPassword(signedIn, given);
      return reply.status(201).send(await apiKeys.create(signedIn.user.id, name, scopes));
    },
  );

  app.delete(
    `${accountPaths.apiKeys}/:id`,
    describeRoute({
      summary: 'Revokes an API key.',
      params: { id: 'Of the key, from the list.' },
      status: 204,
      refusals: [accountErrors.noSuchApiKey()],
    }),
    async (request, reply) => {
      const { user } = await callers.requireSignedIn(request);
      await apiKeys.revoke(user.id, (request.params as { id: string }).id);
      return reply.status(204).send();
    },
  );
}
