/**
 * Runs every check and every test, all of them even when some fail, and ends with one line that sums them up.
 *
 *   node scripts/test.mjs                          everything
 *   node scripts/test.mjs integration src/modules  one stage, for the files whose path has this in it
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { systemPackages } from '../src/tools/packages.index.ts';
import { packages, root } from './setup/paths.mjs';
import { buildSiteIfChanged } from './setup/site.ts';
import { installSystemPackages, type NeededPackage } from './setup/system-packages.ts';
import { addCounts, type Counts, countPlaywright, countVitest, describeCounts, noTests } from './test-counts.ts';

// Fonts are no program; the package is there when its folder is.
const browserPackages: readonly NeededPackage[] = [
  { package: 'chromium', command: 'chromium', purpose: 'the browser tests', tools: [] },
  {
    package: 'fonts-liberation',
    command: '../share/fonts/truetype/liberation',
    purpose: 'text in the browser tests',
    tools: [],
  },
];

const reports = mkdtempSync(join(tmpdir(), 'satchel-test-'));

type Stage = {
  title: string;
  /** What it is called as an argument. */
  name?: string;
  command: string[];
  environment?: Record<string, string>;
  /** Reads the counts from the report that the command wrote. Without one, the stage counts only when it fails. */
  report?: { file: string; count: (report: unknown) => Counts };
};

const vitestStage = (project: string): Stage => {
  const file = join(reports, `${project}.json`);
  return {
    title: `${project} tests`,
    name: project,
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

const stages: readonly Stage[] = [
  { title: 'formatting and lint', command: ['biome', 'check', '.'] },
  { title: 'generated indexes', command: ['node', 'scripts/index-tools.ts', '--check'] },
  { title: 'types', command: ['tsc', '-b'] },
  { title: 'unused code', command: ['knip'] },
  vitestStage('unit'),
  vitestStage('integration'),
  {
    title: 'browser tests',
    name: 'browser',
    command: ['playwright', 'test', '--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    report: { file: browserReport, count: countPlaywright },
  },
];

/** Runs one stage and counts its tests. A command that fails without a failed test counts as one. */
function runStage({ title, command, environment, report }: Stage): Counts {
  const startedAt = performance.now();
  console.log(`\n=== ${title} ===`);
  const [program = '', ...args] = command;
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: [join(packages, '.bin'), process.env.PATH].join(delimiter), ...environment },
  });
  if (error) console.error(error.message);
  const counts =
    report && existsSync(report.file) ? report.count(JSON.parse(readFileSync(report.file, 'utf8'))) : noTests;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`=== ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s ===`);
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const [only, ...files] = process.argv.slice(2);
const chosen = stages
  .filter(({ name }) => only === undefined || name === only)
  .map((stage) => ({ ...stage, command: [...stage.command, ...files] }));
if (chosen.length === 0) throw new Error(`There is no stage '${only}'. The stages are unit, integration and browser.`);

installSystemPackages([...systemPackages, ...browserPackages]);
const site: Counts = only === 'unit' || buildSiteIfChanged() ? noTests : { ...noTests, failed: 1 };
const counts = chosen.map(runStage).reduce(addCounts, site);
rmSync(reports, { recursive: true });
console.log(`\n${describeCounts(counts)}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
