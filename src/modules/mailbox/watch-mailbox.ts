import { setTimeout as sleep } from 'node:timers/promises';
import { createGrowingPause } from '../../platform/growing-pause.ts';
import type { Log } from '../../platform/log/log.ts';
import { ImapFailure, type ImapSession } from '../../platform/mail/imap.ts';
import { isOutage } from '../../platform/outage.ts';
import { describeError } from '../../shared/errors.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import type { MailboxRepository } from './mailbox.repository.ts';
import { lastAttempt, type ReceiveMessage } from './receive-message.ts';

export type WatchTimes = {
  /** How long one watcher keeps others away after it last said that it is there. */
  leaseMs: number;
  /** How often the server is asked, besides when it tells of news. */
  checkMs: number;
  /** Before the server that refused the password is tried again: it may lock the account otherwise. */
  refusedMs: number;
  /** Before the first of further attempts; it doubles with each. */
  pauseMs: number;
};

const defaults: WatchTimes = {
  leaseMs: 30 * SECOND_MS,
  checkMs: MINUTE_MS,
  refusedMs: 5 * MINUTE_MS,
  pauseMs: SECOND_MS / 2,
};

/**
 * Watches the mailbox while no other worker does, and deals with each message as it comes, one after the other. Runs until `stop`.
 */
export function watchMailbox(dependencies: {
  /** Of this worker. */
  id: string;
  open: (signal: AbortSignal) => Promise<ImapSession>;
  repository: MailboxRepository;
  receive: ReceiveMessage;
  log: Log;
  times?: Partial<WatchTimes>;
}): { stop: () => Promise<void> } {
  const { id, open, repository, receive, log } = dependencies;
  const { leaseMs, checkMs, refusedMs, pauseMs } = { ...defaults, ...dependencies.times };
  const stopping = new AbortController();
  const wait = (ms: number, signal: AbortSignal = stopping.signal) =>
    sleep(ms, undefined, { signal }).catch(() => undefined);
  /** How often a message has failed, by UID. */
  const attempts = new Map<number, number>();
  /** Before the next attempt; short again once a message was dealt with. */
  let pause = createGrowingPause(pauseMs);

  /** Reads until the connection breaks, or `signal` aborts. */
  async function read(signal: AbortSignal): Promise<void> {
    const session = await open(signal);
    try {
      await repository.report(id, 'connected');
      await setOut(repository, session);
      while (!signal.aborted) {
        const { lastUid } = (await repository.find()) ?? {};
        for (const uid of await session.uidsAfter(lastUid ?? 0)) {
          if (signal.aborted) return;
          await receiveOne(session, uid, signal);
        }
        await repository.report(id, 'connected');
        await session.news(checkMs, signal);
      }
    } finally {
      session.close();
    }
  }

  async function receiveOne(session: ImapSession, uid: number, signal: AbortSignal): Promise<void> {
    const attempt = Math.min((attempts.get(uid) ?? 0) + 1, lastAttempt);
    try {
      await receive(session, { uid, attempt }, signal);
      attempts.delete(uid);
      pause = createGrowingPause(pauseMs);
    } catch (error) {
      // Neither is the message's fault: an outage ends, and a stop interrupts.
      if (!isOutage(error) && !signal.aborted) {
        attempts.set(uid, attempt);
        log.warn({ err: describeError(error), attempt }, 'An email could not be read; trying again');
        // Even filing it without its text failed. It must not keep those after it waiting.
        if (attempt === lastAttempt) await skip(session, uid);
      }
      throw error;
    }
  }

  async function skip({ uidValidity }: ImapSession, uid: number): Promise<void> {
    await repository.moveTo({ uidValidity, lastUid: uid });
    attempts.delete(uid);
    pause = createGrowingPause(pauseMs);
    log.error({ uid }, 'An email is left in the mailbox: nothing could be done with it');
  }

  /** Keeps the lease while reading, and ends the reading when another worker got it. */
  async function hold(): Promise<void> {
    const lost = new AbortController();
    const ended = new AbortController();
    const keep = async () => {
      while (!ended.signal.aborted) {
        await wait(leaseMs / 3, ended.signal);
        if (ended.signal.aborted) return;
        const isOurs = await repository.lease(id, leaseMs).catch(() => true);
        if (!isOurs) return lost.abort();
      }
    };
    const keeping = keep();
    await repository.report(id, 'connecting').catch(() => undefined);
    const signal = AbortSignal.any([stopping.signal, lost.signal]);
    try {
      while (!signal.aborted) {
        const startedAt = performance.now();
        const error = await read(signal).then(
          () => undefined,
          (reason: unknown) => reason,
        );
        if (signal.aborted) return;
        const nextPauseMs = pause.after(performance.now() - startedAt);
        const isRefusal = error instanceof ImapFailure && error.isRefusal;
        const reason = error instanceof ImapFailure ? error.message : 'Reading an email failed. The log says why.';
        log.warn({ reason: describeError(error) }, 'The mailbox cannot be read; trying again');
        await repository.report(id, 'failing', reason).catch(() => undefined);
        await wait(isRefusal ? Math.max(refusedMs, nextPauseMs) : nextPauseMs, signal);
      }
    } finally {
      ended.abort();
      await keeping;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // While the database is away, nobody can say whose turn it is.
      const isOurs = await repository.lease(id, leaseMs).catch(() => false);
      if (isOurs) await hold();
      await wait(leaseMs / 6);
    }
    await repository.release(id).catch(() => undefined);
  }

  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/**
 * Sets how far the mailbox was read, where that is not known. At the first look that is all of it: what was there before was
 * somebody else's to answer. When the server has numbered its messages anew, it is the day before the last one; those that were dealt
 * with are recognised.
 */
async function setOut(repository: MailboxRepository, session: ImapSession): Promise<void> {
  const { uidValidity, uidNext } = session;
  const before = await repository.find();
  if (before?.uidValidity === uidValidity) return;
  const readAt = before?.readAt ?? undefined;
  const [first] = readAt ? await session.uidsSince(new Date(readAt.getTime() - DAY_MS)) : [];
  await repository.moveTo({ uidValidity, lastUid: (first ?? uidNext) - 1 });
}
