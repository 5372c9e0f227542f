import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packages, root } from './setup/paths.mjs';
import { addCounts, type Counts, noTests } from './test-counts.ts';

export type Stage = {
  title: string;
  command: readonly string[];
  environment?: Record<string, string>;
  /** Reads the counts from the command's report. Without one, the stage only counts when it fails. */
  report?: { file: string; count: (report: unknown) => Counts };
};

/** Formatting, lint, indexes, types, unused code. */
export const checks: readonly Stage[] = [
  { title: 'formatting and lint', command: ['biome', 'check', '.'] },
  { title: 'generated indexes', command: ['node', 'scripts/index-tools.ts', '--check'] },
  { title: 'languages', command: ['node', 'scripts/check-languages.ts'] },
  // On two cores, a second checker and an eager garbage collector cost more than they bring: 17 s against 8.
  { title: 'types', command: ['tsc', '-b', '--checkers', '1'], environment: { GOGC: '400' } },
  { title: 'unused code', command: ['knip'] },
];

/** Runs all stages in order, even when some fail, and counts their tests. */
export async function runInTurn(stages: readonly Stage[]): Promise<Counts> {
  let counts = noTests;
  for (const stage of stages) {
    console.log(`\n=== ${stage.title} ===`);
    const started = start(stage, 'inherit');
    counts = addCounts(counts, await finish(stage, started));
  }
  return counts;
}

/** Runs sequences of stages in parallel. A stage's output is printed in one piece when it ends. */
export async function runSideBySide(rows: readonly (readonly Stage[])[]): Promise<Counts> {
  const counts = await Promise.all(
    rows.map(async (stages) => {
      let ofRow = noTests;
      for (const stage of stages) {
        const started = start(stage, 'pipe');
        const said: Buffer[] = [];
        for (const stream of [started.child.stdout, started.child.stderr]) {
          stream?.on('data', (chunk: Buffer) => said.push(chunk));
        }
        await started.ended;
        process.stdout.write(`\n=== ${stage.title} ===\n${Buffer.concat(said)}`);
        ofRow = addCounts(ofRow, await finish(stage, started));
      }
      return ofRow;
    }),
  );
  return counts.reduce(addCounts);
}

type Started = { child: ChildProcess; ended: Promise<boolean>; at: number };

/** `ended` is whether it succeeded. */
function start({ command, environment }: Stage, output: 'inherit' | 'pipe'): Started {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, PATH: [join(packages, '.bin'), process.env.PATH].join(delimiter), ...environment },
  });
  const ended = once(child, 'close').then(
    ([code]) => code === 0,
    (error: Error) => {
      console.error(error.message);
      return false;
    },
  );
  return { child, ended, at: performance.now() };
}

/** A command that fails without a failed test counts as one. */
async function finish({ title, report }: Stage, { ended, at }: Started): Promise<Counts> {
  const succeeded = await ended;
  const counts =
    report && existsSync(report.file) ? report.count(JSON.parse(readFileSync(report.file, 'utf8'))) : noTests;
  const seconds = ((performance.now() - at) / 1000).toFixed(0);
  console.log(`=== ${title}: ${succeeded ? 'passed' : 'FAILED'} in ${seconds} s ===`);
  return !succeeded && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
