import { useEffect } from 'react';
import { useUsage } from '../../kit/session/use-usage.ts';
import { onDeleted } from '../../kit/tool-shell/deleted-files.ts';
import { UpgradeLink } from '../../kit/ui/upgrade-link.tsx';
import { deletedSoonNote, describeAllowanceLeft } from './describe-allowance-left.ts';
import type { Metered } from './metered-actions.ts';

/** How much of a tool's allowance is left: '3 of 5 scans left this month'. `room` is what it has from the start. */
export default function AllowanceLine(props: { slug: string; metered: readonly Metered[]; room: string }) {
  const { slug, metered, room } = props;
  const { data, refetch } = useUsage();
  // A use may be given back with its results.
  useEffect(() => onDeleted(() => void refetch()), [refetch]);
  const lines = metered.flatMap(({ action, unit, freeIfDeletedSoon }) => {
    const usage = data?.actions.find((entry) => entry.tool === slug && entry.action === action);
    const text = usage && describeAllowanceLeft(usage, unit);
    const usedUp = usage?.remaining === 0;
    return text ? [{ action, text, usedUp, note: freeIfDeletedSoon && !usedUp && deletedSoonNote() }] : [];
  });
  return (
    <div role="status" className={`text-[0.9375rem] ${room}`}>
      {lines.map(({ action, text, usedUp, note }) => (
        <p key={action} className={usedUp ? 'font-semibold text-offer' : 'text-soft'}>
          {text}
          {note && `. ${note}`}
          {usedUp && <UpgradeLink />}
        </p>
      ))}
    </div>
  );
}
