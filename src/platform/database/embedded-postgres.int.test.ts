import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { identifyProcess } from '../data-folder/process-identity.ts';
import { createLog } from '../log/log.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const password = 'a password with \'quotes\' and "others" & more';
const log = createLog({ logLevel: 'silent' });

// Readable by its owner only; as root, the server's account must still get through.
let parent: string;
/** Shared by all tests but one: creating the cluster takes longer than most of them. */
let directory: string;
const running: EmbeddedPostgres[] = [];
const applications: ChildProcess[] = [];
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'satchel-embedded-postgres-'));
  directory = join(parent, 'postgres');
});
afterEach(async () => {
  for (const application of applications.splice(0)) application.kill('SIGKILL');
  for (const server of running.splice(0)) await server.stop();
});
afterAll(() => rm(parent, { recursive: true }));

describe('startEmbeddedPostgres', () => {
  test('starts a server of version 18 whose data outlives it', async () => {
    const first = await start();
    await query(first.url, 'create table notes (note text)');
    await query(first.url, "insert into notes values ('kept')");
    await stop(first);
    const second = await start();
    expect(await query(second.url, 'select note from notes')).toEqual([{ note: 'kept' }]);
    expect(await query(second.url, "select current_setting('server_version') like '18.%' as is_18")).toEqual([
      { is_18: true },
    ]);
  });

  test('refuses a wrong password, and lets the role read no file of the machine', async () => {
    const { url } = await start();
    const wrong = new URL(url);
    wrong.password = 'wrong';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    await expect(query(url, "select pg_read_file('/etc/passwd')")).rejects.toThrow(/permission denied/);
  });

  test('removes what a first start that was killed left half done', async () => {
    const other = join(parent, 'other');
    await mkdir(`${other}.new/files`, { recursive: true });
    await writeFile(`${other}.new/files/PG_VERSION`, '18');
    const { url } = await start(other);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('ends by itself when the application is killed, and starts again with all data', async () => {
    const application = await startApplication();
    await query(application.url, 'create table before_the_kill (note text)');
    const postmaster = await postmasterPid();
    application.process.kill('SIGKILL');
    await vi.waitFor(async () => expect(await identifyProcess(postmaster)).toBeUndefined(), { timeout: 60_000 });
    const { url } = await start();
    expect(await query(url, 'select * from before_the_kill')).toEqual([]);
  });

  test('stops the server that an application which cannot stop it any more left running', async () => {
    const application = await startApplication();
    await query(application.url, 'create table before_the_stop (note text)');
    const postmaster = await postmasterPid();
    application.process.kill('SIGSTOP');
    const { url } = await start();
    expect(await identifyProcess(postmaster)).toBeUndefined();
    expect(await query(url, 'select * from before_the_stop')).toEqual([]);
  });

  test('leaves a process alone that merely has the number of an earlier server', async () => {
    await stop(await start());
    const stranger = spawn('sleep', ['60']);
    applications.push(stranger);
    await writeFile(join(directory, 'postmaster.pid'), `${stranger.pid}\n${directory}\n`);
    await start();
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  });

  test('starts the server again, under the same address, when it was killed', async () => {
    const { url } = await start();
    await query(url, 'create table before_the_crash (note text)');
    process.kill(await postmasterPid(), 'SIGKILL');
    await vi.waitFor(async () => expect(await query(url, 'select * from before_the_crash')).toEqual([]), {
      timeout: 60_000,
    });
  });

  test('says in the server’s own words why it does not start', async () => {
    await stop(await start());
    await writeFile(join(directory, 'postgresql.auto.conf'), "shared_buffers = 'plenty'\n");
    await expect(start()).rejects.toThrow(/The embedded database did not start:\n.*shared_buffers/s);
  });
});

async function start(where = directory): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ directory: where, password, log });
  running.push(server);
  return server;
}

async function stop(server: EmbeddedPostgres): Promise<void> {
  running.splice(running.indexOf(server), 1);
  await server.stop();
}

/** Another process that runs the server. */
async function startApplication(): Promise<{ process: ChildProcess; url: string }> {
  const module = new URL('./embedded-postgres.ts', import.meta.url).href;
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const { createLog } = await import(${JSON.stringify(new URL('../log/log.ts', import.meta.url).href)});
    const log = createLog({ logLevel: 'silent' });
    const { url } = await startEmbeddedPostgres({ ...${JSON.stringify({ directory, password })}, log });
    console.log(url);`;
  const application = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  applications.push(application);
  const [url] = await once(application.stdout.setEncoding('utf8'), 'data');
  return { process: application, url: String(url).trim() };
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(join(directory, 'postmaster.pid'), 'utf8'), 10);
}
