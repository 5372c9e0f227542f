import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { maxLengthOfAddress, maxLengthOfAll, readHandoffFragment } from './handoffs.contract.ts';

const path = '/tools/document-scanner';
let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([], { PUBLIC_URL: 'https://files.example.org' });
});
afterAll(() => app.close());

test('what a phone scans appears on the desktop, in order, and nothing twice', async () => {
  const { desktop, phone, link } = await open();
  expect(link).toMatch(/^https:\/\/files\.example\.org\/tools\/document-scanner#phone=/);
  expect(await items(desktop)).toMatchObject({ status: 200, body: { state: 'waiting', items: [] } });
  const token = await join(phone);
  expect(await handOver(phone.id, token, { page: 'first \u0000 \ud800' })).toMatchObject({ body: { position: 1 } });
  expect(await handOver(phone.id, token, { page: 'second' })).toMatchObject({ body: { position: 2 } });
  expect((await items(desktop)).body).toMatchObject({
    state: 'paired',
    items: [
      { position: 1, content: { page: 'first \u0000 \ud800' } },
      { position: 2, content: { page: 'second' } },
    ],
  });
  expect((await items(desktop, 1)).body).toMatchObject({ items: [{ position: 2, content: { page: 'second' } }] });
});

test('one phone only: a second one is refused, also at the very same moment', async () => {
  const { phone } = await open();
  const answers = await Promise.all([0, 1, 2].map(() => post(`/api/handoffs/${phone.id}/phone`, { key: phone.key })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'HANDOFF_TAKEN' });
});

test('whoever lacks the secret learns nothing: not the pages, not that there are some', async () => {
  const { desktop, phone } = await open();
  const token = await join(phone);
  await handOver(phone.id, token, { page: 'private' });
  const stranger = 'x'.repeat(32);
  const refused = { status: 404, body: { code: 'HANDOFF_UNKNOWN' } };
  // Neither the phone's key nor its token reads, and the desktop's key hands nothing over.
  for (const key of [stranger, phone.key, token, 'short', '']) {
    expect(await items({ id: desktop.id, key })).toMatchObject(refused);
  }
  expect(await handOver(phone.id, desktop.key, {})).toMatchObject(refused);
  expect(await handOver(phone.id, stranger, {})).toMatchObject(refused);
  expect(await post(`/api/handoffs/${phone.id}/phone`, { key: stranger })).toMatchObject(refused);
  expect(await items({ id: 'y'.repeat(32), key: desktop.key })).toMatchObject(refused);
  expect((await remove(desktop.id, stranger)).status).toBe(204);
  expect((await items(desktop)).status).toBe(200);
});

test('its secrets are not in the database', async () => {
  const { desktop, phone } = await open();
  const token = await join(phone);
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows } = await client.query('select * from handoffs where id = $1', [desktop.id]);
  await client.end();
  const stored = JSON.stringify(rows);
  for (const secret of [desktop.key, phone.key, token]) expect(stored).not.toContain(secret);
});

test('when it is ended, everything is gone', async () => {
  const { desktop, phone } = await open();
  const token = await join(phone);
  await handOver(phone.id, token, { page: 'private' });
  expect((await remove(desktop.id, desktop.key)).status).toBe(204);
  expect((await items(desktop)).status).toBe(404);
  expect((await handOver(phone.id, token, {})).status).toBe(404);
});

test('after its time nobody joins and nothing comes, but what has come is still there', async () => {
  const { desktop, phone } = await open();
  const token = await join(phone);
  await handOver(phone.id, token, { page: 'in time' });
  const late = await open();
  await expire(desktop.id);
  await expire(late.desktop.id);
  expect(await handOver(phone.id, token, {})).toMatchObject({ status: 410, body: { code: 'HANDOFF_ENDED' } });
  expect(await post(`/api/handoffs/${late.phone.id}/phone`, { key: late.phone.key })).toMatchObject({
    status: 410,
    body: { message: expect.stringContaining('expired') },
  });
  expect((await items(desktop)).body).toMatchObject({ state: 'ended', items: [{ content: { page: 'in time' } }] });
});

