import type { TokenLedger } from '../../engines/ai/ai-capabilities.ts';
import type { Database } from '../../platform/database/database.ts';
import { retryDuringOutage } from '../../platform/outage.ts';
import type { AppError } from '../../shared/errors.ts';
import { createId } from '../../shared/ids.ts';
import type { RunCaller } from '../../shared/run-caller.ts';
import { SECOND_MS } from '../../shared/units.ts';
import { describeReset, type Period, periodOf } from '../usage/periods.ts';
import { secondsUntil } from '../usage/rate-limit-fields.ts';
import { createUsageRepository } from '../usage/usage.repository.ts';
import { budgetErrors } from './ai.errors.ts';
import { createAiRepository } from './ai.repository.ts';

/** In `usage_counters`, beside the free allowances: swept, told and deleted with them. */
export const tokenMeter = 'ai/tokens';
/** Of everybody. The last in order: all calls wait for its row, so that is locked for as short as can be. */
export const siteSubject = 'whole site';

// As for the free allowances: an address may be an office or a school.
const addressFactor = 10;
const largestCount = 2_147_483_647;
const settleWithinMs = 30 * SECOND_MS;

export type TokenSettings = {
  tokensPerDay: { free: number; pro: number; site: number };
  /** Dollars for a million tokens, by model. */
  prices: ReadonlyMap<string, { input: number; output: number }>;
};

/** Counts in PostgreSQL, so that calls at once, in any number of processes, never take more than there is. */
export function createTokenLedger({
  database,
  settings,
}: {
  database: Database;
  settings: TokenSettings | undefined;
}): TokenLedger {
  const counters = createUsageRepository(database);
  const records = createAiRepository(database);

  return {
    refusals: [budgetErrors.usedUp(example), budgetErrors.usedUpOnSite(example)],

    reserve: async (caller, reserved) => {
      const id = createId();
      const period = periodOf('day', new Date());
      const budgets = settings ? budgetsOf(caller, settings.tokensPerDay) : [];
      await counters.inTransaction(async (transaction) => {
        for (const { subject, max, refusal } of budgets) {
          const use = {
            ...{ id, subject, meter: tokenMeter, periodStart: period.start, amount: reserved },
            ...{ takenBy: 'run' as const, fileMark: null, returnable: null },
          };
          if ((await counters.reserve({ ...use, max }, transaction)) === undefined) throw refuse(refusal, period);
        }
      });
      return {
        settle: async ({ task, provider, model, tokens, failed }) => {
          // What a call has cost does not go uncounted because the database restarts.
          await retryDuringOutage(() => counters.settle(id, tokens.input + tokens.output), { forMs: settleWithinMs });
          const price = settings?.prices.get(model);
          const now = new Date();
          await records.record({
            ...{ day: period.start, task, provider, model, calls: 1, failed: failed ? 1 : 0 },
            ...{ inputTokens: tokens.input, outputTokens: tokens.output },
            ...{ answeredAt: failed ? null : now, failedAt: failed ? now : null },
            costMicros: price ? Math.round(tokens.input * price.input + tokens.output * price.output) : 0,
          });
        },
      };
    },
  };
}

const example = { resets: 'in 7 hours, at midnight UTC' };

type Refusal = 'usedUp' | 'usedUpAtAddress' | 'usedUpOnSite';

/** Always in the same order, to avoid deadlocks. */
function budgetsOf({ plan, subject, address }: RunCaller, { free, pro, site }: TokenSettings['tokensPerDay']) {
  const budgets: { subject: string; max: number; refusal: Refusal }[] = [
    { subject, max: plan === 'pro' ? pro : free, refusal: 'usedUp' },
    { subject: siteSubject, max: site, refusal: 'usedUpOnSite' },
  ];
  if (address !== undefined && plan !== 'pro') {
    budgets.push({ subject: address, max: Math.min(free * addressFactor, largestCount), refusal: 'usedUpAtAddress' });
  }
  return budgets.toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
}

function refuse(refusal: Refusal, { resetsAt }: Period): AppError {
  const now = new Date();
  const headers = { 'retry-after': String(secondsUntil(resetsAt, now)) };
  return budgetErrors[refusal]({ resets: describeReset(resetsAt, now) }, { headers });
}
