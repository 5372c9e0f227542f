import { Link } from 'react-router';
import type { ToolLimits } from '../../../modules/plans/limits.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { LimitsTable } from '../../kit/ui/limits-table.tsx';
import { PlanBadge } from '../../kit/ui/plan-badge.tsx';

const everywhere = {
  title: t('On the whole site'),
  limits: [
    { what: t('Tools for Pro only'), free: t('Not included'), pro: t('Included') },
    { what: t('Daily and monthly allowances'), free: t('Some tools'), pro: t('None') },
    { what: t('When the server is busy'), free: t('In turn'), pro: t('First') },
    { what: t('Ads, where this site has any'), free: t('Shown'), pro: t('Never') },
  ],
};

/** The limits of every tool per plan, from the tools' definitions. */
export function ComparisonTable({ tools }: { tools: readonly ToolLimits[] }) {
  return (
    <div className="max-w-4xl rounded-[18px] border border-line bg-card px-3 py-3 min-[360px]:px-5 sm:px-7">
      <LimitsTable
        caption="Limits of every tool per plan"
        groups={[
          everywhere,
          ...tools.map(({ name, slug, proOnly, limits }) => ({
            title: (
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Link to={`/tools/${slug}`} className="text-link">
                  {name}
                </Link>
                {proOnly && <PlanBadge plan="pro" />}
              </span>
            ),
            limits,
          })),
        ]}
      />
    </div>
  );
}
