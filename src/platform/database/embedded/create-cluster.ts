import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { OtherAccount } from '../../other-account.ts';
import { StartError } from '../../start-error.ts';
import { databaseName, findPrograms, programEnvironment, roleName } from './programs.ts';
import { type Command, underAccount } from './server-account.ts';

/**
 * Creates the database cluster in `directory`, which must not exist. It appears atomically: a process that dies leaves only a
 * draft, which the next one removes.
 * The application's role may create databases but is no superuser, so injected SQL could not read files of the machine. The
 * superuser's password is discarded.
 */
export async function createCluster(params: {
  directory: string;
  password: string;
  account: OtherAccount | undefined;
}): Promise<void> {
  const { directory, password, account } = params;
  const { initdb, postgres } = findPrograms();
  const draft = `${directory}.new`;
  const files = join(draft, 'files');
  const passwordFile = join(draft, 'superuser');
  await rm(draft, { recursive: true, force: true });
  await mkdir(files, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, randomBytes(32).toString('base64url'), { mode: 0o600 });
  if (account) for (const path of [draft, files, passwordFile]) await chown(path, account.uid, account.gid);

  await runToEnd(
    await underAccount(
      {
        program: initdb,
        args: [
          `--pgdata=${files}`,
          '--username=postgres',
          `--pwfile=${passwordFile}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          // The same sort order on every machine, whatever its locales.
          ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
          '--no-instructions',
        ],
      },
      account,
    ),
  );
  await runToEnd(
    await underAccount({ program: postgres, args: ['--single', '-D', files, 'postgres'] }, account),
    `create role ${roleName} login createdb password ${quoteLiteral(password)};\ncreate database ${databaseName} owner ${roleName};\n`,
  );
  await rename(files, directory);
  await rm(draft, { recursive: true });
}

const quoteLiteral = (value: string): string => `'${value.replaceAll("'", "''")}'`;

async function runToEnd({ program, args }: Command, input = ''): Promise<void> {
  const child = spawn(program, args, { env: programEnvironment, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(input);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  // The single-user server reports a failed statement and continues.
  if (code === 0 && !/^.*(ERROR|FATAL|PANIC):/m.test(errors)) return;
  throw new StartError(`The embedded database could not be created:\n${(errors || output).trim()}`);
}
