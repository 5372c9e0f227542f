import type { PersonalData } from '../accounts/personal-data.ts';
import { fileIdsIn } from '../files/files.contract.ts';
import type { FilesRepository } from '../files/files.repository.ts';
import type { Files } from '../files/files.usecases.ts';
import { userSubject } from '../visitors/subjects.ts';
import type { JobRow, JobsRepository } from './jobs.repository.ts';

/** A user's jobs and files, for export and account deletion. */
export function jobsOfUser(dependencies: {
  jobs: JobsRepository;
  filesRepository: FilesRepository;
  files: Files;
}): PersonalData {
  const { jobs, filesRepository, files } = dependencies;
  return {
    name: 'jobs',
    collect: async (userId) => {
      const rows = await jobs.findByUser(userId);
      const found = await filesRepository.find([...new Set(rows.flatMap(fileIds))]);
      const byId = new Map(found.map((file) => [file.id, file]));
      return rows.map((row) => ({
        id: row.id,
        tool: row.tool,
        action: row.action,
        plan: row.plan,
        state: row.state,
        createdAt: row.createdAt.toISOString(),
        finishedAt: row.finishedAt?.toISOString() ?? null,
        files: fileIds(row).flatMap((id) => {
          const file = byId.get(id);
          if (!file) return [];
          const { name, type, bytes, origin, expiresAt } = file;
          return [{ id, name, type, bytes, origin, expiresAt: expiresAt.toISOString() }];
        }),
      }));
    },
    erase: async (userId) => {
      await files.removeAll((await jobs.findByUser(userId)).flatMap(fileIds));
      // Including files without a job.
      await files.removeOf(userSubject(userId));
    },
  };
}

/** The files of a job. Results name theirs by download URLs anywhere in them. */
const fileIds = ({ inputs, result }: JobRow): string[] => [...Object.values(inputs).flat(), ...fileIdsIn(result)];
