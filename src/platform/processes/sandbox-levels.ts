import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { availableParallelism, constants, release } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MB } from '../../shared/units.ts';
import { identityOptions, type OtherAccount, searchOptions } from '../other-account.ts';
import { findCommand, programDirectories } from './find-command.ts';
import type { Confinement, Limits, SandboxLevel, SpawnPlan } from './sandbox.ts';
import { seccompFilter } from './seccomp-filter.ts';

/** Below everything that serves visitors: long work must not slow down the site. */
const niceness = 10;
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
/** Links into /usr on current systems, folders on older ones. */
const rootPaths = ['/bin', '/sbin', '/lib', '/lib32', '/lib64'];
/** Hides other processes: their environment holds secrets. */
const kernelPaths = [
  '/proc/self',
  '/proc/cpuinfo',
  '/proc/meminfo',
  '/proc/stat',
  '/proc/sys/vm',
  '/sys/devices/system/cpu',
];

/** For a program with its children and threads: libraries start some per core. */
const maxProcesses = 256 + 16 * availableParallelism();
/** For /dev/shm, and /tmp where it holds sockets. */
const sharedMemoryMb = 64;

/** `account` is the one to switch to, if any. */
export type Confine = (confinement: Confinement, account?: OtherAccount) => SpawnPlan;

/** Prepares each level; a string says why it is not available. */
export const sandboxMakers: Record<SandboxLevel, () => Promise<Confine | string>> = {
  bwrap: async () => {
    const [bwrap, prlimit, setpriv] = await Promise.all(['bwrap', 'prlimit', 'setpriv'].map(findCommand));
    if (bwrap === undefined || prlimit === undefined) return 'bwrap or prlimit is not installed';
    if (setpriv === undefined) return missingSetpriv;
    return (confinement, account) => {
      const filter = seccompFilter({ unixSockets: confinement.unixSockets ?? false });
      const plan = planOf(confinement, [
        ...nice,
        bwrap,
        ...(account ? rootNamespaces : userNamespaces),
        ...mountArguments(confinement),
        ...(filter ? ['--seccomp', '3'] : []),
        '--',
        ...limitCommand(prlimit, confinement.limits, account || countsPerNamespace ? maxProcesses : processesHere()),
        ...(account ? [setpriv, ...identityOptions(account), ...dropAll, '--'] : []),
        confinement.command,
        ...confinement.args,
      ]);
      return { ...plan, filter };
    };
  },
  'landlock+seccomp': () => prepareJail('landlock'),
  seccomp: () => prepareJail('seccomp'),
  prlimit: async () => {
    const [prlimit, become] = await Promise.all([findCommand('prlimit'), otherAccount()]);
    if (prlimit === undefined) return 'prlimit is not installed';
    if (typeof become === 'string') return become;
    return (confinement, account) =>
      planOf(confinement, [
        ...nice,
        ...limitCommand(prlimit, confinement.limits, account ? maxProcesses : processesHere()),
        ...become(account),
        confinement.command,
        ...confinement.args,
      ]);
  },
  none: async () => {
    const become = await otherAccount();
    if (typeof become === 'string') return become;
    return (confinement, account) =>
      planOf(confinement, [...become(account), confinement.command, ...confinement.args]);
  },
};

async function prepareJail(strength: 'landlock' | 'seccomp'): Promise<Confine | string> {
  const [python, become] = await Promise.all([findSystemPython(), otherAccount()]);
  if (python === undefined) return 'python3 is not installed';
  if (typeof become === 'string') return become;
  return (confinement, account) => {
    const filter = seccompFilter({ unixSockets: confinement.unixSockets ?? false });
    const paths =
      strength === 'landlock'
        ? [
            ...[...systemPaths, ...rootPaths, ...kernelPaths, ...confinement.readOnly].flatMap((path) => [
              '--read',
              path,
            ]),
            ...[...confinement.writable, confinement.temporary].flatMap((path) => ['--write', path]),
            // Sockets go there regardless of TMPDIR; bwrap provides a separate one.
            ...(confinement.unixSockets ? ['--socket-folder', '/tmp'] : []),
          ]
        : [];
    return planOf(confinement, [
      ...become(account),
      python,
      '-IS',
      jailScript,
      ...['--filter', filter?.toString('base64') ?? ''],
      ...['--parent', String(process.pid), '--nice', String(niceness)],
      ...(confinement.endsItsGroup ? ['--death-signal', String(constants.signals.SIGTERM)] : []),
      ...limitArguments(confinement.limits),
      ...['--processes', String(account ? maxProcesses : processesHere())],
      ...paths,
      '--',
      confinement.command,
      ...confinement.args,
    ]);
  };
}

const missingSetpriv = 'setpriv is not installed (package util-linux)';
const dropAll = ['--inh-caps=-all', '--ambient-caps=-all', '--bounding-set=-all', '--no-new-privs'];

/**
 * Runs a program that shares our file system under another account: `searchOptions` keep the capability to search root's
 * folders, such as the data folder and perhaps /root.
 */
