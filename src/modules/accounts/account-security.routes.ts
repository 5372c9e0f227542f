import type { FastifyInstance } from 'fastify';
import { accountPaths } from './account-paths.contract.ts';
import {
  apiKeyCreationSchema,
  apiKeyListSchema,
  backupCodesSchema,
  createdApiKeySchema,
  passkeyListSchema,
  passkeyRegistrationSchema,
  passkeySchema,
  passwordConfirmationSchema,
  twoFactorCodeSchema,
  twoFactorSetupSchema,
} from './accounts.contract.ts';
import type { Accounts } from './accounts.usecases.ts';
import { describeRoute } from './describe-route.ts';
import { readBody } from './read-body.ts';

const password = passwordConfirmationSchema;

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
    describeRoute({ summary: 'Begins two-factor sign-in: the secret.', body: password, result: twoFactorSetupSchema }),
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
    describeRoute({ summary: 'Turns two-factor sign-in off.', body: password, status: 204 }),
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
    describeRoute({ summary: 'WebAuthn options for adding a passkey.', body: password }),
    async (request) => {
      const signedIn = await callers.requireSignedIn(request);
      await settings.confirmPassword(signedIn, readBody(request, password).password);
      return passkeys.registrationOptions(signedIn.user);
    },
  );

  app.post(
    accountPaths.passkeys,
    describeRoute({ summary: 'Adds a passkey.', body: passkeyRegistrationSchema, status: 201, result: passkeySchema }),
    async (request, reply) => {
      const signedIn = await callers.requireSignedIn(request);
      const { name, credential } = readBody(request, passkeyRegistrationSchema);
      return reply.status(201).send(await passkeys.register(signedIn, name, credential));
    },
  );

  app.delete(
    `${accountPaths.passkeys}/:id`,
    describeRoute({ summary: 'Removes a passkey.', status: 204 }),
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
    describeRoute({ summary: 'Revokes an API key.', status: 204 }),
    async (request, reply) => {
      const { user } = await callers.requireSignedIn(request);
      await apiKeys.revoke(user.id, (request.params as { id: string }).id);
      return reply.status(204).send();
    },
  );
}
