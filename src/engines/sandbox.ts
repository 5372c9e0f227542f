import { spawn } from 'node:child_process';
import { existsSync, lstatSync, readlinkSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '../shared/errors.ts';
import { MB } from '../shared/units.ts';
import type { EngineLog } from './engines.ts';
import { findCommand, programDirectories } from './find-command.ts';

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

export type ReadySandbox = { level: SandboxLevel; confine: (confinement: Confinement) => SpawnPlan };

export type Sandbox = {
  /** The strongest confinement this machine can do. Rejects when policy 'required' cannot be met. */
  ready: () => Promise<ReadySandbox>;
};

export type SandboxPolicy = 'auto' | 'required';

/** Below everything that answers visitors; long work must not slow down the site. */
const niceness = 10;
const probeTimeoutMs = 5_000;
const jailScript = fileURLToPath(new URL('./jail.py', import.meta.url));

/** Not all of /usr: an installation below it (/usr/src/app) keeps its data there. */
const systemPaths = [
  '/usr/bin',
  '/usr/sbin',
  '/usr/lib',
  '/usr/lib32',
  '/usr/lib64',
  '/usr/libexec',
  '/usr/share',
  '/usr/local/bin',
  '/usr/local/lib',
  '/usr/local/share',
  '/etc/alternatives',
  '/etc/fonts',
  '/etc/group',
  '/etc/ld.so.cache',
  '/etc/localtime',
  '/etc/mime.types',
  '/etc/nsswitch.conf',
  '/etc/passwd',
  '/etc/ssl/openssl.cnf',
  '/var/cache/fontconfig',
];
/** Links into /usr on current systems, folders of their own on older ones. */
const rootPaths = ['/bin', '/sbin', '/lib', '/lib32', '/lib64'];
/** The processes of others stay unseen: their environment holds secrets. */
const kernelPaths = [
  '/proc/self',
  '/proc/cpuinfo',
  '/proc/meminfo',
  '/proc/stat',
  '/proc/sys/vm',
  '/sys/devices/system/cpu',
];

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
    const confine = await prepare[level]();
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

type Confine = ReadySandbox['confine'];

/** One maker per level; a text instead says why the level is not available. */
const prepare: Record<SandboxLevel, () => Promise<Confine | string>> = {
  bwrap: async () => {
    const [bwrap, prlimit] = await Promise.all([findCommand('bwrap'), findCommand('prlimit')]);
    if (bwrap === undefined || prlimit === undefined) return 'bwrap or prlimit is not installed';
    return (confinement) => limited(prlimit, confinement, [bwrap, ...namespaceArguments(confinement)]);
  },
  'landlock+seccomp': () => prepareJail('landlock'),
  seccomp: () => prepareJail('seccomp'),
  prlimit: async () => {
    const prlimit = await findCommand('prlimit');
    if (prlimit === undefined) return 'prlimit is not installed';
    return (confinement) => limited(prlimit, confinement, []);
  },
  none: async () => (confinement) => planOf(confinement, [confinement.command, ...confinement.args]),
};

async function prepareJail(strength: 'landlock' | 'seccomp'): Promise<Confine | string> {
  const python = await findSystemPython();
  if (python === undefined) return 'python3 is not installed';
  return (confinement) => {
    const paths =
      strength === 'landlock'
        ? [
            ...[...systemPaths, ...rootPaths, ...kernelPaths, ...confinement.readOnly].flatMap((path) => [
              '--read',
              path,
            ]),
            ...[...confinement.writable, confinement.temporary].flatMap((path) => ['--write', path]),
          ]
        : [];
    return planOf(confinement, [
      python,
      '-IS',
      jailScript,
      ...['--need', strength === 'landlock' ? 'landlock,seccomp' : 'seccomp'],
      ...['--parent', String(process.pid), '--nice', String(niceness)],
      ...(confinement.endsItsGroup ? ['--death-signal', String(constants.signals.SIGTERM)] : []),
      ...(confinement.unixSockets ? ['--unix-sockets'] : []),
      ...limitArguments(confinement.limits),
      ...paths,
      '--',
      confinement.command,
      ...confinement.args,
    ]);
  };
}

/** The system's own Python: one from a user's version switcher is a shell script. */
async function findSystemPython(): Promise<string | undefined> {
  return existsSync('/usr/bin/python3') ? '/usr/bin/python3' : findCommand('python3');
}

function limitArguments({ memoryMb, cpuSeconds, fileMb, openFiles }: Limits): string[] {
  return [
    ...(memoryMb === undefined ? [] : ['--memory', String(memoryMb * MB)]),
    ...(cpuSeconds === undefined ? [] : ['--cpu', String(cpuSeconds)]),
    ...(fileMb === undefined ? [] : ['--file-size', String(fileMb * MB)]),
    ...(openFiles === undefined ? [] : ['--open-files', String(openFiles)]),
  ];
}

function limited(prlimit: string, confinement: Confinement, launcher: string[]): SpawnPlan {
  const { memoryMb, cpuSeconds, fileMb, openFiles } = confinement.limits;
  return planOf(confinement, [
    '/usr/bin/nice',
    ...['-n', String(niceness)],
    prlimit,
    '--core=0',
    ...(memoryMb === undefined ? [] : [`--as=${memoryMb * MB}`]),
    // A second apart, so that SIGXCPU can be told from a kill for another reason.
    ...(cpuSeconds === undefined ? [] : [`--cpu=${cpuSeconds}:${cpuSeconds + 1}`]),
    ...(fileMb === undefined ? [] : [`--fsize=${fileMb * MB}`]),
    ...(openFiles === undefined ? [] : [`--nofile=${openFiles}`]),
    '--',
    ...launcher,
    confinement.command,
    ...confinement.args,
  ]);
}

/** A mount inside the sandbox; deeper paths come later, so that they are not hidden by their parents. */
type Mount = { path: string; option: '--bind' | '--ro-bind' };

function namespaceArguments(confinement: Confinement): string[] {
  const mounts: Mount[] = [
    ...[...confinement.writable, confinement.temporary].map((path) => ({ path, option: '--bind' as const })),
    ...confinement.readOnly.map((path) => ({ path, option: '--ro-bind' as const })),
  ];
  mounts.sort((one, other) => one.path.split('/').length - other.path.split('/').length);
  return [
    ...['--unshare-all', '--die-with-parent', '--cap-drop', 'ALL', '--hostname', 'sandbox'],
    ...systemPaths.flatMap((path) => ['--ro-bind-try', path, path]),
    ...rootPaths.flatMap(mountOfRootPath),
    ...['--proc', '/proc', '--dev', '/dev'],
    // Local sockets are made in /tmp; other programs follow TMPDIR, where what they write is bounded.
    ...(confinement.unixSockets ? ['--tmpfs', '/tmp'] : ['--dir', '/tmp']),
    ...mounts.flatMap(({ path, option }) => [option, path, path]),
    ...['--remount-ro', '/', '--chdir', confinement.temporary, '--'],
  ];
}

function mountOfRootPath(path: string): string[] {
  if (!existsSync(path)) return [];
  return lstatSync(path).isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', path, path];
}

function planOf(confinement: Confinement, argv: string[]): SpawnPlan {
  const [command = '', ...args] = argv;
  return {
    command,
    args,
    cwd: confinement.temporary,
    env: {
      PATH: programDirectories.join(':'),
      LANG: 'C.UTF-8',
      HOME: confinement.temporary,
      TMPDIR: confinement.temporary,
      ...confinement.env,
    },
  };
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
    temporary: dirname(jailScript),
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
