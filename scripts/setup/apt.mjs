// Runs on Node 18 and later: the machine's own Node starts the setup.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const aptGet = '/usr/bin/apt-get';
const installArguments = ['install', '-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=60'];

/**
 * What to put before apt's commands; undefined without apt or the right to install.
 * @returns {string[] | undefined}
 */
function findRight() {
  if (!existsSync(aptGet)) return undefined;
  if (process.getuid?.() === 0) return [];
  const sudo = ['sudo', '-n'];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? sudo : undefined;
}

/**
 * Installs Debian packages.
 * @param {readonly string[]} names
 * @param {() => void} announce called before something is installed, when that is allowed
 * @returns {'installed' | 'not allowed' | 'failed'}
 */
export function installDebianPackages(names, announce) {
  const right = findRight();
  if (!right) return 'not allowed';
  announce();
  const run = (/** @type {string[]} */ args) => {
    const [command = aptGet, ...rest] = [...right, 'env', 'DEBIAN_FRONTEND=noninteractive', aptGet, ...args];
    return spawnSync(command, rest, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
  };
  // A machine without package lists (a fresh container) fails the first time; otherwise no update is needed.
  if (run([...installArguments, ...names]).status === 0) return 'installed';
  run(['update', '-qq']);
  const second = run([...installArguments, ...names]);
  if (second.status === 0) return 'installed';
  console.error((second.stderr || second.stdout || String(second.error ?? '')).trim());
  return 'failed';
}

/**
 * The one command that installs these packages.
 * @param {readonly string[]} names
 */
export function installCommand(names) {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  return `${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends ${names.join(' ')}`;
}

/**
 * Unpacks a Debian package into a fresh folder without installing it, which needs no right.
 * @param {string} name
 * @returns {string | undefined} the folder; undefined when the package could not be fetched
 */
export function unpackDebianPackage(name) {
  if (!existsSync(aptGet)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'satchel-package-'));
  const download = () => {
    spawnSync(aptGet, ['download', '-qq', name], { cwd: folder, stdio: 'ignore' });
    return readdirSync(folder).find((file) => file.endsWith('.deb'));
  };
  let archive = download();
  const right = archive ? undefined : findRight();
  if (right) {
    // A machine without package lists, such as a fresh container.
    const [command = aptGet, ...rest] = [...right, aptGet, 'update', '-qq'];
    spawnSync(command, rest, { stdio: 'ignore' });
    archive = download();
  }
  if (!archive) return undefined;
  const { status } = spawnSync('dpkg-deb', ['--extract', archive, '.'], { cwd: folder, stdio: 'ignore' });
  return status === 0 ? folder : undefined;
}
