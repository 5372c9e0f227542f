import { expect, test } from 'vitest';
import { formatBytes, GB, KB, MB, savedPercent } from './units.ts';

test.each([
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1023 Bytes'],
  [KB, '1 KB'],
  [1536, '1.5 KB'],
  [25 * MB, '25 MB'],
  [MB * 1.006, '1.01 MB'],
  [3 * GB, '3 GB'],
  [5000 * GB, '5000 GB'],
])('%d bytes are shown as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test('a result that is not smaller has saved nothing', () => {
  expect(savedPercent(100, 100)).toBe(0);
  expect(savedPercent(100, 130)).toBe(0);
  expect(savedPercent(0, 0)).toBe(0);
});

test('savings are whole percent', () => {
  expect(savedPercent(300, 100)).toBe(67);
});
