import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { identifyProcess, type ProcessIdentity } from '../../data-folder/process-identity.ts';
import type { Log } from '../../log/log.ts';
import type { OtherAccount } from '../../other-account.ts';
import { StartError } from '../../start-error.ts';
import { readPostmasterFile } from './postmaster.ts';
import { findPrograms, programEnvironment } from './programs.ts';
import { underAccount } from './server-account.ts';

// After a crash the server first replays its WAL, bounded by max_wal_size.
const readyWithinMs = 120_000;
const keptLines = 20;

/** Sized for one application on one machine. Durability settings keep their defaults. */
const parameters = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  // No replicas.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Three processes fewer; the tables are small and stay in memory.
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  // The application logs failed statements itself, without their values.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
};

export type ServerProcess = { identity: ProcessIdentity; ended: Promise<void> };

/**
 * Starts the server and waits until it accepts connections.
 * @throws StartError with the server's last lines if it exits before
 */
export async function startServerProcess(params: {
  directory: string;
  port: number;
  account: OtherAccount | undefined;
  log: Log;
}): Promise<ServerProcess> {
  const { directory, port, account, log } = params;
  const settings = Object.entries({ ...parameters, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const { program, args } = await underAccount(
    { program: findPrograms().postgres, args: ['-D', directory, ...settings] },
    account,
  );
  // Its own session: Ctrl-C in a terminal must reach only the application, which closes its connections first.
  const child = spawn(program, args, { env: programEnvironment, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const lastLines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    lastLines.push(line);
    if (lastLines.length > keptLines) lastLines.shift();
    // Connections told of a shutdown while closing are no problem.
    if (/^(FATAL|PANIC):/.test(line) && !line.includes('due to administrator command')) log.warn(`PostgreSQL: ${line}`);
    else log.debug(`PostgreSQL: ${line}`);
  });
  let hasEnded = false;
  const ended = once(child, 'close').then(() => {
    hasEnded = true;
  });

  const deadline = performance.now() + readyWithinMs;
  while (performance.now() < deadline && !hasEnded) {
    const noted = await readPostmasterFile(directory);
    const identity = noted?.isReady && noted.pid === child.pid ? await identifyProcess(noted.pid) : undefined;
    if (identity) return { identity, ended };
    await Promise.race([ended, sleep(5)]);
  }
  child.kill('SIGINT');
  await ended;
  throw new StartError(`The embedded database did not start:\n${lastLines.join('\n')}`);
}
