import { useEffect, useState } from 'react';
import { linkWorker, type WorkerLink } from '../../web/kit/worker/worker-link.ts';
import type { TextWork } from './text-work.ts';

export type TextLink = WorkerLink<TextWork>;

/** Delay before the worker is preloaded, in milliseconds, so that it does not slow the page. */
const warmUpDelayMs = 300;

/** The page's own worker, ended with it. */
export function useTextLink(): TextLink {
  const [link] = useState(() =>
    linkWorker<TextWork>(() => new Worker(new URL('./text-worker.web.ts', import.meta.url), { type: 'module' })),
  );
  useEffect(() => {
    const timer = setTimeout(link.start, warmUpDelayMs);
    return () => {
      clearTimeout(timer);
      link.end();
    };
  }, [link]);
  return link;
}
