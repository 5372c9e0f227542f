import type { Log } from '../../platform/log/log.ts';
import type { FilesRepository } from '../files/files.repository.ts';
import type { Files } from '../files/files.usecases.ts';
import type { EndedJob, OnEnd } from './jobs.repository.ts';

/**
 * Handles a job's uploads when it ends. They expire in the same transaction, so that the sweep finds them in any case, and
 * are deleted right after.
 */
export function endUploads(dependencies: {
  filesRepository: Pick<FilesRepository, 'expire'>;
  files: Pick<Files, 'removeLocated' | 'endOfSecondTry'>;
  log: Log;
}): OnEnd {
  const { filesRepository, files, log } = dependencies;
  const isKept = ({ state, keepUploads }: EndedJob) => state === 'done' && keepUploads !== 'never';
  return async (transaction, job) => {
    if (isKept(job)) return undefined;
    const isSecondTry = job.keepUploads === 'always';
    const end = isSecondTry ? files.endOfSecondTry() : new Date();
    const uploads = await filesRepository.expire(job.uploads, end, transaction);
    if (isSecondTry) return undefined;
    // The sweep retries.
    return () => files.removeLocated(uploads).catch((error) => log.warn({ err: error }, 'Could not remove uploads'));
  };
}
