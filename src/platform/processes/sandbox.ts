import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError, describeError } from '../../shared/errors.ts';
import type { EventLog } from '../log/log.ts';
import { type ChildAccounts, changeOwner, createChildAccounts, grantRead } from './child-accounts.ts';
import { findCommand } from './find-command.ts';
import { packagesDirectory } from './packages.ts';
import { type Confine, sandboxMakers } from './sandbox-levels.ts';
import { startConfined } from './start-confined.ts';

/**
 * How child processes are confined, strongest first.
 * - `bwrap`: namespaces; the program sees only the system and the named paths, and has no network.
 * - `landlock+seccomp`: the same without namespaces (`jail.py`), which containers forbid.
 * - `seccomp`: no network, no escape calls; can read every file that the server may read.
 * - `prlimit`: limits only memory, processor time and file size.
 * - `none`: only the deadline.
 * If this process is root, programs run under their own account at every level (`child-accounts.ts`).
 */
export const sandboxLevels = ['bwrap', 'landlock+seccomp', 'seccomp', 'prlimit', 'none'] as const;
export type SandboxLevel = (typeof sandboxLevels)[number];

/** Limits that the kernel enforces per process. */
export type Limits = {
  /** Address space in MB. Not for Node and WebAssembly, which reserve far more than they use. */
  memoryMb?: number;
  cpuSeconds?: number;
  /** Maximum size of each file it writes, in MB. */
  fileMb?: number;
  openFiles?: number;
  /** Total of all files in its folders, in MB; by default twice the largest file plus room for small ones. */
  diskMb?: number;
};

const smallFilesMb = 512;

/** Without a file size limit, only the kernel's limits hold. */
export const diskLimitMb = ({ diskMb, fileMb = Infinity }: Limits): number => diskMb ?? 2 * fileMb + smallFilesMb;

/** A program to start, and what it may access. All paths are absolute. */
export type Confinement = {
  command: string;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  readOnly: readonly string[];
  writable: readonly string[];
  /** A private, writable directory: the working directory and TMPDIR. */
  temporary: string;
  limits: Limits;
  /** Allows local sockets; there is no network either way. */
  unixSockets?: boolean;
  /**
   * The program ends itself and its children on SIGTERM or the end of stdin. It then gets SIGTERM when the server dies; the
   * SIGKILL that others get would leave its children behind.
   */
  endsItsGroup?: boolean;
};

/** Input of `startConfined`. */
export type SpawnPlan = {
  command: string;
  args: string[];
  env: Record<string, string>;
  cwd: string;
  /** Sent to the program on descriptor 3. */
  filter?: Buffer | undefined;
  /** Call it when the process is gone. */
  release?: () => void;
};

export type ReadySandbox = {
  level: SandboxLevel;
  /** Gives a program ownership of its folders and says how to start it. */
  prepare: (confinement: Confinement) => Promise<SpawnPlan>;
  /** Lets prepared programs read a file or folder of the server despite its mode. */
  grantRead: (path: string) => Promise<void>;
};

export type Sandbox = {
  /** The strongest confinement of this machine. Rejects when policy 'required' cannot be met. */
  ready: () => Promise<ReadySandbox>;
};

export type SandboxPolicy = 'auto' | 'required';

const probeTimeoutMs = 10_000;
/** One of the program, its packages and its code. */
const ownFiles = [process.execPath, join(packagesDirectory, 'sharp', 'package.json'), fileURLToPath(import.meta.url)];

/**
 * Detects once, in the background, how child processes can be confined, and logs it.
 * @param strongest skips stronger levels; for tests
 */
export function createSandbox(params: { policy: SandboxPolicy; log: EventLog; strongest?: SandboxLevel }): Sandbox {
  const probed = probe(params);
  // Marks an early rejection as handled; callers of `ready` still get it.
  probed.catch(() => undefined);
  return { ready: () => probed };
}

async function probe(params: {
  policy: SandboxPolicy;
  log: EventLog;
  strongest?: SandboxLevel;
}): Promise<ReadySandbox> {
  const accounts = process.getuid?.() === 0 ? await createChildAccounts() : undefined;
  const failures: string[] = [];
  for (const level of sandboxLevels.slice(sandboxLevels.indexOf(params.strongest ?? 'bwrap'))) {
    const confine = await sandboxMakers[level]();
    if (typeof confine === 'string') {
      failures.push(`${level}: ${confine}`);
      continue;
    }
    const ready = { level, ...withAccounts(confine, accounts) };
    const failure = await tryOut(ready).catch(describeError);
    if (failure !== undefined) {
      failures.push(`${level}: ${failure}`);
      continue;
    }
    judge({ level, failures, ...params });
    return ready;
  }
  throw new Error(`Child processes cannot be started at all: ${failures.join('; ')}`);
}

function withAccounts(confine: Confine, accounts: ChildAccounts | undefined): Omit<ReadySandbox, 'level'> {
  if (accounts === undefined)
    return { prepare: async (confinement) => confine(confinement), grantRead: async () => {} };
  return {
    prepare: async (confinement) => {
      const account = accounts.take();
      const release = () => accounts.release(account);
      try {
        for (const folder of [confinement.temporary, ...confinement.writable]) await changeOwner(folder, account);
        return { ...confine(confinement, account), release };
      } catch (error) {
        release();
        throw error;
      }
    },
    grantRead,
  };
}

function judge(params: { level: SandboxLevel; failures: string[]; policy: SandboxPolicy; log: EventLog }): void {
  const { level, failures, policy, log } = params;
  if (level === 'bwrap' || level === 'landlock+seccomp') {
    log.info({ sandbox: level, ...(failures.length > 0 ? { failures } : {}) }, 'Child processes are confined');
    return;
  }
  const advice = 'Install bubblewrap or python3 on a kernel with Landlock (5.13 or newer)';
  if (policy === 'required') {
    throw new AppError({
      code: 'SANDBOX_MISSING',
      status: 503,
      message: `SANDBOX=required, but this machine offers only '${level}'. ${advice}, or set SANDBOX=auto to run without.`,
      log: failures.join('; '),
    });
  }
  log.warn(
    { sandbox: level, failures },
    `This machine cannot keep programs that open visitors' files away from the server's own files. ${advice}`,
  );
}

/**
 * Lets a confined program read the product's files, and a file readable only by this account in a folder that only this
 * account may enter: an installation may be in /root. Returns why it failed, or undefined.
 */
async function tryOut({ prepare, grantRead }: ReadySandbox): Promise<string | undefined> {
  const program = await findCommand('head');
  if (program === undefined) return 'there is no program to try it with';
  const folder = await mkdtemp(join(tmpdir(), 'satchel-sandbox-'));
  try {
    const [temporary, input] = [join(folder, 'temporary'), join(folder, 'input')];
    await mkdir(temporary);
    await writeFile(input, 'input', { mode: 0o600 });
    await grantRead(input);
    const plan = await prepare({
      command: program,
      args: ['-c', '1', input, ...ownFiles],
      env: {},
      readOnly: [input, ...ownFiles],
      writable: [],
      temporary,
      limits: { memoryMb: 512, cpuSeconds: 5, fileMb: 1, openFiles: 64 },
    });
    return await complaintOf(plan);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function complaintOf(plan: SpawnPlan): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = startConfined(plan, { timeout: probeTimeoutMs, killSignal: 'SIGKILL' });
    let complaint = '';
    child.stdin.end();
    child.stdout.resume();
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => {
      resolve(code === 0 ? undefined : complaint.trim() || `ended with ${signal ?? code}`);
    });
  });
}
