import { useEffect, useState } from 'react';
import { linkWorker, type Work, type WorkerLink } from './worker-link.ts';

/** After the page has settled, in milliseconds: the worker is fetched while there is a network, and is in nobody's way. */
const startedAfterMs = 300;

/** A worker of the page's own, which ends with it. */
export function useWorkerLink<Jobs extends Work>(create: () => Worker): WorkerLink<Jobs> {
  const [link] = useState(() => linkWorker<Jobs>(create));
  useEffect(() => {
    const timer = setTimeout(link.start, startedAfterMs);
    return () => {
      clearTimeout(timer);
      link.end();
    };
  }, [link]);
  return link;
}
