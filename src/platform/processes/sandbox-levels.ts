import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { availableParallelism, constants, release } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MB } from '../../shared/units.ts';
import { identityOptions, type OtherAccount, searchOptions } from '../other-account.ts';
import { findCommand, programDirectories } from './find-command.ts';
import type { Confinement, Limits, SandboxLevel, SpawnPlan } from './sandbox.ts';
import { seccompFilter } from './seccomp-filter.ts';

/** Below everything that answers visitors; long work must not slow down the site. */
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

/** Of one program and all it starts, threads included: libraries start some per core. */
const maxProcesses = 256 + 16 * availableParallelism();
/** Of /dev/shm, and of /tmp where sockets are made. */
const sharedMemoryMb = 64;

/** `account` is the one to run under, where that is not the own one. */
export type Confine = (confinement: Confinement, account?: OtherAccount) => SpawnPlan;

/** One maker per level; a text instead says why the level is not available. */
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
            // Where programs make them whatever TMPDIR says; bwrap gives each its own.
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
 * How a program without its own view of the file system comes to run under another account: it must be able to search the
 * folders of root, such as the data folder and perhaps /root, by what `searchOptions` keeps.
 */
async function otherAccount(): Promise<((account: OtherAccount | undefined) => string[]) | string> {
  if (process.getuid?.() !== 0) return () => [];
  const [setpriv, search] = await Promise.all([findCommand('setpriv'), searchOptions()]);
  if (setpriv === undefined) return missingSetpriv;
  const kept = search.length > 0 ? [...search, '--no-new-privs'] : dropAll;
  return (account) => (account ? [setpriv, ...identityOptions(account), ...kept, '--'] : []);
}

/** Since Linux 5.14 processes are counted for each user namespace apart. */
const countsPerNamespace = (() => {
  const [major = 0, minor = 0] = release().split('.').map(Number);
  return major > 5 || (major === 5 && minor >= 14);
})();

/**
 * The bound where the kernel counts all processes of the user together: as many as there are on the machine now, and those of
 * one program more. Others of the user are not held to it.
 */
function processesHere(): number {
  const [, all = '0'] = /\d+\/(\d+)/.exec(readFileSync('/proc/loadavg', 'utf8')) ?? [];
  return Number(all) + maxProcesses;
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
    // A second apart, so that SIGXCPU can be told from a kill for another reason.
    ...(cpuSeconds === undefined ? [] : [`--cpu=${cpuSeconds}:${cpuSeconds + 1}`]),
    ...(fileMb === undefined ? [] : [`--fsize=${fileMb * MB}`]),
    ...(openFiles === undefined ? [] : [`--nofile=${openFiles}`]),
    '--',
  ];
}

const namespaces = ['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'];
const userNamespaces = [...namespaces, '--unshare-user', '--cap-drop', 'ALL'];
/**
 * Root needs no user namespace, in which it could not become another account. What it keeps to become one, and to enter that
 * one's folder before, setpriv drops.
 */
const rootNamespaces = [
  ...namespaces,
  ...['--cap-drop', 'ALL'],
  ...['SETUID', 'SETGID', 'SETPCAP', 'DAC_READ_SEARCH'].flatMap((name) => ['--cap-add', `CAP_${name}`]),
];
const devices = ['/dev/null', '/dev/zero', '/dev/full', '/dev/random', '/dev/urandom'];
/** What tells of the machine and the kernel rather than of the program. */
const hiddenFolders = ['acpi', 'asound', 'bus', 'driver', 'fs', 'irq', 'scsi', 'sys', 'tty'];
const hiddenFiles = ['cmdline', 'config.gz', 'interrupts', 'iomem', 'kallsyms', 'kcore', 'keys', 'kmsg', 'modules'];
/** Whole and read-only: also /proc/self/mem and the like are not written through it. */
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

/** A mount inside the sandbox; deeper paths come later, so that they are not hidden by their parents. */
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
    // Local sockets are made in /tmp; other programs follow TMPDIR, where what they write is bounded.
    ...(confinement.unixSockets ? sizedFolder('/tmp') : ['--dir', '/tmp']),
    ...foldersAbove(mounts.map(({ path }) => path)),
    ...mounts.flatMap(({ path, option }) => [option, path, path]),
    ...['--remount-ro', '/', '--chdir', confinement.temporary],
  ];
}

/** Made here, as bwrap makes those that are missing for their owner alone. */
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
