/** `npm run dev`: the server restarts when its code changes; pages update in the browser. */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { systemPackages } from '../src/tools/packages.index.ts';
import { stopWithParent } from './setup/new-node.mjs';
import { root } from './setup/paths.mjs';
import { buildSiteIfChanged } from './setup/site.ts';
import { installSystemPackages } from './setup/system-packages.ts';

installSystemPackages(systemPackages);
// The server needs a built site, but Vite serves the pages during development, so an old build will do.
if (!existsSync(join(root, 'build/site.json')) && !buildSiteIfChanged()) process.exit(1);

const router = join(createRequire(import.meta.url).resolve('@react-router/dev/package.json'), '../bin.cjs');
const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/main.ts', '--one-process'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(process.execPath, [router, 'dev'], { cwd: root, stdio: 'inherit' }),
];

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
stopWithParent(stop);
// One without the other is useless.
for (const child of children) child.on('exit', stop);
