import { type PlanMode, planModes } from '../../../shared/plan-modes.ts';
import { everyUser, type Plan, planUsers } from '../../../shared/plans.ts';

declare global {
  /** Set while `npm run build` makes the pages for one mode. */
  var sitePlanMode: PlanMode | undefined;
}

/** The site's plan mode. Each page carries the mode it was built for on its <html> element, so that hydration matches. */
export function planMode(): PlanMode {
  const mode = typeof document === 'undefined' ? globalThis.sitePlanMode : document.documentElement.dataset.planMode;
  return planModes.find((known) => known === mode) ?? 'sold';
}

/** Whether there are plans at all; without them no page mentions one. */
export const hasPlans = (): boolean => planMode() !== 'none';

/** Who a limit applies to, as the beginning of a sentence: 'Free users can ...', 'You can ...'. */
export const whoHas = (plan: Plan): string => (hasPlans() ? planUsers[plan] : everyUser());
