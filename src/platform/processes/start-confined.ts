import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { Writable } from 'node:stream';
import type { SpawnPlan } from './sandbox.ts';

/**
 * Starts a prepared program in its own process group, so that it can be killed with its children. Its standard streams are
 * pipes.
 */
export function startConfined(
  { command, args, cwd, env, filter, release }: SpawnPlan,
  bounds: { timeout?: number; killSignal?: NodeJS.Signals } = {},
): ChildProcessWithoutNullStreams {
  const child = spawn(command, args, {
    ...bounds,
    ...{ cwd, env, detached: true },
    stdio: ['pipe', 'pipe', 'pipe', ...(filter === undefined ? [] : ['pipe' as const])],
  });
  const filterPipe = child.stdio[3];
  if (filterPipe instanceof Writable) {
    // A launcher that exits before reading this says why on stderr.
    filterPipe.on('error', () => undefined);
    filterPipe.end(filter);
  }
  if (release) {
    child.once('close', release);
    // Failed to start.
    if (child.pid === undefined) release();
  }
  return child;
}
