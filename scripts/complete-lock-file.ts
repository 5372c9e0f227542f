/**
 * `npm run complete-lock-file`, after every change of the dependencies.
 *
 * Some packages come with one optional package per kind of machine. When the registry lacks one of them (as mirrors do for
 * those nobody there has asked for), `npm install` leaves it out of package-lock.json, and `npm ci` refuses such a file
 * everywhere. This adds the missing entries: the version its parent names, for the kind of machine its name tells.
 *
 * It also writes down two things that Debian's npm 9.2 must not work out for itself (decision 0010): where a package that is
 * wanted by a tag such as `latest` comes from, and that what production merely could use is there for development only.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup/paths.mjs';

type LockEntry = {
  version?: string;
  resolved?: string;
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

if (import.meta.main) {
  const path = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8')) as LockFile;
  const added = missingEntries(lock);
  const corrected = correctedEntries(lock);
  const packages = Object.entries({ ...lock.packages, ...corrected, ...added }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, undefined, 2)}\n`);
  console.log(
    `Added ${Object.keys(added).length} entries to package-lock.json and corrected ${Object.keys(corrected).length}.`,
  );
}