async function otherAccount(): Promise<((account: OtherAccount | undefined) => string[]) | string> {
  if (process.getuid?.() !== 0) return () => [];
  const [setpriv, search] = await Promise.all([findCommand('setpriv'), searchOptions()]);
  if (setpriv === undefined) return missingSetpriv;
  const kept = search.length > 0 ? [...search, '--no-new-privs'] : dropAll;
  return (account) => (account ? [setpriv, ...identityOptions(account), ...kept, '--'] : []);
}

/** Since Linux 5.14 processes are counted per user namespace. */
const countsPerNamespace = (() => {
  const [major = 0, minor = 0] = release().split('.').map(Number);
  return major > 5 || (major === 5 && minor >= 14);
})();

/**
 * The limit where the kernel counts all processes of the user: those on the machine now plus one program's. Other processes
 * of the user are not affected.
 */
function processesHere(): number {
  const [, all = '0'] = /\d+\/(\d+)/.exec(readFileSync('/proc/loadavg', 'utf8')) ?? [];
  return Number(all) + maxProcesses;
}

/** The system's own Python: version managers install a shell script. */
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

const nice = ['/usr/bin/nice', '-n', String(niceness)];

function limitCommand(
  prlimit: string,
  { memoryMb, cpuSeconds, fileMb, openFiles }: Limits,
  processes: number,
): string[] {
  return [
    prlimit,
    '--core=0',
    `--nproc=${processes}`,
    ...(memoryMb === undefined ? [] : [`--as=${memoryMb * MB}`]),
    // A second apart, so that SIGXCPU can be told from other kills.
    ...(cpuSeconds === undefined ? [] : [`--cpu=${cpuSeconds}:${cpuSeconds + 1}`]),
    ...(fileMb === undefined ? [] : [`--fsize=${fileMb * MB}`]),
    ...(openFiles === undefined ? [] : [`--nofile=${openFiles}`]),
    '--',
  ];
}

const namespaces = ['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'];
const userNamespaces = [...namespaces, '--unshare-user', '--cap-drop', 'ALL'];
/**
 * Root needs no user namespace, where it could not switch accounts. setpriv drops the capabilities kept for switching and for
 * entering that account's folder.
 */
const rootNamespaces = [
  ...namespaces,
  ...['--cap-drop', 'ALL'],
  ...['SETUID', 'SETGID', 'SETPCAP', 'DAC_READ_SEARCH'].flatMap((name) => ['--cap-add', `CAP_${name}`]),
];
const devices = ['/dev/null', '/dev/zero', '/dev/full', '/dev/random', '/dev/urandom'];
/** Reveal the machine and kernel rather than the program. */
const hiddenFolders = ['acpi', 'asound', 'bus', 'driver', 'fs', 'irq', 'scsi', 'sys', 'tty'];
const hiddenFiles = ['cmdline', 'config.gz', 'interrupts', 'iomem', 'kallsyms', 'kcore', 'keys', 'kmsg', 'modules'];
/** Entirely read-only: nothing may be written through /proc/self/mem and the like. */
const kernelMounts = [
  ...['--proc', '/proc'],
  ...inProc(hiddenFolders).flatMap((path) => ['--tmpfs', path, '--remount-ro', path]),
  ...inProc(hiddenFiles).flatMap((path) => ['--ro-bind', '/dev/null', path]),
  ...['--remount-ro', '/proc', '--tmpfs', '/dev'],
  ...devices.flatMap((path) => ['--dev-bind', path, path]),
  ...['--symlink', '/proc/self/fd', '/dev/fd', ...sizedFolder('/dev/shm'), '--remount-ro', '/dev'],
];

function inProc(names: readonly string[]): string[] {
  return names.map((name) => `/proc/${name}`).filter((path) => existsSync(path));
}

function sizedFolder(path: string): string[] {
  return ['--perms', '1777', '--size', String(sharedMemoryMb * MB), '--tmpfs', path];
}

/** A mount inside the sandbox; deeper paths come later, so that parents do not hide them. */
type Mount = { path: string; option: '--bind' | '--ro-bind' };

function mountArguments(confinement: Confinement): string[] {
  const mounts: Mount[] = [
    ...[...confinement.writable, confinement.temporary].map((path) => ({ path, option: '--bind' as const })),
    ...confinement.readOnly.map((path) => ({ path, option: '--ro-bind' as const })),
  ];
  mounts.sort((one, other) => one.path.split('/').length - other.path.split('/').length);
  return [
    ...['--die-with-parent', '--hostname', 'sandbox'],
    ...foldersAbove(systemPaths),
    ...systemPaths.flatMap((path) => ['--ro-bind-try', path, path]),
    ...rootPaths.flatMap(mountOfRootPath),
    ...kernelMounts,
    // Local sockets are created in /tmp; other programs follow TMPDIR, which is limited.
    ...(confinement.unixSockets ? sizedFolder('/tmp') : ['--dir', '/tmp']),
    ...foldersAbove(mounts.map(({ path }) => path)),
    ...mounts.flatMap(({ path, option }) => [option, path, path]),
    ...['--remount-ro', '/', '--chdir', confinement.temporary],
  ];
}

/** Created explicitly, as bwrap makes missing ones accessible to their owner only. */
function foldersAbove(paths: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let end = path.indexOf('/', 1); end !== -1; end = path.indexOf('/', end + 1)) folders.add(path.slice(0, end));
  }
  return [...folders].flatMap((folder) => ['--dir', folder]);
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
