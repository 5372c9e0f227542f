import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { silentLog } from '../../testing/silent-log.ts';
import { createRunCommand } from './run-command.ts';
import { createSandbox, type SandboxLevel, sandboxLevels } from './sandbox.ts';

/*
 * For tests: runs a confined program under the current account. Arguments: sandbox level, program, its arguments. Forwards
 * stdin and stdout; exits with 3 if this account lacks the level.
 */
const [level = '', command = '', ...args] = process.argv.slice(2);
const strongest: SandboxLevel = sandboxLevels.find((name) => name === level) ?? 'none';
const sandbox = createSandbox({ policy: 'auto', log: silentLog, strongest });
if ((await sandbox.ready()).level !== strongest) process.exit(3);
const temporaryDirectory = await mkdtemp(join(tmpdir(), 'satchel-confined-'));
try {
  const runCommand = createRunCommand({ sandbox, temporaryDirectory });
  const readOnly = args.filter((argument) => argument.startsWith(import.meta.dirname));
  const signal = new AbortController().signal;
  const limits = { memoryMb: 100_000 };
  const input = await text(process.stdin);
  const { stdout } = await runCommand({ command, args, input, readOnly, limits, signal, timeoutMs: 120_000 });
  process.stdout.write(stdout);
} finally {
  await rm(temporaryDirectory, { recursive: true, force: true });
}
