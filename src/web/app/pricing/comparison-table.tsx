import { Link } from 'react-router';
import type { ToolLimits } from '../../../modules/plans/limits.contract.ts';
import { LimitsTable } from '../../kit/ui/limits-table.tsx';
import { PlanBadge } from '../../kit/ui/plan-badge.tsx';

const everywhere = {
  title: 'On the whole site',
  limits: [
    { what: 'Tools for Pro only', free: 'Not included', pro: 'Included' },
    { what: 'Daily and monthly allowances', free: 'Some tools', pro: 'None' },
    { what: 'When the server is busy', free: 'In turn', pro: 'First' },
    { what: 'Ads, where this site has any', free: 'Shown', pro: 'Never' },
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
