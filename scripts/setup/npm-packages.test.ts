import { describe, expect, test } from 'vitest';
import { coversLock } from './npm-packages.mjs';

const lock = {
  '': { version: '0.1.0' },
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/vitest': { version: '5.0.0', dev: true },
  'node_modules/@codec/win32-x64': { version: '1.0.0', optional: true },
};
const forRunning = { 'node_modules/fastify': { version: '5.0.0' } };
const forTesting = { ...forRunning, 'node_modules/vitest': { version: '5.0.0' } };

describe('the installed packages', () => {
  test('suffice for running without development packages and those of other platforms', () => {
    expect(coversLock(lock, forRunning, false)).toBe(true);
  });

  test('do not suffice for testing without development packages', () => {
    expect(coversLock(lock, forRunning, true)).toBe(false);
    expect(coversLock(lock, forTesting, true)).toBe(true);
  });

  test('may be more than needed', () => {
    expect(coversLock(lock, { ...forTesting, 'node_modules/extra': { version: '1.0.0' } }, false)).toBe(true);
  });

  test('do not suffice when one is missing or has another version', () => {
    expect(coversLock(lock, {}, false)).toBe(false);
    expect(coversLock(lock, { 'node_modules/fastify': { version: '4.9.0' } }, false)).toBe(false);
  });
});
