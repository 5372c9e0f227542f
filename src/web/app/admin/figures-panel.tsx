import { useQuery } from '@tanstack/react-query';
import { adminPaths, type SiteFigures, siteFiguresSchema } from '../../../modules/admin/admin.contract.ts';
import { queryOf } from '../../kit/session/query-client.ts';
import { DayChart, type DayValue } from '../../kit/ui/day-chart.tsx';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';
import { StatTiles } from './stat-tiles.tsx';

/** What this site has, and how much came every day. */
export function FiguresPanel() {
  const figures = useQuery({ ...queryOf(adminPaths.figures, siteFiguresSchema), staleTime: 0 });
  return (
    <LoadedThings query={figures} label="Loading the figures…">
      {({ figures: list }) => (
        <>
          <StatTiles tiles={list.map(({ name, now }) => ({ name, value: now }))} />
          {list.some(({ days }) => days.length > 1) ? (
            <div className="mt-6 grid gap-4 sm:grid-cols-2">
              {list.map(({ id, name, days }) => (
                <DayChart key={id} title={`${name}: added`} values={gains(days)} />
              ))}
            </div>
          ) : (
            <p className="mt-4 text-soft">Charts appear tomorrow: totals are kept at the end of each day (UTC).</p>
          )}
        </>
      )}
    </LoadedThings>
  );
}

/** How much a total grew from each day to the next. What was deleted does not count as less than nothing. */
const gains = (days: SiteFigures['figures'][number]['days']): DayValue[] =>
  days.slice(1).map(({ day, total }, index) => ({ day, value: Math.max(0, total - (days[index]?.total ?? 0)) }));
