import type { ReactNode } from 'react';
import type { Limit } from '../../../modules/plans/limits.contract.ts';
import { planNames, plans } from '../../../shared/plans.ts';
import { hasPlans } from '../session/plan-mode.ts';

/**
 * Limits per plan, in a single column where there are no plans. Groups share the columns; a group without a title has no
 * heading row.
 */
export function LimitsTable(props: {
  caption: string;
  groups: readonly { title?: ReactNode; limits: readonly Limit[] }[];
}) {
  const columns = hasPlans() ? plans : (['pro'] as const);
  return (
    <table className="w-full border-collapse text-start max-[359px]:text-sm">
      <caption className="sr-only">{props.caption}</caption>
      <thead>
        <tr className="border-edge border-b text-sm text-soft">
          <th scope="col" className="py-2 pe-2 min-[360px]:pe-4 font-semibold">
            {hasPlans() ? 'Limit' : 'What'}
          </th>
          {columns.map((plan) => (
            <th key={plan} scope="col" className="w-[22%] py-2 pe-2 min-[360px]:pe-4 font-semibold last:pe-0">
              {hasPlans() ? planNames[plan] : 'Limit'}
            </th>
          ))}
        </tr>
      </thead>
      {props.groups.map(({ title, limits }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups are fixed when the page is built.
        <tbody key={index}>
          {title && (
            <tr>
              <th scope="colgroup" colSpan={columns.length + 1} className="pt-6 pb-1 font-semibold">
                {title}
              </th>
            </tr>
          )}
          {limits.map((limit) => (
            <tr key={limit.what} className="border-line border-b">
              <th scope="row" className="py-2.5 pe-2 min-[360px]:pe-4 font-normal text-soft">
                {limit.what}
              </th>
              {columns.map((plan) => (
                <td key={plan} className="py-2.5 pe-2 min-[360px]:pe-4 font-medium tabular-nums last:pe-0">
                  {limit[plan]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
