import type { Notifications } from '../../platform/database/notifications.ts';
import type { Log } from '../../platform/log/log.ts';
import { SECOND_MS } from '../../shared/units.ts';
import { publishChange } from './follow-job.ts';
import type { JobsRepository } from './jobs.repository.ts';

// Often enough to look alive, rarely enough that chatty runs cost nothing.
const publishEveryMs = 150;
const saveEveryMs = SECOND_MS;

/** What a run calls to say how far it is, for each job. */
export function createProgressReports(dependencies: {
  repository: Pick<JobsRepository, 'saveProgress'>;
  notifications: Notifications;
  log: Log;
}) {
  const { repository, notifications, log } = dependencies;
  return (id: string) => {
    let published = 0;
    let saved = 0;
    return (fraction: number, step?: string) => {
      const now = performance.now();
      if (now - published < publishEveryMs) return;
      published = now;
      const change = {
        id,
        state: 'running' as const,
        progress: Math.min(Math.max(fraction, 0), 1),
        step: step ?? null,
      };
      const sends = [publishChange(notifications, change)];
      if (now - saved >= saveEveryMs) {
        saved = now;
        sends.push(repository.saveProgress(id, change.progress, change.step));
      }
      // Progress is optional: a lost message must not fail the work.
      Promise.all(sends).catch((error) => log.warn({ err: error }, 'Could not report progress'));
    };
  };
}
