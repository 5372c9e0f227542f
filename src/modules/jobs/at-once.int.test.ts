import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRun, defineRuns } from '../../catalog/define-run.ts';
import { defineTool } from '../../catalog/define-tool.ts';
import { toolWords } from '../../catalog/test-tools.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { newVisitor } from '../../testing/visitor.ts';
import { jobSchema } from './jobs.contract.ts';

let app: TestApplication;
beforeAll(async () => {
  const identify = async ({ headers }: { headers: Record<string, unknown> }) =>
    headers['x-test-plan'] === 'pro' ? ({ plan: 'pro' } as const) : ({ plan: 'free' } as const);
  app = await startTestApplication([hallRuns], { WORKER_CONCURRENCY: '1' }, { identify });
});
afterAll(() => app.close());

test('of many simultaneous calls, only as many are accepted as the plan allows', async () => {
  const visitor = await newVisitor(app.url);
  const answers = await Promise.all(Array.from({ length: 12 }, () => enter(visitor)));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array(3).fill(202), ...Array(9).fill(429)]);
  expect(await answers.find(({ status }) => status === 429)?.json()).toEqual({
    code: 'TOO_MANY_AT_ONCE',
    message: 'Up to 3 files are processed at once. Please send this one when one of the others is done.',
    pro: 'Pro allows up to 5 files at once.',
  });

  // Other visitors and other actions are not affected.
  expect((await enter(await newVisitor(app.url))).status).toBe(202);
  expect((await enter(visitor, 'lobby')).status).toBe(202);
});

test('when one ends, the next is accepted', async () => {
  const visitor = await newVisitor(app.url);
  const [first] = await Promise.all([enter(visitor), enter(visitor), enter(visitor)]);
  expect((await enter(visitor)).status).toBe(429);
  const { id } = jobSchema.parse(await first.json());
  expect((await fetch(`${app.url}/api/jobs/${id}`, { method: 'DELETE', headers: visitor })).status).toBe(204);
  expect((await enter(visitor)).status).toBe(202);
});

test('Pro allows more at once', async () => {
  const visitor = { ...(await newVisitor(app.url)), 'x-test-plan': 'pro' };
  for (let call = 0; call < 5; call++) expect((await enter(visitor)).status).toBe(202);
  const refused = await enter(visitor);
  expect([refused.status, Object.keys(Object(await refused.json()))]).toEqual([429, ['message', 'code']]);
});

const nothing = { options: z.object({}), result: z.object({}), asJob: true } as const;
const hall = defineTool({
  slug: 'hall',
  ...toolWords('Hall'),
  actions: {
    enter: { path: '/api/tools/hall-enter', summary: 'Waits.', ...nothing, batch: { free: 3, pro: 5 } },
    lobby: { path: '/api/tools/hall-lobby', summary: 'Waits.', ...nothing },
  },
});
const wait = defineRun(hall.actions.enter)([], ({ signal }) => {
  const ended = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => ended.reject(signal.reason));
  return ended.promise;
});
const hallRuns = defineRuns(hall, { enter: wait, lobby: wait });

const enter = (headers: Record<string, string>, action = 'enter') =>
  fetch(`${app.url}/api/tools/hall-${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'respond-async', ...headers },
    body: '{}',
  });
