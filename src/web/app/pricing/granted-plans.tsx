import type { ToolLimits } from '../../../modules/plans/limits.contract.ts';
import { PlanDetails } from './plan-details.tsx';
import { grantedQuestions } from './questions.ts';
import { whoGivesPro } from './who-gives-pro.ts';

/** The plans where nothing is sold: no prices, and who grants Pro. */
export function GrantedPlans({ compared }: { compared: readonly ToolLimits[] }) {
  return (
    <div className="page-width pt-12 sm:pt-16">
      <h1 className="text-4xl sm:text-5xl">Pricing</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-soft">
        Most of the bag is free, for as long as you like. Pro is for large files, long texts and daily work.
      </p>
      <p className="mt-8 max-w-3xl rounded-[16px] border border-line bg-card px-5 py-4">{whoGivesPro}</p>
      <PlanDetails compared={compared} questions={grantedQuestions} />
    </div>
  );
}
