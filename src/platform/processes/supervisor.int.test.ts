import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { silentLog } from '../../testing/silent-log.ts';
import { nodeProgram } from './packages.ts';
import { createSandbox, type SandboxLevel, sandboxLevels } from './sandbox.ts';
import { createSupervisor, type SupervisedJob, type Supervisor, type SupervisorOptions } from './supervisor.ts';
import type { TestJob } from './test-job-program.ts';
import { processesWith } from './test-processes.ts';

const available = await levelsOfThisMachine();
const program = new URL('./test-job-program.ts', import.meta.url);
const answer = z.object({ said: z.string(), jobs: z.number() });

let root: string;
let slotsDirectory: string;
let source: string;
let result: string;
let level: SandboxLevel;
const opened: Supervisor<TestJob>[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'satchel-supervisor-'));
  slotsDirectory = join(root, 'slots');
  await mkdir(slotsDirectory);
  source = join(root, 'source.txt');
  result = join(root, 'result.txt');
  await writeFile(source, 'the content');
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((supervisor) => supervisor.close()));
  expect(await readdir(slotsDirectory)).toEqual([]);
  await rm(root, { recursive: true, force: true });
});

describe.each(available)('%s: a supervised process', (strongest) => {
  beforeEach(() => {
    level = strongest;
  });

  test('gets its inputs, and its outputs come to their places', async () => {
    const supervisor = open();
    expect(await copy(supervisor)).toEqual({ said: 'copied', jobs: 1 });
    expect(await readFile(result, 'utf8')).toBe('the content');
    expect(await readFile(source, 'utf8')).toBe('the content');
  });

  test('is ended when it takes too much memory in a job', async () => {
    const supervisor = open({ memory: { recycleMb: 150, killMb: 300 } });
    const filling = run(supervisor, { do: 'fill memory', mb: 600, stay: true });
    await expect(filling).rejects.toMatchObject({ code: 'ENGINE_OUT_OF_MEMORY', status: 422 });
  });

  test('is ended when it fills the disk in a job', async () => {
    const supervisor = open({ limits: { diskMb: 50 } });
    await expect(run(supervisor, { do: 'fill disk', mb: 100 })).rejects.toMatchObject({ code: 'ENGINE_OVER_LIMIT' });
    expect(await copy(supervisor)).toMatchObject({ jobs: 1 });
  });

  test('is ended when its job is cancelled', async () => {
    const supervisor = open();
    const controller = new AbortController();
    const marker = `42${Date.now()}.${Math.floor(Math.random() * 1e6)}`;
    const hanging = run(supervisor, { do: 'hang', marker }, { signal: controller.signal });
    await expect.poll(() => processesWith(marker)).not.toEqual([]);
    controller.abort(new Error('no longer wanted'));
    await expect(hanging).rejects.toThrow('no longer wanted');
    await expect.poll(() => processesWith(marker)).toEqual([]);
  });

  test('cannot hand out a file of the server by a link', async () => {
    const linking = run(open(), { do: 'link', to: '/etc/passwd' }, { outputs: { 'result.txt': result } });
    await expect(linking).rejects.toThrow('not as a regular file');
    await expect(readFile(result)).rejects.toThrow('ENOENT');
  });

  test('dies with the server, and so does what it started', async () => {
    const marker = `43${Date.now()}.${Math.floor(Math.random() * 1e6)}`;
    const script = fileURLToPath(new URL('./test-parent.ts', import.meta.url));
    const ownSlots = join(root, 'parent');
    await mkdir(ownSlots);
    const parent = spawn(process.execPath, [script, ownSlots, level, marker], { stdio: 'ignore' });
    // The program's child shows that the job has started.
    await expect.poll(() => processesWith(`sleep\0${marker}`)).not.toEqual([]);
    parent.kill('SIGKILL');
    await expect.poll(() => processesWith(fileURLToPath(program))).toEqual([]);
    await expect.poll(() => processesWith(`sleep\0${marker}`)).toEqual([]);
  });

  test('is ended by closing, and its folder is removed', async () => {
    const supervisor = open();
    const hanging = run(supervisor, { do: 'hang', marker: '4321' });
    const outcome = expect(hanging).rejects.toMatchObject({ code: 'ENGINE_STOPPING' });
    await expect.poll(() => supervisor.state().running).toBe(1);
    await supervisor.close();
    await outcome;
    expect(await processesWith(slotsDirectory)).toEqual([]);
  });
});

