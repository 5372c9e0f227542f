import { existsSync, lstatSync, readlinkSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MB } from '../shared/units.ts';
import { findCommand, programDirectories } from './find-command.ts';
import type { Confinement, Limits, SandboxLevel, SpawnPlan } from './sandbox.ts';

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

export type Confine = (confinement: Confinement) => SpawnPlan;

/** One maker per level; a text instead says why the level is not available. */
export const sandboxMakers: Record<SandboxLevel, () => Promise<Confine | string>> = {
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
            // Where programs make them whatever TMPDIR says; bwrap gives each its own.
            ...(confinement.unixSockets ? ['--socket-folder', '/tmp'] : []),
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
