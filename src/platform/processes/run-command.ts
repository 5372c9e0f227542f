import type { ChildProcess, ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findCommand } from './find-command.ts';
import { killGroup } from './process-group.ts';
import { diskLimitMb, type Limits, type Sandbox } from './sandbox.ts';
import { startConfined } from './start-confined.ts';
import { type WatchedUse, watchUse } from './watch-use.ts';

export type CommandRequest = {
  /** The program's name; it is looked up in the system's own directories only. */
  command: string;
  args: readonly string[];
  signal: AbortSignal;
  timeoutMs: number;
  /** Absolute paths that the program may read besides the system, and those it may also write. */
  readOnly?: readonly string[];
  writable?: readonly string[];
  limits?: Limits;
  /** For stdout and stderr together; more ends the program. */
  maxOutputBytes?: number;
  env?: Readonly<Record<string, string>>;
  /** Written to its standard input, which is empty otherwise. */
  input?: string | Uint8Array;
  /** Exit codes that count as success; 0 when left out. */
  acceptExitCodes?: readonly number[];
  /** For programs that talk to themselves over local sockets. There is no network either way. */
  unixSockets?: boolean;
};

export type CommandResult = { stdout: string; stderr: string; exitCode: number };

/**
 * Runs a program to its end and returns what it printed.
 * Throws a CommandError, or the signal's reason when aborted.
 */
export type RunCommand = (request: CommandRequest) => Promise<CommandResult>;

export type CommandFailure =
  /** The program is not installed. */
  | 'missing'
  | 'timed-out'
  /** Ended for processor time, file size, memory or disk. */
  | 'over-limit'
  /** Printed more than allowed. */
  | 'too-much-output'
  /** Ended by itself with an exit code that is not accepted. */
  | 'failed';

/** Why a program did not succeed, for the engine to turn into a sentence for the user. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly failure: CommandFailure;
  readonly exitCode: number | undefined;
  /** The end of what the program printed, stderr last. */
  readonly output: string;

  constructor(params: {
    failure: CommandFailure;
    command: string;
    detail: string;
    exitCode?: number | undefined;
    output?: string;
  }) {
    const output = params.output ?? '';
    super(`${params.command} ${params.detail}${output === '' ? '' : `:\n${output}`}`);
    this.failure = params.failure;
    this.exitCode = params.exitCode;
    this.output = output;
  }
}

export const defaultLimits: Limits = { memoryMb: 2048, cpuSeconds: 120, fileMb: 1024, openFiles: 256 };
const defaultMaxOutputBytes = 4 * 1024 * 1024;
const loggedOutputCharacters = 4_000;

/**
 * Makes the only door to child processes: an argument list and never a shell, an empty environment, a private directory for
 * temporary files, its own process group that is killed as a whole, and the strongest sandbox of this machine.
 */
