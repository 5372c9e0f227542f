import type { ChildProcess, ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findCommand } from './find-command.ts';
import { killGroup } from './process-group.ts';
import { diskLimitMb, type Limits, type Sandbox } from './sandbox.ts';
import { startConfined } from './start-confined.ts';
import { type WatchedUse, watchUse } from './watch-use.ts';

export type CommandRequest = {
  /** The program's name, looked up in system directories only. */
  command: string;
  args: readonly string[];
  signal: AbortSignal;
  timeoutMs: number;
  /** Absolute paths that the program may read, and may write, besides the system. */
  readOnly?: readonly string[];
  writable?: readonly string[];
  limits?: Limits;
  /** For stdout and stderr together; more kills the program. */
  maxOutputBytes?: number;
  env?: Readonly<Record<string, string>>;
  /** Its standard input, empty by default. */
  input?: string | Uint8Array;
  /** Exit codes that mean success; 0 by default. */
  acceptExitCodes?: readonly number[];
  /** For programs that use local sockets internally. There is no network either way. */
  unixSockets?: boolean;
};

export type CommandResult = { stdout: string; stderr: string; exitCode: number };

/**
 * Runs a program to completion and returns its output.
 * Throws a CommandError, or the signal's reason when aborted.
 */
export type RunCommand = (request: CommandRequest) => Promise<CommandResult>;

export type CommandFailure =
  /** Not installed. */
  | 'missing'
  | 'timed-out'
  /** Exceeded processor time, file size, memory or disk. */
  | 'over-limit'
  /** Printed more than allowed. */
  | 'too-much-output'
  /** Exited with a code that is not accepted. */
  | 'failed';

/** Why a program failed, for the engine to turn into a sentence. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly failure: CommandFailure;
  readonly exitCode: number | undefined;
  /** The end of its output, stderr last. */
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
 * The only way to run programs: an argument list and never a shell, an empty environment, a private temporary directory, a
 * process group killed as a whole, and this machine's strongest sandbox.
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
      for (const file of readOnly) await sandbox.grantRead(file);
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
    // Children may hold the output open, and 'close' would never come.
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

/** Like shells, bwrap exits with 128 plus the signal that killed its program. */
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

/** Collects both outputs; calls `onOverflow` past the limit, and stops collecting. */
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
