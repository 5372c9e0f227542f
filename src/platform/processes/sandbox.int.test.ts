import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '../../testing/silent-log.ts';
import { type CommandRequest, createRunCommand } from './run-command.ts';
import { createSandbox, type SandboxLevel, sandboxLevels } from './sandbox.ts';
import { processesWith } from './test-processes.ts';

const probe = fileURLToPath(new URL('./test-probe.py', import.meta.url));
const isRoot = process.getuid?.() === 0;

type Account = 'this account' | 'another account';
const someUser = 64_321;
/** As root, everything is also tried as an ordinary user. */
const accounts: Account[] =
  isRoot && (await isOpenTo(someUser)) ? ['this account', 'another account'] : ['this account'];

const cases: { level: SandboxLevel; account: Account }[] = [];
for (const account of accounts) {
  for (const level of sandboxLevels) {
    if ((await confined({ level, account }, ['true'])) !== undefined) cases.push({ level, account });
  }
}
const seals = ({ level }: { level: SandboxLevel }) => level === 'bwrap' || level === 'landlock+seccomp';
const filters = (one: { level: SandboxLevel }) => seals(one) || one.level === 'seccomp';
const bounds = ({ level }: { level: SandboxLevel }) => level !== 'none';

/** They discard whatever is written. */
const harmlessDevices = ['/dev/full', '/dev/null', '/dev/random', '/dev/urandom', '/dev/zero'];

test('root has the same levels as an ordinary user, and runs nothing as root', async () => {
  expect(cases.map(({ level }) => level)).toContain('none');
  for (const { level, account } of cases) {
    const ids = String(await confined({ level, account }, ['grep', '-E', '^(Uid|Gid|Groups):', '/proc/self/status']));
    const expected =
      account === 'another account' ? String(someUser) : isRoot ? '65[0-9]{3}' : String(process.getuid?.());
    expect(ids, `${level}, ${account}`).toMatch(new RegExp(`^Uid:(\\s${expected}){4}$`, 'm'));
    if (!isRoot) continue;
    expect(ids).toMatch(/^Groups:\s*$/m);
    // The program's uid is the same inside and outside.
    const namespace = await confined({ level, account }, ['readlink', '/proc/self/ns/user']);
    if (account === 'this account') expect(String(namespace).trim()).toBe(await readlink('/proc/self/ns/user'));
  }
});

describe.each(cases)('$level, $account: the program', (one) => {
  test("can change nothing of the machine's and the kernel's settings", async () => {
    const outside = JSON.parse(
      String(await runAs('this account', '/usr/bin/python3', [probe, 'paths', '/proc', '/sys', '/dev'])),
    ).join('\n');
    const found: string[] = JSON.parse(
      String(await confined(one, ['python3', probe, 'writable', seals(one) ? '/' : '/proc'], outside)),
    );
    const rest = found.filter((path) => !harmlessDevices.includes(path));
    if (one.level === 'bwrap') {
      expect(rest).toEqual(['/dev/shm', expect.stringMatching(/\/satchel-confined-\w+\/command-\w+$/)]);
    } else if (one.level === 'landlock+seccomp') {
      expect(rest).toEqual([]);
    } else {
      // World-writable by mode, but the kernel requires a capability to write.
      const openToAll = /^\/proc\/(sys\/kernel\/ns_last_pid$|pressure\/|self|thread-self|\d+)|^\/dev\//;
      expect(rest.filter((path) => !openToAll.test(path))).toEqual([]);
    }
  });
});

describe.each(cases.filter(filters))('$level, $account: the program', (one) => {
  test('is refused the calls that lead out of its confinement', async () => {
    const outcomes: Record<string, string> = JSON.parse(String(await confined(one, ['python3', probe, 'calls'])));
    const { clone3, socket, ...others } = outcomes;
    expect({ clone3, socket }).toEqual({ clone3: 'ENOSYS', socket: 'EACCES' });
    expect(Object.entries(others).filter(([, outcome]) => outcome !== 'EPERM')).toEqual([]);
    expect(Object.keys(others).length).toBeGreaterThan(25);
  });
});

