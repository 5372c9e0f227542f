import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { listWords } from '../../shared/list-words.ts';
import { accountSentences } from './account-paths.contract.ts';

export const accountErrors = {
  signedOut: defineError('SIGNED_OUT', 401, () => t('You are not signed in. Please sign in and try again.')),
  missingFields: defineError('MISSING_FIELDS', 400, () => accountSentences.missingFields),
  invalid: defineError<{ sentence: string }>('INVALID_FIELD', 400, ({ sentence }) => sentence),
  passwordTooShort: defineError('PASSWORD_TOO_SHORT', 400, () => accountSentences.passwordTooShort),
  passwordTooLong: defineError('PASSWORD_TOO_LONG', 400, () => accountSentences.passwordTooLong),
  passwordTooCommon: defineError('PASSWORD_TOO_COMMON', 400, () =>
    t('This password is too common. Please choose another one.'),
  ),
  passwordIsEmail: defineError('PASSWORD_TOO_COMMON', 400, () =>
    t('The password must not be your name or email address. Please choose another one.'),
  ),
  emailTaken: defineError('EMAIL_TAKEN', 409, () =>
    t('There is an account with this email address already. Please sign in, or use another address.'),
  ),
  wrongCredentials: defineError('WRONG_CREDENTIALS', 401, () =>
    t('The email address or the password is wrong. Please check both and try again.'),
  ),
  // With mail, a new account must confirm its address before signing in; distinguishing the two cases would reveal who has an
  // account.
  wrongOrUnconfirmed: defineError('WRONG_CREDENTIALS', 401, () =>
    t(
      'The email address or the password is wrong, or the address has not been confirmed yet. Please check both, and look for our email.',
    ),
  ),
  twoFactorRequired: defineError('TWO_FACTOR_REQUIRED', 401, () =>
    t('Please enter the code from your authenticator app, or one of your backup codes.'),
  ),
  wrongCode: defineError('WRONG_CODE', 401, () =>
    t('This code is wrong or was already used. Please enter the current one.'),
  ),
  wrongSetupCode: defineError('WRONG_CODE', 403, () =>
    t('This code is wrong. Please enter the one your authenticator app shows now.'),
  ),
  wrongPassword: defineError('WRONG_PASSWORD', 403, () => t('The password is wrong. Please try again.')),
  samePassword: defineError('SAME_PASSWORD', 400, () => t('This is your current password. Please choose another one.')),
  sameEmail: defineError('SAME_EMAIL', 400, () => t('This is already the address of your account.')),
  mailNotSet: defineError('MAIL_NOT_SET', 503, () => t('This site cannot send email. Please ask its operator.')),
  linkEnded: defineError('LINK_ENDED', 410, () =>
    t('This link has expired or was used already. Please ask for a new one.'),
  ),
  alreadyVerified: defineError('ALREADY_VERIFIED', 409, () => t('Your email address is confirmed already.')),
  noSuchSession: defineError('NO_SUCH_SESSION', 404, () => t('This session has ended already.')),
  twoFactorOn: defineError('TWO_FACTOR_ON', 409, () =>
    t('Two-factor sign-in is already on. Turn it off first to set it up again.'),
  ),
  twoFactorOff: defineError('TWO_FACTOR_OFF', 409, () => t('Two-factor sign-in is not on.')),
  noSetup: defineError('NO_SETUP', 409, () => t('Setup was not started. Please start again.')),
  passkeysUnavailable: defineError('PASSKEYS_UNAVAILABLE', 403, () =>
    t(
      'Browsers offer passkeys only under a name and over https (or on localhost). Please open this site under its public address.',
    ),
  ),
  passkeyRefused: defineError('PASSKEY_REFUSED', 401, () => t('This passkey did not work here. Please try again.')),
  passkeyNotAdded: defineError('PASSKEY_REFUSED', 400, () => t('The passkey could not be added. Please try again.')),
  passkeyKnown: defineError('PASSKEY_KNOWN', 409, () => t('This passkey was added already.')),
  noSuchPasskey: defineError('NO_SUCH_PASSKEY', 404, () => t('This passkey was removed already.')),
  tooManyPasskeys: defineError<{ max: number }>('TOO_MANY_PASSKEYS', 409, ({ max }) =>
    t('An account can have {max, plural, one {# passkey} other {# passkeys}}. Please remove one first.', { max }),
  ),
  tooManyApiKeys: defineError<{ max: number }>('TOO_MANY_API_KEYS', 409, ({ max }) =>
    t('An account can have {max, plural, one {# API key} other {# API keys}}. Please revoke one first.', { max }),
  ),
  noSuchApiKey: defineError('NO_SUCH_API_KEY', 404, () => t('This API key was revoked already.')),
  badApiKey: defineError('BAD_API_KEY', 401, () => t('This API key is wrong or was revoked. Please use another one.')),
  /** `categories` of tools; without them, the key may call all tools. */
  apiKeyScope: defineError<{ categories?: readonly string[] }>('API_KEY_SCOPE', 403, ({ categories }) =>
    categories
      ? t('This API key may not make this call. It is for files, jobs and the tools of {categories}.', {
          categories: listWords(categories.map((category) => `'${category}'`)),
        })
      : t('This API key may not make this call. It is for tools, files and jobs.'),
  ),
  busy: defineError('BUSY', 503, () => t('Too many people are signing in right now. Please try again in a moment.')),
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
