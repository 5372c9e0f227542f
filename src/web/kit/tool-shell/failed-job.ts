import { readStoredJson, store } from '../browser-storage.ts';

/* The last job that failed in this tab: the support chat can say why, and start it again. */
const key = 'satchel.failed-job';

export function noteFailedJob(id: string): void {
  store('tab', key, JSON.stringify(id));
}

export function lastFailedJob(): string | undefined {
  const id = readStoredJson('tab', key);
  return typeof id === 'string' ? id : undefined;
}
