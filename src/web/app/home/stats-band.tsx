import { formatNumber } from '../../../shared/language/format-number.ts';
import { language, t } from '../../../shared/language/translate.ts';
import { toolCards } from '../../../tools/cards.index.ts';
import { fileLifetime } from '../head/site-values.ts';
import { describeDuration } from './describe-duration.ts';
import { useStats } from './use-stats.ts';

const formats = new Set(toolCards.flatMap(({ accepts }) => accepts).filter((type) => type !== 'any')).size;

/** Numbers counted by this instance, from the first hundred files on; before that, what is true of every copy. */
export function StatsBand() {
  const stats = useStats();
  const tools = {
    label: t('{count, plural, one {tool in the bag} other {tools in the bag}}', { count: toolCards.length }),
    value: `${toolCards.length}`,
  };
  const numbers = stats
    ? [
        tools,
        { label: t('files processed here'), value: formatNumber(stats.filesProcessed, language()) },
        { label: t('jobs done here'), value: formatNumber(stats.jobsDone, language()) },
        { label: t('running without a restart'), value: describeDuration(Date.now() - Date.parse(stats.runningSince)) },
      ]
    : [
        tools,
        { label: t('file formats it reads'), value: `${formats}` },
        { label: t('trackers'), value: '0' },
        { label: t('until your files are deleted'), value: fileLifetime() },
      ];
  return (
    <section className="page-width mt-24" aria-label={stats ? 'Numbers this site counted itself' : 'In numbers'}>
      <dl className="weave grid grid-cols-2 content-center gap-x-8 gap-y-8 rounded-[20px] px-8 py-10 text-on-canvas lg:min-h-[10rem] lg:grid-cols-4">
        {numbers.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-on-canvas-soft">{label}</dt>
            <dd className="font-bold text-3xl tracking-tight">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
