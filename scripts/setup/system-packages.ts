import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SystemPackage } from '../../src/shared/system-package.ts';
import { installCommand, installDebianPackages } from './apt.mjs';
import { memory } from './paths.mjs';

/** With the slugs of tools that lack something without it; none when it serves all tools. */
export type NeededPackage = SystemPackage & { tools: readonly string[] };

const programFolders = ['/usr/local/bin', '/usr/bin', '/bin', '/usr/sbin', '/sbin'];
const retryAfterMs = 24 * 60 * 60 * 1000;
const failureFile = join(memory, 'apt-failed');

/**
 * Installs missing programs where possible. Otherwise prints what they are for and how to install them; nothing fails without
 * them.
 *
 * @returns whether all are installed now
 */
export function installSystemPackages(packages: readonly NeededPackage[]): boolean {
  const missing = packages.filter(({ command }) => !isInstalled(command));
  if (missing.length === 0) return true;
  const names = missing.map((missingPackage) => missingPackage.package);
  let reason = 'apt could not install them last time';
  if (!failedLately(names)) {
    const outcome = installDebianPackages(names, () => {
      console.log('Installing with apt what some tools need, which takes a minute or two the first time:');
      for (const line of describePackages(missing)) console.log(`  ${line}`);
    });
    if (outcome === 'installed') return true;
    if (outcome === 'failed') rememberFailure(names);
    reason = outcome === 'failed' ? 'apt could not install them' : 'this account may not install them';
  }
  console.log(`Some programs are missing, and ${reason}. Everything else works without them. Affected are:`);
  for (const line of describePackages(missing)) console.log(`  ${line}`);
  console.log(`To install them, run:\n  ${installCommand(names)}`);
  return false;
}

const isInstalled = (command: string) =>
  command.startsWith('/') ? existsSync(command) : programFolders.some((folder) => existsSync(join(folder, command)));

/** A line per purpose: what it is, the tools' slugs, and the packages. */
export function describePackages(packages: readonly NeededPackage[]): string[] {
  const byPurpose = Map.groupBy(packages, ({ purpose, tools }) =>
    tools.length === 0 ? purpose : `${purpose} (${tools.join(', ')})`,
  );
  return [...byPurpose].map(([purpose, group]) => `${purpose}: ${group.map((one) => one.package).join(', ')}`);
}

/** Without a network apt fails slowly; a start must not wait for that every time. */
function failedLately(names: string[]): boolean {
  if (!existsSync(failureFile)) return false;
  const failure = JSON.parse(readFileSync(failureFile, 'utf8')) as { at: number; names: string[] };
  return names.every((name) => failure.names.includes(name)) && Date.now() - failure.at < retryAfterMs;
}

function rememberFailure(names: string[]): void {
  mkdirSync(memory, { recursive: true });
  writeFileSync(failureFile, JSON.stringify({ at: Date.now(), names }));
}
