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
import { createAccountRoutes } from './create-account-routes.ts';
import { maxPasskeys } from './passkeys.usecases.ts';

const password = passwordConfirmationSchema;
const passwordRefusals = [accountErrors.wrongPassword(), attemptsUsedUp()];

/** Second factor, passkeys and API keys of the signed-in user. */
export function accountSecurityRoutes(app: FastifyInstance, accounts: Accounts): void {
  twoFactorRoutes(app, accounts);
  passkeyRoutes(app, accounts);
  apiKeyRoutes(app, accounts);
}

function twoFactorRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { user } = createAccountRoutes(app, accounts);
  const { cookies, twoFactor } = accounts.parts;

  user.post(
    accountPaths.twoFactorSetup,
    {
      summary: 'Begins two-factor sign-in: the secret.',
      body: password,
      result: twoFactorSetupSchema,
      refusals: [...passwordRefusals, accountErrors.twoFactorOn()],
    },
    ({ request, signedIn, body }) => twoFactor.setUp(signedIn, body.password, request),
  );

  user.post(
    accountPaths.twoFactorConfirm,
    {
      summary: 'Turns two-factor sign-in on with a code of the app.',
      body: twoFactorCodeSchema,
      result: backupCodesSchema,
      refusals: [
        accountErrors.wrongSetupCode(),
        accountErrors.twoFactorOn(),
        accountErrors.noSetup(),
        attemptsUsedUp(),
      ],
    },
    async ({ request, reply, signedIn, body }) => {
      const { token, backupCodes } = await twoFactor.confirm(signedIn, body.code, request);
      if (token !== undefined) cookies.write(reply, token);
      return { backupCodes };
    },
  );

  user.post(
    accountPaths.twoFactorDisable,
    {
      summary: 'Turns two-factor sign-in off.',
      body: password,
      status: 204,
      refusals: [...passwordRefusals, accountErrors.twoFactorOff()],
    },
    async ({ request, reply, signedIn, body }) => {
      const { token } = await twoFactor.disable(signedIn, body.password, request);
      if (token !== undefined) cookies.write(reply, token);
    },
  );

  user.post(
    accountPaths.backupCodes,
    {
      summary: 'Creates new backup codes; the previous ones stop working.',
      body: password,
      result: backupCodesSchema,
      refusals: [...passwordRefusals, accountErrors.twoFactorOff()],
    },
    ({ request, signedIn, body }) => twoFactor.newBackupCodes(signedIn, body.password, request),
  );
}

function passkeyRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { user } = createAccountRoutes(app, accounts);
  const { passkeys, settings } = accounts.parts;

  user.get(
    accountPaths.passkeys,
    { summary: "The user's passkeys.", result: passkeyListSchema },
    async ({ signedIn }) => ({
      passkeys: await passkeys.list(signedIn.user.id),
      available: passkeys.available,
    }),
  );

  user.post(
    accountPaths.passkeyOptions,
    {
      summary: 'WebAuthn options for adding a passkey.',
      body: password,
      refusals: [
        ...passwordRefusals,
        accountErrors.passkeysUnavailable(),
        accountErrors.tooManyPasskeys({ max: maxPasskeys }),
      ],
    },
    async ({ signedIn, body }) => {
      await settings.confirmPassword(signedIn, body.password);
      return passkeys.registrationOptions(signedIn.user);
    },
  );

  user.post(
    accountPaths.passkeys,
    {
      summary: 'Adds a passkey.',
      body: passkeyRegistrationSchema,
      status: 201,
      result: passkeySchema,
      refusals: [accountErrors.passkeyNotAdded(), accountErrors.passkeysUnavailable(), accountErrors.passkeyKnown()],
    },
    ({ signedIn, body: { name, credential } }) => passkeys.register(signedIn, name, credential),
  );

  user.delete(
    `${accountPaths.passkeys}/:id`,
    {
      summary: 'Removes a passkey.',
      params: { id: 'Of the passkey, from the list.' },
      status: 204,
      refusals: [accountErrors.noSuchPasskey()],
    },
    ({ signedIn, params: { id = '' } }) => passkeys.remove(signedIn.user.id, id),
  );
}

function apiKeyRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { user } = createAccountRoutes(app, accounts);
  const { apiKeys, settings } = accounts.parts;

  user.get(
    accountPaths.apiKeys,
    { summary: "The user's API keys.", result: apiKeyListSchema },
    async ({ signedIn }) => ({ apiKeys: await apiKeys.list(signedIn.user.id) }),
  );

  user.post(
    accountPaths.apiKeys,
    {
      summary: 'Creates an API key, returned only in this answer.',
      body: apiKeyCreationSchema,
      status: 201,
      result: createdApiKeySchema,
      refusals: [...passwordRefusals, accountErrors.tooManyApiKeys({ max: maxApiKeys })],
    },
    async ({ signedIn, body: { name, scopes, password: given } }) => {
      await settings.confirmPassword(signedIn, given);
      return apiKeys.create(signedIn.user.id, name, scopes);
    },
  );

  user.delete(
    `${accountPaths.apiKeys}/:id`,
    {
      summary: 'Revokes an API key.',
      params: { id: 'Of the key, from the list.' },
      status: 204,
      refusals: [accountErrors.noSuchApiKey()],
    },
    ({ signedIn, params: { id = '' } }) => apiKeys.revoke(signedIn.user.id, id),
  );
}
