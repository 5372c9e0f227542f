import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type ActionRun, defineRuns } from '../../catalog/define-run.ts';
import { defineTool } from '../../catalog/define-tool.ts';
import { toolWords } from '../../catalog/test-tools.ts';
import type { Capability, Engine } from '../../engines/engines.ts';
import { createLog } from '../../platform/log/log.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';

/** The names of all real capabilities, and whether they throw now. */
const capabilities: Capability[] = [];
let isBroken = true;
const lines: string[] = [];
let app: TestApplication;

beforeAll(async () => {
  const log = createLog({ logLevel: 'error' }, { write: (line: string) => void lines.push(line) });
  const replaceEngines = (engines: readonly Engine[]) => engines.map(breakable);
  app = await startTestApplication([probeRuns], {}, { log, replaceEngines });
});
afterAll(() => app.close());

test('whatever an engine throws, the call is refused with a sentence, nothing is left, and the next one works', async () => {
  expect(capabilities.length).toBeGreaterThan(20);
  for (const capability of capabilities) {
    isBroken = true;
    const refused = await probe(capability);
    expect(await refused.json(), capability).toEqual({
      code: 'ENGINE_FAILED',
      message: expect.stringMatching(/^This file could not be processed: .*\.$/),
    });
    expect(refused.status).toBe(422);
    isBroken = false;
    expect(await (await probe(capability)).json(), capability).toEqual({ answer: 'done' });
  }
  await expect.poll(async () => (await app.filesOnDisk()).filter((path) => /^(?:work|files)\//.test(path))).toEqual([]);
  // The operator sees each with its stack.
  expect(lines.filter((line) => /ENGINE_FAILED.*secret details of \w+\\n\s+at /.test(line))).toHaveLength(
    capabilities.length,
  );
});

const tool = defineTool({
  slug: 'probe',
  ...toolWords('Probe'),
  actions: {
    probe: {
      path: '/api/tools/probe',
      summary: 'Asks one engine.',
      files: {
        file: {
          label: 'File',
          accepts: ['any'],
          maxBytes: { free: 1000, pro: 1000 },
          messages: {
            missing: { title: 'None', text: 'No file.' },
            wrongType: { title: 'Other', text: 'Another type.' },
            tooLarge: () => ({ title: 'Large', text: 'Too large.' }),
          },
        },
      },
      options: z.object({ capability: z.string() }),
      result: z.object({ answer: z.string() }),
    },
  },
});

const run: ActionRun<typeof tool.actions.probe> = {
  needs: [],
  run: async ({ options, engines, files, signal }) => {
    const [, capability] = Object.entries(engines).find(([name]) => name === options.capability) ?? [];
    if (!capability) throw new Error(`No ${options.capability}.`);
    return { answer: await Reflect.apply(capability, undefined, [{ input: files.file[0].path, signal }]) };
  },
};
const probeRuns = defineRuns(tool, { probe: run });

/** The engine with capabilities that do nothing, or throw. */
function breakable(engine: Engine): Engine {
  const names = Object.keys(engine.provides) as Capability[];
  capabilities.push(...names);
  const answer = async (name: Capability) => {
    if (isBroken) throw new TypeError(`secret details of ${name}`);
    return 'done';
  };
  return { ...engine, provides: Object.fromEntries(names.map((name) => [name, () => answer(name)])) };
}

function probe(capability: Capability): Promise<Response> {
  const body = new FormData();
  body.append('file', new File(['content'], 'file.bin'));
  body.append('capability', capability);
  return fetch(`${app.url}/api/tools/probe`, { method: 'POST', body });
}
