/**
 * `npm run complete-lock-file`, after every change of the dependencies.
 *
 * Some packages come with one optional package per kind of machine. When the registry lacks one of them (as mirrors do for
 * those nobody there has asked for), `npm install` leaves it out of package-lock.json, and `npm ci` refuses such a file
 * everywhere. This adds the missing entries: the version its parent names, for the kind of machine its name tells. They have no
 * hash, so whoever installs on such a machine takes what their registry has; each run asks npm for them anew, and a test sees to
 * it that every package for the machines this product is made for has one.
 *
 * It also writes down two things that Debian's npm 9.2 must not work out for itself (decision 0010): where a package that is
 * wanted by a tag such as `latest` comes from, and that what production merely could use is there for development only.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup/paths.mjs';

type LockEntry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type LockFile = { packages: Record<string, LockEntry> };

/** The values npm knows for `os`, `cpu` and `libc`, as they occur in names of packages. */
const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** The optional packages that the lock file names as dependencies and has no entry for, by their path. */
export function missingEntries({ packages }: LockFile): Record<string, LockEntry> {
  const missing: Record<string, LockEntry> = {};
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (possiblePaths(path, name).some((possible) => possible in packages)) continue;
      missing[`node_modules/${name}`] = describePackage(name, version, entry);
    }
  }
  return missing;
}

/** Where Node looks for a package that the one at `path` asks for, nearest first. */
function possiblePaths(path: string, name: string): string[] {
  const folders = path.split(/(?=\/node_modules\/)/);
  return folders
    .map((_, depth) => `${folders.slice(0, folders.length - depth).join('')}/node_modules/${name}`)
    .concat(`node_modules/${name}`);
}

function describePackage(name: string, version: string, parent: LockEntry): LockEntry {
  const words = name.split(/[/-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(parent.dev && { dev: true }),
    ...(words.some((word) => word.startsWith('musl')) && { libc: ['musl'] }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

/**
 * The entries to which something must be added or changed, by their path, as they have to be.
 *
 * - A tag is no range: npm 9.2 believes that a package satisfies it only when the entry tells the address (`dep-valid.js` of
 *   its arborist). Otherwise it builds the whole tree anew, and in that tree leaves out the compiled parts of packages that it
 *   installs all the same.
 * - What development installs and an optional peer of production would take, npm marks `devOptional` and installs everywhere:
 *   vitest and drizzle-kit, because better-auth can work with them. No code here gives them to it. Their compiled parts, which
 *   are merely `optional`, go with them.
 */
export function correctedEntries({ packages }: LockFile): Record<string, LockEntry> {
  const entries = Object.values(packages);
  const byTag = entries.flatMap(({ dependencies = {} }) =>
    Object.keys(dependencies).filter((name) => isTag(dependencies[name])),
  );
  const inProduction = new Set(
    entries
      .filter(({ dev, devOptional }) => !dev && !devOptional)
      .flatMap(({ dependencies, optionalDependencies }) => Object.keys({ ...dependencies, ...optionalDependencies })),
  );
  const corrected: Record<string, LockEntry> = {};
  for (const [path, entry] of Object.entries(packages)) {
    const name = nameOf(path);
    const { version, dev, devOptional, ...rest } = entry;
    const resolved = entry.resolved ?? (byTag.includes(name) ? addressOf(name, version) : undefined);
    const onlyDevelopment = Boolean(devOptional || entry.optional) && !dev && !inProduction.has(name);
    if (resolved === entry.resolved && !onlyDevelopment) continue;
    corrected[path] = {
      ...(version && { version }),
      ...(resolved && { resolved }),
      ...rest,
      ...((dev || onlyDevelopment) && { dev: true }),
      ...(devOptional && !onlyDevelopment && { devOptional }),
    };
  }
  return corrected;
}

const isTag = (wanted = '') => /^[a-z]/i.test(wanted) && !/[:/]/.test(wanted);
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path;
const addressOf = (name: string, version = '') =>
  `https://registry.npmjs.org/${name}/-/${name.split('/').at(-1)}-${version}.tgz`;

/** The paths of packages without a hash: nothing tells whether what a registry sends for them is what was meant. */
export const withoutHash = ({ packages }: LockFile): string[] =>
  Object.keys(packages).filter((path) => path !== '' && packages[path]?.integrity === undefined);

/** Whether npm installs it on Linux with glibc on x64 or arm64. */
export const isForOurMachines = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: LockEntry): boolean =>
  os.includes('linux') && libc.includes('glibc') && (cpu.includes('x64') || cpu.includes('arm64'));

/** The lock file as npm writes it when it looks for the packages without a hash again: with those that its registry has by now. */
function askAgain(lock: LockFile): LockFile {
  const folder = mkdtempSync(join(tmpdir(), 'lock-file-'));
  const path = join(folder, 'package-lock.json');
  try {
    const forgotten = new Set(withoutHash(lock));
    const known = Object.entries(lock.packages).filter(([name]) => !forgotten.has(name));
    for (const name of ['package.json', '.npmrc']) copyFileSync(join(root, name), join(folder, name));
    writeFileSync(path, JSON.stringify({ ...lock, packages: Object.fromEntries(known) }));
    const options = ['--package-lock-only', '--ignore-scripts', '--loglevel=error'];
    const { status } = spawnSync('npm', ['install', ...options], { cwd: folder, stdio: 'inherit' });
    if (status !== 0) throw new Error('npm could not complete the lock file; its own words are above.');
    return JSON.parse(readFileSync(path, 'utf8')) as LockFile;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Twice: what is added depends on what was corrected, and may need correcting itself. */
function complete(lock: LockFile): LockFile {
  let { packages } = lock;
  for (let round = 0; round < 2; round++) {
    packages = { ...packages, ...correctedEntries({ packages }) };
    packages = { ...packages, ...missingEntries({ packages }) };
  }
  return {
    ...lock,
    packages: Object.fromEntries(Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

if (import.meta.main) {
  const path = join(root, 'package-lock.json');
  const lock = complete(askAgain(JSON.parse(readFileSync(path, 'utf8')) as LockFile));
  writeFileSync(path, `${JSON.stringify(lock, undefined, 2)}\n`);
  const left = withoutHash(lock).map((name) => name.replace('node_modules/', ''));
  console.log('package-lock.json is complete.');
  if (left.length > 0) console.log(`Without a hash, since the registry lacks them: ${left.join(', ')}.`);
}
