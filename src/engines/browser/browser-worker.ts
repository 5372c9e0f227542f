import { spawn } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { engineErrors } from '../../platform/processes/process.errors.ts';
import { serveJobs } from '../../platform/processes/serve-jobs.ts';
import { connectDevTools } from './devtools.ts';
import { openPage, printPage } from './print-page.ts';
import type { PrintTask } from './print-tasks.ts';

/*
 * A resident Chromium in its sandbox, driven over a pipe. Each job gets a fresh page in a context of its own; the next one is
 * opened ahead.
 *
 * usage: browser-worker.ts BROWSER PROFILE
 */

/** The discard port, where nothing listens. */
const deadProxy = 'http://127.0.0.1:9';

/** Every flag is in docs/decisions/0071. */
const flags = (profile: string): string[] => [
  '--headless',
  '--remote-debugging-pipe',
  `--user-data-dir=${profile}`,
  // Its own sandbox needs namespaces, which ours refuses.
  '--no-sandbox',
  // It lists /proc, which Landlock refuses.
  '--no-zygote',
  // Files in our temporary folder instead, which is measured.
  '--disable-dev-shm-usage',
  ...['--disable-gpu', '--in-process-gpu', '--disable-software-rasterizer', '--disable-3d-apis'],
  ...[`--proxy-server=${deadProxy}`, '--proxy-bypass-list=<-loopback>', '--host-resolver-rules=MAP * ~NOTFOUND'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-extensions', '--no-first-run'],
  ...['--disable-breakpad', '--mute-audio', '--font-render-hinting=none'],
];

const [browser = '', profile = ''] = process.argv.slice(2);
const child = spawn(browser, flags(profile), { stdio: ['ignore', 'ignore', 'inherit', 'pipe', 'pipe'] });
let hasStarted = false;
const failedStart = Promise.withResolvers<never>();
/** The server then replaces this process, unless no page is to blame. */
const end = (why: string) => {
  if (!hasStarted) return failedStart.reject(engineErrors.unavailable(undefined, { log: why }));
  process.stderr.write(`${why}\n`);
  process.exit(1);
};
child.on('error', ({ message }) => end(`The browser could not be started: ${message}`));
child.on('exit', (code, signal) => end(`The browser ended with ${signal ?? code}`));

const [toBrowser, fromBrowser] = child.stdio.slice(3);
if (!(toBrowser instanceof Writable) || !(fromBrowser instanceof Readable)) throw new Error('There are no pipes');
// The exit says why.
toBrowser.on('error', () => undefined);
const devTools = connectDevTools(toBrowser, fromBrowser);
const open = async () => {
  const page = await openPage(devTools);
  hasStarted = true;
  return page;
};
let next = Promise.race([open(), failedStart.promise]);
// The next job reports it.
next.catch(() => undefined);

serveJobs<PrintTask>(async ({ request, inputs, outputs }) => {
  const page = await next;
  try {
    return await printPage(page, { ...request, input: inputs.page ?? '', output: outputs.pdf ?? '' });
  } finally {
    next = open();
    next.catch(() => undefined);
    await page.close();
  }
});
