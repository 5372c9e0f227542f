import pg from 'pg';
import { expect, test } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import type { Health } from './health.contract.ts';

test('an instance without mail is healthy', async () => {
  const app = await startTestApplication([]);
  expect(await mailOf(app)).toEqual([200, 'ok', { name: 'mail', state: 'unset' }]);
  await app.close();
});

test('an instance whose mail server is away is degraded, goes on serving, and says nothing about the messages', async () => {
  const server = await startMailServer();
  const app = await startTestApplication([], { SMTP_URL: server.url });
  expect(await mailOf(app)).toEqual([200, 'ok', { name: 'mail', state: 'ok' }]);

  await server.close();
  const registered = await fetch(`${app.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.url },
    body: JSON.stringify({ username: 'Ada', email: 'ada@example.org', password: 'a boat on the lake' }),
  });
  expect(registered.status).toBe(201);
  const degraded = { name: 'mail', state: 'degraded', reason: 'Messages are waiting to be sent.' };
  await expect.poll(() => mailOf(app)).toEqual([200, 'degraded', { ...degraded, since: expect.any(String) }]);
  expect(await (await fetch(`${app.url}/api/health`)).text()).not.toMatch(/ada@|127\.0\.0\.1/);

  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query('drop table mail_outbox');
  await client.end();
  expect(await mailOf(app)).toEqual([200, 'degraded', { name: 'mail', state: 'degraded', reason: expect.any(String) }]);
  await app.close();
});

async function mailOf({ url }: TestApplication): Promise<unknown[]> {
  const answer = await fetch(`${url}/api/health`);
  const { status, parts } = (await answer.json()) as Health;
  return [answer.status, status, parts.find(({ name }) => name === 'mail')];
}
