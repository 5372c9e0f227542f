import { createId } from '../../shared/ids.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import type { Queue } from '../queue/queue.ts';
import type { ScheduledTask, TaskHandler } from '../queue/worker.ts';
import { createOutbox } from './outbox.ts';
import { openSmtp, type Smtp } from './smtp.ts';

export type MailMessage = {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** When what it says ends, such as its link: it is not sent after that. Every message is given up after a day. */
  notAfter?: Date;
};

export type MailState = { state: 'unset' | 'ok' } | { state: 'failing'; since: Date };

export type Mail = {
  /** False when no mail server is set: then nothing is sent, and features that need mail say so. */
  readonly available: boolean;
  /**
   * Has a worker send the message: within a transaction when it is committed, and only then. Whether it arrives is not known
   * here.
   */
  post: (message: MailMessage, transaction?: Pick<Database, 'insert' | 'execute'>) => Promise<void>;
  /** What workers do about mail. */
  tasks: Record<string, TaskHandler>;
  schedule: readonly ScheduledTask[];
  /** Whether messages go. Failing ends with the first that does, or when none is left to be sent. */
  state: () => Promise<MailState>;
  close: () => Promise<void>;
};

const sendTask = 'send-mail';

/**
 * Outgoing mail (decision 0051).
 * @param smtpUrl `smtps://user:password@host:465`, or `smtp://...`, which changes to TLS when the server offers it; unset: none
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
      tasks: {},
      schedule: [],
      state: async () => ({ state: 'unset' }),
      close: async () => undefined,
    };
  }
  const outbox = createOutbox(database);
  const domain = from.slice(from.lastIndexOf('@') + 1);
  // Opened by the first message: a process that only answers requests sends none.
  let opening: Promise<Smtp> | undefined;

  /** Sends what is due, until nothing is left or the mail server fails. */
  async function sendDue(signal?: AbortSignal): Promise<void> {
    for (const tries of await outbox.removeExpired()) log.warn({ tries }, 'A message was given up: its time is over');
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
        await outbox.remove(message.id);
        log.warn({ reason, tries: message.tries }, 'A message was given up: the mail server refused it');
        continue;
      }
      log.warn({ reason, tries: message.tries }, 'A message could not be sent; trying again later');
      if (state === 'deferred') await outbox.retry(message.id);
      else return outbox.serverFailed(message.id);
    }
  }

  return {
    available: true,
    post: async ({ to, subject, text, notAfter }, transaction) => {
      const id = createId();
      const row = { id, messageId: `<${createId()}@${domain}>`, recipient: to, subject, text };
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
    tasks: { [sendTask]: (_payload, { signal }) => sendDue(signal) },
    schedule: [{ name: 'send-waiting-mail', cron: '* * * * *', run: () => sendDue() }],
    state: async () => {
      const since = await outbox.failingSince();
      return since ? { state: 'failing', since } : { state: 'ok' };
    },
    close: async () => (await opening)?.close(),
  };
}
