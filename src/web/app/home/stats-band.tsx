import { useEffect, useState } from 'react';
import type { Stats } from '../../../modules/health/health.contract.ts';
import { describeDuration } from './describe-duration.ts';

async function fetchStats(): Promise<Stats> {
  const response = await fetch('/api/stats');
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json();
}

/** Numbers counted by this instance. Reserves its space while they load, and disappears when they cannot be loaded. */
export function StatsBand() {
  const [data, setData] = useState<Stats | 'none'>();
  useEffect(() => {
    let isShown = true;
    const show = (stats: Stats | 'none') => isShown && setData(stats);
    fetchStats().then(show, () => show('none'));
    return () => {
      isShown = false;
    };
  }, []);
  if (data === 'none') return null;
  const numbers = data && [
    { label: data.tools === 1 ? 'tool in the bag' : 'tools in the bag', value: data.tools.toLocaleString('en') },
    { label: 'files processed here', value: data.filesProcessed.toLocaleString('en') },
    { label: 'jobs done here', value: data.jobsDone.toLocaleString('en') },
    { label: 'running without a restart', value: describeDuration(Date.now() - Date.parse(data.runningSince)) },
  ];
  return (
    <section className="page-width mt-24" aria-label="Numbers this site counted itself">
      <dl className="weave grid min-h-[19rem] content-center gap-x-8 gap-y-8 rounded-[20px] px-8 py-10 text-on-canvas sm:min-h-[14rem] sm:grid-cols-2 lg:min-h-[10rem] lg:grid-cols-4">
        {numbers?.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-on-canvas-soft">{label}</dt>
            <dd className="font-bold text-3xl tracking-tight">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