describe.each(cases.filter(bounds))('$level, $account: the program', (one) => {
  test('can start a bounded number of processes', async () => {
    const [, tasks = '0'] = /\d+\/(\d+)/.exec(await readFile('/proc/loadavg', 'utf8')) ?? [];
    const bound = 256 + 16 * availableParallelism();
    // Where the kernel counts all of the user's processes, as many more; others may start meanwhile.
    const most =
      (isRoot && one.account === 'this account') || one.level === 'bwrap' ? bound : bound + 2 * Number(tasks);
    const started = Number(await confined(one, ['python3', probe, 'processes', String(most + 100)]));
    expect(started).toBeGreaterThan(100);
    expect(started).toBeLessThanOrEqual(most);
  });
});

test('calls that are refused would have had another outcome', async () => {
  const outcomes: Record<string, string> = JSON.parse(
    String(await runAs('this account', '/usr/bin/python3', [probe, 'calls'])),
  );
  const others = Object.values(outcomes).filter((outcome) => outcome !== 'EPERM');
  expect(others.length).toBeGreaterThan(15);
});

const levelsHere = cases.filter(({ account }) => account === 'this account').map(({ level }) => level);

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'satchel-greedy-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe.each(levelsHere)('%s: a program', (level) => {
  test('that fills the disk is ended, and the next works', async () => {
    const filler = 'for i in $(seq 1000); do head -c 20000000 /dev/zero > file$i; done; sleep 20';
    const ended = bash(level, filler, { limits: { diskMb: 100 } });
    await expect(ended).rejects.toMatchObject({ failure: 'over-limit', message: expect.stringContaining('disk') });
    expect(await readdir(root)).toEqual([]);
    expect((await bash(level, 'echo fine > file; cat file')).stdout).toBe('fine\n');
  });

  test('that hides what it writes is ended', async () => {
    const filler = 'exec 3> file; rm file; head -c 200000000 /dev/zero >&3; sleep 20';
    await expect(bash(level, filler, { limits: { diskMb: 100 } })).rejects.toMatchObject({ failure: 'over-limit' });
  });
});

describe.each(levelsHere.filter((level) => bounds({ level })))('%s: a program', (level) => {
  test('that is a fork bomb is ended, and the next works', async () => {
    const marker = `bomb${Date.now()}`;
    const bomb = `${marker}() { ${marker} | ${marker} & }; ${marker}; while :; do :; done`;
    await expect(bash(level, bomb, { timeoutMs: 2_000 })).rejects.toMatchObject({ name: 'CommandError' });
    await expect.poll(() => processesWith(marker)).toEqual([]);
    expect((await bash(level, 'echo fine | cat')).stdout).toBe('fine\n');
  });
});

describe.each(levelsHere.filter((level) => level === 'bwrap'))('%s: a program', (level) => {
  test('has little shared memory', async () => {
    await expect(bash(level, 'head -c 100000000 /dev/zero > /dev/shm/file')).rejects.toMatchObject({
      output: expect.stringContaining('No space left'),
    });
  });
});

function bash(strongest: SandboxLevel, script: string, more: Partial<CommandRequest> = {}) {
  const sandbox = createSandbox({ policy: 'auto', log: silentLog, strongest });
  const request = { command: 'bash', args: ['--norc', '-c', script], signal: new AbortController().signal };
  return createRunCommand({ sandbox, temporaryDirectory: root })({ ...request, timeoutMs: 20_000, ...more });
}

/** Output of a confined program; undefined if the account lacks this level. */
function confined({ level, account }: { level: SandboxLevel; account: Account }, command: string[], input = '') {
  const script = fileURLToPath(new URL('./test-confined.ts', import.meta.url));
  return runAs(account, process.execPath, [script, level, ...command], input);
}

async function runAs(account: Account, command: string, args: string[], input = ''): Promise<string | undefined> {
  const identity = account === 'another account' ? { uid: someUser, gid: someUser } : {};
  const child = spawn(command, args, { ...identity, cwd: '/', env: {}, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [printed, code] = await Promise.all([
    text(child.stdout),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]);
  if (code === 3) return undefined;
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
  return printed;
}

/** Whether an account can run the tested programs: the product may be in a folder of root. */
async function isOpenTo(uid: number): Promise<boolean> {
  const child = spawn(process.execPath, ['--check', fileURLToPath(import.meta.url)], {
    uid,
    gid: uid,
    stdio: 'ignore',
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
