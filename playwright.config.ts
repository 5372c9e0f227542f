import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { dataDirFor } from './e2e/data-dir.ts';

// Set E2E_PORT to run two of these at the same time.
const port = Number(process.env.E2E_PORT ?? 3987);
const address = `http://127.0.0.1:${port}`;
const dataDir = dataDirFor(port);
// Servers and their processes start faster when Node keeps what it compiled of our sources, as it does under `npm start`.
process.env.NODE_COMPILE_CACHE = fileURLToPath(new URL('node_modules/.cache/test/compiled', import.meta.url));
/** The shell is the same browser without windows around its pages, which take it longer to open than the pages. */
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Whole journeys in a real browser, against a server of their own. The site must have been built. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // On two cores: each test waits a third of its time, for the server and for what moves on the page.
  workers: 3,
  forbidOnly: true,
  // Bounds for what hangs, not for what is slow: a busy machine may take several times as long as an idle one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    // It answers requests that journeys want to see, and keeps a megabyte for each. Its own journeys allow it.
    serviceWorkers: 'block',
    // Suggestions come after a while, also in the middle of another journey. Their own journeys turn them on.
    storageState: {
      cookies: [],
      origins: [{ origin: address, localStorage: [{ name: 'satchel.suggestions', value: 'off' }] }],
    },
    // What fades in has no contrast yet that could be checked.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? browsers.find((path) => existsSync(path)),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Its best code takes a while to compile and pays when it runs for long: journeys take a tenth less without.
        '--js-flags=--max-opt=1',
      ],
    },
  },
  webServer: {
    // What earlier runs used up, such as the free conversions of this address today, must not fail a later one.
    command: `rm -rf "${dataDir}" && exec "${process.execPath}" src/main.ts`,
    url: `${address}/api/health`,
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ADMIN_EMAILS: 'admin@example.org',
    },
    timeout: 60_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
