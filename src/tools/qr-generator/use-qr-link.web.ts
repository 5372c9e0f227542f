import { useWorkerLink } from '../../web/kit/worker/use-worker-link.ts';
import type { WorkerLink } from '../../web/kit/worker/worker-link.ts';
import type { QrWork } from './qr-work.ts';

export type QrLink = WorkerLink<QrWork>;

const createWorker = () => new Worker(new URL('./qr-worker.web.ts', import.meta.url), { type: 'module' });

export const useQrLink = (): QrLink =>
  useWorkerLink<QrWork>(createWorker, (link) => {
    // Failed downloads are retried, and reported, when needed.
    link.ask('warmUp', undefined).catch(() => undefined);
  });
