import { hostname } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LimitedServer, startLimitedServer } from './limited-server.ts';
import { exchange, requestHead } from './raw-client.ts';

let server: LimitedServer;
beforeAll(async () => {
  server = await startLimitedServer({}, undefined, { publicUrl: 'https://files.example.org' });
});
afterAll(() => server.close());

const ask = (host: string, headers: Record<string, string> = {}) =>
  exchange(server.url, requestHead('GET', '/hello', { host, ...headers }));

describe('a page elsewhere that points its own name at this machine', () => {
  test.each([
    'evil.test',
    'evil.test:3000',
    'files.example.org.evil.test',
    'localhost.evil.test',
    '127.0.0.1.evil.test',
    'evil.test#localhost',
    'localhost@evil.test',
    'localhost/evil.test',
    '1.2.3.4.5',
  ])('as %s is refused', async (host) => {
    const answer = await ask(host);
    expect(answer).toMatchObject({ status: 421 });
    expect(JSON.parse(answer?.body ?? '')).toEqual({
      code: 'WRONG_HOST',
      message: expect.stringContaining('https://files.example.org'),
    });
  });

  test('cannot name another host in a forwarded header', async () => {
    expect(await ask('evil.test', { 'x-forwarded-host': 'files.example.org' })).toMatchObject({ status: 421 });
  });
});

test.each([
  'files.example.org',
  'FILES.example.org.',
  'files.example.org:8443',
  'localhost:3000',
  '127.0.0.1:3000',
  '192.168.1.20',
  '[::1]:3000',
  '[2001:db8::7]',
  hostname(),
  `${hostname()}.local:3000`,
])('the site answers under its own name and under addresses: %s', async (host) => {
  expect(await ask(host)).toMatchObject({ status: 200, body: 'hello' });
});

test('a whole address in the first line is what counts', async () => {
  const line = (address: string) => requestHead('GET', `${address}/hello`, { host: 'localhost' });
  expect(await exchange(server.url, line('http://evil.test'))).toMatchObject({ status: 421 });
  expect(await exchange(server.url, line('http://localhost:3000'))).toMatchObject({ status: 200 });
});

test('a request without a host is refused, but for health checks by HTTP/1.0, which no browser speaks', async () => {
  expect(await exchange(server.url, 'GET /hello HTTP/1.1\r\n\r\n')).toMatchObject({
    status: 400,
    body: expect.stringContaining('NO_HOST'),
  });
  expect(await exchange(server.url, 'GET /hello HTTP/1.0\r\n\r\n')).toMatchObject({ status: 200 });
});

test('browsers are told to come back over https where visitors do, and only there', async () => {
  expect(await ask('files.example.org')).toMatchObject({
    headers: { 'strict-transport-security': 'max-age=31536000' },
  });
  const plain = await startLimitedServer({}, undefined, { publicUrl: 'http://192.168.1.20:3000' });
  const answer = await exchange(plain.url, requestHead('GET', '/hello'));
  expect(answer?.headers).not.toHaveProperty('strict-transport-security');
  await plain.close();
});
