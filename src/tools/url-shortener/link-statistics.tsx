import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import {
  type Link,
  linkPath,
  type Range,
  ranges,
  type Statistics,
  statisticsSchema,
} from '../../modules/links/links.contract.ts';
import { language, t } from '../../shared/language/translate.ts';
import { SECOND_MS } from '../../shared/units.ts';
import { explainFailure } from '../../web/kit/http/call-error.ts';
import { queryClient, queryOf } from '../../web/kit/session/query-client.ts';
import { Button, ButtonAnchor } from '../../web/kit/ui/button.tsx';
import { Disclosure } from '../../web/kit/ui/disclosure.tsx';
import { readingDirection } from '../../web/kit/ui/reading-direction.ts';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { SkeletonRows } from '../../web/kit/ui/skeleton.tsx';
import { describeTime, nameOf, shareLists } from './describe-statistics.ts';

const refreshMs = 5 * SECOND_MS;
const whole = new Intl.NumberFormat(language());

const rangeNames: Record<Range, string> = {
  day: t('Last 24 hours'),
  week: t('Last 7 days'),
  month: t('Last 30 days'),
  year: t('Last 12 months'),
  all: t('All months'),
};

/** A link's clicks, kept up to date while it is shown. */
export function LinkStatistics({ link }: { link: Link }) {
  const [range, setRange] = useState<Range>('month');
  const [zone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');
  const path = `${linkPath(link.id)}/statistics`;
  const { data, error } = useQuery(
    { ...queryOf(path, statisticsSchema, { range, zone }), staleTime: 0, refetchInterval: refreshMs },
    queryClient,
  );
  return (
    <section aria-label={`Statistics of ${link.code}`} className="space-y-6 border-line border-t pt-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SelectField
          label="Time"
          className="w-48"
          choices={ranges.map((value) => ({ value, label: rangeNames[value] }))}
          value={range}
          onChange={setRange}
        />
        <ButtonAnchor
          look="secondary"
          size="small"
          href={`${path}.csv?${new URLSearchParams({ range, zone })}`}
          download={`${link.code}.csv`}
        >
          <Download className="size-4" aria-hidden="true" />
          As CSV
        </ButtonAnchor>
      </div>
      {!data && !error && <SkeletonRows label="Loading the statistics…" rows={2} />}
      {!data && error && (
        <p role="alert" className="text-danger">
          {explainFailure(error).message}
        </p>
      )}
      {data && error && (
        <p role="status" className="text-danger">
          These numbers are no longer up to date: {explainFailure(error).message}
        </p>
      )}
      {data && <Shown statistics={data} zone={zone} />}
    </section>
  );
}

function Shown({ statistics, zone }: { statistics: Statistics; zone: string }) {
  const { totals, countries, createdAt } = statistics;
  const known = countries.filter(({ name }) => name !== '' && name !== '*');
  const figures = [
    [t('Clicks'), whole.format(totals.clicks)],
    [t('Visitors'), whole.format(totals.visitors)],
    // Without a list of addresses, nobody knows where clicks come from.
    [t('Countries'), known.length === 0 && totals.clicks > 0 ? t('Unknown') : whole.format(known.length)],
    [
      t('Created'),
      new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: zone }).format(new Date(createdAt)),
    ],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(([name, value]) => (
          <div key={name} className="rounded-[12px] border border-line px-4 py-3">
            <dt className="text-soft">{name}</dt>
            <dd className="font-semibold text-xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Chart statistics={statistics} zone={zone} />
      <p className="text-[0.9375rem] text-soft">{apartSentence(totals)}</p>
      {totals.clicks > 0 && (
        <div className="grid gap-6 sm:grid-cols-2">
          {shareLists.map(({ list, title }) => (
            <Shares key={list} title={title} shares={statistics[list]} nameOf={(name) => nameOf(list, name)} />
          ))}
        </div>
      )}
    </>
  );
}

function apartSentence({ robots, previews, prefetches }: Statistics['totals']): string {
  const seen = [
    ...(robots > 0 ? [t('{count} by robots', { count: whole.format(robots) })] : []),
    ...(previews > 0 ? [t('{count} by chats for a preview', { count: whole.format(previews) })] : []),
    ...(prefetches > 0 ? [t('{count} by browsers that load ahead', { count: whole.format(prefetches) })] : []),
  ];
  const visitors = t('A visitor counts once a day.');
  return seen.length === 0
    ? visitors
    : t('{visitors} Not counted as clicks: {seen}.', { visitors, seen: seen.join(', ') });
}

const chartTitles: Record<Statistics['unit'], string> = {
  hour: t('Clicks by hour'),
  day: t('Clicks by day'),
  month: t('Clicks by month'),
};

const [width, height] = [600, 160];

/** Bars of clicks over time; the same as a table for those who want numbers, or do not see it. */
function Chart({ statistics: { series, unit, totals }, zone }: { statistics: Statistics; zone: string }) {
  const caption = useId();
  const most = Math.max(1, ...series.map(({ clicks }) => clicks));
  const step = width / series.length;
  const [first, last] = [series[0], series.at(-1)];
  return (
    <figure aria-labelledby={caption}>
      <figcaption id={caption} className="mb-2 font-semibold">
        {totals.clicks === 0 ? t('No clicks in this time') : chartTitles[unit]}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} className="h-40 w-full" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${height - 0.5}H${width}`} className="stroke-line" />
        {series.map(({ at, clicks, visitors }, index) => (
          <g key={at}>
            <title>{`${describeTime(at, unit, zone)}: ${clicks}`}</title>
            <rect
              x={index * step + step * 0.12}
              width={step * 0.76}
              y={height - (clicks / most) * (height - 8)}
              height={(clicks / most) * (height - 8)}
              className="fill-accent opacity-40"
            />
            <rect
              x={index * step + step * 0.12}
              width={step * 0.76}
              y={height - (visitors / most) * (height - 8)}
              height={(visitors / most) * (height - 8)}
              className="fill-accent"
            />
          </g>
        ))}
      </svg>
      {/* Time runs from left to right, as in the chart. */}
      <p dir="ltr" className="mt-1 flex justify-between text-sm text-soft" aria-hidden="true">
        <span>{first && describeTime(first.at, unit, zone)}</span>
        <span dir={readingDirection()}>dark: visitors, light: more clicks; highest {whole.format(most)}</span>
        <span>{last && describeTime(last.at, unit, zone)}</span>
      </p>
      <Disclosure title="As a table">
        <section
          aria-label="Clicks as a table"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled with the arrow keys.
          tabIndex={0}
          className="max-h-80 overflow-y-auto"
        >
          <table className="w-full text-start tabular-nums">
            <thead>
              <tr className="border-line border-b">
                <th scope="col" className="py-1.5 pe-4 font-semibold">
                  Time
                </th>
                <th scope="col" className="py-1.5 pe-4 font-semibold">
                  Clicks
                </th>
                <th scope="col" className="py-1.5 font-semibold">
                  Visitors
                </th>
              </tr>
            </thead>
            <tbody>
              {series.toReversed().map(({ at, clicks, visitors }) => (
                <tr key={at}>
                  <td className="py-1 pe-4">{describeTime(at, unit, zone)}</td>
                  <td className="py-1 pe-4">{whole.format(clicks)}</td>
                  <td className="py-1">{whole.format(visitors)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Disclosure>
    </figure>
  );
}

const shownShares = 8;

function Shares(props: { title: string; shares: Statistics['countries']; nameOf: (name: string) => string }) {
  const { title, shares } = props;
  const total = shares.reduce((sum, { clicks }) => sum + clicks, 0);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? shares : shares.slice(0, shownShares);
  const hidden = shares.length - shown.length;
  return (
    <div className="self-start">
      <table className="w-full">
        <caption className="mb-1.5 text-start font-semibold">{title}</caption>
        <tbody className="text-[0.9375rem]">
          {shown.map(({ name, clicks }) => (
            <tr key={name}>
              <th scope="row" className="relative w-full px-2 py-1 text-start font-normal">
                <span
                  aria-hidden="true"
                  className="absolute inset-y-0.5 inset-s-0 rounded-[6px] bg-accent-soft"
                  style={{ width: `${(clicks / total) * 100}%` }}
                />
                <span className="relative break-words">{props.nameOf(name)}</span>
              </th>
              <td className="whitespace-nowrap px-2 py-1 text-end tabular-nums">{whole.format(clicks)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <Button look="quiet" size="small" onClick={() => setShowsAll(true)}>
          {hidden} more<span className="sr-only">: {title}</span>
        </Button>
      )}
    </div>
  );
}
