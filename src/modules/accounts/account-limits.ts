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
    /** Wrong passwords for one account from anywhere: high, since it locks the owner out, too. */
    loginAccount: define({ name: 'login-account', points: 100, seconds: HOUR_SECONDS }),
    /** Wrong second factors of one account: a code has a million values. */
    code: define({ name: 'code', points: 10, seconds: 15 * MINUTE_SECONDS }),
    /** A code of an authenticator app signs in once, although it is shown for half a minute. */
    usedCode: define({ name: 'used-code', points: 1, seconds: 2 * MINUTE_SECONDS }),
    passkeyLogin: define({ name: 'passkey-login', points: 60, seconds: 15 * MINUTE_SECONDS }),
    /** New accounts from one address; a class or an office shares one. */
    register: define({ name: 'register', points: 60, seconds: 10 * MINUTE_SECONDS }),
    /** Wrong passwords given again while signed in. */
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