export function createRunCommand(params: { sandbox: Sandbox; temporaryDirectory: string }): RunCommand {
  return async (request) => {
    request.signal.throwIfAborted();
    const [path, sandbox] = await Promise.all([findCommand(request.command), params.sandbox.ready()]);
    if (path === undefined) {
      throw new CommandError({ failure: 'missing', command: request.command, detail: 'is not installed' });
    }
    const temporary = await mkdtemp(join(params.temporaryDirectory, 'command-'));
    try {
      const { readOnly = [], writable = [] } = request;
      for (const file of readOnly) await sandbox.letRead(file);
      const limits = { ...defaultLimits, ...request.limits };
      request.signal.throwIfAborted();
      const plan = await sandbox.prepare({
        command: path,
        args: request.args,
        env: request.env ?? {},
        readOnly,
        writable,
        temporary,
        limits,
        unixSockets: request.unixSockets ?? false,
      });
      const bounds = { folders: [temporary, ...writable], memoryMb: limits.memoryMb, diskMb: diskLimitMb(limits) };
      return await superviseCommand(startConfined(plan), request, bounds);
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  };
}

function superviseCommand(
  child: ChildProcessWithoutNullStreams,
  request: CommandRequest,
  bounds: Pick<WatchedUse, 'folders' | 'memoryMb' | 'diskMb'>,
): Promise<CommandResult> {
  const { promise, resolve, reject } = Promise.withResolvers<CommandResult>();
  const output = collectOutput(child, request.maxOutputBytes ?? defaultMaxOutputBytes, () => end('too-much-output'));
  let endedFor: keyof typeof endings | 'aborted' | undefined;

  function end(reason: NonNullable<typeof endedFor>): void {
    endedFor ??= reason;
    if (child.pid !== undefined) killGroup(child.pid);
  }
  const onAbort = () => end('aborted');
  const timer = setTimeout(() => end('timed-out'), request.timeoutMs);
  const stopWatching = watchUse({ pid: child.pid, ...bounds, onExceeded: end });
  request.signal.addEventListener('abort', onAbort, { once: true });

  child.on('exit', () => {
    // Whatever the program left behind; it may also hold the output open, and 'close' would never come.
    if (child.pid !== undefined) killGroup(child.pid);
  });
  child.on('error', (error) => {
    stopWatching();
    reject(error);
  });
  child.on('close', (code, killedBy) => {
    clearTimeout(timer);
    stopWatching();
    request.signal.removeEventListener('abort', onAbort);
    if (endedFor === 'aborted') {
      reject(request.signal.reason);
      return;
    }
    const result = { ...output(), exitCode: code ?? -1 };
    const failure = endedFor
      ? { failure: failureOf(endedFor), detail: endings[endedFor](request) }
      : judgeEnd(code, killedBy, request);
    if (failure === undefined) resolve(result);
    else
      reject(
        new CommandError({ ...failure, command: request.command, exitCode: code ?? undefined, output: tail(result) }),
      );
  });

  // A program that does not read its input closes the pipe; its exit code tells whether that is an error.
  child.stdin.on('error', () => undefined);
  child.stdin.end(request.input);
  return promise;
}

const endings = {
  'timed-out': ({ timeoutMs }: CommandRequest) => `took longer than ${timeoutMs} ms`,
  'too-much-output': () => 'printed more than allowed',
  memory: () => 'used more memory than allowed',
  disk: () => 'wrote more to the disk than allowed',
};

const failureOf = (ending: keyof typeof endings): CommandFailure =>
  ending === 'memory' || ending === 'disk' ? 'over-limit' : ending;

/** bwrap ends as shells do: with 128 and the number of the signal that ended its program. */
const signalNumbers = { SIGKILL: 9, SIGXCPU: 24, SIGXFSZ: 25 } as const;

function judgeEnd(
  code: number | null,
  killedBy: NodeJS.Signals | null,
  request: CommandRequest,
): { failure: CommandFailure; detail: string } | undefined {
  const endedBy = (name: keyof typeof signalNumbers) => killedBy === name || code === 128 + signalNumbers[name];
  if (endedBy('SIGXCPU')) return { failure: 'over-limit', detail: 'used more processor time than allowed' };
  if (endedBy('SIGXFSZ')) return { failure: 'over-limit', detail: 'wrote a larger file than allowed' };
  if (endedBy('SIGKILL')) return { failure: 'over-limit', detail: 'was killed by the system' };
  if (killedBy !== null) return { failure: 'failed', detail: `was ended by ${killedBy}` };
  if (code !== null && (request.acceptExitCodes ?? [0]).includes(code)) return undefined;
  return { failure: 'failed', detail: `ended with exit code ${code}` };
}

/** Gathers both outputs; calls `onOverflow` once there is more than allowed, and keeps no more. */
function collectOutput(
  child: ChildProcess,
  maxBytes: number,
  onOverflow: () => void,
): () => Omit<CommandResult, 'exitCode'> {
  let bytes = 0;
  const gather = (stream: ChildProcess['stdout']) => {
    const chunks: Buffer[] = [];
    stream?.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) onOverflow();
      else chunks.push(chunk);
    });
    return () => Buffer.concat(chunks).toString('utf8');
  };
  const stdout = gather(child.stdout);
  const stderr = gather(child.stderr);
  return () => ({ stdout: stdout(), stderr: stderr() });
}

function tail({ stdout, stderr }: { stdout: string; stderr: string }): string {
  return [stdout, stderr].join('\n').trim().slice(-loggedOutputCharacters);
}
