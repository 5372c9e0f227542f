import type { PerPlan, Plan } from '../../shared/plans.ts';
import { offerOfPro } from '../plans/limits.contract.ts';
import { jobErrors } from './jobs.errors.ts';

/** Limits on waiting and running jobs. */
export const maxInLine = {
  visitor: { free: 60, pro: 240 },
  address: 200,
  block: 600,
  site: 1_000,
  /** Extra room for those without any jobs, so that a few heavy users do not lock out the others. */
  reserve: 1_000,
} as const;

/** Unfinished jobs: of the whole site, of one owner and their address, and those of the same action. */
export type InLine = { site: number; owner: number; address: number; block: number; sameAction: number };

/**
 * Refuses a job when the line is full: 429 for the caller's or their address's own limit, 503 for the site's.
 *
 * @param secondsUntil estimates how long this many jobs take
 */
export function assertRoom(
  inLine: InLine,
  caller: { plan: Plan; factor: number; atOnce: PerPlan<number> | undefined },
  secondsUntil: (jobs: number) => number,
): void {
  const { plan, factor, atOnce } = caller;
  // Owners take turns, so one of these ends every so many jobs of the site.
  const secondsFor = (own: number) => secondsUntil(inLine.site / own);
  const most = maxInLine.visitor[plan] * factor;
  if (atOnce && inLine.sameAction >= atOnce[plan] * factor) {
    const seconds = secondsFor(inLine.sameAction);
    throw jobErrors.tooManyAtOnce({ max: atOnce[plan] }, { ...after(seconds), pro: offerOfPro.files(plan, atOnce) });
  }
  if (inLine.owner >= most) {
    const seconds = secondsFor(inLine.owner);
    const pro = offerOfPro.files(plan, maxInLine.visitor);
    throw jobErrors.tooManyInLine({ max: maxInLine.visitor[plan], seconds }, { ...after(seconds), pro });
  }
  if (inLine.address >= maxInLine.address || inLine.block >= maxInLine.block) {
    const seconds = secondsFor(Math.max(inLine.address, inLine.block));
    throw jobErrors.tooManyAtAddress({ seconds }, after(seconds));
  }
  const isNew = inLine.owner === 0 && inLine.address < factorOfNew;
  if (inLine.site >= maxInLine.site + (isNew ? maxInLine.reserve : 0)) {
    const seconds = secondsUntil(inLine.site / 10);
    throw jobErrors.lineIsFull({ seconds }, after(seconds));
  }
}

// An address with fewer jobs is not the one filling the line.
const factorOfNew = 10;

const after = (seconds: number) => ({ headers: { 'retry-after': String(seconds) } });
