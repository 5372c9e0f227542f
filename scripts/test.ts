/**
 * Runs every check and every test, all of them even when some fail, and ends with one line that sums them up.
 *
 *   node scripts/test.mjs                          everything
 *   node scripts/test.mjs integration src/modules  one stage, for the files whose path has this in it
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemPackages } from '../src/tools/packages.index.ts';
import { installSystemPackages, type NeededPackage } from './setup/system-packages.ts';
import { checks, runInTurn, runSideBySide, type Stage } from './stages.ts';
import { addCounts, type Counts, countPlaywright, countVitest, describeCounts } from './test-counts.ts';

// Fonts have no program to look for; the package is there when its folder is.
const browserPackages: readonly NeededPackage[] = [
  {
    package: 'fonts-liberation',
    command: '../share/fonts/truetype/liberation',
    purpose: 'text in the browser tests',
    tools: [],
  },
];

const reports = mkdtempSync(join(tmpdir(), 'satchel-test-'));

const vitestStage = (project: string): Stage => {
  const file = join(reports, `${project}.json`);
  return {
    title: `${project} tests`,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: { file, count: countVitest },
  };
};

const browserReport = join(reports, 'browser.json');

const unit = vitestStage('unit');
const integration = vitestStage('integration');
const browser: Stage = {
  title: 'browser tests',
  command: ['playwright', 'test', '--reporter=list,json'],
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  report: { file: browserReport, count: countPlaywright },
};
const site: Stage = { title: 'the site', command: ['node', 'scripts/setup/site.ts'] };

async function runOne(name: string, files: readonly string[]): Promise<Counts> {
  const stage = new Map(Object.entries({ unit, integration, browser })).get(name);
  if (!stage) throw new Error(`There is no stage '${name}'. The stages are unit, integration and browser.`);
  const chosen = { ...stage, command: [...stage.command, ...files] };
  return runInTurn(name === 'unit' ? [chosen] : [site, chosen]);
}

async function runAll(): Promise<Counts> {
  // The build, the checks and the unit tests leave a core idle at times; the others use two.
  const first = await runSideBySide([[site, ...checks], [unit]]);
  return addCounts(first, await runInTurn([integration, browser]));
}

const [only, ...files] = process.argv.slice(2);
installSystemPackages([...systemPackages, ...browserPackages]);
const counts = only === undefined ? await runAll() : await runOne(only, files);
rmSync(reports, { recursive: true });
console.log(`\n${describeCounts(counts)}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