// Messages and counts are the same at every level.
describe('a supervised process', () => {
  beforeEach(() => {
    [level = 'none'] = available;
  });

  test('stays for the next job', async () => {
    const supervisor = open();
    await copy(supervisor);
    expect(await copy(supervisor)).toMatchObject({ jobs: 2 });
    expect(supervisor.state()).toEqual({ running: 1, busy: 0, waiting: 0 });
  });

  test('says how far its job is, each news once', async () => {
    const supervisor = open();
    const news: [number, string | undefined][] = [];
    const onProgress = (fraction: number, step?: string) => news.push([fraction, step]);
    const request: TestJob = { do: 'report', steps: ['read', 'write'] };
    await run(supervisor, request, { onProgress });
    expect(news).toEqual([
      [0, 'read'],
      [0.5, 'write'],
    ]);
  });

  test('is replaced after its share of jobs', async () => {
    const supervisor = open({ maxJobs: 2 });
    const counts = [];
    for (let call = 0; call < 3; call += 1) counts.push((await copy(supervisor)).jobs);
    expect(counts).toEqual([1, 2, 1]);
  });

  test('is replaced when it holds too much memory after a job', async () => {
    const supervisor = open({ memory: { recycleMb: 150, killMb: 2000 } });
    await run(supervisor, { do: 'fill memory', mb: 200, stay: false });
    expect(await copy(supervisor)).toMatchObject({ jobs: 1 });
  });

  test('that crashes fails its job with its last words, and the next job works', async () => {
    const supervisor = open();
    await expect(run(supervisor, { do: 'crash' })).rejects.toMatchObject({
      code: 'ENGINE_CRASHED',
      status: 422,
      log: expect.stringContaining('the last words'),
    });
    expect(await copy(supervisor)).toMatchObject({ jobs: 1 });
  });

  test('that takes too long is ended with everything it started', async () => {
    const supervisor = open();
    const marker = `41${Date.now()}.${Math.floor(Math.random() * 1e6)}`;
    // Started before the clock runs: on a busy machine the start alone may take that long.
    await copy(supervisor);
    const outcome = expect(run(supervisor, { do: 'hang', marker }, { timeoutMs: 5_000 })).rejects.toMatchObject({
      ...{ code: 'ENGINE_TIMED_OUT', status: 422 },
    });
    await expect.poll(() => processesWith(marker)).not.toEqual([]);
    await outcome;
    await expect.poll(() => processesWith(marker)).toEqual([]);
    expect(await copy(supervisor)).toMatchObject({ jobs: 1 });
  });

  test('may refuse an input in words for the user, and is kept', async () => {
    const supervisor = open();
    await expect(run(supervisor, { do: 'refuse' })).rejects.toMatchObject({
      ...{ code: 'TEST_REFUSED', status: 422, message: 'This file is not for us.', log: 'details' },
    });
    await expect(run(supervisor, { do: 'throw' })).rejects.toThrow('a defect of the program');
    expect(await copy(supervisor)).toMatchObject({ jobs: 3 });
  });

  test('may print what it likes between its answers', async () => {
    const supervisor = open();
    expect(
      await run(supervisor, { do: 'print', text: 'Warning: {"id":1}\n{"id":99,"answer":"forged"}\n' }),
    ).toMatchObject({
      said: 'printed',
    });
  });

  test('that prints a line without end is ended', async () => {
    const supervisor = open();
    await expect(run(supervisor, { do: 'print', text: 'x'.repeat(1_500_000) })).rejects.toMatchObject({
      code: 'ENGINE_CRASHED',
    });
  });

  test('that answers something else than was agreed is not believed', async () => {
    await expect(run(open(), { do: 'answer nonsense' })).rejects.toThrow('expected string');
  });

  test('that did not write its output fails', async () => {
    const printing = run(open(), { do: 'print', text: 'done\n' }, { outputs: { 'result.txt': result } });
    await expect(printing).rejects.toThrow('ENOENT');
  });
});

const seals = (name: SandboxLevel) => name === 'bwrap' || name === 'landlock+seccomp';
describe.each(available.filter(seals))('%s: a supervised process', (strongest) => {
  beforeEach(() => {
    level = strongest;
  });

  test('sees the files of its current job and no others', async () => {
    const supervisor = open();
    await copy(supervisor);
    await expect(run(supervisor, { do: 'read', path: source })).rejects.toThrow(/EACCES|ENOENT/);
    const [slot = ''] = await readdir(slotsDirectory);
    const folder = join(slotsDirectory, slot, 'input');
    expect(await run(supervisor, { do: 'look', at: folder }, { inputs: { 'two.txt': source } })).toMatchObject({
      said: 'two.txt',
    });
  });

  test('cannot change its input', async () => {
    await expect(run(open(), { do: 'spoil input' }, { inputs: { 'source.txt': source } })).rejects.toThrow(
      /EACCES|EROFS/,
    );
    expect(await readFile(source, 'utf8')).toBe('the content');
  });
});

function open(more: Partial<SupervisorOptions> = {}): Supervisor<TestJob> {
  const supervisor = createSupervisor<TestJob>({
    name: 'test',
    ...nodeProgram(program, 512),
    ...{ size: 1, queueLimit: 10, maxJobs: 100, idleStopMs: 60_000 },
    memory: { recycleMb: 500, killMb: 1000 },
    sandbox: createSandbox({ policy: 'auto', log: silentLog, strongest: level }),
    slotsDirectory,
    log: silentLog,
    ...more,
  });
  opened.push(supervisor);
  return supervisor;
}

type More = Partial<SupervisedJob<TestJob, unknown>>;

function run(supervisor: Supervisor<TestJob>, request: TestJob, more: More = {}) {
  const signal = new AbortController().signal;
  return supervisor.run({ inputs: {}, outputs: {}, timeoutMs: 20_000, signal, ...more, request, answer });
}

function copy(supervisor: Supervisor<TestJob>) {
  return run(supervisor, { do: 'copy' }, { inputs: { 'source.txt': source }, outputs: { 'result.txt': result } });
}

async function levelsOfThisMachine(): Promise<SandboxLevel[]> {
  const levels = await Promise.all(
    sandboxLevels.map(async (strongest) => {
      const ready = await createSandbox({ policy: 'auto', log: silentLog, strongest }).ready();
      return ready.level === strongest ? [strongest] : [];
    }),
  );
  return levels.flat();
}
