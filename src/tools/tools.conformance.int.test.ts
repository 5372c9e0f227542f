import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActionDefinition, FileField } from '../catalog/define-tool.ts';
import { sniffLength, sniffType } from '../engines/file-type/sniff-type.ts';
import type { Health } from '../modules/health/health.contract.ts';
import { acceptsAnyFile } from '../shared/file-types.ts';
import { signUpPro } from '../testing/sign-up-pro.ts';
import { startTestApplication, type TestApplication } from '../testing/test-application.ts';
import { toolRuns } from './runs.index.ts';

/*
 * What every action with files keeps, checked through the real call with the real engines: each accepted type gives a result
 * that can be downloaded, damaged and foreign content gets a 4xx sentence, and no temporary file stays behind.
 */
const folder = fileURLToPath(new URL('.', import.meta.url));
let app: TestApplication;
/** What is for Pro users only must keep the same promises, so the calls are made by one. */
let proCookie: string;
beforeAll(async () => {
  app = await startTestApplication(toolRuns);
  ({ cookie: proCookie } = await signUpPro(app));
});
afterAll(() => app.close());

const actions = toolRuns.flatMap(({ tool }) =>
  Object.values<ActionDefinition>(tool.actions).flatMap((action) =>
    action.files ? [{ slug: tool.slug, action, fields: action.files }] : [],
  ),
);

describe.each(actions.map((entry) => [entry.action.path, entry] as const))('%s', (path, { slug, action, fields }) => {
  const fixtures = () => readFixtures(slug, fields);

  test('is available with the engines of this machine', async () => {
    const health = (await (await fetch(`${app.url}/api/health`)).json()) as Health;
    expect(health.actions.find((action) => action.path === path)).toMatchObject({ available: true, missing: [] });
  });

  test('works on every type it accepts, and its links download', async () => {
    for (const { name, content } of await fixtures()) {
      const answer = await post(action, fields, () => new File([new Uint8Array(content)], name));
      const isFile = action.answersWith !== undefined && answer.status === 200;
      const body = isFile ? { size: (await answer.arrayBuffer()).byteLength } : await answer.json();
      expect(answer.status, `${name}: ${JSON.stringify(body)}`).toBe(200);
      expect(body.size).not.toBe(0);
      for (const url of downloadsIn(body)) {
        const download = await fetch(app.url + url, { headers: { cookie: proCookie } });
        expect(download.status, name).toBe(200);
        expect((await download.arrayBuffer()).byteLength, name).toBeGreaterThan(0);
      }
    }
  });

  const takesAnything = Object.values(fields).some(({ accepts }) => acceptsAnyFile(accepts));

  test(takesAnything ? 'takes damaged content as it is' : 'refuses damaged content with a sentence', async () => {
    for (const { name, content } of await fixtures()) {
      const damaged = Buffer.concat([content.subarray(0, 64), Buffer.alloc(200, 0xa5)]);
      const answer = await post(action, fields, () => new File([new Uint8Array(damaged)], name));
      const body = (await answer.json()) as { message: string; code: string };
      if (takesAnything) {
        expect(answer.status, name).toBe(200);
        continue;
      }
      expect(answer.status, `${name}: ${JSON.stringify(body)}`).toBeGreaterThanOrEqual(400);
      expect(answer.status, `${name}: ${JSON.stringify(body)}`).toBeLessThan(500);
      expect(body.message).toMatch(/^\P{Ll}.*[\p{L}\p{N})][.!]?$/u);
    }
  });

  test('goes by the content, whatever the name says', async () => {
    const answer = await post(action, fields, () => new File(['%PDF-nonsense \u0000'], 'photo.jpg'));
    // What is handed on is opened by the tool for its type.
    expect(takesAnything && !action.delegatesTo ? [200] : [400, 415, 422]).toContain(answer.status);
  });

  test('leaves no temporary file behind', async () => {
    await expect.poll(async () => (await app.filesOnDisk()).filter(isLeftOver)).toEqual([]);
  });
});

/** What a resident program keeps for itself while it runs, such as its profile, is no visitor's file. */
const isLeftOver = (file: string) => file.startsWith('work') && !/\/slots\/[^/]+\/own\/(?:profile|\.)/.test(file);

/** Sends the call with as many files as each field asks for at least. */
function post(
  { path, example }: ActionDefinition,
  fields: Readonly<Record<string, FileField>>,
  file: () => File,
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(example ?? {})) form.append(name, String(value));
  for (const [name, { many }] of Object.entries(fields)) {
    for (let index = 0; index < (many?.min ?? 1); index++) {
      form.append(many?.naming === 'numbered' ? `${name}_${index}` : name, file());
    }
  }
  return fetch(app.url + path, { method: 'POST', body: form, headers: { origin: app.url, cookie: proCookie } });
}

/** One fixture for each type accepted by a field that must be there. */
async function readFixtures(slug: string, fields: Readonly<Record<string, FileField>>) {
  const required = Object.values(fields).filter(({ many }) => (many?.min ?? 1) > 0);
  const wanted = new Set(required.flatMap(({ accepts }) => accepts));
  const found: { name: string; content: Buffer }[] = [];
  for (const name of (await readdir(join(folder, slug, 'fixtures'))).sort()) {
    const content = await readFile(join(folder, slug, 'fixtures', name));
    const type = await sniffType(content.subarray(0, sniffLength));
    if (wanted.delete(type ?? 'any')) found.push({ name, content });
  }
  return found;
}

const downloadsIn = (body: Record<string, unknown>): string[] =>
  Object.values(body)
    .flat()
    .filter((value): value is string => typeof value === 'string' && value.startsWith('/api/files/'));
