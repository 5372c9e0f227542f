import { defineError } from '../../shared/errors.ts';
import { accountSentences } from './account-paths.contract.ts';

export const accountErrors = {
  signedOut: defineError('SIGNED_OUT', 401, () => 'You are not signed in. Please sign in and try again.'),
  missingFields: defineError('MISSING_FIELDS', 400, () => accountSentences.missingFields),
  invalid: defineError<{ sentence: string }>('INVALID_FIELD', 400, ({ sentence }) => sentence),
  passwordTooShort: defineError('PASSWORD_TOO_SHORT', 400, () => accountSentences.passwordTooShort),
  passwordTooLong: defineError('PASSWORD_TOO_LONG', 400, () => accountSentences.passwordTooLong),
  passwordTooCommon: defineError(
    'PASSWORD_TOO_COMMON',
    400,
    () => 'This password is too common. Please choose another one.',
  ),
  passwordIsEmail: defineError(
    'PASSWORD_TOO_COMMON',
    400,
    () => 'The password must not be your name or email address. Please choose another one.',
  ),
  emailTaken: defineError(
    'EMAIL_TAKEN',
    409,
    () => 'There is an account with this email address already. Please sign in, or use another address.',
  ),
  wrongCredentials: defineError(
    'WRONG_CREDENTIALS',
    401,
    () => 'The email address or the password is wrong. Please check both and try again.',
  ),
  // With mail, a new account must confirm its address before signing in; distinguishing the two cases would reveal who has an
  // account.
  wrongOrUnconfirmed: defineError(
    'WRONG_CREDENTIALS',
    401,
    () =>
      'The email address or the password is wrong, or the address has not been confirmed yet. Please check both, and look for our email.',
  ),
  twoFactorRequired: defineError(
    'TWO_FACTOR_REQUIRED',
    401,
    () => 'Please enter the code from your authenticator app, or one of your backup codes.',
  ),
  wrongCode: defineError(
    'WRONG_CODE',
    401,
    () => 'This code is wrong or was already used. Please enter the current one.',
  ),
  wrongSetupCode: defineError(
    'WRONG_CODE',
    403,
    () => 'This code is wrong. Please enter the one your authenticator app shows now.',
  ),
  wrongPassword: defineError('WRONG_PASSWORD', 403, () => 'The password is wrong. Please try again.'),
  samePassword: defineError('SAME_PASSWORD', 400, () => 'This is your current password. Please choose another one.'),
  sameEmail: defineError('SAME_EMAIL', 400, () => 'This is already the address of your account.'),
  mailNotSet: defineError('MAIL_NOT_SET', 503, () => 'This site cannot send email. Please ask its operator.'),
  linkEnded: defineError(
    'LINK_ENDED',
    410,
    () => 'This link has expired or was used already. Please ask for a new one.',
  ),
  alreadyVerified: defineError('ALREADY_VERIFIED', 409, () => 'Your email address is confirmed already.'),
  noSuchSession: defineError('NO_SUCH_SESSION', 404, () => 'This session has ended already.'),
  twoFactorOn: defineError(
    'TWO_FACTOR_ON',
    409,
    () => 'Two-factor sign-in is already on. Turn it off first to set it up again.',
  ),
  twoFactorOff: defineError('TWO_FACTOR_OFF', 409, () => 'Two-factor sign-in is not on.'),
  noSetup: defineError('NO_SETUP', 409, () => 'Setup was not started. Please start again.'),
  passkeysUnavailable: defineError(
    'PASSKEYS_UNAVAILABLE',
    403,
    () =>
      'Browsers offer passkeys only under a name and over https (or on localhost). Please open this site under its public address.',
  ),
  passkeyRefused: defineError('PASSKEY_REFUSED', 401, () => 'This passkey did not work here. Please try again.'),
  passkeyNotAdded: defineError('PASSKEY_REFUSED', 400, () => 'The passkey could not be added. Please try again.'),
  passkeyKnown: defineError('PASSKEY_KNOWN', 409, () => 'This passkey was added already.'),
  noSuchPasskey: defineError('NO_SUCH_PASSKEY', 404, () => 'This passkey was removed already.'),
  tooManyPasskeys: defineError<{ max: number }>(
    'TOO_MANY_PASSKEYS',
    409,
    ({ max }) => `An account can have ${max} passkeys. Please remove one first.`,
  ),
  tooManyApiKeys: defineError<{ max: number }>(
    'TOO_MANY_API_KEYS',
    409,
    ({ max }) => `An account can have ${max} API keys. Please revoke one first.`,
  ),
  noSuchApiKey: defineError('NO_SUCH_API_KEY', 404, () => 'This API key was revoked already.'),
  badApiKey: defineError('BAD_API_KEY', 401, () => 'This API key is wrong or was revoked. Please use another one.'),
  apiKeyScope: defineError<{ scopes: string }>(
    'API_KEY_SCOPE',
    403,
    ({ scopes }) => `This API key may not make this call. It is for ${scopes}.`,
  ),
  busy: defineError('BUSY', 503, () => 'Too many people are signing in right now. Please try again in a moment.'),
};

/** Why a new password is not taken. */
export const newPasswordRefusals = [
  accountErrors.passwordTooShort(),
  accountErrors.passwordTooLong(),
  accountErrors.passwordTooCommon(),
  accountErrors.passwordIsEmail(),
];

/** Schema sentences with an error code of their own. */
export const codedSentences = new Map([
  [accountSentences.passwordTooShort as string, accountErrors.passwordTooShort],
  [accountSentences.passwordTooLong as string, accountErrors.passwordTooLong],
]);
