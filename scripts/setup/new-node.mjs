import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { newNode } from './paths.mjs';

const mark = 'SATCHEL_HANDED_OVER';
const parentCheckMs = 250;
const forwarded = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Whether this process can run TypeScript. */
export const isNewNode = Number(process.versions.node.split('.')[0]) >= 26;

/** Runs the same command with the new Node, passing on every signal, and exits with it. */
export function handOverToNewNode() {
  const child = spawn(newNode, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, [mark]: '1' },
  });
  for (const signal of forwarded) process.on(signal, () => child.kill(signal));
  stopWithParent(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`Node 26 could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}

/**
 * Stops when npm, or the process that handed over, is gone: whoever kills `npm start` means the server. A process that was
 * started directly outlives its shell, as usual.
 * @param {() => void} stop
 */
export function stopWithParent(stop) {
  if (!process.env.npm_lifecycle_event && !process.env[mark]) return;
  const ancestors = findAncestors().join();
  const timer = setInterval(() => {
    if (findAncestors().join() === ancestors) return;
    clearInterval(timer);
    stop();
  }, parentCheckMs);
  timer.unref();
}

/** Ids of the parent process, and of the grandparent when the parent is only the shell in which npm runs a script. */
function findAncestors() {
  const parent = process.ppid;
  try {
    const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return /^(ba|da|a)?sh$/.test(name) ? [parent, Number(rest.split(' ')[1])] : [parent];
  } catch {
    // Gone, or a system without /proc.
    return [parent];
  }
}
