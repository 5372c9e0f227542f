import { useId } from 'react';
import { language, t } from '../../../shared/language/translate.ts';
import { DataTable } from './data-table.tsx';

export type DayValue = { day: string; value: number };

const whole = new Intl.NumberFormat(language());
const dayName = new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short', timeZone: 'UTC' });
const showDay = (day: string): string => dayName.format(new Date(`${day}T00:00:00Z`));

const barWidth = 10;
const height = 100;

/**
 * Bars by day, with the same as a table below.
 * @param title what is counted: 'Visitors'
 */
export function DayChart({ title, values }: { title: string; values: readonly DayValue[] }) {
  const id = useId();
  const most = Math.max(1, ...values.map(({ value }) => value));
  const total = values.reduce((sum, { value }) => sum + value, 0);
  const [first, last] = [values[0], values.at(-1)];
  return (
    <figure aria-labelledby={id} className="min-w-0 rounded-[14px] border border-line bg-card p-4">
      <figcaption id={id} className="flex items-baseline justify-between gap-3 font-semibold">
        {title}
        <span className="font-normal text-[0.9375rem] text-soft tabular-nums">{whole.format(total)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${title} by day: at most ${whole.format(most)}, ${whole.format(total)} in all`}
        viewBox={`0 0 ${Math.max(1, values.length) * barWidth} ${height}`}
        preserveAspectRatio="none"
        className="mt-3 h-28 w-full border-edge border-b"
      >
        {values.map(({ day, value }, index) => {
          const bar = (value / most) * (height - 2);
          return (
            <rect
              key={day}
              x={index * barWidth + 1}
              y={height - bar}
              width={barWidth - 2}
              height={bar}
              className="fill-accent"
            >
              <title>{`${showDay(day)}: ${whole.format(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      {/* Time runs from left to right, as in the chart. */}
      <p dir="ltr" className="mt-1 flex justify-between text-sm text-soft tabular-nums" aria-hidden="true">
        <span>{first && showDay(first.day)}</span>
        <span>{last && last !== first && showDay(last.day)}</span>
      </p>
      <details className="mt-1">
        <summary className="cursor-pointer text-[0.9375rem] text-soft">
          As a table<span className="sr-only">: {title}</span>
        </summary>
        <DataTable
          label={`${title} by day`}
          className="mt-2 max-h-64"
          columns={[t('Day (UTC)'), title]}
          rows={values.toReversed().map(({ day, value }) => ({ key: day, cells: [day, whole.format(value)] }))}
        />
      </details>
    </figure>
  );
}
