// Node 26 needs libatomic.so.1, which a minimal Debian lacks. It must be present before npm runs the packages' scripts. Where
// it cannot be installed, a copy is put beside the packages, and a wrapper script replaces Node.
import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installCommand, installDebianPackages, unpackDebianPackage } from './apt.mjs';
import { newNode, packages } from './paths.mjs';

const library = 'libatomic.so.1';
const debianPackage = 'libatomic1';
const copiesFolder = join(packages, '.lib');
const triplet = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
const systemFolders = ['/usr/lib', '/lib', '/usr/lib64', '/lib64', '/usr/local/lib'].flatMap((folder) => [
  folder,
  join(folder, triplet),
]);

const isInstalled = () => systemFolders.some((folder) => existsSync(join(folder, library)));

/**
 * Makes sure that Node 26 can be loaded by what runs next.
 * @returns {() => void} to be called after npm has put the packages in place
 */
export function provideAtomicLibrary() {
  const nothing = () => {};
  if (process.platform !== 'linux' || isInstalled()) return nothing;
  const announce = () => console.log(`Installing ${debianPackage} with apt: Node 26 is linked against it.`);
  if (installDebianPackages([debianPackage], announce) === 'installed') return nothing;
  const unpacked = unpackDebianPackage(debianPackage);
  if (!unpacked) {
    console.error(
      `Node 26 needs ${library}, which could not be fetched. To install it, run: ${installCommand([debianPackage])}`,
    );
    return nothing;
  }
  console.log(`Node 26 needs ${library}. It cannot be installed here, so a copy beside the npm packages is used.`);
  const folder = join(unpacked, 'usr/lib', triplet);
  process.env.LD_LIBRARY_PATH = folder;
  return () => {
    mkdirSync(copiesFolder, { recursive: true });
    copyFileSync(join(folder, library), join(copiesFolder, library));
    rmSync(unpacked, { recursive: true });
    process.env.LD_LIBRARY_PATH = copiesFolder;
    wrapNode();
  };
}

/** npm and everything else that looks for `node` finds this script. */
function wrapNode() {
  rmSync(newNode);
  writeFileSync(
    newNode,
    [
      '#!/bin/sh',
      '# Written by scripts/setup/atomic-library.mjs.',
      'packages=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)',
      'LD_LIBRARY_PATH="$packages/.lib" exec "$packages/node/bin/node" "$@"',
      '',
    ].join('\n'),
  );
  chmodSync(newNode, 0o755);
}
