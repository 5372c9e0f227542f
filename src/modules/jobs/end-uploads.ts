import type { Log } from '../../platform/log/log.ts';
import type { FilesRepository } from '../files/files.repository.ts';
import type { Files } from '../files/files.usecases.ts';
import type { EndedJob, OnEnd } from './jobs.repository.ts';

/**
 * What becomes of the uploads of a job when it ends. They expire in the transaction that ends it, so that the sweep finds them
 * whatever happens, and are removed right after it.
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
      // The sweep tries again.
      await files.removeAll(job.uploads).catch((error) => log.warn({ err: error }, 'Could not remove uploads'));
    },
  };
}
