import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';

const run = promisify(execFile);

/** Another account than the own one, under which the server's programs run. */
export type ServerAccount = { uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root. Answers the account it runs under instead, or undefined when this process is no root
 * and runs it under its own account. An existing database stays with the account that owns it.
 */
export async function chooseServerAccount(owner: ServerAccount | undefined): Promise<ServerAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  if (owner && owner.uid !== 0) return owner;
  return (await findAccount('postgres')) ?? (await findAccount('satchel')) ?? (await createAccount('satchel'));
}

async function createAccount(name: string): Promise<ServerAccount> {
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
      'user, or set DATABASE_URL to a PostgreSQL server that runs already.',
    { cause },
  );

async function findAccount(name: string): Promise<ServerAccount | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const found = lines.find(([account]) => account === name);
  return found && { uid: Number(found[2]), gid: Number(found[3]) };
}

export type Command = { program: string; args: string[] };

/**
 * Wraps a command so that it runs under `account`, and ends with SIGINT when this process dies.
 *
 * The data folder and the programs may lie below folders that only root may enter, such as /root itself: the command keeps
 * the one capability that lets it search folders and read files regardless of their mode. Docker's default set lacks it and
 * has the stronger `dac_override`, which then stands in. access(2), which initdb asks first, heeds capabilities of other
 * accounts than root only under the bit `no_setuid_fixup`.
 */
export async function underAccount(command: Command, account: ServerAccount | undefined): Promise<Command> {
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
  const identity = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', '--pdeathsig', 'INT'];
  return wrap([...identity, ...(await searchOptions())], command);
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

/** Bits of capabilities(7). */
const capabilityBits = { dac_override: 1n, dac_read_search: 2n, setpcap: 8n };

/** What makes setpriv keep the capability to search folders; nothing when this root does not have it to give. */
async function searchOptions(): Promise<string[]> {
  const status = await readFile('/proc/self/status', 'utf8');
  const permitted = BigInt(`0x${/^CapPrm:\s*([0-9a-f]+)$/m.exec(status)?.[1] ?? '0'}`);
  const has = (name: keyof typeof capabilityBits) => (permitted & (1n << capabilityBits[name])) !== 0n;
  const search = (['dac_read_search', 'dac_override'] as const).find(has);
  if (!search || !has('setpcap')) return [];
  return ['--securebits', '+no_setuid_fixup', `--inh-caps=-all,+${search}`, `--ambient-caps=-all,+${search}`];
}
