import { once } from 'node:events';
import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRun, defineRuns } from '../../catalog/define-run.ts';
import { defineTool } from '../../catalog/define-tool.ts';
import { toolWords } from '../../catalog/test-tools.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([patientRuns], {}, { log });
});
afterAll(() => app.close());
beforeEach(() => {
  lines.length = 0;
});

test('a client that disconnects before an instant answer is not an error', async () => {
  const leaving = new AbortController();
  const begun = once(begins, 'begin');
  const call = fetch(`${app.url}/api/tools/patient-wait`, { ...empty, signal: leaving.signal });
  await begun;
  leaving.abort();
  await expect(call).rejects.toThrow();
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain('Client disconnected before its answer');
  expect(lines.filter(({ level }) => level !== debugLevel && level !== infoLevel)).toEqual([]);
});

test('a defect of ours is logged as an error', async () => {
  expect((await fetch(`${app.url}/api/tools/patient-break`, empty)).status).toBe(500);
  expect(lines).toContainEqual(expect.objectContaining({ level: errorLevel, msg: 'Request failed', code: 'INTERNAL' }));
});

const { debug: debugLevel, info: infoLevel, error: errorLevel } = pino.levels.values;
const empty = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };

const lineSchema = z.object({ level: z.number(), msg: z.string(), code: z.string().optional() });
const lines: z.infer<typeof lineSchema>[] = [];
const log = pino(
  { level: 'debug' },
  new Writable({
    write: (line, _encoding, done) => {
      lines.push(lineSchema.parse(JSON.parse(String(line))));
      done();
    },
  }),
);

const begins = new EventTarget();
const nothing = { options: z.object({}), result: z.object({}) };
const patient = defineTool({
  slug: 'patient',
  ...toolWords('Patient'),
  actions: {
    wait: { path: '/api/tools/patient-wait', summary: 'Works until it is stopped.', ...nothing },
    break: { path: '/api/tools/patient-break', summary: 'Fails.', ...nothing },
  },
});
const patientRuns = defineRuns(patient, {
  wait: defineRun(patient.actions.wait)([], async ({ signal }) => {
    begins.dispatchEvent(new Event('begin'));
    if (!signal.aborted) await once(signal, 'abort');
    throw new Error('The engine was stopped.');
  }),
  break: defineRun(patient.actions.break)([], () => {
    throw new TypeError('secret details');
  }),
});
