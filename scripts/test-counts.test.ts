import { expect, test } from 'vitest';
import { addCounts, countPlaywright, countVitest, describeCounts } from './test-counts.ts';

test('unit and browser tests are summed up in one line', () => {
  const vitest = countVitest({ numPassedTests: 40, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 });
  const playwright = countPlaywright({ stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 } });
  expect(describeCounts(addCounts(vitest, playwright))).toBe('tests: 47 passed, 0 failed');
});

test('skipped tests are named when there are any', () => {
  const counts = countVitest({ numPassedTests: 1, numFailedTests: 2, numPendingTests: 3, numTodoTests: 1 });
  expect(describeCounts(counts)).toBe('tests: 1 passed, 2 failed, 4 skipped');
});

test('a browser test that passed only on a retry has failed', () => {
  const counts = countPlaywright({ stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 } });
  expect(describeCounts(counts)).toBe('tests: 1 passed, 1 failed');
});
