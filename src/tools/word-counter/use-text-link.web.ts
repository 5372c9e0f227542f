import { useEffect, useState } from 'react';
import { linkWorker, type WorkerLink } from '../../web/kit/worker/worker-link.ts';
import type { TextWork } from './text-work.ts';

export type TextLink = WorkerLink<TextWork>;

/** After the page has settled, in milliseconds: the worker is fetched while there is a network, and is in nobody's way. */
const startedAfterMs = 300;

/** A worker of the page's own, which ends with it. */
export function useTextLink(): TextLink {
  const [link] = useState(() =>
    linkWorker<TextWork>(() => new Worker(new URL('./text-worker.web.ts', import.meta.url), { type: 'module' })),
  );
  useEffect(() => {
    const timer = setTimeout(link.start, startedAfterMs);
    return () => {
      clearTimeout(timer);
      link.end();
    };
  }, [link]);
  return link;
}
