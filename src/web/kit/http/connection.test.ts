import { expect, test } from 'vitest';
import { CallError, callErrors } from './call-error.ts';
import { createConnection } from './connection.ts';

test('a lost connection is told and tried again with growing pauses, for minutes', async () => {
  const { connection, pauses, told } = connect();
  const cut = callErrors.network();
  await expect(
    (async () => {
      for (;;) await connection.lost(cut);
    })(),
  ).rejects.toBe(cut);
  expect(pauses.slice(0, 6)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  expect(told()).toBe(pauses.length);
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(5 * 60_000);
});

test('work that goes on begins the patience anew', async () => {
  const { connection, pauses } = connect();
  for (let minute = 0; minute < 60; minute++) {
    for (let cut = 0; cut < 7; cut++) await connection.lost(callErrors.timeout());
    connection.heard();
  }
  expect(pauses[7]).toBe(1_000);
});

test('whoever is offline is waited for without end', async () => {
  const { connection } = connect({ online: false });
  for (let cut = 0; cut < 1_000; cut++) await connection.lost(callErrors.network());
});

test('what is no cut is not tried again', async () => {
  const { connection, told } = connect();
  const refusal = new CallError('FILE_TOO_LARGE', 'Too large.');
  await expect(connection.lost(refusal)).rejects.toBe(refusal);
  expect(told()).toBe(0);
});

/** A connection in a browser whose waits take their time at once. */
function connect({ online = true } = {}) {
  let clock = 0;
  let told = 0;
  const pauses: number[] = [];
  const wait = async (milliseconds: number) => {
    clock += milliseconds;
    pauses.push(milliseconds);
  };
  const network = { now: () => clock, isOnline: () => online, wait };
  const connection = createConnection({ signal: undefined, onLost: () => void told++ }, network);
  return { connection, pauses, told: () => told };
}
