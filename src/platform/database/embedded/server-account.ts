import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { identityOptions, type OtherAccount, searchOptions } from '../../other-account.ts';
import { StartError } from '../../start-error.ts';

const run = promisify(execFile);

/**
 * PostgreSQL refuses to run as root. Returns the account to use instead; undefined when this process is not root. An existing
 * database stays with its owner.
 */
export async function chooseServerAccount(owner: OtherAccount | undefined): Promise<OtherAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  if (owner && owner.uid !== 0) return owner;
  return (await findAccount('postgres')) ?? (await findAccount('satchel')) ?? (await createAccount('satchel'));
}

async function createAccount(name: string): Promise<OtherAccount> {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]);
    const account = await findAccount(name);
    if (account) return account;
  } catch (error) {
    const nobody = await findAccount('nobody');
    if (nobody) return nobody;
    throw noAccount(error);
  }
  throw noAccount(undefined);
}

const noAccount = (cause: unknown) =>
  new StartError(
    'PostgreSQL refuses to run as root, and no other account could be found or made for it. Start Satchel as an ordinary ' +
      'user, or set DATABASE_URL to a PostgreSQL server that is already running.',
    { cause },
  );

async function findAccount(name: string): Promise<OtherAccount | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const found = lines.find(([account]) => account === name);
  return found && { uid: Number(found[2]), gid: Number(found[3]) };
}

export type Command = { program: string; args: string[] };

/** Wraps a command to run under `account`, with access to root's folders, and to get SIGINT when this process dies. */
export async function underAccount(command: Command, account: OtherAccount | undefined): Promise<Command> {
  const setpriv = await hasSetpriv();
  if (!account) {
    return setpriv ? wrap(['--pdeathsig', 'INT'], command) : command;
  }
  if (!setpriv) {
    throw new StartError(
      'PostgreSQL refuses to run as root, and the program setpriv (package util-linux), which starts it under another account, ' +
        'is missing. Install it, start Satchel as an ordinary user, or set DATABASE_URL.',
    );
  }
  return wrap([...identityOptions(account), '--pdeathsig', 'INT', ...(await searchOptions())], command);
}

const wrap = (options: string[], { program, args }: Command): Command => ({
  program: 'setpriv',
  args: [...options, '--', program, ...args],
});

async function hasSetpriv(): Promise<boolean> {
  return run('setpriv', ['--version']).then(
    () => true,
    () => false,
  );
}
