import { useEffect, useState } from 'react';
import { linkWorker, type WorkerLink } from '../../web/kit/worker/worker-link.ts';
import type { QrWork } from './qr-work.ts';

export type QrLink = WorkerLink<QrWork>;

/** After the page has settled, in milliseconds: everything is fetched while there is a network, and is in nobody's way. */
const startedAfterMs = 300;

/** A worker of the page's own, which ends with it. */
export function useQrLink(): QrLink {
  const [link] = useState(() =>
    linkWorker<QrWork>(() => new Worker(new URL('./qr-worker.web.ts', import.meta.url), { type: 'module' })),
  );
  useEffect(() => {
    // What did not come is asked for again when it is needed, and a failure is told then.
    const timer = setTimeout(() => link.ask('warmUp', undefined).catch(() => undefined), startedAfterMs);
    return () => {
      clearTimeout(timer);
      link.end();
    };
  }, [link]);
  return link;
}
