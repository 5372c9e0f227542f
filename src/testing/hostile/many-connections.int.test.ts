import { afterEach, describe, expect, test } from 'vitest';
import { KB } from '../../shared/units.ts';
import { type LimitedServer, startLimitedServer } from './limited-server.ts';
import { chunk, exchange, lastChunk, RawClient, requestHead } from './raw-client.ts';

let server: LimitedServer;
const clients: RawClient[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
});

const hello = requestHead('GET', '/hello');
const tooMany = { status: 429, body: expect.stringContaining('TOO_MANY_CONNECTIONS') };

async function open(): Promise<RawClient> {
  const client = await RawClient.open(server.url);
  clients.push(client);
  return client;
}

describe('one address that opens connection after connection', () => {
  test('is told that there are too many, and served again when some have ended', async () => {
    server = await startLimitedServer({ connections: { inAll: 100, ofAddress: 3 } });
    const first = await open();
    await open();
    await open();
    expect(await exchange(server.url, hello)).toMatchObject({ ...tooMany, headers: { 'retry-after': '10' } });
    first.send(hello);
    expect(await first.answer()).toMatchObject({ status: 200 });
    first.close();
    await expect.poll(() => exchange(server.url, hello)).toMatchObject({ status: 200 });
  });

  test('gets no more answers when it goes on and on', async () => {
    server = await startLimitedServer({ connections: { inAll: 100, ofAddress: 2 } });
    for (let count = 0; count < 4; count++) await open();
    const last = await open();
    expect(await last.answer()).toBeUndefined();
  });

  test('a connection too many that says nothing is closed', async () => {
    server = await startLimitedServer({ connections: { inAll: 100, ofAddress: 1 } });
    await open();
    const silent = await open();
    expect(await silent.answer()).toBeUndefined();
  });
});

describe('behind a proxy', () => {
  test('the requests of each forwarded address are counted, not the connections of the proxy', async () => {
    const waiting = Promise.withResolvers<void>();
    const connections = { inAll: 100, ofAddress: 2 };
    const define = (app: LimitedServer['app']) => {
      app.get('/wait', async () => {
        await waiting.promise;
        return 'done';
      });
    };
    server = await startLimitedServer({ connections }, define, { trustProxy: 1 });
    const from = (address: string, path: string) => requestHead('GET', path, { 'x-forwarded-for': address });
    const busy = [await open(), await open()];
    for (const client of busy) client.send(from('203.0.113.7', '/wait'));
    await expect.poll(() => exchange(server.url, from('203.0.113.7', '/hello'))).toMatchObject(tooMany);
    expect(await exchange(server.url, from('203.0.113.8', '/hello'))).toMatchObject({ status: 200 });
    waiting.resolve();
    for (const client of busy) expect(await client.answer()).toMatchObject({ status: 200 });
    expect(await exchange(server.url, from('203.0.113.7', '/hello'))).toMatchObject({ status: 200 });
  });
});

describe('many bodies that are held in memory at once', () => {
  const memory = { inAll: 300 * KB, ofAddress: 100 * KB };
  const json = { 'content-type': 'application/json' };

  test('from one address are refused before they take more than its share', async () => {
    server = await startLimitedServer({ memory });
    const body = JSON.stringify({ text: 'a'.repeat(60 * KB) });
    const sized = requestHead('POST', '/echo', { ...json, 'content-length': String(body.length) });
    const slow = await open();
    slow.send(sized + body.slice(0, 10));
    const chunked = requestHead('POST', '/echo', { ...json, 'transfer-encoding': 'chunked' });
    await expect
      .poll(() => exchange(server.url, chunked + chunk('{}') + lastChunk))
      .toMatchObject({
        status: 429,
        body: expect.stringContaining('TOO_MUCH_AT_ONCE'),
        headers: { 'retry-after': '30' },
      });
    slow.send(body.slice(10));
    expect(await slow.answer()).toMatchObject({ status: 200 });
    await expect
      .poll(() => exchange(server.url, chunked + chunk('{}') + lastChunk))
      .toMatchObject({ status: 200, body: '{}' });
  });

  test('from many addresses are refused before they take more than there is', async () => {
    server = await startLimitedServer({ memory }, undefined, { trustProxy: 1 });
    const body = JSON.stringify({ text: 'a'.repeat(60 * KB) });
    const from = (address: string) =>
      requestHead('POST', '/echo', { ...json, 'content-length': String(body.length), 'x-forwarded-for': address });
    for (let count = 0; count < 4; count++) (await open()).send(from(`203.0.113.${count}`));
    await expect
      .poll(() => exchange(server.url, from('203.0.113.99') + body))
      .toMatchObject({
        status: 503,
        body: expect.stringContaining('BUSY'),
      });
  });
});
