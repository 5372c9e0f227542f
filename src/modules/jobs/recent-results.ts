import { fileUrl } from '../files/files.contract.ts';
import type { FilesRepository } from '../files/files.repository.ts';
import type { JobsRepository } from './jobs.repository.ts';
import { maxRecentResults, type RecentResult } from './recent-results.contract.ts';

/** Some jobs make a file per page; these must not push all others off the list. */
const maxFilesPerJob = 2000;

/** The results of a maker's jobs that are not deleted, newest first. */
export function createRecentResults(dependencies: {
  files: Pick<FilesRepository, 'findResults'>;
  jobs: Pick<JobsRepository, 'findDone'>;
}) {
  const { files, jobs } = dependencies;
  return async (owners: readonly string[]): Promise<RecentResult[]> => {
    const found = await files.findResults(owners, maxFilesPerJob);
    const byJob = Map.groupBy(found, ({ job }) => job);
    const newest = [...byJob].slice(0, maxRecentResults);
    const done = await jobs.findDone(newest.flatMap(([job]) => job ?? []));
    const jobsById = new Map(done.map((job) => [job.id, job]));
    return newest.flatMap(([id, made]): RecentResult[] => {
      const job = jobsById.get(id ?? '');
      const [first] = made;
      if (!job || !first) return [];
      // The main result is mostly the largest; notes and previews come after it.
      const sorted = made.toSorted((one, other) => other.bytes - one.bytes);
      const expiresAt = new Date(Math.min(...made.map((file) => file.expiresAt.getTime())));
      return [
        {
          ...{ job: job.id, tool: job.tool },
          createdAt: first.createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
          files: sorted.map(({ id, name, type, bytes }) => ({ url: fileUrl(id, name), name, type, bytes })),
        },
      ];
    });
  };
}
