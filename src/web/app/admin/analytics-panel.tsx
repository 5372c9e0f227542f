import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import {
  analyticsPaths,
  type FigureRange,
  type Figures,
  figureRanges,
  figuresSchema,
  type TotalName,
} from '../../../modules/analytics/analytics.contract.ts';
import { language, t } from '../../../shared/language/translate.ts';
import { queryOf } from '../../kit/session/query-client.ts';
import { DayChart } from '../../kit/ui/day-chart.tsx';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { ShareList } from '../../kit/ui/share-list.tsx';
import { StatTiles } from './stat-tiles.tsx';

const ranges = Object.entries(figureRanges).map(([value, days]) => ({
  value: value as FigureRange,
  label: t('{days, plural, one {Last day} other {Last # days}}', { days }),
}));
const totals = {
  visitors: t('Visitors'),
  views: t('Page views'),
  toolUses: t('Tools used'),
  registered: t('Registrations'),
  subscribed: t('Subscriptions'),
  adClicks: t('Clicks on ads'),
} satisfies Record<TotalName, string>;
const totalNames = Object.keys(totals) as TotalName[];
const languageNames = new Intl.DisplayNames(language(), { type: 'language' });

/** What visitors did, as their pages told it. */
export function AnalyticsPanel() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('range');
  const range = ranges.find(({ value }) => value === wanted)?.value ?? 'month';
  const figures = useQuery({
    ...queryOf(analyticsPaths.figures, figuresSchema, { range }),
    ...{ staleTime: 0, placeholderData: keepPreviousData },
  });
  return (
    <>
      <p className="mb-4 max-w-[65ch] text-soft">
        Pages count their visits without cookies. A visitor counts once a day, days are UTC, and whoever asks not to be
        tracked is not counted.
      </p>
      <SelectField
        label="Time"
        className="mb-5 max-w-56"
        value={range}
        choices={ranges}
        onChange={(value) => {
          search.set('range', value);
          setSearch(search, { replace: true, preventScrollReset: true });
        }}
      />
      <LoadedThings query={figures} label="Loading the figures…">
        {(shown) => <Shown figures={shown} />}
      </LoadedThings>
    </>
  );
}

function Shown({ figures }: { figures: Figures }) {
  const { days, before, viewsNow, robots, tooFast } = figures;
  const tiles = totalNames.map((name) => ({
    name: totals[name],
    value: figures.totals[name],
    note: t('{count} before that', { count: before[name].toLocaleString(language()) }),
  }));
  return (
    <>
      <StatTiles tiles={[...tiles, { name: t('Page views in the last half hour'), value: viewsNow }]} />
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        {totalNames
          .filter((name) => figures.totals[name] > 0)
          .map((name) => (
            <DayChart
              key={name}
              title={totals[name]}
              values={days.map((counts) => ({ day: counts.day, value: counts[name] }))}
            />
          ))}
      </div>
      <div className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
        <ShareList title="Pages" shares={figures.pages} show={showName} />
        <ShareList title="Tools used" shares={figures.tools} show={showName} />
        <ShareList title="Where visitors came from" shares={figures.sources} show={showName} />
        <ShareList title="Campaigns" shares={figures.campaigns} show={showName} />
        <ShareList title="Registrations by source" shares={figures.registeredBy} show={showName} />
        <ShareList title="Subscriptions by source" shares={figures.subscribedBy} show={showName} />
        <ShareList title="Clicks on ads by position" shares={figures.ads} show={showName} />
        <ShareList title="Devices" shares={figures.devices} show={showName} />
        <ShareList title="Browsers" shares={figures.browsers} show={showName} />
        <ShareList title="Languages" shares={figures.languages} show={showLanguage} />
      </div>
      <p className="mt-6 text-soft">
        Not counted: {robots.toLocaleString(language())} events of robots, and {tooFast.toLocaleString(language())} that
        came faster than a person clicks.
      </p>
    </>
  );
}

const others = t('everything else');
const showName = (name: string): string => ({ '*': others, other: t('addresses without a page') })[name] ?? name;
const showLanguage = (name: string): string => (name === '*' ? others : (languageNames.of(name) ?? name));
