import type { ReactNode } from 'react';
import type { Limit } from '../../modules/plans/limits.contract.ts';
import { planNames } from '../../shared/plans.ts';

/** Limits per plan. Several groups share the columns; a group without a title has no heading row. */
export function LimitsTable(props: {
  caption: string;
  groups: readonly { title?: ReactNode; limits: readonly Limit[] }[];
}) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{props.caption}</caption>
      <thead>
        <tr className="border-edge border-b text-sm text-soft">
          <th scope="col" className="py-2 pr-4 font-semibold">
            Limit
          </th>
          <th scope="col" className="w-[22%] py-2 pr-4 font-semibold">
            {planNames.free}
          </th>
          <th scope="col" className="w-[22%] py-2 font-semibold">
            {planNames.pro}
          </th>
        </tr>
      </thead>
      {props.groups.map(({ title, limits }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups are fixed when the page is built.
        <tbody key={index}>
          {title && (
            <tr>
              <th scope="colgroup" colSpan={3} className="pt-6 pb-1 font-semibold">
                {title}
              </th>
            </tr>
          )}
          {limits.map(({ what, free, pro }) => (
            <tr key={what} className="border-line border-b">
              <th scope="row" className="py-2.5 pr-4 font-normal text-soft">
                {what}
              </th>
              <td className="py-2.5 pr-4 font-medium tabular-nums">{free}</td>
              <td className="py-2.5 font-medium tabular-nums">{pro}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
