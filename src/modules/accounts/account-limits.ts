import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { t } from '../../shared/language/translate.ts';
import { apiKeyCallsPerMinute } from './accounts.contract.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

export type AccountLimits = ReturnType<typeof defineAccountLimits>;

/** Limits on sign-in attempts, by address and by account. */
export function defineAccountLimits({ define }: RateLimits) {
  return {
    /** Wrong passwords for one account from one address. */
    loginHere: define({ name: 'login-here', points: 10, seconds: 15 * MINUTE_SECONDS }),
    /** Wrong passwords from one address, for any account. */
    loginAddress: define({ name: 'login-address', points: 60, seconds: 15 * MINUTE_SECONDS }),
    /** Wrong passwords for one account on one known device; counted separately. */
    loginDevice: define({ name: 'login-device', points: 10, seconds: 15 * MINUTE_SECONDS }),
    /** Wrong passwords for one account on all unknown devices; the wait grows. */
    loginAccount: define({ name: 'login-account', points: 100, seconds: HOUR_SECONDS, refusal: guessedElsewhere }),
    loginAccountDay: define({
      name: 'login-account-day',
      points: 300,
      seconds: DAY_SECONDS,
      refusal: guessedElsewhere,
    }),
    /** Wrong second factors of one account, on one known device or on all unknown ones: a code has a million values. */
    code: define({ name: 'code', points: 10, seconds: 15 * MINUTE_SECONDS }),
    /** A code of an authenticator app works once, although it is shown for half a minute. */
    usedCode: define({ name: 'used-code', points: 1, seconds: 2 * MINUTE_SECONDS }),
    passkeyLogin: define({ name: 'passkey-login', points: 60, seconds: 15 * MINUTE_SECONDS }),
    /** New accounts from one address; a class or an office shares one. */
    register: define({ name: 'register', points: 60, seconds: 10 * MINUTE_SECONDS }),
    registerDay: define({ name: 'register-day', points: 200, seconds: DAY_SECONDS }),
    /** Wrong password confirmations in one session. */
    password: define({ name: 'password', points: 10, seconds: 15 * MINUTE_SECONDS }),
    /** Mailed links requested from one address. */
    mailAddress: define({ name: 'mail-address', points: 20, seconds: HOUR_SECONDS }),
    /** Messages to one mailbox requested from one address. */
    mailboxHere: define({ name: 'mailbox-here', points: 5, seconds: HOUR_SECONDS }),
    /** Messages of one kind to one mailbox from anywhere; higher, so that one address cannot use up what the owner needs. */
    mailbox: define({ name: 'mailbox', points: 10, seconds: HOUR_SECONDS }),
    /** Mailed links opened from one address. */
    link: define({ name: 'link', points: 60, seconds: 15 * MINUTE_SECONDS }),
    export: define({ name: 'export', points: 10, seconds: 10 * MINUTE_SECONDS }),
    /** Calls of one user that reach the payment provider. */
    payment: define({ name: 'payment', points: 60, seconds: 10 * MINUTE_SECONDS }),
    apiKey: define({ name: 'api-key', points: apiKeyCallsPerMinute, seconds: MINUTE_SECONDS }),
    /** Wrong API keys from one address. */
    badApiKey: define({ name: 'bad-api-key', points: 60, seconds: 5 * MINUTE_SECONDS }),
  };
}

const guessedElsewhere = (wait: string): string =>
  t(
    'There were too many wrong passwords for this account. Please sign in on a device you have used before or with a passkey, choose a new password with "Forgot password?", or wait {wait} and try again.',
    { wait },
  );
