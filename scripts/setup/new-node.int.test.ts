import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { identifyProcess } from '../../src/platform/data-folder/process-identity.ts';

const newNode = JSON.stringify(new URL('./new-node.mjs', import.meta.url).href);

let folder: string;
const started: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'satchel-new-node-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

describe('a command passed on to the new Node', () => {
  // Like every such command: the same file runs in both.
  const command = `
    import { handOverToNewNode } from ${newNode};
    if (!process.env.SATCHEL_HANDED_OVER) handOverToNewNode();
    else {
      process.on('SIGTERM', () => process.exit(7));
      console.log(process.pid + ' ' + process.argv.slice(2));
      setTimeout(() => {}, 30_000);
    }`;

  test('gets arguments and signals, and returns its exit code', async () => {
    const { child, said } = await start(command, ['--dev']);
    expect(said).toMatch(/^\d+ --dev$/);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([7, null]);
  });
});

describe('a server started by npm', () => {
  const server = `
    import { stopWithParent } from ${newNode};
    stopWithParent(() => process.exit(0));
    console.log(process.pid);
    setTimeout(() => {}, 30_000);`;
  const npm = `
    import { spawn } from 'node:child_process';
    spawn(process.execPath, [process.argv[2]], { stdio: 'inherit', env: { ...process.env, npm_lifecycle_event: 'start' } });`;
  // npm runs scripts in a shell, and not every shell replaces itself with the program.
  const npmWithShell = npm.replace(
    'spawn(process.execPath, [process.argv[2]]',
    "spawn('sh', ['-c', `$0 $1; exit`, process.execPath, process.argv[2]]",
  );

  test.each([
    ['directly', npm],
    ['through a shell', npmWithShell],
  ])('%s ends when npm is killed', async (_how, parent) => {
    await writeFile(join(folder, 'server.mjs'), server);
    const { child, said } = await start(parent, [join(folder, 'server.mjs')]);
    const pid = Number(said);
    expect(await identifyProcess(pid)).toBeDefined();
    child.kill('SIGKILL');
    await expect.poll(() => identifyProcess(pid)).toBeUndefined();
  });
});

/** Runs a program and waits for its first line. */
async function start(program: string, args: string[]): Promise<{ child: ChildProcess; said: string }> {
  const file = join(folder, 'program.mjs');
  await writeFile(file, program);
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const [said] = await once(child.stdout.setEncoding('utf8'), 'data');
  return { child, said: String(said).trim() };
}
