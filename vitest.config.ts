import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SlowFirst } from './scripts/slow-first.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/*.int.test.ts', '**/node_modules/**'],
          // Pure functions have nothing to isolate: half the time goes into loading the same modules for each file.
          isolate: false,
          // Property tests try hundreds of inputs; on a busy machine that takes longer than the default of 5 s.
          testTimeout: 60_000,
        },
      },
      {
        // With real engines, a real database and real processes.
        test: {
          name: 'integration',
          globalSetup: ['src/testing/database-server.ts'],
          // On two cores: each file waits a third of its time, for processes, databases and clocks.
          maxWorkers: 3,
          // Each file has its own application and database; loading the same modules anew would take a tenth of the time.
          isolate: false,
          sequence: { groupOrder: 1 },
          // Processes that tests start need half as long when Node keeps what it compiled of our sources.
          env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/test/compiled', import.meta.url)) },
          include: ['src/**/*.int.test.ts', 'scripts/**/*.int.test.ts'],
          // Bounds for what hangs, not for what is slow: what is waited for comes when the machine has time for it.
          testTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
