import { z } from 'zod';
import { type ToolCategory, toolCategories } from '../../catalog/tool-card.ts';
import { t } from '../../shared/language/translate.ts';
import { plans } from '../../shared/plans.ts';
import { accountSentences, passwordLength, usernameLength } from './account-paths.contract.ts';

export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

/** `GET /api/user`. `subscriptionStatus` 'active' means Pro (`planOf` in shared/plans.ts). */
export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  subscriptionStatus: z.enum(['active', 'inactive']),
  isPro: z.boolean(),
  plan: z.enum(plans),
  /** When Pro ends unless renewed (ISO 8601); null for users who never had it. May be in the past. */
  proUntil: z.string().nullable(),
  /** End of Pro granted by an administrator; null without a grant. May be in the past. */
  proGrantedUntil: z.string().nullable(),
  role: z.enum(roles),
  twoFactorEnabled: z.boolean(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** Whether this instance sends email; without it addresses cannot be verified and passwords cannot be reset. */
  mailAvailable: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

const usernameSchema = z
  .string()
  .trim()
  .normalize()
  .max(
    usernameLength.max,
    t('The name is too long. Please use at most {max, plural, one {# character} other {# characters}}.', {
      max: usernameLength.max,
    }),
  )
  // Letters of any script and name punctuation; neither HTML nor SQL can be written with it.
  .regex(
    /^(?!.*['’._-]{2})[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’._-]*$/u,
    t('The name may contain letters, digits, spaces and single . _ - or apostrophes. Please choose another one.'),
  );

const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, t('The email address is too long. Please check it.'))
  .pipe(z.email(t('This is not an email address. Please check it.')));

const newPasswordSchema = z
  .string()
  .min(passwordLength.min, accountSentences.passwordTooShort)
  .max(passwordLength.max, accountSentences.passwordTooLong);

// Bounded, so that hashing stays cheap.
const givenPasswordSchema = z.string().max(1000, t('The password is too long.'));
const tokenSchema = z.string().max(200, t('This link is damaged. Please open it again from the email.'));
const codeSchema = z.string().trim().max(40, t('This code is not valid.'));

export const registrationSchema = z.strictObject({
  username: usernameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});
export const registeredSchema = z.object({
  user: z.object({ username: z.string(), email: z.string() }),
  /** A link was mailed that must be opened before the first sign-in. */
  confirmEmail: z.boolean(),
  message: z.string(),
});

export const loginSchema = z.strictObject({
  email: emailSchema,
  password: givenPasswordSchema,
  /** Of the authenticator app (6 digits), or a backup code. */
  code: codeSchema.optional(),
});

export const passwordConfirmationSchema = z.strictObject({ password: givenPasswordSchema });
export const usernameChangeSchema = z.strictObject({ username: usernameSchema });
export const emailChangeSchema = z.strictObject({ email: emailSchema, password: givenPasswordSchema });
export const emailChangeResultSchema = z.object({
  /** False until the link mailed to the new address is opened. */
  changed: z.boolean(),
  message: z.string(),
});
export const passwordChangeSchema = z.strictObject({
  currentPassword: givenPasswordSchema,
  newPassword: newPasswordSchema,
});
export const forgottenPasswordSchema = z.strictObject({ email: emailSchema });
export const mailedLinksSchema = z.object({ available: z.boolean() });
export const passwordResetSchema = z.strictObject({ token: tokenSchema, password: newPasswordSchema });
export const emailTokenSchema = z.strictObject({ token: tokenSchema });
export const confirmedEmailSchema = z.object({ email: z.string() });
export const messageSchema = z.object({ message: z.string() });

export const sessionSchema = z.object({
  id: z.string(),
  /** The session of this request. */
  current: z.boolean(),
  /** Such as 'Firefox on Linux'. */
  device: z.string(),
  address: z.string().nullable(),
  createdAt: z.string(),
  /** Accurate to about a day. */
  lastSeenAt: z.string(),
  expiresAt: z.string(),
});
export type Session = z.infer<typeof sessionSchema>;
export const sessionListSchema = z.object({ sessions: z.array(sessionSchema) });

export const twoFactorSetupSchema = z.object({
  /** For the authenticator app, as a QR code: 'otpauth://totp/...'. */
  otpauthUrl: z.string(),
  /** The same secret for manual entry (base32). */
  secret: z.string(),
});
export const twoFactorCodeSchema = z.strictObject({ code: codeSchema });
/** Each works once instead of a code. Shown only once. */
export const backupCodesSchema = z.object({ backupCodes: z.array(z.string()) });

const labelSchema = z
  .string()
  .trim()
  .normalize()
  .min(1, t('Please give it a name.'))
  .max(60, t('The name is too long. Please use at most 60 characters.'))
  // The joiners of Persian, Hindi and families of emoji are format characters, too.
  .regex(
    /^(?:[\u200c\u200d]|[^\p{C}<>])*$/u,
    t('The name contains characters that are not allowed. Please choose another one.'),
  );

/** The result of `credential.toJSON()` in the browser. */
const credentialSchema = z.looseObject({ id: z.string().max(2000), response: z.looseObject({}) });
export const passkeyRegistrationSchema = z.strictObject({ name: labelSchema, credential: credentialSchema });
export const passkeyLoginSchema = z.strictObject({ credential: credentialSchema });
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;
export const passkeyListSchema = z.object({
  passkeys: z.array(passkeySchema),
  /** False where browsers do not support passkeys (an IP address, or http on a name other than localhost). */
  available: z.boolean(),
});

/** What an API key may call: every tool, or the tools of one category. */
export type ApiKeyScope = 'tools' | `tools:${ToolCategory}`;
export const apiKeyScopes: readonly ApiKeyScope[] = [
  'tools',
  ...(Object.keys(toolCategories) as ToolCategory[]).map((category) => `tools:${category}` as const),
];
/** `Authorization: Bearer satchel_...`, on calls of tools, files and jobs. */
export const apiKeyPrefix = 'satchel_';
export const maxApiKeys = 20;
export const apiKeyCallsPerMinute = 60;

export const apiKeyCreationSchema = z.strictObject({
  name: labelSchema,
  scopes: z.array(z.enum(apiKeyScopes)).min(1, t('Please choose what the key may call.')).max(apiKeyScopes.length),
  password: givenPasswordSchema,
});
export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The first characters of the key, to identify it. */
  start: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;
export const createdApiKeySchema = apiKeySchema.extend({
  /** Shown only once; only its hash is stored. */
  key: z.string(),
});
export const apiKeyListSchema = z.object({ apiKeys: z.array(apiKeySchema) });
