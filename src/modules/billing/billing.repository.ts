import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { hasSqlState } from '../../platform/database/sql-state.ts';
import { users } from '../accounts/accounts.tables.ts';
import { billingErrors } from './billing.errors.ts';
import { billingCustomers, billingEvents, trialMarks } from './billing.tables.ts';

export type CustomerRow = typeof billingCustomers.$inferSelect;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
type Mark = { mark: string; days: number };
export type BillingRepository = ReturnType<typeof createBillingRepository>;

// Longer than a provider call with its retries: waiting callers get the row or time out, PostgreSQL's 55P03.
const lockTimeout = '40s';

export const createBillingRepository = (database: Database) => ({
  ...customerQueries(database),
  ...trialQueries(database),
  ...eventQueries(database),
});

function customerQueries(database: Database) {
  return {
    find: async (userId: string): Promise<CustomerRow | undefined> =>
      (await database.select().from(billingCustomers).where(eq(billingCustomers.userId, userId)))[0],

    /** Records that the user wants to subscribe, so that reconciliation covers them from now on. */
    begin: async (userId: string, networkMark: string | null): Promise<void> => {
      await database
        .insert(billingCustomers)
        .values({ userId, networkMark })
        .onConflictDoUpdate({ target: billingCustomers.userId, set: { askedAt: sql`now()`, networkMark } });
    },

    /** Runs `work` with the user's billing row locked. Undefined when the user has none. */
    lock: async <T>(
      userId: string,
      work: (customer: CustomerRow, transaction: Transaction) => Promise<T>,
    ): Promise<T | undefined> =>
      database.transaction(async (transaction) => {
        await transaction.execute(sql.raw(`set local lock_timeout = '${lockTimeout}'`));
        const [row] = await transaction
          .select()
          .from(billingCustomers)
          .where(eq(billingCustomers.userId, userId))
          .for('update')
          .catch((error) => {
            throw hasSqlState(error, '55P03') ? billingErrors.busy(undefined, { cause: error }) : error;
          });
        return row && work(row, transaction);
      }),

    setCustomer: async (userId: string, customerId: string | null, transaction: Transaction): Promise<void> => {
      await transaction.update(billingCustomers).set({ customerId }).where(eq(billingCustomers.userId, userId));
    },

    /** Writes the provider's state and the user's resulting Pro in one transaction. */
    save: async (
      userId: string,
      state: Pick<CustomerRow, 'subscription' | 'proUntil' | 'trialUsed' | 'refusedTrial'>,
      transaction: Transaction,
    ): Promise<void> => {
      await transaction
        .update(billingCustomers)
        .set({ ...state, syncedAt: sql`now()` })
        .where(eq(billingCustomers.userId, userId));
      await transaction.update(users).set({ proUntil: state.proUntil }).where(eq(users.id, userId));
    },

    findEmail: async (userId: string, executor: Transaction | Database = database): Promise<string | undefined> =>
      (await executor.select({ email: users.email }).from(users).where(eq(users.id, userId)))[0]?.email,

    remove: async (userId: string): Promise<void> => {
      await database.delete(billingCustomers).where(eq(billingCustomers.userId, userId));
    },

    findByCustomer: async (customerId: string): Promise<CustomerRow | undefined> =>
      (await database.select().from(billingCustomers).where(eq(billingCustomers.customerId, customerId)))[0],

    /** Users whose billing may have changed unnoticed: Pro here, running at the provider, or recently started. */
    inDoubt: async (): Promise<string[]> => {
      const rows = await database
        .select({ userId: billingCustomers.userId })
        .from(billingCustomers)
        .where(
          and(
            isNotNull(billingCustomers.customerId),
            or(
              isNotNull(billingCustomers.proUntil),
              gt(billingCustomers.askedAt, sql`now() - interval '3 days'`),
              sql`${billingCustomers.subscription}->>'endedAt' is null and ${billingCustomers.subscription} is not null`,
            ),
          ),
        );
      return rows.map(({ userId }) => userId);
    },

    /** Deleted accounts the provider may still charge. */
    ofDeletedUsers: async (): Promise<string[]> => {
      const rows = await database
        .select({ userId: billingCustomers.userId })
        .from(billingCustomers)
        .leftJoin(users, eq(users.id, billingCustomers.userId))
        .where(isNull(users.id));
      return rows.map(({ userId }) => userId);
    },
  };
}

function trialQueries(database: Database) {
  return {
    /** Whether a trial was used with any of these. */
    areMarked: async (marks: readonly string[], executor: Transaction | Database = database): Promise<boolean> => {
      const live = and(inArray(trialMarks.mark, [...marks]), gt(trialMarks.keptUntil, sql`now()`));
      return (await executor.select({ mark: trialMarks.mark }).from(trialMarks).where(live).limit(1)).length > 0;
    },

    /**
     * Records what a trial was started with, once. False, without recording, when another trial has the card; a later card of
     * the same trial is not checked.
     */
    markTrial: async (
      use: { trial: string; card: Mark | undefined; others: readonly Mark[] },
      transaction: Transaction,
    ): Promise<boolean> => {
      const { trial, card, others } = use;
      const [known] = await transaction.select().from(trialMarks).where(eq(trialMarks.trial, trial)).limit(1);
      if (known) return true;
      const add = ({ mark, days }: Mark) => {
        const row = { mark, trial, keptUntil: sql`now() + ${days} * interval '1 day'` };
        return transaction
          .insert(trialMarks)
          .values(row)
          .onConflictDoUpdate({ target: trialMarks.mark, set: row, setWhere: lt(trialMarks.keptUntil, sql`now()`) })
          .returning({ mark: trialMarks.mark });
      };
      if (card && (await add(card)).length === 0) return false;
      for (const other of others) await add(other);
      return true;
    },

    forgetTrialMarks: async (): Promise<void> => {
      await database.delete(trialMarks).where(lt(trialMarks.keptUntil, sql`now()`));
    },
  };
}

function eventQueries(database: Database) {
  return {
    /** Records a webhook; `onFirst` runs in the same transaction, only for the first with its id. */
    recordEvent: async (
      event: typeof billingEvents.$inferInsert,
      onFirst: (transaction: Transaction) => Promise<void>,
    ): Promise<boolean> =>
      database.transaction(async (transaction) => {
        const added = await transaction
          .insert(billingEvents)
          .values(event)
          .onConflictDoNothing()
          .returning({ id: billingEvents.id });
        if (added.length === 0) return false;
        await onFirst(transaction);
        return true;
      }),

    /** Deletes webhooks the provider cannot send again: it retries for three days, and an operator can for a month. */
    deleteEventsBefore: async (days: number): Promise<void> => {
      await database.delete(billingEvents).where(lt(billingEvents.receivedAt, sql`now() - ${days} * interval '1 day'`));
    },
  };
}
