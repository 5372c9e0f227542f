import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { isDuplicate } from '../../platform/database/sql-state.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { createId } from '../../shared/ids.ts';
import type { AccountLimits } from './account-limits.ts';
import type { Passkey } from './accounts.contract.ts';
import { accountErrors } from './accounts.errors.ts';
import type { AccountsRepository, UserRow } from './accounts.repository.ts';
import type { Auth } from './auth.ts';
import type { SignedIn } from './callers.ts';
import type { PasskeyRow, PasskeysRepository } from './passkeys.repository.ts';
import { isLoopback } from './roles.ts';
import { startSession } from './settings.usecases.ts';

// Loaded with the first passkey: it takes a tenth of a second.
const loadWebAuthn = () => import('@simplewebauthn/server');

export const maxPasskeys = 20;
const challengeSeconds = 300;

export type Passkeys = ReturnType<typeof createPasskeys>;

type Dependencies = {
  auth: Auth;
  repository: PasskeysRepository;
  accounts: AccountsRepository;
  limits: AccountLimits;
  publicUrl: string;
};

/** Passkey sign-in. It proves device and owner at once, so no second factor is needed. */
export function createPasskeys(dependencies: Dependencies) {
  const { repository, publicUrl } = dependencies;
  return {
    available: relyingPartyOf(publicUrl) !== undefined,

    list: async (userId: string): Promise<Passkey[]> => (await repository.list(userId)).map(toPasskey),

    remove: async (userId: string, id: string): Promise<void> => {
      if (!(await repository.remove(userId, id))) throw accountErrors.noSuchPasskey();
    },

    ...registration(dependencies),
    ...login(dependencies),
  };
}

function registration({ repository, accounts, publicUrl }: Dependencies) {
  const challenges = createChallenges(accounts);
  return {
    registrationOptions: async (user: UserRow) => {
      const { id, name } = requireRelyingParty(publicUrl);
      const webAuthn = await loadWebAuthn();
      const known = await repository.list(user.id);
      if (known.length >= maxPasskeys) throw accountErrors.tooManyPasskeys({ max: maxPasskeys });
      const options = await webAuthn.generateRegistrationOptions({
        rpID: id,
        rpName: name,
        userName: user.email,
        userDisplayName: user.name,
        userID: new TextEncoder().encode(user.id),
        excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await challenges.remember(`passkey-add:${user.id}`, options.challenge);
      return options;
    },

    register: async ({ user }: SignedIn, name: string, credential: unknown): Promise<Passkey> => {
      const { id, origins } = requireRelyingParty(publicUrl);
      const webAuthn = await loadWebAuthn();
      const { verified, registrationInfo } = await webAuthn
        .verifyRegistrationResponse({
          // Validated by the library.
          response: credential as RegistrationResponseJSON,
          expectedChallenge: challenges.recall(`passkey-add:${user.id}`),
          expectedOrigin: origins,
          expectedRPID: id,
          requireUserVerification: true,
        })
        .catch((error: unknown) => {
          throw accountErrors.passkeyNotAdded(undefined, { cause: error });
        });
      if (!verified) throw accountErrors.passkeyNotAdded();
      const { credential: added } = registrationInfo;
      const row = await repository
        .insert({
          id: createId(),
          userId: user.id,
          name,
          credentialId: added.id,
          publicKey: Buffer.from(added.publicKey).toString('base64url'),
          counter: added.counter,
          transports: added.transports ?? [],
        })
        .catch((error: unknown) => {
          throw isDuplicate(error) ? accountErrors.passkeyKnown(undefined, { cause: error }) : error;
        });
      if (!row) throw accountErrors.passkeyNotAdded();
      return toPasskey(row);
    },
  };
}

function login({ auth, repository, accounts, limits, publicUrl }: Dependencies) {
  const challenges = createChallenges(accounts);
  return {
    loginOptions: async (address: string) => {
      const { id } = requireRelyingParty(publicUrl);
      const webAuthn = await loadWebAuthn();
      await limits.passkeyLogin.take(networkOf(address));
      const options = await webAuthn.generateAuthenticationOptions({ rpID: id, userVerification: 'required' });
      await challenges.remember('passkey-login', options.challenge);
      return options;
    },

    /** @throws AppError 401 for an unknown passkey or an invalid signature */
    login: async (credential: { id: string }, request: FastifyRequest): Promise<{ token: string; user: UserRow }> => {
      const { id, origins } = requireRelyingParty(publicUrl);
      const webAuthn = await loadWebAuthn();
      await limits.passkeyLogin.take(networkOf(request.ip));
      const found = await repository.findByCredential(credential.id);
      if (!found) throw accountErrors.passkeyRefused();
      const { passkey, user } = found;
      const { verified, authenticationInfo } = await webAuthn
        .verifyAuthenticationResponse({
          response: credential as AuthenticationResponseJSON,
          expectedChallenge: challenges.recall('passkey-login'),
          expectedOrigin: origins,
          expectedRPID: id,
          requireUserVerification: true,
          credential: {
            id: passkey.credentialId,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
            counter: passkey.counter,
            transports: passkey.transports as AuthenticatorTransport[],
          },
        })
        .catch((error: unknown) => {
          throw accountErrors.passkeyRefused(undefined, { cause: error });
        });
      if (!verified) throw accountErrors.passkeyRefused();
      await repository.saveUse(passkey.id, authenticationInfo.newCounter);
      return { token: await startSession(auth, user.id, request), user };
    },
  };
}

const createChallenges = (accounts: AccountsRepository) => ({
  remember: (kind: string, challenge: string) =>
    accounts.addVerification(`${kind}:${challenge}`, challenge, challengeSeconds),
  /** A challenge works once. */
  recall: (kind: string) => async (challenge: string) =>
    (await accounts.takeVerification(`${kind}:${challenge}`)) !== undefined,
});

function requireRelyingParty(publicUrl: string) {
  const relyingParty = relyingPartyOf(publicUrl);
  if (!relyingParty) throw accountErrors.passkeysUnavailable();
  return relyingParty;
}

/** The relying party id. Browsers do not allow IP addresses, so an instance at 127.0.0.1 uses localhost. */
export function relyingPartyOf(publicUrl: string): { id: string; name: string; origins: string[] } | undefined {
  const url = new URL(publicUrl);
  const name = 'Satchel';
  if (isLoopback(url.hostname) || url.hostname === '[::1]') {
    return { id: 'localhost', name, origins: [`${url.protocol}//localhost${url.port && `:${url.port}`}`] };
  }
  const bareAddress = /^[\d.]+$|^\[/.test(url.hostname);
  return bareAddress || url.protocol !== 'https:' ? undefined : { id: url.hostname, name, origins: [url.origin] };
}

const toPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
