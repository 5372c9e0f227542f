import { useLatestAnswer } from '../../web/kit/worker/use-latest-answer.ts';
import { useWorkerLink } from '../../web/kit/worker/use-worker-link.ts';
import type { measureReading } from './measure-reading.ts';

type ReadingWork = { measure: typeof measureReading };

const createWorker = () => new Worker(new URL('./reading-worker.web.ts', import.meta.url), { type: 'module' });

/** How hard an English text is to read, a moment after it has changed. In a worker: its list of syllables is large. */
export function useReading(text: string): ReturnType<typeof measureReading> {
  const link = useWorkerLink<ReadingWork>(createWorker);
  return useLatestAnswer(text, (asked) => link.ask('measure', asked))?.answer;
}
