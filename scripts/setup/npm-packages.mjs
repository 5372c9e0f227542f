import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { provideAtomicLibrary } from './atomic-library.mjs';
import { newNode, packages, root } from './paths.mjs';

/**
 * Installs the npm packages by the lock file, unless what it names is installed already. Ends the process when that fails.
 * @param {{ development: boolean }} options with what tests and checks need, too
 */
export function installNpmPackages({ development }) {
  if (isUpToDate(development)) return;
  console.log('Installing the npm packages of package-lock.json (about a minute on the first start).');
  const putLibraryInPlace = provideAtomicLibrary();
  if (!runNpmCi(development)) {
    console.error('Trying once more.');
    if (!runNpmCi(development)) {
      console.error('The npm packages could not be installed. The first start needs npm and the network.');
      process.exit(1);
    }
  }
  putLibraryInPlace();
}

/**
 * Debian's npm 9.2 sometimes trips over its own cache (EEXIST in _cacache/tmp); what it has fetched by then is kept.
 * @param {boolean} development
 */
function runNpmCi(development) {
  const { status, error } = spawnSync(
    'npm',
    ['ci', '--loglevel=error', '--no-audit', '--no-fund', ...(development ? ['--include=dev'] : ['--omit=dev'])],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: npmEnvironment() },
  );
  if (error) console.error(`npm could not be started: ${error.message}`);
  return status === 0;
}

function npmEnvironment() {
  const { NODE_OPTIONS = '', PATH = '' } = process.env;
  return {
    ...process.env,
    // Its install script would fetch libraries for graphics cards from elsewhere; an npm that runs scripts runs it.
    ONNXRUNTIME_NODE_INSTALL: 'skip',
    NODE_OPTIONS: `${NODE_OPTIONS} --require "${join(root, 'scripts/setup/version-for-npm.cjs')}"`,
    // The machine's own Node runs npm: the one in node_modules is about to be replaced.
    PATH: PATH.split(delimiter)
      .filter((folder) => !folder.includes('node_modules'))
      .join(delimiter),
  };
}

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, dev?: boolean }} LockEntry */

/** @param {boolean} development */
function isUpToDate(development) {
  const installedFile = join(packages, '.package-lock.json');
  if (!existsSync(installedFile) || !existsSync(newNode)) return false;
  return coversLock(readLock(join(root, 'package-lock.json')), readLock(installedFile), development);
}

/**
 * Compares the lock file with npm's own record of what it has installed.
 * @param {Record<string, LockEntry>} lock
 * @param {Record<string, LockEntry>} installed
 * @param {boolean} development
 */
export function coversLock(lock, installed, development) {
  return Object.entries(lock).every(
    ([path, wanted]) =>
      // The project itself.
      path === '' ||
      // Packages for other platforms.
      wanted.optional ||
      wanted.devOptional ||
      (wanted.dev && !development) ||
      installed[path]?.version === wanted.version,
  );
}

/**
 * @param {string} path
 * @returns {Record<string, LockEntry>}
 */
function readLock(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}
