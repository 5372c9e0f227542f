/**
 * Satchel beside its peers, in one run, as ratios.
 *
 *   npm run bench               every suite
 *   npm run bench -- image-call several by name
 *
 * The figures depend on the machine and on what else it does; nothing here is asserted in a test.
 */
import { globSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Row, Suite } from './suite.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const wanted = process.argv.slice(2);

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
  printTable(await suite.run());
}

function printTable(rows: readonly Row[]): void {
  const lines = [
    ['', 'Satchel', 'peer', 'ratio', 'target', ''],
    ...rows.map(({ what, ours, peer, ratio, target, holds }) => [
      what,
      ours,
      peer,
      ratio === undefined ? '' : ratio.toFixed(3),
      target,
      holds ? 'holds' : 'MISSED',
    ]),
  ];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const line of lines) console.log(`  ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`);
  console.log();
}