test('it holds a bounded number of bounded items', async () => {
  const { phone } = await open();
  const token = await join(phone);
  const large = { page: 'x'.repeat(390_000) };
  expect(await handOver(phone.id, token, { page: 'x'.repeat(400_000) })).toMatchObject({
    body: { code: 'HANDOFF_FULL' },
  });
  for (let count = 0; count < 15; count += 1) expect((await handOver(phone.id, token, large)).status).toBe(200);
  expect(await handOver(phone.id, token, large)).toMatchObject({ status: 413, body: { code: 'HANDOFF_FULL' } });
  expect((await handOver(phone.id, token, { page: 'small' })).status).toBe(200);
});

test('what everybody at one address hands over is bounded, and so is all together; ending a connection makes room', async () => {
  const full = await open();
  const token = await join(full.phone);
  await handOver(full.phone.id, token, { page: 'x' });
  const next = await open();
  const nextToken = await join(next.phone);
  await setLength(full.phone.id, maxLengthOfAddress);
  expect(await handOver(next.phone.id, nextToken, { page: 'small' })).toMatchObject({
    status: 429,
    body: { code: 'HANDOFF_ADDRESS_FULL', message: expect.stringContaining('disconnect those that are done') },
  });
  expect((await remove(full.desktop.id, full.desktop.key)).status).toBe(204);
  expect((await handOver(next.phone.id, nextToken, { page: 'small' })).status).toBe(200);

  // As if it had been opened from elsewhere.
  const elsewhere = await open();
  await setLength(elsewhere.phone.id, maxLengthOfAll, 'elsewhere');
  expect(await handOver(next.phone.id, nextToken, { page: 'small' })).toMatchObject({
    status: 503,
    body: { code: 'HANDOFF_ALL_FULL' },
  });
  await remove(elsewhere.desktop.id, elsewhere.desktop.key);
});

test('content that is nested without end is refused', async () => {
  const { phone } = await open();
  const token = await join(phone);
  const body = `{"token":"${token}","content":{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${app.url}/api/handoffs/${phone.id}/items`, { method: 'POST', headers, body });
  expect({ status: answer.status, body: await answer.json() }).toMatchObject({
    status: 400,
    body: { message: 'Content must have at most 32 levels.' },
  });
});

test.each([
  ['a path of another site', { path: 'https://evil.example/' }],
  ['a path outside of the tools', { path: '/api/user' }],
  ['no path', {}],
])('%s is no page for a phone', async (_case, body) => {
  const answer = await post('/api/handoffs', body);
  expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^[A-Z].{10}/) } });
});

test('a site that only this computer can open says so', async () => {
  const local = await startTestApplication([]);
  const answer = await post('/api/handoffs', { path }, local.url);
  await local.close();
  expect(answer.body).toMatchObject({ reachable: false, hint: expect.stringContaining('only this computer can open') });
});

type Ends = { id: string; key: string };

async function open(): Promise<{ desktop: Ends; phone: Ends; link: string }> {
  const { status, body } = await post('/api/handoffs', { path });
  expect({ status, body }).toMatchObject({ status: 200, body: { reachable: true, hint: null } });
  const { id, key, link } = body as Ends & { link: string };
  const phone = readHandoffFragment(new URL(link).hash);
  if (!phone) throw new Error(`No handoff in ${link}.`);
  return { desktop: { id, key }, phone, link };
}

async function join({ id, key }: Ends): Promise<string> {
  const { status, body } = await post(`/api/handoffs/${id}/phone`, { key });
  expect(status).toBe(200);
  return (body as { token: string }).token;
}

const handOver = (id: string, token: string, content: Record<string, unknown>) =>
  post(`/api/handoffs/${id}/items`, { token, content });

async function items({ id, key }: Ends, after = 0) {
  const answer = await fetch(`${app.url}/api/handoffs/${id}/items?after=${after}`, {
    headers: { 'x-handoff-key': key },
  });
  return { status: answer.status, body: await answer.json() };
}

const remove = (id: string, key: string) =>
  fetch(`${app.url}/api/handoffs/${id}`, { method: 'DELETE', headers: { 'x-handoff-key': key } });

async function post(address: string, body: unknown, site = app.url) {
  const answer = await fetch(site + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

async function setLength(id: string, length: number, openedFrom?: string): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const change = 'update handoffs set length = $2, opened_from = coalesce($3, opened_from) where id = $1';
  await client.query(change, [id, length, openedFrom ?? null]);
  await client.end();
}

async function expire(id: string): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query("update handoffs set expires_at = now() - interval '1 second' where id = $1", [id]);
  await client.end();
}
