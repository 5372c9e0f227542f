import { type Limit, notIncluded } from '../../../modules/plans/limits.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { hasPlans } from '../session/plan-mode.ts';

/** `'Size of one image: 25 MB (Pro: 500 MB) · Images in one PDF: 20'`. */
export function LimitsLine({ limits }: { limits: readonly Limit[] }) {
  return (
    <p className="mt-1 ps-6 text-[0.9375rem] text-soft">
      {limits.map((limit) => `${limit.what}: ${inWords(limit)}`).join(' · ')}
    </p>
  );
}

function inWords({ free, pro }: Limit): string {
  if (!hasPlans()) return pro;
  if (free === notIncluded) return t('{pro} with Pro', { pro });
  return free === pro ? free : t('{free} (Pro: {pro})', { free, pro });
}
