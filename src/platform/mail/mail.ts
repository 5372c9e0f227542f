import { createId } from '../../shared/ids.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import type { Queue } from '../queue/queue.ts';
import type { ScheduledTask, TaskHandler } from '../queue/worker.ts';
import type { MailDetails } from './mail.tables.ts';
import { createOutbox } from './outbox.ts';
import { openSmtp, type Smtp } from './smtp.ts';

export type MailMessage = {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** When its content expires, such as a link: not sent after that. Messages expire after a day at most. */
  notAfter?: Date;
  /** By default a new one; with its angle brackets. */
  messageId?: string;
} & MailDetails;

export type MailState = { state: 'unset' | 'ok' } | { state: 'failing'; since: Date };

export type Mail = {
  /** False without a mail server: nothing is sent, and features that need email say so. */
  readonly available: boolean;
  /** Queues a message, within a transaction only if it commits. Delivery is unknown here. */
  post: (message: MailMessage, transaction?: Pick<Database, 'insert' | 'execute'>) => Promise<void>;
  /** Registers who is told the `Message-ID`s of messages that the mail server refuses for good. */
  onRefused: (tell: (messageId: string) => Promise<void>) => void;
  /** The worker's mail tasks. */
  tasks: Record<string, TaskHandler>;
  schedule: readonly ScheduledTask[];
  /** Whether messages go out. Recovers with the first success, or when none is waiting. */
  state: () => Promise<MailState>;
  close: () => Promise<void>;
};

const sendTask = 'send-mail';

/**
 * Outgoing email (decision 0051).
 * @param smtpUrl `smtps://user:password@host:465`, or `smtp://...`, which upgrades to TLS if offered; unset: no email
 */
export function createMail(dependencies: {
  database: Database;
  queue: Queue;
  smtpUrl: string | undefined;
  from: string;
  log: Log;
}): Mail {
  const { database, queue, smtpUrl, from, log } = dependencies;
  if (smtpUrl === undefined) {
    return {
      available: false,
      post: async () => undefined,
      onRefused: () => undefined,
      tasks: {},
      schedule: [],
      state: async () => ({ state: 'unset' }),
      close: async () => undefined,
    };
  }
  const outbox = createOutbox(database);
  const domain = from.slice(from.lastIndexOf('@') + 1);
  // Opened by the first message: a process that only serves requests sends none.
  let opening: Promise<Smtp> | undefined;
  const refusalListeners: ((messageId: string) => Promise<void>)[] = [];

  /** Sends what is due, until nothing is left or the mail server fails. */
  async function sendDue(signal?: AbortSignal): Promise<void> {
    for (const tries of await outbox.removeExpired()) log.warn({ tries }, 'An email expired before it could be sent');
    while (!signal?.aborted) {
      const message = await outbox.claim();
      if (!message) return;
      opening ??= openSmtp({ smtpUrl: smtpUrl ?? '', from });
      const outcome = await (await opening).send(message);
      if (outcome.state === 'sent') {
        await outbox.remove(message.id);
        await outbox.serverAnswered();
        continue;
      }
      const { state, reason } = outcome;
      if (state === 'refused') {
        log.warn({ reason, tries: message.tries }, 'An email was dropped: the mail server refused it');
        for (const tell of refusalListeners)
          await tell(message.messageId).catch((error) =>
            log.error({ err: error }, 'A refused email could not be noted'),
          );
        await outbox.remove(message.id);
        continue;
      }
      log.warn({ reason, tries: message.tries }, 'An email could not be sent; retrying later');
      if (state === 'deferred') await outbox.retry(message.id);
      else return outbox.serverFailed(message.id);
    }
  }

  return {
    available: true,
    post: async ({ to, subject, text, notAfter, messageId = `<${createId()}@${domain}>`, ...details }, transaction) => {
      const id = createId();
      const row = { id, messageId, recipient: to, subject, text, details };
      const add = async (within: Pick<Database, 'insert' | 'execute'>) => {
        await outbox.add(row, notAfter, within);
        const wake = {
          task: sendTask,
          payload: {},
          key: `${sendTask}:${id}`,
          maxAttempts: 3,
          priority: 'first',
        } as const;
        await queue.add(within, wake);
      };
      await (transaction ? add(transaction) : database.transaction(add));
    },
    onRefused: (tell) => void refusalListeners.push(tell),
    tasks: { [sendTask]: (_payload, { signal }) => sendDue(signal) },
    schedule: [{ name: 'send-waiting-mail', cron: '* * * * *', run: () => sendDue() }],
    state: async () => {
      const since = await outbox.failingSince();
      return since ? { state: 'failing', since } : { state: 'ok' };
    },
    close: async () => (await opening)?.close(),
  };
}
