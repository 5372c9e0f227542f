import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { describeWait, SECOND_MS } from '../../shared/units.ts';

/** How often something is allowed per key. */
export type RateLimit = {
  name: string;
  points: number;
  seconds: number;
  /** The message when exceeded; `wait` is a duration such as '2 minutes'. */
  refusal?: (wait: string) => string;
};

export type RateLimiter = {
  readonly points: number;
  readonly seconds: number;
  /**
   * Counts one use of the key.
   * @throws AppError 429 TOO_MANY_ATTEMPTS with Retry-After when exceeded
   */
  take: (key: string) => Promise<{ left: number; resetSeconds: number }>;
  /** Counts one use if allowed and returns whether it was, for silent limits. */
  tryTake: (key: string) => Promise<boolean>;
  /** Gives back one use that turned out not to count. */
  giveBack: (key: string) => Promise<void>;
  forget: (key: string) => Promise<void>;
};

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Counters in PostgreSQL, shared by every process of the instance. */
export function createRateLimits(pool: pg.Pool) {
  return {
    define: (limit: RateLimit): RateLimiter => createLimiter(pool, limit),
    /** Deletes expired counters. */
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
    // Persistent excess costs no more queries until the reset. Only well above the limit, as uses may be given back.
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

/** Keys contain personal data; only their hash is stored, which also fits the column. */
const shorten = (key: string): string => createHash('sha256').update(key).digest('base64url');

const pleaseWait = (wait: string): string =>
  t('There were too many attempts. Please wait {wait} and try again.', { wait });

/** As a caller reads it, for the documentation. */
export const attemptsUsedUp = (): AppError => tooManyAttempts(60 * SECOND_MS, pleaseWait);

function tooManyAttempts(milliseconds: number, refusal: (wait: string) => string): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / SECOND_MS));
  return new AppError({
    code: 'TOO_MANY_ATTEMPTS',
    status: 429,
    message: refusal(describeWait(seconds)),
    headers: { 'retry-after': String(seconds) },
  });
}
