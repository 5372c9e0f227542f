import { useWorkerLink } from '../../web/kit/worker/use-worker-link.ts';
import type { WorkerLink } from '../../web/kit/worker/worker-link.ts';
import type { TextWork } from './text-work.ts';

export type TextLink = WorkerLink<TextWork>;

const createWorker = () => new Worker(new URL('./text-worker.web.ts', import.meta.url), { type: 'module' });

export const useTextLink = (): TextLink => useWorkerLink<TextWork>(createWorker);
