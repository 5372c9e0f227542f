import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { apiKeyCallsPerMinute } from './accounts.contract.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

export type AccountLimits = ReturnType<typeof defineAccountLimits>;

/** How often accounts may be tried, by visitor's address and by account. */
export function defineAccountLimits({ define }: RateLimits) {
  return {
    /** Wrong passwords for one account from one address. */
    loginHere: define({ name: 'login-here', points: 10, seconds: 15 * MINUTE_SECONDS }),
    /** Wrong passwords from one address, for whatever accounts. */
    loginAddress: define({ name: 'login-address', points: 60, seconds: 15 * MINUTE_SECONDS }),
    /** Wrong passwords for one account on one device that it knows: these count nowhere else. */
    loginDevice: define({ name: 'login-device', points: 10, seconds: 15 * MINUTE_SECONDS }),
    /** Wrong passwords for one account on all devices that it does not know; whoever goes on waits longer. */
    loginAccount: define({ name: 'login-account', points: 100, seconds: HOUR_SECONDS, refusal: guessedElsewhere }),
    loginAccountDay: define({
      name: 'login-account-day',
      points: 300,
      seconds: DAY_SECONDS,
      refusal: guessedElsewhere,
    }),
    /** Wrong second factors of one account, on one device or on all that it does not know: a code has a million values. */
    code: define({ name: 'code', points: 10, seconds: 15 * MINUTE_SECONDS }),
    /** A code of an authenticator app signs in once, although it is shown for half a minute. */
    usedCode: define({ name: 'used-code', points: 1, seconds: 2 * MINUTE_SECONDS }),
    passkeyLogin: define({ name: 'passkey-login', points: 60, seconds: 15 * MINUTE_SECONDS }),
    /** New accounts from one address; a class or an office shares one. */
    register: define({ name: 'register', points: 60, seconds: 10 * MINUTE_SECONDS }),
    registerDay: define({ name: 'register-day', points: 200, seconds: DAY_SECONDS }),
    /** Wrong passwords given again in one session. */
    password: define({ name: 'password', points: 10, seconds: 15 * MINUTE_SECONDS }),
    /** Links asked for from one address. */
    mailAddress: define({ name: 'mail-address', points: 20, seconds: HOUR_SECONDS }),
    /** Messages to one mailbox that were asked for from one address. */
    mailboxHere: define({ name: 'mailbox-here', points: 5, seconds: HOUR_SECONDS }),
    /** Messages of one kind to one mailbox, from anywhere; more, so that one address does not use up what its owner needs. */
    mailbox: define({ name: 'mailbox', points: 10, seconds: HOUR_SECONDS }),
    /** Links opened from one address. */
    link: define({ name: 'link', points: 60, seconds: 15 * MINUTE_SECONDS }),
    export: define({ name: 'export', points: 10, seconds: 10 * MINUTE_SECONDS }),
    /** Calls of one user that ask the payment provider. */
    payment: define({ name: 'payment', points: 60, seconds: 10 * MINUTE_SECONDS }),
    apiKey: define({ name: 'api-key', points: apiKeyCallsPerMinute, seconds: MINUTE_SECONDS }),
    /** Wrong API keys from one address. */
    badApiKey: define({ name: 'bad-api-key', points: 60, seconds: 5 * MINUTE_SECONDS }),
  };
}

const guessedElsewhere = (wait: string): string =>
  'There were too many wrong passwords for this account. Please sign in on a device you have used before or with a passkey, ' +
  `choose a new password with "Forgot password?", or wait ${wait} and try again.`;
