import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 120_000;
const pollMs = 200;

/** A site with its own settings, besides the shared one. */
export async function startSite(params: {
  address: string;
  settings: Record<string, string>;
}): Promise<{ close: () => Promise<void> }> {
  const { address, settings } = params;
  const dataDir = await mkdtemp(join(tmpdir(), 'satchel-site-'));
  // Two processes with a parent, as on the shared site, take twice as long to start.
  const server = spawn(process.execPath, ['src/main.ts', '--one-process'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: new URL(address).port,
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: 'inherit',
  });
  const close = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  const giveUpAt = performance.now() + patienceMs;
  while (performance.now() < giveUpAt && server.exitCode === null) {
    const isUp = await fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { close };
    await sleep(pollMs);
  }
  await close();
  throw new Error(`The site at ${address} did not start.`);
}
