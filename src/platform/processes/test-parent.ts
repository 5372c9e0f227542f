import { z } from 'zod';
import { silentLog } from '../../testing/silent-log.ts';
import { nodeProgram } from './packages.ts';
import { createSandbox, type SandboxLevel, sandboxLevels } from './sandbox.ts';
import { createSupervisor } from './supervisor.ts';

/* For tests: a server that is killed during a job. Arguments: slots directory, sandbox level, marker. */
const [slotsDirectory = '', level = '', marker = ''] = process.argv.slice(2);
const strongest: SandboxLevel = sandboxLevels.find((name) => name === level) ?? 'none';
const supervisor = createSupervisor({
  name: 'test',
  ...nodeProgram(new URL('./test-job-program.ts', import.meta.url), 512),
  ...{ size: 1, queueLimit: 1, maxJobs: 10, idleStopMs: 60_000 },
  memory: { recycleMb: 1000, killMb: 1000 },
  sandbox: createSandbox({ policy: 'auto', log: silentLog, strongest }),
  slotsDirectory,
  log: silentLog,
});
await supervisor.run({
  request: { do: 'hang', marker },
  answer: z.unknown(),
  ...{ inputs: {}, outputs: {}, timeoutMs: 60_000, signal: new AbortController().signal },
});
