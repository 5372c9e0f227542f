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
  files: Pick<Files, 'removeAll' | 'endOfSecondTry'>;
  log: Log;
}) {
  const { filesRepository, files, log } = dependencies;
  const isKept = ({ state, keepUploads }: EndedJob) => state === 'done' && keepUploads !== 'never';
  const onEnd: OnEnd = async (transaction, job) => {
    if (isKept(job)) return;
    const end = job.keepUploads === 'always' ? files.endOfSecondTry() : new Date();
    await filesRepository.expire(job.uploads, end, transaction);
  };
  return {
    onEnd,
    afterEnd: async (job: EndedJob): Promise<void> => {
      if (isKept(job) || job.keepUploads === 'always') return;
      // The sweep retries.
      await files.removeAll(job.uploads).catch((error) => log.warn({ err: error }, 'Could not remove uploads'));
    },
  };
}
