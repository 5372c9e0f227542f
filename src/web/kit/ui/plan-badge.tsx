import { type Plan, planNames } from '../../../shared/plans.ts';
import { hasPlans } from '../session/plan-mode.ts';
import { classNames } from './class-names.ts';

/** Renders nothing on a site without plans. */
export function PlanBadge({ plan }: { plan: Plan }) {
  if (!hasPlans()) return null;
  return (
    <span
      className={classNames(
        'rounded-md border px-2 py-0.5 font-semibold text-xs tracking-wide',
        plan === 'pro' ? 'border-thread bg-transparent text-ink' : 'border-transparent bg-accent-soft text-accent',
      )}
    >
      {planNames[plan]}
    </span>
  );
}
