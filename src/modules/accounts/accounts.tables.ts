import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { type ApiKeyScope, roles } from './accounts.contract.ts';

/*
 * users, sessions, credentials, verifications and two_factors are what better-auth reads and writes: their keys here are its
 * names of the fields, whatever the columns are called. It sees only the fields it knows; the others are ours.
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
    /** In lower case, so that one address is one account. */
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Granted by hand; ADMIN_EMAILS make administrators besides. */
    role: text('role', { enum: roles }).notNull().default('user'),
    /** Until when the subscription lasts; written by billing alone. */
    proUntil: moment('pro_until'),
    /** Until when an administrator gave Pro. Billing does not touch it; the later of both counts. */
    proGrantedUntil: moment('pro_granted_until'),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
);

/**
 * Accounts that somebody asked for and nobody has confirmed. There is no user before the link is opened, and the link makes the
 * user of this very row: whoever else registers the address changes nothing about it.
 */
export const registrations = pgTable(
  'registrations',
  {
    /** The hash of the token in the mailed link. */
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
    /** When it was last made to last longer, about once a day while it is used. */
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

/** How a user signs in; here always by a password. better-auth calls this an account. */
export const credentials = pgTable(
  'credentials',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userId(),
    /** As passwords.ts hashes it. */
    password: text('password'),
    // Of sign-in through other sites, which this product does not have; better-auth expects the columns.
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

/** Things that work once and for a while: mailed links (by the hash of their token), challenges, second steps of a sign-in. */
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
    /** Encrypted with the signing secret, as are the backup codes. */
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
    /** base64url, as browsers name it. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator says it was used; a copy would fall behind. */
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
    /** SHA-256 of the key, hexadecimal. The key is 256 random bits, so a plain hash cannot be turned back. */
    hash: text('hash').notNull().unique(),
    start: text('start').notNull(),
    scopes: jsonb('scopes').$type<ApiKeyScope[]>().notNull(),
    createdAt: createdAt(),
    /** To the minute. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('api_keys_user_id').on(table.userId)],
);
