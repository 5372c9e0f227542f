import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const folderName = 'node_modules';

/** The folder of the installed packages. */
export const packagesDirectory = (() => {
  const anyPackage = require.resolve('sharp');
  return anyPackage.slice(0, anyPackage.lastIndexOf(folderName) + folderName.length);
})();

const sourceDirectory = dirname(fileURLToPath(new URL('.', import.meta.url)));

/** What a Node process of ours needs to read to run a file of this folder: Node, packages, code, and the file naming the module type. */
export const nodePrograms: readonly string[] = [
  process.execPath,
  packagesDirectory,
  join(sourceDirectory, 'engines'),
  join(sourceDirectory, 'shared'),
  join(dirname(sourceDirectory), 'package.json'),
];

/** The version of an installed package; undefined when it is not installed. */
export function packageVersion(name: string): string | undefined {
  return readPackageJson(join(name, 'package.json'))?.version;
}

/** A JSON file of versions inside a package. */
export function readPackageJson(path: string): Record<string, string> | undefined {
  try {
    return JSON.parse(readFileSync(join(packagesDirectory, path), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
