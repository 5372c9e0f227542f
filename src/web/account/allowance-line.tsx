import { Link } from 'react-router';
import type { Allowance, ToolDefinition } from '../../tools/define-tool.ts';
import { describeAllowanceLeft } from './describe-allowance-left.ts';
import { useUsage } from './use-usage.ts';

/** An action that is counted, and what one use of it is called. */
export type Metered = { action: string; unit: Allowance['unit'] };

export const meteredActions = ({ actions }: Pick<ToolDefinition, 'actions'>): Metered[] =>
  Object.entries(actions).flatMap(([action, { allowance }]) =>
    allowance && allowance.countedAs === undefined ? [{ action, unit: allowance.unit }] : [],
  );

/** How much of a tool's allowance is left: '3 of 5 scans left this month'. Its room is kept while the server is asked. */
export function AllowanceLine({ slug, metered }: { slug: string; metered: readonly Metered[] }) {
  const { data } = useUsage();
  const lines = metered.flatMap(({ action, unit }) => {
    const usage = data?.actions.find((entry) => entry.tool === slug && entry.action === action);
    const text = usage && describeAllowanceLeft(usage, unit);
    return text ? [{ action, text, usedUp: usage.remaining === 0 }] : [];
  });
  return (
    <div role="status" className="mt-1.5 min-h-6 text-[0.9375rem]">
      {lines.map(({ action, text, usedUp }) => (
        <p key={action} className={usedUp ? 'font-semibold text-offer' : 'text-soft'}>
          {text}
          {usedUp && (
            <>
              {' '}
              <Link to="/pricing" className="underline underline-offset-3">
                Upgrade to Pro
              </Link>
            </>
          )}
        </p>
      ))}
    </div>
  );
}
