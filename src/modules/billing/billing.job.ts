import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { ScheduledTask, TaskHandler } from '../../platform/queue/worker.ts';
import type { BillingRepository } from './billing.repository.ts';
import type { Billing } from './billing.usecases.ts';
import type { Sync } from './sync-customer.ts';
import type { ProviderMessage } from './webhook.routes.ts';

const syncTask = 'billing-sync';
const closeTask = 'billing-close';
const payloadSchema = z.object({ userId: z.string() });

// With the queue's backoff this covers about two days of provider downtime.
const maxAttempts = 16;
const keepEventsDays = 60;

/** Background billing: follows up webhooks, and reconciles what was missed. */
export function createBillingJobs(dependencies: { repository: BillingRepository; queue: Queue; log: Log }) {
  const { repository, queue, log } = dependencies;
  type Transaction = Pick<Database, 'execute'>;

  // At most one job per user waits, however many messages come.
  const enqueue = (task: string, userId: string, transaction: Transaction) =>
    queue.add(transaction, {
      task,
      payload: { userId },
      key: `${task}:${userId}`,
      maxAttempts,
    });

  return {
    /** Follows up a webhook once. Those about unknown customers are recorded and ignored. */
    onMessage: async ({ id, type, createdAt, customerId }: ProviderMessage): Promise<void> => {
      const customer = customerId === null ? undefined : await repository.findByCustomer(customerId);
      const isFirst = await repository.recordEvent({ id, type, createdAt, customerId }, async (transaction) => {
        if (customer) await enqueue(syncTask, customer.userId, transaction);
      });
      log.debug({ type, isFirst, known: customer !== undefined }, 'A message of the payment provider');
    },

    /** The account was deleted: end everything at the provider, retrying while it is down. */
    closeLater: (userId: string, transaction: Transaction): Promise<void> => enqueue(closeTask, userId, transaction),

    tasks: (parts: { sync: Sync; billing: Billing }): Record<string, TaskHandler> => ({
      [syncTask]: async (payload) => parts.sync.syncUser(payloadSchema.parse(payload).userId),
      [closeTask]: async (payload) => parts.billing.close(payloadSchema.parse(payload).userId),
    }),

    schedule: (database: Transaction): ScheduledTask[] => [
      {
        name: 'reconcile-billing',
        cron: '23 * * * *',
        run: async () => {
          for (const userId of await repository.ofDeletedUsers()) await enqueue(closeTask, userId, database);
          for (const userId of await repository.inDoubt()) await enqueue(syncTask, userId, database);
          await repository.deleteEventsBefore(keepEventsDays);
          await repository.forgetTrialMarks();
        },
      },
    ],
  };
}
