/**
 * `npm run complete-lock-file`, after every change of the dependencies.
 *
 * Some packages have one optional package per platform. When the registry lacks one of them (as mirrors do for packages
 * nobody has requested there), `npm install` leaves it out of package-lock.json, and `npm ci` then refuses the file
 * everywhere. This adds the missing entries: the parent's version, for the platform in the package's name. They have no hash,
 * so installing on such a platform trusts the registry; each run asks npm for them again, and a test checks that every
 * package for our own platforms has a hash.
 *
 * It also records two things that Debian's npm 9.2 must not work out for itself (decision 0010): the address of packages
 * requested by a tag such as `latest`, and that optional peers of production belong to development only.
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

/** npm's values for `os`, `cpu` and `libc` that occur in package names. */
const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** Optional packages that the lock file lists as dependencies without an entry, by path. */
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

/** Where Node looks for a package requested by the one at `path`, nearest first. */
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
 * The corrected entries, by path.
 *
 * - A tag is not a range: npm 9.2 accepts a package as satisfying it only when the entry has an address (`dep-valid.js` of
 * its arborist). Otherwise it rebuilds the whole tree, leaving out the compiled parts of packages it still installs.
 * - Development packages that are also an optional peer of production are marked `devOptional` by npm and installed
 * everywhere: vitest and drizzle-kit, because better-auth can use them. We never pass them to it. Their compiled parts,
 * marked only `optional`, are installed with them.
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

/** Paths of packages without a hash: whatever a registry sends for them is accepted. */
export const withoutHash = ({ packages }: LockFile): string[] =>
  Object.keys(packages).filter((path) => path !== '' && packages[path]?.integrity === undefined);

/** Whether npm installs it on Linux with glibc on x64 or arm64. */
export const isForOurMachines = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: LockEntry): boolean =>
  os.includes('linux') && libc.includes('glibc') && (cpu.includes('x64') || cpu.includes('arm64'));

/** The lock file as npm writes it when it looks up the packages without a hash again. */
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
    if (status !== 0) throw new Error('npm could not complete the lock file; its output is above.');
    return JSON.parse(readFileSync(path, 'utf8')) as LockFile;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Twice, because added entries may need correction, too. */
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
