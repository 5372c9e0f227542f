import type { PerPlan, Plan } from '../../shared/plans.ts';
import { offerOfPro } from '../plans/limits.contract.ts';
import { jobErrors } from './jobs.errors.ts';

/** How many jobs may wait or run. */
export const mostInLine = {
  visitor: { free: 60, pro: 240 },
  address: 200,
  block: 600,
  site: 1_000,
  /** Kept on top for those who have nothing in line, so that a few who send a lot do not shut the others out. */
  reserve: 1_000,
} as const;

/** Unfinished jobs: of the whole site, of one owner and where they are, and those of the same action. */
export type InLine = { site: number; owner: number; address: number; block: number; sameAction: number };

/**
 * Refuses a job for which there is no room: 429 for what the caller or their address has in line, 503 for the site.
 *
 * @param secondsUntil estimates how long so many jobs take to end
 */
export function assertRoom(
  inLine: InLine,
  caller: { plan: Plan; factor: number; atOnce: PerPlan<number> | undefined },
  secondsUntil: (jobs: number) => number,
): void {
  const { plan, factor, atOnce } = caller;
  // Jobs of everybody end in turn, so one of these ends about every so many.
  const secondsFor = (own: number) => secondsUntil(inLine.site / own);
  const most = mostInLine.visitor[plan] * factor;
  if (atOnce && inLine.sameAction >= atOnce[plan] * factor) {
    const seconds = secondsFor(inLine.sameAction);
    throw jobErrors.tooManyAtOnce({ max: atOnce[plan] }, { ...after(seconds), pro: offerOfPro.files(plan, atOnce) });
  }
  if (inLine.owner >= most) {
    const seconds = secondsFor(inLine.owner);
    const pro = offerOfPro.files(plan, mostInLine.visitor);
    throw jobErrors.tooManyInLine({ max: mostInLine.visitor[plan], seconds }, { ...after(seconds), pro });
  }
  if (inLine.address >= mostInLine.address || inLine.block >= mostInLine.block) {
    const seconds = secondsFor(Math.max(inLine.address, inLine.block));
    throw jobErrors.tooManyAtAddress({ seconds }, after(seconds));
  }
  const isNew = inLine.owner === 0 && inLine.address < factorOfNew;
  if (inLine.site >= mostInLine.site + (isNew ? mostInLine.reserve : 0)) {
    const seconds = secondsUntil(inLine.site / 10);
    throw jobErrors.lineIsFull({ seconds }, after(seconds));
  }
}

// An address with as few jobs is not one that fills the line.
const factorOfNew = 10;

const after = (seconds: number) => ({ headers: { 'retry-after': String(seconds) } });
