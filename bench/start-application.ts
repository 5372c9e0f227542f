import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ApplicationOptions } from './application.ts';

export type BenchedApplication = {
  url: string;
  /** The process that answers requests and runs the worker. */
  pid: number;
  /** Where its database and files are. */
  databaseUrl: string;
  dataDir: string;
  /** Starts another process with the same database and files. */
  startAnother: () => Promise<BenchedApplication>;
  /** Resident memory of the process in bytes, without its child processes. */
  residentBytes: () => Promise<number>;
  /** The peak since the process started, as counted by the kernel. */
  peakResidentBytes: () => Promise<number>;
  openDescriptors: () => Promise<number>;
  stop: () => Promise<void>;
  /** Kills the process, as in a crash. */
  kill: () => Promise<void>;
};

/**
 * Starts `application.ts` in its own process and waits until it answers. By default every caller is on the Pro plan, so that
 * large files can be measured.
 *
 * @throws Error when the process ends before it answers
 */
export async function startApplication(options: ApplicationOptions = {}): Promise<BenchedApplication> {
  // The same flag as `npm start`.
  const script = fileURLToPath(new URL('./application.ts', import.meta.url));
  const child = spawn(process.execPath, ['--max-semi-space-size=2', script, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { pid = 0 } = child;
  const [url = '', databaseUrl = '', dataDir = ''] = await readFirstLine(child);
  const kilobytes = async (field: string) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1] ?? Number.NaN);
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    ...{ url, pid, databaseUrl, dataDir },
    startAnother: () => startApplication({ ...options, joins: { databaseUrl, dataDir } }),
    residentBytes: async () => (await kilobytes('VmRSS')) * 1024,
    peakResidentBytes: async () => (await kilobytes('VmHWM')) * 1024,
    openDescriptors: async () => (await readdir(`/proc/${pid}/fd`)).length,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

async function readFirstLine({ stdout }: ChildProcess): Promise<string[]> {
  if (!stdout) throw new Error('The process has no output to read.');
  const line = await new Promise<string>((resolve, reject) => {
    stdout.once('data', (data: Buffer) => resolve(data.toString()));
    stdout.once('end', () => reject(new Error('The application ended before it answered.')));
  });
  return line.trim().split(' ');
}
