import { useEffect, useEffectEvent, useState } from 'react';
import { linkWorker, type Work, type WorkerLink } from './worker-link.ts';

/** After the page has settled, in milliseconds: the worker is fetched while there is a network, and is in nobody's way. */
const startedAfterMs = 300;

/** A worker of the page's own, which ends with it. `prepare` asks it ahead of time for what it needs. */
export function useWorkerLink<Jobs extends Work>(
  create: () => Worker,
  prepare?: (link: WorkerLink<Jobs>) => void,
): WorkerLink<Jobs> {
  const [link] = useState(() => linkWorker<Jobs>(create));
  const begin = useEffectEvent(() => (prepare ? prepare(link) : link.start()));
  useEffect(() => {
    const timer = setTimeout(() => begin(), startedAfterMs);
    return () => {
      clearTimeout(timer);
      link.end();
    };
  }, [link]);
  return link;
}
