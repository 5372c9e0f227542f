import { type PlanMode, planModes } from '../../../shared/plan-modes.ts';
import { everyUser, type Plan, planUsers } from '../../../shared/plans.ts';

declare global {
  /** Set while `npm run build` makes the pages for one mode. */
  var sitePlanMode: PlanMode | undefined;
}

/** What this site says of plans. Each page carries the mode it was made for on its <html> element, so both renderings agree. */
export function planMode(): PlanMode {
  const mode = typeof document === 'undefined' ? globalThis.sitePlanMode : document.documentElement.dataset.planMode;
  return planModes.find((known) => known === mode) ?? 'sold';
}

/** Whether there are plans at all; otherwise no page names one. */
export const hasPlans = (): boolean => planMode() !== 'none';

/** Whom a limit holds for, as the beginning of a sentence: 'Free users can ...', 'You can ...'. */
export const whoHas = (plan: Plan): string => (hasPlans() ? planUsers[plan] : everyUser);
