import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '../../testing/silent-log.ts';
import { type CommandRequest, createRunCommand, type RunCommand } from './run-command.ts';
import { createSandbox, type SandboxLevel, sandboxLevels } from './sandbox.ts';
import { processesWith } from './test-processes.ts';

/** All levels of this machine; each is forced in turn. */
const available = await levelsOfThisMachine();
const seals = (level: SandboxLevel) => level === 'bwrap' || level === 'landlock+seccomp';
const cutsNetwork = (level: SandboxLevel) => seals(level) || level === 'seccomp';

let root: string;
let temporaryDirectory: string;
let outside: string;
let server: Server;
let connections = 0;
let port: number;
let runCommand: RunCommand;

beforeAll(async () => {
  server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => server.close());
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'satchel-command-'));
  temporaryDirectory = join(root, 'temporary');
  outside = join(root, 'outside');
  await Promise.all([mkdir(temporaryDirectory), mkdir(outside)]);
  await writeFile(join(outside, 'secret.txt'), 'the secret');
});
afterEach(async () => {
  expect(await readdir(temporaryDirectory)).toEqual([]);
  await rm(root, { recursive: true, force: true });
});

test('this machine can confine programs at all', () => {
  expect(available).toContain('none');
});

describe.each(available)('%s', (level) => {
  beforeEach(() => useLevel(level));

  test('returns what the program printed, and its exit code', async () => {
    const { stdout, stderr, exitCode } = await bash('cat; echo told >&2; exit 3', {
      input: 'hello',
      acceptExitCodes: [3],
    });
    expect({ stdout, stderr: stderr.trim(), exitCode }).toEqual({ stdout: 'hello', stderr: 'told', exitCode: 3 });
  });

  test('passes arguments as they are', async () => {
    const args = ['%s\n', '$(touch x); "quoted" * ~', ''];
    const { stdout } = await runCommand({ command: 'printf', args, signal: alive(), timeoutMs: 20_000 });
    expect(stdout).toBe('$(touch x); "quoted" * ~\n\n');
  });

  test('shows the program an environment without ours', async () => {
    const { stdout } = await bash('env', { env: { OMP_THREAD_LIMIT: '1' } });
    const names = stdout
      .split('\n')
      .map((line) => line.split('=')[0])
      .filter((name) => name !== '' && name !== '_');
    expect(names.sort()).toEqual(['HOME', 'LANG', 'OMP_THREAD_LIMIT', 'PATH', 'PWD', 'SHLVL', 'TMPDIR']);
  });

  test('gives it a private place for temporary files', async () => {
    const { stdout } = await bash('pwd; echo x > "$TMPDIR/file"; cat "$TMPDIR/file"');
    expect(stdout).toContain(temporaryDirectory);
    expect(stdout.trim().endsWith('x')).toBe(true);
  });

  test('reads and writes where it is allowed to', async () => {
    await bash('cat secret.txt > copy.txt', { writable: [outside] }).catch(() => undefined);
    await bash(`cat ${outside}/secret.txt > ${outside}/copy.txt`, { writable: [outside] });
    expect(await readFile(join(outside, 'copy.txt'), 'utf8')).toBe('the secret');
    expect((await bash(`cat ${outside}/secret.txt`, { readOnly: [join(outside, 'secret.txt')] })).stdout).toBe(
      'the secret',
    );
  });

  test('is ended at its deadline, with everything it started', async () => {
    const marker = `31${Date.now()}.${Math.floor(Math.random() * 1e6)}`;
    const ended = bash(`sleep ${marker} & (sleep ${marker} & sleep ${marker}) & wait`, { timeoutMs: 700 });
    await expect(ended).rejects.toMatchObject({ failure: 'timed-out' });
    await expect.poll(() => processesWith(marker)).toEqual([]);
  });

  test('leaves nothing running when it ends by itself', async () => {
    const marker = `32${Date.now()}.${Math.floor(Math.random() * 1e6)}`;
    await bash(`sleep ${marker} & disown; echo done`);
    await expect.poll(() => processesWith(marker)).toEqual([]);
  });

  test('is ended when it is cancelled', async () => {
    const controller = new AbortController();
    const marker = `34${Date.now()}.${Math.floor(Math.random() * 1e6)}`;
    const running = bash(`sleep ${marker}`, { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('no longer wanted')), 300);
    await expect(running).rejects.toThrow('no longer wanted');
    await expect.poll(() => processesWith(marker)).toEqual([]);
  });

  test('is ended when it prints without end', async () => {
    await expect(bash('yes', { maxOutputBytes: 100_000 })).rejects.toMatchObject({ failure: 'too-much-output' });
  });

  test('tells what it said when it fails', async () => {
    await expect(bash('echo about to fail; echo the reason >&2; exit 7')).rejects.toMatchObject({
      failure: 'failed',
      exitCode: 7,
      output: expect.stringMatching(/about to fail\s+the reason/),
    });
  });
});

