import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readForm } from '../../platform/http/read-form.ts';
import { KB, MB } from '../../shared/units.ts';
import { type LimitedServer, startLimitedServer } from './limited-server.ts';
import { chunk, exchange, lastChunk, RawClient, requestHead } from './raw-client.ts';

let server: LimitedServer;
let pauseReading: Promise<void> | undefined;
beforeAll(async () => {
  const patience = { patienceMs: 500, bytesPerSecond: 2 * MB };
  server = await startLimitedServer({ patience }, (app) => {
    app.post('/form', async (request) => {
      let bytes = 0;
      await readForm(request, { files: 1, fields: 1, textBytes: KB }, async (part) => {
        if (part.type !== 'file') return;
        await pauseReading;
        for await (const piece of part.file) bytes += (piece as Buffer).length;
      });
      return { bytes };
    });
  });
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const fileBegins = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
const tooSlow = { status: 408, body: expect.stringContaining('UPLOAD_TOO_SLOW') };

describe('a body that stops', () => {
  test.each([
    ['at its beginning', '/echo', { ...json, 'content-length': '100' }, ''],
    ['in the middle of JSON', '/echo', { ...json, 'content-length': '100' }, '{"text":'],
    ['in the middle of a chunk', '/echo', { ...json, 'transfer-encoding': 'chunked' }, '50\r\n{"text":'],
    ['before its last chunk', '/echo', { ...json, 'transfer-encoding': 'chunked' }, chunk('{}')],
    ['in the middle of a file', '/form', { ...form, 'content-length': '1000000' }, `${fileBegins}abc`],
    ['before the first part of a form', '/form', { ...form, 'content-length': '1000000' }, ''],
    ['behind the end of a form', '/form', { ...form, 'content-length': '1000' }, '--x--\r\n'],
    ['for a call that does not exist', '/nothing', { ...form, 'content-length': '1000000' }, ''],
  ])('%s is ended with an answer', async (_where, path, headers, begin) => {
    const answer = await exchange(server.url, requestHead('POST', path, headers) + begin);
    expect(answer).toMatchObject(path === '/nothing' ? { status: 404 } : tooSlow);
  });
});

test('a body that drips is ended, although something always comes', async () => {
  const client = await RawClient.open(server.url);
  client.send(requestHead('POST', '/form', { ...form, 'transfer-encoding': 'chunked' }) + chunk(fileBegins));
  const answer = client.answer();
  let answered = false;
  void answer.then(() => {
    answered = true;
  });
  while (!answered) {
    client.send(chunk('a'));
    await sleep(5);
  }
  expect(await answer).toMatchObject(tooSlow);
  client.close();
});

test('a client is not charged for the time that the server itself does not read', async () => {
  const reading = Promise.withResolvers<void>();
  pauseReading = reading.promise;
  const client = await RawClient.open(server.url);
  const content = 'a'.repeat(4 * MB);
  client.send(requestHead('POST', '/form', { ...form, 'transfer-encoding': 'chunked' }));
  client.send(chunk(fileBegins + content));
  // Three times the patience, while the client is blocked.
  await sleep(1_500);
  reading.resolve();
  client.send(`${chunk('\r\n--x--\r\n')}${lastChunk}`);
  expect(await client.answer()).toMatchObject({ status: 200, body: JSON.stringify({ bytes: content.length }) });
  client.close();
  pauseReading = undefined;
});
