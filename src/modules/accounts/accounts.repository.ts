import { and, desc, eq, gt, ilike, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { hasCode } from '../../shared/errors.ts';
import { createId } from '../../shared/ids.ts';
import type { Role } from './accounts.contract.ts';
import { credentials, sessions, twoFactors, users, verifications } from './accounts.tables.ts';

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

export type AccountsRepository = ReturnType<typeof createAccountsRepository>;

export function createAccountsRepository(database: Database) {
  const findBySession = database
    .select({ session: { id: sessions.id, updatedAt: sessions.updatedAt, expiresAt: sessions.expiresAt }, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, sql.placeholder('token')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('accounts_find_by_session');

  return {
    /** The session with this token and its user, unless it has ended. */
    findBySession: async (token: string) => (await findBySession.execute({ token }))[0],

    findUser: async (id: string): Promise<UserRow | undefined> =>
      (await database.select().from(users).where(eq(users.id, id)))[0],

    findUserByEmail: async (email: string): Promise<UserRow | undefined> =>
      (await database.select().from(users).where(eq(users.email, email)))[0],

    /** A user with a password, as better-auth keeps them. Rejects with PostgreSQL's 23505 when the address has an account. */
    createUser: async (
      user: Pick<UserRow, 'name' | 'email' | 'mustVerify'>,
      passwordHash: string,
    ): Promise<UserRow | undefined> =>
      database.transaction(async (transaction) => {
        const id = createId();
        const [row] = await transaction
          .insert(users)
          .values({ ...user, id })
          .returning();
        await transaction
          .insert(credentials)
          .values({ id: createId(), userId: id, accountId: id, providerId: 'credential', password: passwordHash });
        return row;
      }),

    /** Rejects with PostgreSQL's 23505 when another account has the address. */
    updateUser: async (
      id: string,
      change: Partial<Pick<UserRow, 'name' | 'email' | 'emailVerified' | 'proUntil' | 'role'>>,
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
        await transaction
          .delete(verifications)
          .where(or(eq(verifications.value, id), sql`${verifications.value} like ${`%"${id}"%`}`));
        await transaction.delete(users).where(eq(users.id, id));
      });
    },

    /** Users whose name or address holds the text, newest first. */
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

    findPasswordHash: async (userId: string): Promise<string | undefined> => {
      const [row] = await database
        .select({ password: credentials.password })
        .from(credentials)
        .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')));
      return row?.password ?? undefined;
    },

    /** Sets the password, ends every session and every link for a new password. */
    replacePassword: async (userId: string, hash: string) => {
      await database.transaction(async (transaction) => {
        await transaction
          .update(credentials)
          .set({ password: hash, updatedAt: sql`now()` })
          .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')));
        await transaction.delete(sessions).where(eq(sessions.userId, userId));
        await transaction
          .delete(verifications)
          .where(and(eq(verifications.value, userId), sql`${verifications.identifier} like 'reset:%'`));
      });
    },

    /** Signs in by password alone again. */
    removeTwoFactor: async (userId: string) => {
      await database.transaction(async (transaction) => {
        await transaction.delete(twoFactors).where(eq(twoFactors.userId, userId));
        await transaction
          .update(users)
          .set({ twoFactorEnabled: false, updatedAt: sql`now()` })
          .where(eq(users.id, userId));
      });
    },

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

    /** Keeps a value that `takeVerification` gives back once. */
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

    sweep: async () => {
      await database.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
      await database.delete(verifications).where(lt(verifications.expiresAt, sql`now()`));
    },
  };
}

/** PostgreSQL: unique_violation. The driver's error may be wrapped by drizzle. */
export const isTaken = (error: unknown): boolean =>
  hasCode(error, '23505') || (error instanceof Error && hasCode(error.cause, '23505'));
