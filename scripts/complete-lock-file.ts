/**
 * `npm run complete-lock-file`, after every change of the dependencies.
 *
 * Some packages come with one optional package per kind of machine. When the registry lacks one of them (as mirrors do for
 * those nobody there has asked for), `npm install` leaves it out of package-lock.json, and `npm ci` refuses such a file
 * everywhere. This adds the missing entries: the version its parent names, for the kind of machine its name tells.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup/paths.mjs';

type LockEntry = {
  version?: string;
  optional?: boolean;
  dev?: boolean;
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

if (import.meta.main) {
  const path = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8')) as LockFile;
  const added = missingEntries(lock);
  const packages = Object.entries({ ...lock.packages, ...added }).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, undefined, 2)}\n`);
  console.log(`Added ${Object.keys(added).length} entries to package-lock.json.`);
}
