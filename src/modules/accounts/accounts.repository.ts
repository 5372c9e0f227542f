import { and, desc, eq, gt, ilike, like, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { createId } from '../../shared/ids.ts';
import type { Role } from './accounts.contract.ts';
import {
  apiKeys,
  credentials,
  passkeys,
  registrations,
  sessions,
  twoFactors,
  users,
  verifications,
} from './accounts.tables.ts';

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

export type RegistrationRow = typeof registrations.$inferSelect;

/** The database or a transaction. */
type Executor = Pick<Database, 'delete' | 'insert' | 'update'>;

export type AccountsRepository = ReturnType<typeof createAccountsRepository>;

export const createAccountsRepository = (database: Database) => ({
  ...userQueries(database),
  ...registrationQueries(database),
  ...credentialQueries(database),
  ...sessionQueries(database),
  ...verificationQueries(database),

  sweep: async () => {
    await database.delete(registrations).where(lt(registrations.expiresAt, sql`now()`));
    await database.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    await database.delete(verifications).where(lt(verifications.expiresAt, sql`now()`));
  },
});

function userQueries(database: Database) {
  return {
    findUser: async (id: string): Promise<UserRow | undefined> =>
      (await database.select().from(users).where(eq(users.id, id)))[0],

    findUserByEmail: async (email: string): Promise<UserRow | undefined> =>
      (await database.select().from(users).where(eq(users.email, email)))[0],

    /** A user with a password, in better-auth's form. Rejects with PostgreSQL's 23505 when the address has an account. */
    createUser: async (user: Pick<UserRow, 'name' | 'email'>, passwordHash: string): Promise<void> => {
      await database.transaction((transaction) => insertUser({ ...user, passwordHash }, transaction));
    },

    /** Rejects with PostgreSQL's 23505 when another account has the address. */
    updateUser: async (
      id: string,
      change: Partial<Pick<UserRow, 'name' | 'email' | 'emailVerified' | 'proGrantedUntil' | 'role'>>,
    ): Promise<UserRow | undefined> =>
      (
        await database
          .update(users)
          .set({ ...change, updatedAt: sql`now()` })
          .where(eq(users.id, id))
          .returning()
      )[0],

    deleteUser: async (id: string) => {
      await database.transaction(async (transaction) => {
        await transaction.delete(verifications).where(or(eq(verifications.value, id), names(id)));
        await transaction.delete(users).where(eq(users.id, id));
      });
    },

    /** Users whose name or address contains the text, newest first. */
    searchUsers: async (text: string, limit: number, offset: number): Promise<{ total: number; rows: UserRow[] }> => {
      const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
      const matching = text === '' ? undefined : or(ilike(users.email, pattern), ilike(users.name, pattern));
      const [rows, total] = await Promise.all([
        database
          .select()
          .from(users)
          .where(matching)
          .orderBy(desc(users.createdAt), users.id)
          .limit(limit)
          .offset(offset),
        database.$count(users, matching),
      ]);
      return { total, rows };
    },

    findUsersByRole: async (role: Role): Promise<UserRow[]> =>
      database.select().from(users).where(eq(users.role, role)).orderBy(users.email),

    countUsers: (): Promise<number> => database.$count(users),

    /** Users who paid for Pro or were granted it. */
    countPro: (): Promise<number> =>
      database.$count(users, or(gt(users.proUntil, sql`now()`), gt(users.proGrantedUntil, sql`now()`))),

    /** Users whose granted Pro has not expired. */
    findGrantedPro: async (): Promise<UserRow[]> =>
      database.select().from(users).where(gt(users.proGrantedUntil, sql`now()`)).orderBy(users.email),
  };
}

function registrationQueries(database: Database) {
  return {
    addRegistration: async (registration: Omit<RegistrationRow, 'expiresAt'>, seconds: number): Promise<void> => {
      await database
        .insert(registrations)
        .values({ ...registration, expiresAt: sql`now() + ${seconds} * interval '1 second'` });
    },

    /**
     * Creates the user of this registration and deletes every other registration of the address. Returns the address;
     * undefined when the registration has expired or does not exist. Rejects with PostgreSQL's 23505 when the address has an
     * account.
     */
    confirmRegistration: async (id: string): Promise<string | undefined> =>
      database.transaction(async (transaction) => {
        const itsAddress = transaction
          .select({ email: registrations.email })
          .from(registrations)
          .where(eq(registrations.id, id));
        // All of them, in one order: when two links are opened at once, the second finds nothing.
        const rivals = await transaction
          .select()
          .from(registrations)
          .where(eq(registrations.email, itsAddress))
          .orderBy(registrations.id)
          .for('update');
        const opened = rivals.find((row) => row.id === id && row.expiresAt.getTime() > Date.now());
        if (!opened) return undefined;
        const { email, name, passwordHash } = opened;
        await insertUser({ email, name, passwordHash, emailVerified: true }, transaction);
        await transaction.delete(registrations).where(eq(registrations.email, email));
        return email;
      }),

    /** Gives the user a verified address. Rejects with PostgreSQL's 23505 when another account has it. */
    confirmAddress: async (userId: string, email: string): Promise<void> => {
      await database.transaction(async (transaction) => {
        await transaction
          .update(users)
          .set({ email, emailVerified: true, updatedAt: sql`now()` })
          .where(eq(users.id, userId));
        await transaction.delete(registrations).where(eq(registrations.email, email));
        await forgetLinks(userId, 'verify', transaction);
      });
    },
  };
}

function credentialQueries(database: Database) {
  return {
    findPasswordHash: async (userId: string): Promise<string | undefined> => {
      const [row] = await database
        .select({ password: credentials.password })
        .from(credentials)
        .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')));
      return row?.password ?? undefined;
    },

    /**
     * Sets the password, and ends every session and every mailed link: an attacker may have requested one, even for another
     * address.
     * @param change.ownerIsNew also removes passkeys and API keys of a former holder
     */
    replacePassword: async (userId: string, hash: string, change: { ownerIsNew?: boolean } = {}) => {
      await database.transaction(async (transaction) => {
        await transaction
          .update(credentials)
          .set({ password: hash, updatedAt: sql`now()` })
          .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')));
        await transaction.delete(sessions).where(eq(sessions.userId, userId));
        await forgetLinks(userId, 'verify', transaction);
        await forgetLinks(userId, 'reset', transaction);
        if (!change.ownerIsNew) return;
        await transaction.delete(passkeys).where(eq(passkeys.userId, userId));
        await transaction.delete(apiKeys).where(eq(apiKeys.userId, userId));
      });
    },

    /** Removes the second factor. */
    removeTwoFactor: async (userId: string) => {
      await database.transaction(async (transaction) => {
        await transaction.delete(twoFactors).where(eq(twoFactors.userId, userId));
        await transaction
          .update(users)
          .set({ twoFactorEnabled: false, updatedAt: sql`now()` })
          .where(eq(users.id, userId));
      });
    },
  };
}

function sessionQueries(database: Database) {
  const findBySession = database
    .select({ session: { id: sessions.id, updatedAt: sessions.updatedAt, expiresAt: sessions.expiresAt }, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, sql.placeholder('token')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('accounts_find_by_session');

  return {
    /** The session with this token and its user, unless expired. */
    findBySession: async (token: string) => (await findBySession.execute({ token }))[0],

    listSessions: async (userId: string): Promise<SessionRow[]> =>
      database
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
        .orderBy(desc(sessions.updatedAt)),

    extendSession: async (id: string, seconds: number) => {
      await database
        .update(sessions)
        .set({ updatedAt: sql`now()`, expiresAt: sql`now() + ${seconds} * interval '1 second'` })
        .where(eq(sessions.id, id));
    },

    /** True when there was one. */
    deleteSession: async (userId: string, id: string): Promise<boolean> =>
      (
        await database
          .delete(sessions)
          .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
          .returning({ id: sessions.id })
      ).length > 0,

    deleteSessionByToken: async (token: string) => {
      await database.delete(sessions).where(eq(sessions.token, token));
    },

    deleteOtherSessions: async (userId: string, keptId: string) => {
      await database.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)));
    },
  };
}

