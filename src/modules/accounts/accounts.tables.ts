import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { type ApiKeyScope, roles } from './accounts.contract.ts';

/*
 * better-auth reads and writes users, sessions, credentials, verifications and two_factors: the keys here are its field
 * names, whatever the columns are called. It sees only the fields it knows; the others are ours.
 */

const moment = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = () => moment('created_at').notNull().defaultNow();
const updatedAt = () => moment('updated_at').notNull().defaultNow();
const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('username').notNull(),
    /** Lower case, so that an address has one account. */
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Granted by hand; ADMIN_EMAILS also grants it. */
    role: text('role', { enum: roles }).notNull().default('user'),
    /** End of the subscription; written by billing only. */
    proUntil: moment('pro_until'),
    /** End of Pro granted by an administrator. Billing does not change it; the later of both counts. */
    proGrantedUntil: moment('pro_granted_until'),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
);

/**
 * Registrations that are not confirmed yet. There is no user before the link is opened, and the link creates the user from
 * this row: other registrations of the address do not affect it.
 */
export const registrations = pgTable(
  'registrations',
  {
    /** Hash of the token in the mailed link. */
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    name: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('registrations_email').on(table.email), index('registrations_expires_at').on(table.expiresAt)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: userId(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    /** When it was last extended, about once a day while in use. */
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

/** How a user signs in; here always by password. better-auth calls this an account. */
export const credentials = pgTable(
  'credentials',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userId(),
    /** Hashed by passwords.ts. */
    password: text('password'),
    // For social sign-in, which this product does not have; better-auth expects the columns.
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('credentials_user_id').on(table.userId)],
);

/** One-time values with an expiry: mailed links (by token hash), challenges, second steps of a sign-in. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expires_at').on(table.expiresAt),
  ],
);

export const twoFactors = pgTable(
  'two_factors',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    /** Encrypted with the signing secret, like the backup codes. */
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').default(true),
    failedVerificationCount: integer('failed_verification_count').default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [uniqueIndex('two_factors_user_id').on(table.userId)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    name: text('name').notNull(),
    /** base64url, as in browsers. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's use counter; a copy would fall behind. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user_id').on(table.userId)],
);

export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    name: text('name').notNull(),
    /** SHA-256 of the key, hexadecimal. The key is 256 random bits, so a plain hash is safe. */
    hash: text('hash').notNull().unique(),
    start: text('start').notNull(),
    scopes: jsonb('scopes').$type<ApiKeyScope[]>().notNull(),
    createdAt: createdAt(),
    /** To the minute. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('api_keys_user_id').on(table.userId)],
);
