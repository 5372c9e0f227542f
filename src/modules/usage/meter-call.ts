import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../shared/errors.ts';
import type { Caller } from '../accounts/caller.ts';
import { subjectsOf } from '../visitors/caller-subjects.ts';
import type { Visitors } from '../visitors/subjects.ts';
import { rateLimitFields, type Standing, secondsUntil } from './rate-limit-fields.ts';
import type { Executor } from './usage.repository.ts';
import { type Meter, meterName, type UsageLedger } from './usage.usecases.ts';

/** The allowance of one call. */
export type CallMeter = {
  /**
   * Counts the use under this id unless the run does, in the transaction that starts the work if there is one. Throws a 429 when none is left.
   *
   * @param input.sha256 of the file that the allowance counts once
   */
  reserve: (id: string, input?: { transaction?: Executor; sha256?: string | undefined }) => Promise<void>;
  /** Tells anew what is left, after a use was given back or the work took some. */
  refresh: () => Promise<void>;
};

export type MeterCall = ReturnType<typeof createMeterCall>;

/**
 * Begins to meter a call: sets the RateLimit fields of the answer, and refuses it with a 429 before anything is read when
 * nothing is left. Calls of actions without an allowance, and those of Pro users, are not counted.
 */
export function createMeterCall(dependencies: { usage: UsageLedger; visitors: Visitors; now?: () => Date }) {
  const { usage, visitors, now = () => new Date() } = dependencies;

  return async (call: {
    request: FastifyRequest;
    reply: FastifyReply;
    caller: Caller;
    /** Undefined for an action that everyone may use without end. */
    meter: Meter | undefined;
  }): Promise<CallMeter> => {
    const { request, reply, caller, meter } = call;
    if (!meter || caller.plan === 'pro') return uncounted;
    const subjects = subjectsOf(request, caller, visitors);
    // An API key has a policy of its own, which stands first in the list.
    const others: Record<string, string[]> = {};
    for (const name of ['ratelimit-policy', 'ratelimit']) {
      const value = reply.getHeader(name);
      if (value !== undefined) others[name] = [String(value)];
    }
    const tell = (standing: Standing) => {
      const time = now();
      for (const [name, value] of Object.entries(rateLimitFields(meterName(meter), standing, time))) {
        reply.header(name, [...(others[name] ?? []), value].join(', '));
      }
      return secondsUntil(standing.period.resetsAt, time);
    };
    const refresh = async () => void tell(await usage.standing(meter, subjects));
    const reserve: CallMeter['reserve'] = async (id, input) => {
      if (meter.takenBy === 'run') return;
      try {
        tell(await usage.reserve(id, meter, subjects, input));
      } catch (error) {
        if (error instanceof AppError && error.status === 429) refuse(error, before);
        throw error;
      }
    };
    // From what is known: asking again here would take a second connection while the transaction holds one.
    const refuse = (error: AppError, standing: Standing): never => {
      reply.header('retry-after', tell({ ...standing, used: standing.max, remaining: 0 }));
      throw error;
    };

    const before = await usage.standing(meter, subjects);
    tell(before);
    await usage.assertLeft(meter, subjects).catch((error) => refuse(error, before));
    return { reserve, refresh };
  };
}

const uncounted: CallMeter = {
  reserve: async () => undefined,
  refresh: async () => undefined,
};
