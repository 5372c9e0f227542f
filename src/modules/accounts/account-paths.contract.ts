import { t } from '../../shared/language/translate.ts';

/*
 * Paths and sentences of accounts, separate from their schemas (accounts.contract.ts) so that the site's shell can import
 * them without zod.
 */

/*
 * The account API. Bodies are JSON; every refusal is `{ message, code }`, with `fields` where fields are wrong.
 *
 * Browsers send the session as an http-only cookie. Signed-out calls get 401 SIGNED_OUT. Security-relevant calls ask for the
 * password again (`password`); a wrong one is 403 WRONG_PASSWORD. 429 TOO_MANY_ATTEMPTS carries Retry-After (seconds).
 */
export const accountPaths = {
  /** GET: the signed-in user (`userSchema`), or 401. */
  user: '/api/user',
  /** POST `registrationSchema` → 201 `registeredSchema`. Does not sign in. */
  register: '/api/register',
  /** POST `loginSchema` → 200 `userSchema`. 401 TWO_FACTOR_REQUIRED: ask for the code and send everything again with it. */
  login: '/api/login',
  /** POST `{}` → 200 WebAuthn request options, for `PublicKeyCredential.parseRequestOptionsFromJSON`. */
  passkeyLoginOptions: '/api/login/passkey/options',
  /** POST `passkeyLoginSchema` → 200 `userSchema`. */
  passkeyLogin: '/api/login/passkey',
  /** POST without body → 204, also when nobody is signed in. */
  logout: '/api/logout',

  /**
   * GET → `mailedLinksSchema`: whether this site can mail links at all.
   * POST `forgottenPasswordSchema` → 202 `messageSchema`, the same whether the address is known or not. 503 MAIL_NOT_SET.
   */
  forgottenPassword: '/api/account/forgotten-password',
  /** POST `passwordResetSchema` → 204. The token is in the fragment of the mailed link: `/reset-password#token=...`. */
  resetPassword: '/api/account/reset-password',
  /** POST `emailTokenSchema` → 200 `confirmedEmailSchema`. The mailed link is `/verify-email#token=...`. */
  verifyEmail: '/api/account/verify-email',
  /** POST `{}` (signed in) → 202 `messageSchema`. 503 MAIL_NOT_SET. */
  resendVerification: '/api/account/verification-email',

  /** POST `usernameChangeSchema` → 200 `userSchema`. */
  changeUsername: '/api/account/username',
  /** POST `emailChangeSchema` → 200 `emailChangeResultSchema`. */
  changeEmail: '/api/account/email',
  /** POST `passwordChangeSchema` → 204. Ends every other session. */
  changePassword: '/api/account/password',

  /** GET → `sessionListSchema`. DELETE → 204, ends all others. DELETE `/<id>` → 204, ends one. */
  sessions: '/api/account/sessions',

  /** POST `passwordConfirmationSchema` → 200 `twoFactorSetupSchema`. Nothing is asked at sign-in until it is confirmed. */
  twoFactorSetup: '/api/account/two-factor/setup',
  /** POST `twoFactorCodeSchema` → 200 `backupCodesSchema`. */
  twoFactorConfirm: '/api/account/two-factor/confirm',
  /** POST `passwordConfirmationSchema` → 204. */
  twoFactorDisable: '/api/account/two-factor/disable',
  /** POST `passwordConfirmationSchema` → 200 `backupCodesSchema`; invalidates the previous ones. */
  backupCodes: '/api/account/two-factor/backup-codes',

  /** POST `passwordConfirmationSchema` → 200 WebAuthn creation options, for `parseCreationOptionsFromJSON`. */
  passkeyOptions: '/api/account/passkeys/options',
  /** GET → `passkeyListSchema`. POST `passkeyRegistrationSchema` → 201 `passkeySchema`. DELETE `/<id>` → 204. */
  passkeys: '/api/account/passkeys',

  /** GET → `apiKeyListSchema`. POST `apiKeyCreationSchema` → 201 `createdApiKeySchema`. DELETE `/<id>` → 204, revokes it. */
  apiKeys: '/api/account/api-keys',

  /** GET → a JSON file with all data about the user. */
  export: '/api/account/export',
  /** POST `passwordConfirmationSchema` → 204. Also ends a subscription. */
  delete: '/api/account/delete',
} as const;

/**
 * A cookie readable by scripts, set to 1 with the session and removed with it. Without it nobody is signed in, so a page need
 * not ask `GET /api/user`. It gives no access.
 */
export const signedInCookie = 'satchel_signed_in';

/** How long a registration can be confirmed. */
export const registrationDays = 7;

export const passwordLength = { min: 6, max: 128 } as const;
export const usernameLength = { max: 60 } as const;

/** The specification's sentences, for the checks in the browser and on the server. */
export const accountSentences = {
  missingFields: t('Please fill in all fields'),
  passwordTooShort: t('Password must be at least {min, plural, one {# character} other {# characters}} long', {
    min: passwordLength.min,
  }),
  passwordTooLong: t('Password must be at most {max, plural, one {# character} other {# characters}} long', {
    max: passwordLength.max,
  }),
  passwordsDiffer: t("Passwords don't match"),
} as const;
