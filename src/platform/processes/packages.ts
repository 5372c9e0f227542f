import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processEnvironment } from '../config/environment.ts';

const require = createRequire(import.meta.url);
const folderName = 'node_modules';

/** The node_modules folder. */
export const packagesDirectory = (() => {
  const anyPackage = require.resolve('sharp');
  return anyPackage.slice(0, anyPackage.lastIndexOf(folderName) + folderName.length);
})();

const sourceDirectory = fileURLToPath(new URL('../..', import.meta.url));

/** What our Node processes read to run a file: Node, packages, code, and package.json for the module type. */
const nodeReads: readonly string[] = [
  process.execPath,
  packagesDirectory,
  join(sourceDirectory, 'engines'),
  join(sourceDirectory, 'pdf'),
  join(sourceDirectory, 'shared'),
  join(sourceDirectory, 'platform', 'processes'),
  // Imported by this file.
  join(sourceDirectory, 'platform', 'config', 'environment.ts'),
  join(sourceDirectory, '..', 'package.json'),
];

/** The `SupervisorOptions` that say what to start. */
type NodeProgram = { command: string; args: string[]; env: Record<string, string>; readOnly: readonly string[] };

// Set where a library that Node needs is not installed but bundled (scripts/setup/atomic-library.mjs).
const { LD_LIBRARY_PATH } = processEnvironment;

/** Runs one of our own files in a Node process under a supervisor. `heapMb` limits its JavaScript heap. */
export function nodeProgram(script: URL, heapMb: number): NodeProgram {
  return {
    command: process.execPath,
    args: [`--max-old-space-size=${heapMb}`, fileURLToPath(script)],
    env: LD_LIBRARY_PATH === undefined ? {} : { LD_LIBRARY_PATH },
    readOnly: nodeReads,
  };
}

/** The version of an installed package, if any. */
export function packageVersion(name: string): string | undefined {
  return readPackageJson(join(name, 'package.json'))?.version;
}

/** Parses a JSON file of versions inside a package. */
export function readPackageJson(path: string): Record<string, string> | undefined {
  try {
    return JSON.parse(readFileSync(join(packagesDirectory, path), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
