import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export type BenchedApplication = {
  url: string;
  /** Starts another process of the same instance: the same database and files. */
  startAnother: () => Promise<BenchedApplication>;
  /** Resident memory of the process that answers requests and runs the worker, in bytes; programs it starts not included. */
  residentBytes: () => Promise<number>;
  stop: () => Promise<void>;
  /** Ends the process as a crash would. */
  kill: () => Promise<void>;
};

/** Starts `application.ts` in a process of its own and waits until it answers. */
export const startApplication = (): Promise<BenchedApplication> => startProcess([]);

async function startProcess(instance: readonly string[]): Promise<BenchedApplication> {
  // The same flag as `npm start`.
  const script = fileURLToPath(new URL('./application.ts', import.meta.url));
  const child = spawn(process.execPath, ['--max-semi-space-size=2', script, ...instance], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const [url = '', ...own] = line.toString().trim().split(' ');
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    url,
    startAnother: () => startProcess(own),
    residentBytes: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
