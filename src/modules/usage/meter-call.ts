import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../shared/errors.ts';
import type { Caller } from '../accounts/caller.ts';
import { subjectsOf } from '../visitors/caller-subjects.ts';
import type { Visitors } from '../visitors/subjects.ts';
import { type Balance, rateLimitFields, secondsUntil } from './rate-limit-fields.ts';
import type { Executor } from './usage.repository.ts';
import { type Meter, meterName, type UsageLedger } from './usage.usecases.ts';

/** The allowance of one call. */
export type CallMeter = {
  /**
   * Counts the use under this id, unless the run does; in the transaction that starts the work, if there is one. Throws a 429
   * when none is left.
   *
   * @param input.sha256 of the file that the allowance counts once
   */
  reserve: (id: string, input?: { transaction?: Executor; sha256?: string | undefined }) => Promise<void>;
  /** Updates what is left, after a use was given back or the work took some. */
  refresh: () => Promise<void>;
};

export type MeterCall = ReturnType<typeof createMeterCall>;

/**
 * Starts metering a call: sets the RateLimit headers of the answer, and refuses it with a 429 before anything is read when
 * nothing is left. Actions without an allowance and Pro users' calls are not counted.
 */
export function createMeterCall(dependencies: { usage: UsageLedger; visitors: Visitors; now?: () => Date }) {
  const { usage, visitors, now = () => new Date() } = dependencies;

  return async (call: {
    request: FastifyRequest;
    reply: FastifyReply;
    caller: Caller;
    /** Undefined for unlimited actions. */
    meter: Meter | undefined;
  }): Promise<CallMeter> => {
    const { request, reply, caller, meter } = call;
    if (!meter || caller.plan === 'pro') return uncounted;
    const subjects = subjectsOf(request, caller, visitors);
    // An API key has its own policy, which comes first.
    const others: Record<string, string[]> = {};
    for (const name of ['ratelimit-policy', 'ratelimit']) {
      const value = reply.getHeader(name);
      if (value !== undefined) others[name] = [String(value)];
    }
    const setHeaders = (balance: Balance) => {
      const time = now();
      for (const [name, value] of Object.entries(rateLimitFields(meterName(meter), balance, time))) {
        reply.header(name, [...(others[name] ?? []), value].join(', '));
      }
      return secondsUntil(balance.period.resetsAt, time);
    };
    const refresh = async () => void setHeaders(await usage.balance(meter, subjects));
    const reserve: CallMeter['reserve'] = async (id, input) => {
      if (meter.takenBy === 'run') return;
      try {
        setHeaders(await usage.reserve(id, meter, subjects, input));
      } catch (error) {
        if (error instanceof AppError && error.status === 429) refuse(error, before);
        throw error;
      }
    };
    // From what is known: asking again would take a second connection while the transaction holds one.
    const refuse = (error: AppError, balance: Balance): never => {
      reply.header('retry-after', setHeaders({ ...balance, used: balance.max, remaining: 0 }));
      throw error;
    };

    const { balance: before, refused } = await usage.check(meter, subjects);
    setHeaders(before);
    if (refused) refuse(refused, before);
    return { reserve, refresh };
  };
}

const uncounted: CallMeter = {
  reserve: async () => undefined,
  refresh: async () => undefined,
};
