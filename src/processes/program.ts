import type { ToolRuns } from '../catalog/define-run.ts';
import { processEnvironment } from '../platform/config/environment.ts';
import { createLog, type Log } from '../platform/log/log.ts';
import { StartError } from '../platform/start-error.ts';
import { type Config, readConfig } from '../settings.ts';
import { ChildDidNotStart, mayListen, ready, received, stop, supervisedMark } from './supervised.ts';

/** For `npm run dev`: everything in one process, so that `node --watch` sees every file. */
const oneProcessMark = '--one-process';

type Program = {
  /** The entry file, which supervised children run, too. */
  entry: string;
  /** Called only by processes that serve. */
  loadTools: () => Promise<readonly ToolRuns[]>;
  siteDirectory?: string;
};

/** Starts the application, runs until told to stop, and exits. */
export function runProgram(program: Program): void {
  const [, , mark] = process.argv;
  if (mark === supervisedMark) runSupervised(program);
  else start(program, mark === oneProcessMark).then(stopOnSignal, fail);
}

/** Returns the function that stops everything. */
async function start(program: Program, inOneProcess: boolean): Promise<() => Promise<void>> {
  const config = readConfig(processEnvironment);
  const log = createLog(config);
  if (config.processMode === 'all' && !inOneProcess) {
    const { supervise } = await import('./supervise.ts');
    return supervise({ config, entry: program.entry, log });
  }
  const close = await serveHere(program, config, log);
  log.info(
    config.processMode === 'worker'
      ? 'Satchel works on jobs in this process'
      : `Satchel is ready at ${config.publicUrl}`,
  );
  return close;
}

async function serveHere(program: Program, config: Config, log: Log, listenAllowed?: Promise<void>) {
  const [{ openInstance }, { serve }, tools] = await Promise.all([
    import('./instance.ts'),
    import('./serve.ts'),
    program.loadTools(),
  ]);
  const instance = await openInstance(config, log);
  const { databaseUrl, signingSecret } = instance;
  try {
    const application = await serve({
      ...{ config, databaseUrl, signingSecret, tools, log, siteDirectory: program.siteDirectory },
      ...(listenAllowed && { mayListen: listenAllowed }),
    });
    return async () => {
      await application.close();
      await instance.close();
    };
  } catch (error) {
    await instance.close();
    throw error;
  }
}

/**
 * Only the parent decides when to stop: a terminal or service manager signals the whole group, and the worker must outlive
 * calls waiting for it. If the parent was killed, this process exits as if killed, too.
 */
function runSupervised(program: Program): void {
  for (const signal of stopSignals) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit(1));
  const listenAllowed = received(mayListen);
  const stopRequested = received(stop);
  const config = readConfig(processEnvironment);
  serveHere(program, config, createLog(config), listenAllowed)
    .then(async (close) => {
      process.send?.(ready);
      await stopRequested;
      await close();
      process.exit(0);
    })
    .catch(fail);
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

// npm forwards Ctrl-C to a process that already got it from the terminal.
const repeatedSignalMs = 1_000;

/** Ctrl-C, a service manager's stop, a closed terminal. A second, later signal stops immediately. */
function stopOnSignal(close: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  for (const signal of stopSignals) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > repeatedSignalMs) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      close().then(() => process.exit(0), fail);
    });
  }
}

/** Problems an operator can fix print one sentence; others print the stack. */
function fail(error: unknown): never {
  if (!(error instanceof ChildDidNotStart)) {
    const fixable = error instanceof StartError;
    process.stderr.write(`${fixable ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  }
  process.exit(1);
}