describe.each(available.filter(seals))('%s keeps files apart: the program', (level) => {
  beforeEach(() => useLevel(level));

  test('reads nothing else', async () => {
    await expect(bash(`cat ${outside}/secret.txt`)).rejects.toMatchObject({ failure: 'failed' });
    await expect(bash('cat /etc/shadow')).rejects.toMatchObject({ failure: 'failed' });
    await expect(bash(`cat /proc/${process.pid}/environ`)).rejects.toMatchObject({ failure: 'failed' });
  });

  test('writes, empties, renames and removes nothing else', async () => {
    const secret = join(outside, 'secret.txt');
    for (const script of [
      `echo x > ${outside}/new.txt`,
      `echo x >> ${secret}`,
      `truncate -s 0 ${secret}`,
      `mv ${secret} ${outside}/moved.txt`,
      `rm ${secret}`,
      `ln ${secret} "$TMPDIR/link"`,
    ]) {
      await expect(bash(script, { readOnly: [outside] }), script).rejects.toMatchObject({ failure: 'failed' });
      await expect(bash(script), script).rejects.toMatchObject({ failure: 'failed' });
    }
    expect(await readdir(outside)).toEqual(['secret.txt']);
    expect(await readFile(secret, 'utf8')).toBe('the secret');
  });
});

describe.each(available.filter(cutsNetwork))('%s cuts it off: the program', (level) => {
  beforeEach(() => useLevel(level));

  test('cannot change the mode of a file outside', async () => {
    const secret = join(outside, 'secret.txt');
    await chmod(secret, 0o640);
    await bash(`chmod 777 ${secret}; chown 1 ${secret}; true`, { readOnly: [outside] });
    const { mode, uid } = await stat(secret);
    expect({ mode: mode & 0o777, uid }).toEqual({ mode: 0o640, uid: process.getuid?.() });
  });

  test('reaches no network, not even this machine', async () => {
    const before = connections;
    await expect(bash(`exec 3<>/dev/tcp/127.0.0.1/${port}`)).rejects.toMatchObject({ failure: 'failed' });
    expect(connections).toBe(before);
  });

  test('gets no new privileges and no new namespaces', async () => {
    expect((await bash('grep NoNewPrivs /proc/self/status')).stdout).toMatch(/1$/m);
    await expect(bash('unshare --user --map-root-user mount -t tmpfs none /mnt')).rejects.toMatchObject({
      failure: 'failed',
    });
  });

  test('cannot slip out of its process group', async () => {
    const marker = `33${Date.now()}.${Math.floor(Math.random() * 1e6)}`;
    await bash(`setsid --fork sleep ${marker}; true`, { acceptExitCodes: [0, 1] });
    await expect.poll(() => processesWith(marker)).toEqual([]);
  });
});

describe.each(available.filter((level) => level !== 'none'))('%s bounds it: the program', (level) => {
  beforeEach(() => useLevel(level));

  test('cannot have more memory than allowed', async () => {
    const script = 'x=$(head -c 300000000 /dev/zero | tr "\\0" x); echo "$x" | wc -c';
    await expect(bash(script, { limits: { memoryMb: 100 } })).rejects.toMatchObject({ name: 'CommandError' });
  });

  test('is ended when it has used its processor time', async () => {
    const endless = bash('while :; do :; done', { limits: { cpuSeconds: 1 } });
    await expect(endless).rejects.toMatchObject({
      failure: 'over-limit',
      message: expect.stringContaining('processor time'),
    });
  });

  test('cannot write a file larger than allowed', async () => {
    const large = runCommand({
      ...{ command: 'dd', args: ['if=/dev/zero', 'of=large', 'bs=1M', 'count=5'], signal: alive(), timeoutMs: 20_000 },
      limits: { fileMb: 1 },
    });
    await expect(large).rejects.toMatchObject({
      failure: 'over-limit',
      message: expect.stringContaining('larger file'),
    });
  });
});

test('a program that is not installed is called missing', async () => {
  const sandbox = createSandbox({ policy: 'auto', log: silentLog });
  const runCommand = createRunCommand({ sandbox, temporaryDirectory });
  const request = { command: 'no-such-program', args: [], signal: alive(), timeoutMs: 1_000 };
  await expect(runCommand(request)).rejects.toMatchObject({ failure: 'missing' });
});

test('a policy that this machine cannot meet is refused with a sentence', async () => {
  const sandbox = createSandbox({ policy: 'required', log: silentLog, strongest: 'prlimit' });
  await expect(sandbox.ready()).rejects.toMatchObject({
    code: 'SANDBOX_MISSING',
    message: expect.stringMatching(
      /^SANDBOX=required, but this machine offers only 'prlimit'\. Install .* or set SANDBOX=auto/,
    ),
  });
});

test('a machine that cannot keep files apart says so in the log', async () => {
  const warnings: string[] = [];
  const log = { ...silentLog, warn: (_: unknown, message?: string) => void warnings.push(message ?? '') };
  await createSandbox({ policy: 'auto', log, strongest: 'none' }).ready();
  expect(warnings).toEqual([
    expect.stringMatching(/^This machine cannot keep programs .* away from the server's own files/),
  ]);
});

function useLevel(strongest: SandboxLevel): void {
  const sandbox = createSandbox({ policy: 'auto', log: silentLog, strongest });
  runCommand = createRunCommand({ sandbox, temporaryDirectory });
}

/** `--norc`: with a socket as stdin, bash assumes a network connection and reads its settings. */
function bash(script: string, more: Partial<CommandRequest> = {}) {
  return runCommand({ command: 'bash', args: ['--norc', '-c', script], signal: alive(), timeoutMs: 20_000, ...more });
}

async function levelsOfThisMachine(): Promise<SandboxLevel[]> {
  const levels = await Promise.all(
    sandboxLevels.map(async (strongest) => {
      const { level } = await createSandbox({ policy: 'auto', log: silentLog, strongest }).ready();
      return level === strongest ? [level] : [];
    }),
  );
  return levels.flat();
}

const alive = () => new AbortController().signal;
