import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { processEnvironment } from '../platform/config/environment.ts';
import { identifyProcess, isStillRunning, type ProcessIdentity } from '../platform/data-folder/process-identity.ts';
import { findRunningPostgres } from '../platform/database/embedded-postgres.ts';
import { findFreePort } from '../platform/free-port.ts';

const sampleScript = fileURLToPath(new URL('./sample-server.ts', import.meta.url));
const pollMs = 50;

export type SampleServer = {
  url: string;
  dataDir: string;
  /** The supervising process. */
  process: ChildProcess;
  /** Its log so far. */
  log: () => string;
  /** Its child with this role, once there is one. */
  child: (role: 'web' | 'worker') => Promise<ProcessIdentity>;
  /** The postmaster of its embedded database. */
  postmaster: () => Promise<ProcessIdentity>;
  /** Waits until a job runs. */
  hasBegun: () => Promise<void>;
  /** Waits until it answers requests. */
  isUp: () => Promise<void>;
  /** Ends it in any state and removes its data folder. */
  close: () => Promise<void>;
};

/**
 * Starts the product with the sample tool, or as `script` does, in separate processes on a free port, with an embedded
 * database unless `settings` name one.
 */
export async function startSampleServer(
  settings: Record<string, string> = {},
  script = sampleScript,
): Promise<SampleServer> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'satchel-processes-')));
  const port = settings.PORT ?? String(await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const { process: server, output } = spawnSampleServer({ ...settings, DATA_DIR: dataDir, PORT: port }, script);
  let log = '';
  void output.then((whole) => {
    log = whole;
  });
  server.stdout?.on('data', (chunk: string) => {
    log += chunk;
  });
  const close = async () => {
    const identities = await Promise.all([...(await childrenOf(server)), await postmasterIn(dataDir)]);
    server.kill('SIGKILL');
    // They end by themselves after their parent; only then may the folder be removed.
    for (const identity of identities) await hasEnded(identity);
    await rm(dataDir, { recursive: true, force: true });
  };
  const isUp = async () => {
    while (!(await answers(url))) {
      if (server.exitCode !== null) throw new Error(`The server ended: ${await output}`);
      await sleep(pollMs);
    }
  };
  try {
    await isUp();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...{ url, dataDir, process: server, isUp, close, log: () => log },
    hasBegun: () => hasRunningJob(dataDir),
    postmaster: async () => required(await postmasterIn(dataDir), 'postmaster'),
    child: async (role) => {
      for (;;) {
        for (const child of await childrenOf(server)) if ((await roleOf(child)) === role) return child;
        await sleep(pollMs);
      }
    },
  };
}

/** Starts it without waiting; `output` is everything it writes until it ends. */
export function spawnSampleServer(
  settings: Record<string, string>,
  script = sampleScript,
): {
  process: ChildProcess;
  output: Promise<string>;
} {
  const server = spawn(process.execPath, [script], {
    env: { ...processEnvironment, WORKER_CONCURRENCY: '2', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stdout.setEncoding('utf8');
  return {
    process: server,
    output: Promise.all([text(server.stdout), text(server.stderr)]).then((parts) => parts.join('')),
  };
}

/** Kills a process as the kernel does when out of memory, and waits until it is gone. */
export async function killProcess(identity: ProcessIdentity): Promise<void> {
  process.kill(identity.pid, 'SIGKILL');
  await hasEnded(identity);
}

export async function hasEnded(identity: ProcessIdentity | undefined): Promise<void> {
  while (identity && (await isStillRunning(identity))) await sleep(pollMs);
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Asks the database, as nobody else knows the job of a waiting call. */
async function hasRunningJob(dataDir: string): Promise<void> {
  const { databasePassword: password } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'));
  const url = await findRunningPostgres({ directory: join(dataDir, 'postgres'), password });
  const client = new pg.Client({ connectionString: required(url, 'database') });
  await client.connect();
  const isRunning = async () => (await client.query("select from jobs where state = 'running'")).rowCount !== 0;
  while (!(await isRunning())) await sleep(pollMs);
  await client.end();
}

async function childrenOf({ pid }: ChildProcess): Promise<ProcessIdentity[]> {
  const pids = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const found = await Promise.all(pids.split(' ').filter(Boolean).map(Number).map(identifyProcess));
  return found.filter((identity) => identity !== undefined);
}

async function roleOf({ pid }: ProcessIdentity): Promise<string | undefined> {
  const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
  return /(?:^|\0)PROCESS_MODE=(\w+)/.exec(environment)?.[1];
}

async function postmasterIn(dataDir: string): Promise<ProcessIdentity | undefined> {
  const noted = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  return noted === '' ? undefined : identifyProcess(Number.parseInt(noted, 10));
}

function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}
