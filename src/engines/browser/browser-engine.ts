import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { EventLog } from '../../platform/log/log.ts';
import { nodeProgram } from '../../platform/processes/packages.ts';
import type { Sandbox } from '../../platform/processes/sandbox.ts';
import { createSupervisor, type PreparedStart } from '../../platform/processes/supervisor.ts';
import { AppError, hasCode } from '../../shared/errors.ts';
import { MINUTE_MS } from '../../shared/units.ts';
import type { Engine } from '../engines.ts';
import { browserErrors, browserRefusals } from './browser.errors.ts';
import type { PrintHtml } from './browser-capabilities.ts';
import { inputName, outputName, type PrintTask, printedSchema } from './print-tasks.ts';

export type BrowserEngineDependencies = {
  sandbox: Sandbox;
  /** Where processes and server exchange files; see `SupervisorOptions`. */
  slotsDirectory: string;
  log: EventLog;
  /** Pages printed at once; two by default, so that one that hangs does not block the others. */
  processes?: number;
  deadlineMs?: number;
  /** Replaces Chromium in tests. */
  program?: string;
};

/** Of Debian; the command is a shell script around it. Chromium proper needs sockets and sessions, which the sandbox refuses. */
const chromium = '/usr/lib/chromium/chromium-headless-shell';

/** Prints pages with resident Chromiums (docs/decisions/0071). Nothing starts before the first page. */
export function createBrowserEngine(dependencies: BrowserEngineDependencies): Engine {
  const { program = chromium } = dependencies;
  if (!existsSync(program)) return switchedOff;
  const { sandbox, slotsDirectory, log, processes = 2, deadlineMs = MINUTE_MS } = dependencies;
  const start = nodeProgram(new URL('./browser-worker.ts', import.meta.url), 384);
  const supervisor = createSupervisor<PrintTask>({
    name: 'chromium',
    ...start,
    args: [...start.args, program],
    prepare: prepareProfile,
    // V8 and the allocator reserve far more addresses than they use, so only `memory` bounds them.
    limits: { fileMb: 1024, openFiles: 1024 },
    size: processes,
    queueLimit: 100,
    maxJobs: 200,
    // Pages shared by its processes count for each: about 500 MB when warm (100 without), 1 GB for 50,000 elements.
    memory: { recycleMb: 900, killMb: 2000 },
    idleStopMs: 5 * MINUTE_MS,
    sandbox,
    slotsDirectory,
    log,
  });

  const printHtml: PrintHtml = async ({ input, output, maxPages, tagged, signal }) => {
    const attempt = () =>
      supervisor.run({
        request: { maxPages, tagged },
        answer: printedSchema,
        inputs: { [inputName]: input },
        outputs: { [outputName]: output },
        timeoutMs: deadlineMs,
        signal,
      });
    try {
      return await attempt();
    } catch (error) {
      if (!hasCode(error, 'ENGINE_CRASHED')) throw error;
      log.warn({ err: error }, 'Chromium died on a page; retrying it in a fresh one');
    }
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'ENGINE_CRASHED') throw error;
      throw browserErrors.stopsBrowser(undefined, { cause: error, log: error.log });
    }
  };

  return {
    name: 'chromium',
    refusals: browserRefusals,
    provides: { printHtml },
    status: async () => ({ state: supervisor.state().running > 0 ? 'ready' : 'idle' }),
    close: supervisor.close,
  };
}

const switchedOff: Engine = {
  name: 'chromium',
  provides: {},
  status: async () => ({
    state: 'off',
    reason: 'Web pages become PDFs without most of their styles: package chromium-headless-shell is not installed',
  }),
  close: async () => undefined,
};

/** Its profile and temporary files stay while it runs, unlike those of a job. */
async function prepareProfile(own: string): Promise<PreparedStart> {
  const temporary = join(own, 'temporary');
  await mkdir(temporary);
  return { args: [join(own, 'profile')], env: { TMPDIR: temporary, HOME: own }, cleanUp: async () => undefined };
}
