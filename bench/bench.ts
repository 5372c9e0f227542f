/**
 * Satchel beside its peers, in one run, as ratios.
 *
 *   npm run bench               every suite
 *   npm run bench -- image-call several by name
 *   npm run bench -- attack     heavy attacks on a running instance; fails when one succeeds
 *   npm run bench -- attack memory
 *   npm run bench -- unseen DIR any folder of files through every call that takes them; fails when one is a 5xx
 *
 * The figures depend on the machine and its load; no test asserts them.
 */
import { globSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runAttacks } from './attack.ts';
import { printTable } from './print-table.ts';
import type { Row, Suite } from './suite.ts';
import { benchUnseen } from './unseen/unseen.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const wanted = process.argv.slice(2);

if (wanted[0] === 'attack') process.exit((await runAttacks(wanted.slice(1))) ? 0 : 1);
if (wanted[0] === 'unseen') process.exit((await benchUnseen(wanted.slice(1))) ? 0 : 1);

const suites: Suite[] = [];
for (const file of globSync('*.bench.ts', { cwd: folder }).sort()) {
  const { suite } = (await import(pathToFileURL(folder + file).href)) as { suite: Suite };
  if (wanted.length === 0 || wanted.includes(suite.name)) suites.push(suite);
}
if (suites.length === 0) {
  console.error(`There is no suite called ${wanted.join(' or ')}.`);
  process.exit(1);
}

console.log(`${cpus()[0]?.model ?? 'Unknown processor'}, ${availableParallelism()} cores, Node ${process.version}\n`);
for (const suite of suites) {
  console.log(`${suite.name}: ${suite.about}`);
  printRows(await suite.run());
}

function printRows(rows: readonly Row[]): void {
  printTable([
    ['', 'Satchel', 'peer', 'ratio', 'target', ''],
    ...rows.map(({ what, ours, peer, ratio, target, holds }) => [
      what,
      ours,
      peer,
      ratio === undefined ? '' : ratio.toFixed(3),
      target,
      holds ? 'holds' : 'MISSED',
    ]),
  ]);
}
