import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../shared/errors.ts';
import { describeWait, SECOND_MS } from '../../shared/units.ts';

/** How often something may be done under one key. */
export type RateLimit = {
  name: string;
  points: number;
  seconds: number;
  /** What whoever used it too often is told; `wait` is how long, such as '2 minutes'. */
  refusal?: (wait: string) => string;
};

export type RateLimiter = {
  readonly points: number;
  readonly seconds: number;
  /**
   * Counts one use of the key.
   * @throws AppError 429 TOO_MANY_ATTEMPTS with Retry-After when it was used too often
   */
  take: (key: string) => Promise<{ left: number; resetSeconds: number }>;
  /** True when there was room, and counts it; for whoever must not be told. */
  tryTake: (key: string) => Promise<boolean>;
  /** Takes back one use that turned out not to count. */
  giveBack: (key: string) => Promise<void>;
  forget: (key: string) => Promise<void>;
};

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Counters in PostgreSQL, shared by every process of the instance. */
export function createRateLimits(pool: pg.Pool) {
  return {
    define: (limit: RateLimit): RateLimiter => createLimiter(pool, limit),
    /** Removes counters that ended. */
    sweep: async () => {
      await pool.query('delete from rate_limits where expire < $1', [Date.now()]);
    },
  };
}

function createLimiter(pool: pg.Pool, { name, points, seconds, refusal = pleaseWait }: RateLimit): RateLimiter {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    // Whoever goes on and on costs no more queries until it begins anew. Not at the limit itself: uses may be given back.
    inMemoryBlockOnConsumed: points * 2 + 1,
  });
  const consume = async (key: string): Promise<RateLimiterRes> => {
    try {
      return await limiter.consume(shorten(key));
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw tooManyAttempts(refused.msBeforeNext, refusal);
      throw refused;
    }
  };
  return {
    points,
    seconds,
    take: async (key) => {
      const { remainingPoints, msBeforeNext } = await consume(key);
      return { left: remainingPoints, resetSeconds: Math.ceil(msBeforeNext / SECOND_MS) };
    },
    tryTake: async (key) => {
      try {
        await consume(key);
        return true;
      } catch (error) {
        if (error instanceof AppError) return false;
        throw error;
      }
    },
    giveBack: async (key) => {
      await limiter.reward(shorten(key));
    },
    forget: async (key) => {
      await limiter.delete(shorten(key));
    },
  };
}

/** Keys hold addresses of people; only their hash is stored, and they never outgrow the column. */
const shorten = (key: string): string => createHash('sha256').update(key).digest('base64url');

const pleaseWait = (wait: string): string => `There were too many attempts. Please wait ${wait} and try again.`;

function tooManyAttempts(milliseconds: number, refusal: (wait: string) => string): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / SECOND_MS));
  return new AppError({
    code: 'TOO_MANY_ATTEMPTS',
    status: 429,
    message: refusal(describeWait(seconds)),
    headers: { 'retry-after': String(seconds) },
  });
}
