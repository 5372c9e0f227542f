import { type Plan, planNames } from '../../../shared/plans.ts';
import { hasPlans } from '../session/plan-mode.ts';
import { classNames } from './class-names.ts';

/** A quiet mark. Renders nothing on a site without plans. */
export function PlanBadge({ plan }: { plan: Plan }) {
  if (!hasPlans()) return null;
  return (
    <span
      className={classNames(
        'rounded-md px-1.5 font-medium text-xs leading-5 tracking-normal',
        plan === 'pro' ? 'border border-thread text-ink' : 'text-soft',
      )}
    >
      {planNames[plan]}
    </span>
  );
}
