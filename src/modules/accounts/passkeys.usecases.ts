import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/http/network-of.ts';
import { createId } from '../../shared/ids.ts';
import type { AccountLimits } from './account-limits.ts';
import type { Passkey } from './accounts.contract.ts';
import { accountErrors } from './accounts.errors.ts';
import { type AccountsRepository, isTaken, type UserRow } from './accounts.repository.ts';
import type { Auth } from './auth.ts';
import type { SignedIn } from './callers.ts';
import type { PasskeyRow, PasskeysRepository } from './passkeys.repository.ts';
import { isLoopback } from './roles.ts';
import { startSession } from './settings.usecases.ts';

// Loaded with the first passkey: it takes a tenth of a second.
const loadWebAuthn = () => import('@simplewebauthn/server');

export const maxPasskeys = 20;
const challengeSeconds = 300;

/** Passkey sign-in. It proves device and owner at once, so no second factor is needed. */
export function createPasskeys(dependencies: {
  auth: Auth;
  repository: PasskeysRepository;
  accounts: AccountsRepository;
  limits: AccountLimits;
  publicUrl: string;
}) {
  const { auth, repository, accounts, limits, publicUrl } = dependencies;
  const relyingParty = relyingPartyOf(publicUrl);

  const requireRelyingParty = () => {
    if (!relyingParty) throw accountErrors.passkeysUnavailable();
    return relyingParty;
  };
  const remember = (kind: string, challenge: string) =>
    accounts.addVerification(`${kind}:${challenge}`, challenge, challengeSeconds);
  /** A challenge works once. */
  const recall = (kind: string) => async (challenge: string) =>
    (await accounts.takeVerification(`${kind}:${challenge}`)) !== undefined;

  return {
    available: relyingParty !== undefined,

    list: async (userId: string): Promise<Passkey[]> => (await repository.list(userId)).map(toPasskey),

    registrationOptions: async (user: UserRow) => {
      const { id, name } = requireRelyingParty();
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
      await remember(`passkey-add:${user.id}`, options.challenge);
      return options;
    },

    register: async ({ user }: SignedIn, name: string, credential: unknown): Promise<Passkey> => {
      const { id, origins } = requireRelyingParty();
      const webAuthn = await loadWebAuthn();
      const { verified, registrationInfo } = await webAuthn
        .verifyRegistrationResponse({
          // Validated by the library.
          response: credential as RegistrationResponseJSON,
          expectedChallenge: recall(`passkey-add:${user.id}`),
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
          throw isTaken(error) ? accountErrors.passkeyKnown(undefined, { cause: error }) : error;
        });
      if (!row) throw accountErrors.passkeyNotAdded();
      return toPasskey(row);
    },

    remove: async (userId: string, id: string): Promise<void> => {
      if (!(await repository.remove(userId, id))) throw accountErrors.noSuchPasskey();
    },

    loginOptions: async (address: string) => {
      const { id } = requireRelyingParty();
      const webAuthn = await loadWebAuthn();
      await limits.passkeyLogin.take(networkOf(address));
      const options = await webAuthn.generateAuthenticationOptions({ rpID: id, userVerification: 'required' });
      await remember('passkey-login', options.challenge);
      return options;
    },

    /** @throws AppError 401 for an unknown passkey or an invalid signature */
    login: async (credential: { id: string }, request: FastifyRequest): Promise<{ token: string; user: UserRow }> => {
      const { id, origins } = requireRelyingParty();
      const webAuthn = await loadWebAuthn();
      await limits.passkeyLogin.take(networkOf(request.ip));
      const found = await repository.findByCredential(credential.id);
      if (!found) throw accountErrors.passkeyRefused();
      const { passkey, user } = found;
      const { verified, authenticationInfo } = await webAuthn
        .verifyAuthenticationResponse({
          response: credential as AuthenticationResponseJSON,
          expectedChallenge: recall('passkey-login'),
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
