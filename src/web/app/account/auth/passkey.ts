import { z } from 'zod';
import { accountPaths } from '../../../../modules/accounts/account-paths.contract.ts';
import { userSchema } from '../../../../modules/accounts/accounts.contract.ts';
import { callApi } from '../../../kit/http/call-api.ts';

/**
 * Whether this browser supports passkeys with JSON conversion, and the site has a name: passkeys do not work on IP addresses.
 */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(window.location.hostname);

const requestOptions = z.custom<PublicKeyCredentialRequestOptionsJSON>((value) => typeof value === 'object');
const creationOptions = z.custom<PublicKeyCredentialCreationOptionsJSON>((value) => typeof value === 'object');

/** Signs in with a passkey that the visitor chooses. Rejects with a CallError, or with a DOMException when they cancel. */
export async function signInWithPasskey(): Promise<void> {
  const options = await callApi(accountPaths.passkeyLoginOptions, requestOptions, { body: {} });
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  await callApi(accountPaths.passkeyLogin, userSchema, { body: { credential: asJson(credential) } });
}

/** Creates a passkey on this device. Returns what the server needs to register it. */
export async function createPasskey(password: string): Promise<unknown> {
  const options = await callApi(accountPaths.passkeyOptions, creationOptions, { body: { password } });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return asJson(await navigator.credentials.create({ publicKey }));
}

function asJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('No passkey was given.', 'NotAllowedError');
  return credential.toJSON();
}

/** Whether the user closed the browser's dialog, which is not a failure. */
export const wasDismissed = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');
