import { useEffect, useState } from 'react';
import { linkWorker, type WorkerLink } from '../../web/kit/worker/worker-link.ts';
import type { QrWork } from './qr-work.ts';

export type QrLink = WorkerLink<QrWork>;

/** Delay before preloading, in milliseconds, so that it does not slow the page. */
const warmUpDelayMs = 300;

/** The page's own worker, ended with it. */
export function useQrLink(): QrLink {
  const [link] = useState(() =>
    linkWorker<QrWork>(() => new Worker(new URL('./qr-worker.web.ts', import.meta.url), { type: 'module' })),
  );
  useEffect(() => {
    // Failed downloads are retried, and reported, when needed.
    const timer = setTimeout(() => link.ask('warmUp', undefined).catch(() => undefined), warmUpDelayMs);
    return () => {
      clearTimeout(timer);
      link.end();
    };
  }, [link]);
  return link;
}