function verificationQueries(database: Database) {
  return {
    /** Invalidates every confirmation link mailed for an address of the user. */
    forgetConfirmations: (userId: string): Promise<void> => forgetLinks(userId, 'verify', database),

    /** Stores a one-time value for `takeVerification`. */
    addVerification: async (identifier: string, value: string, seconds: number) => {
      await database.insert(verifications).values({
        id: createId(),
        identifier,
        value,
        expiresAt: sql`now() + ${seconds} * interval '1 second'`,
      });
    },

    /** The value, once; undefined when it was taken, has ended or never was. */
    takeVerification: async (identifier: string): Promise<string | undefined> => {
      const [row] = await database
        .delete(verifications)
        .where(eq(verifications.identifier, identifier))
        .returning({ value: verifications.value, expiresAt: verifications.expiresAt });
      return row && row.expiresAt.getTime() > Date.now() ? row.value : undefined;
    },

    /** The value, without consuming it. */
    findVerification: async (identifier: string): Promise<string | undefined> => {
      const [row] = await database
        .select({ value: verifications.value })
        .from(verifications)
        .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, sql`now()`)));
      return row?.value;
    },
  };
}

async function insertUser(
  user: Pick<UserRow, 'name' | 'email'> & { emailVerified?: boolean; passwordHash: string },
  executor: Executor,
): Promise<void> {
  const { passwordHash: password, ...row } = user;
  const id = createId();
  await executor.insert(users).values({ ...row, id });
  await executor
    .insert(credentials)
    .values({ id: createId(), userId: id, accountId: id, providerId: 'credential', password });
}

async function forgetLinks(userId: string, kind: 'verify' | 'reset', executor: Executor): Promise<void> {
  await executor.delete(verifications).where(and(names(userId), like(verifications.identifier, `${kind}:%`)));
}

/** Links store their subject as JSON. */
const names = (userId: string) => like(verifications.value, `%"${userId}"%`);
