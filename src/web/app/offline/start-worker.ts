import { language } from '../../../shared/language/translate.ts';
import type { TakeOver } from '../../../shared/offline-files.ts';

/** Starts what keeps tools for times without a network. Nothing depends on it: without it the site only needs one. */
export async function startWorker(): Promise<void> {
  // Development has none. A visitor who saves data has no megabyte for later.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  const registration = await navigator.serviceWorker.register(`/service-worker.js?language=${language()}`);
  // The files of this page tell whether it is of the version that waits.
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  registration.waiting?.postMessage({ type: 'take-over', files } satisfies TakeOver);
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
