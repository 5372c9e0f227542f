import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { AppError } from '../shared/errors.ts';
import type { EngineLog } from './engines.ts';
import { findCommand } from './find-command.ts';
import { type Confine, sandboxMakers } from './sandbox-levels.ts';

/**
 * How child processes are confined, strongest first.
 *
 * - `bwrap`: own namespaces; the program sees the system and the named paths, nothing else, and has no network.
 * - `landlock+seccomp`: the same promises kept by the kernel without namespaces (`jail.py`), as containers forbid those.
 * - `seccomp`: no network, no escape calls; every file the server may read can be read.
 * - `prlimit`: bounded memory, processor time and file size only.
 * - `none`: nothing but the deadline.
 */
export const sandboxLevels = ['bwrap', 'landlock+seccomp', 'seccomp', 'prlimit', 'none'] as const;
export type SandboxLevel = (typeof sandboxLevels)[number];

/** Bounds that the kernel keeps for each process. */
export type Limits = {
  /** Address space in MB. Not for Node and WebAssembly, which reserve far more than they use. */
  memoryMb?: number;
  cpuSeconds?: number;
  /** Size in MB of any one file it writes. */
  fileMb?: number;
  openFiles?: number;
};

/** A program to start, and what it may see. All paths are absolute. */
export type Confinement = {
  command: string;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  readOnly: readonly string[];
  writable: readonly string[];
  /** A private, writable directory: the working directory and TMPDIR. */
  temporary: string;
  limits: Limits;
  /** Lets the program open local sockets; it has no network either way. */
  unixSockets?: boolean;
  /**
   * The program ends itself and all it started when it gets SIGTERM or its stdin ends. It is then told of the server's death
   * by SIGTERM; a SIGKILL, as others get, would leave behind what it started.
   */
  endsItsGroup?: boolean;
};

/** What to hand to `spawn`. */
export type SpawnPlan = { command: string; args: string[]; env: Record<string, string>; cwd: string };

export type ReadySandbox = { level: SandboxLevel; confine: Confine };

export type Sandbox = {
  /** The strongest confinement this machine can do. Rejects when policy 'required' cannot be met. */
  ready: () => Promise<ReadySandbox>;
};

export type SandboxPolicy = 'auto' | 'required';

const probeTimeoutMs = 5_000;

/**
 * Finds out, once and in the background, how child processes can be confined here, and says so in the log.
 * @param strongest skips the levels above it; for tests
 */
export function createSandbox(params: { policy: SandboxPolicy; log: EngineLog; strongest?: SandboxLevel }): Sandbox {
  const probed = probe(params);
  // Whoever awaits `ready` gets the rejection; without this line an early one would end the process first.
  probed.catch(() => undefined);
  return { ready: () => probed };
}

async function probe(params: {
  policy: SandboxPolicy;
  log: EngineLog;
  strongest?: SandboxLevel;
}): Promise<ReadySandbox> {
  const failures: string[] = [];
  for (const level of sandboxLevels.slice(sandboxLevels.indexOf(params.strongest ?? 'bwrap'))) {
    const confine = await sandboxMakers[level]();
    const failure = typeof confine === 'string' ? confine : await tryOut(confine);
    if (typeof confine === 'string' || failure !== undefined) {
      failures.push(`${level}: ${failure}`);
      continue;
    }
    judge({ level, failures, ...params });
    return { level, confine };
  }
  throw new Error(`Child processes cannot be started at all: ${failures.join('; ')}`);
}

function judge(params: { level: SandboxLevel; failures: string[]; policy: SandboxPolicy; log: EngineLog }): void {
  const { level, failures, policy, log } = params;
  if (level === 'bwrap' || level === 'landlock+seccomp') {
    log.info({ sandbox: level }, 'Child processes are confined');
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

/** Runs `true` confined. Returns why it did not work, undefined when it did. */
async function tryOut(confine: Confine): Promise<string | undefined> {
  const program = await findCommand('true');
  if (program === undefined) return 'there is no program to try it with';
  const plan = confine({
    command: program,
    args: [],
    env: {},
    readOnly: [],
    writable: [],
    temporary: tmpdir(),
    limits: { memoryMb: 512, cpuSeconds: 5, fileMb: 1, openFiles: 64 },
  });
  return new Promise((resolve) => {
    const child = spawn(plan.command, plan.args, {
      cwd: plan.cwd,
      env: plan.env,
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: probeTimeoutMs,
      killSignal: 'SIGKILL',
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => {
      resolve(code === 0 ? undefined : complaint.trim() || `ended with ${signal ?? code}`);
    });
  });
}
