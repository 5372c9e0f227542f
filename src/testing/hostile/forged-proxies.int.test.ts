import pino from 'pino';
import { expect, test } from 'vitest';
import { createHttpServer } from '../../platform/http/server.ts';
import { readConfig } from '../../settings.ts';

const forged = '198.51.100.66';
const client = '203.0.113.7';
const proxy = '10.0.0.2';

/* What arrives: the address forged by the client, then what each proxy saw. `from` is who connected to us. */
test.each([
  ['false', '127.0.0.1', `${forged}, ${client}`, '127.0.0.1'],
  ['true', '127.0.0.1', `${forged}, ${client}`, client],
  ['1', '127.0.0.1', `${forged}, ${client}`, client],
  ['2', '127.0.0.1', `${forged}, ${client}, ${proxy}`, client],
  ['loopback', '127.0.0.1', `${forged}, ${client}`, client],
  ['loopback, 10.0.0.0/8', '127.0.0.1', `${forged}, ${client}, ${proxy}`, client],
  // Requests that bypass the proxies are not trusted.
  ['10.0.0.0/8', '127.0.0.1', `${forged}, ${client}`, '127.0.0.1'],
  ['10.0.0.0/8', client, forged, client],
])('TRUST_PROXY=%s: from %s with X-Forwarded-For %s, the client is %s', async (setting, from, header, expected) => {
  expect(await addressSeen(setting, from, { 'x-forwarded-for': header })).toBe(expected);
});

test('a header that is repeated changes nothing', async () => {
  expect(await addressSeen('true', '127.0.0.1', { 'x-forwarded-for': [forged, client] })).toBe(client);
});

async function addressSeen(setting: string, from: string, headers: Record<string, string | string[]>): Promise<string> {
  const { trustProxy } = readConfig({ TRUST_PROXY: setting });
  const server = await createHttpServer({
    log: pino({ level: 'silent' }),
    trustProxy,
    publicUrl: 'http://localhost',
  });
  server.get('/who', async (request) => request.ip);
  const { body } = await server.inject({ url: '/who', remoteAddress: from, headers });
  await server.close();
  return body;
}
