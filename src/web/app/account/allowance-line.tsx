import { Link } from 'react-router';
import { useUsage } from '../../kit/session/use-usage.ts';
import { describeAllowanceLeft } from './describe-allowance-left.ts';
import type { Metered } from './metered-actions.ts';

/** How much of a tool's allowance is left: '3 of 5 scans left this month'. Reserves its space while it loads. */
export default function AllowanceLine({ slug, metered }: { slug: string; metered: readonly Metered[] }) {
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
