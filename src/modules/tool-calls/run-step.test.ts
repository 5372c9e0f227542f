import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRun, defineRuns, OutputFile } from '../../catalog/define-run.ts';
import { defineTool, resultFile } from '../../catalog/define-tool.ts';
import { calledBy, toolWords } from '../../catalog/test-tools.ts';
import type { Engines, RunStep } from '../../engines/engines.ts';
import { AppError } from '../../shared/errors.ts';
import { samePerPlan } from '../../shared/plans.ts';
import { createStepEngine } from './run-step.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'satchel-step-'));
  await writeFile(join(directory, 'photo.png'), 'an image');
});
afterAll(() => rm(directory, { recursive: true }));

test('a step takes its use from its meter, once per job', async () => {
  const asked: string[] = [];
  const meter = (name: string) => {
    asked.push(name);
    return calledBy('free').meter();
  };
  expect(await polish(meter)).toMatchObject({ name: 'polished.png' });
  expect(asked).toEqual(['gloss/polish']);
});

test('a step without remaining allowance is not run', async () => {
  const usedUp = new AppError({ code: 'ALLOWANCE_USED_UP', status: 429, message: 'Nothing is left.' });
  const meter = () => ({ ...calledBy('free').meter(), takeOnce: () => Promise.reject(usedUp) });
  await expect(polish(meter)).rejects.toBe(usedUp);
});

const gloss = defineTool({
  slug: 'gloss',
  ...toolWords('Gloss'),
  actions: {
    polish: {
      path: '/api/tools/gloss-polish',
      summary: 'For tests.',
      files: {
        file: {
          label: 'Image',
          accepts: ['png'],
          maxBytes: samePerPlan(1000),
          messages: {
            missing: { title: 'Sample', text: 'Please choose an image.' },
            wrongType: { title: 'Sample', text: 'Please select a PNG image.' },
            tooLarge: () => ({ title: 'Sample', text: 'Too large.' }),
          },
        },
      },
      options: z.object({}),
      result: z.object({ downloadUrl: resultFile() }),
      inBulk: { name: 'Polish images' },
      allowance: { free: { max: 1, per: 'day' }, unit: { one: 'polish', many: 'polishes' } },
    },
  },
});
const runs = defineRuns(gloss, {
  polish: defineRun(gloss.actions.polish)([], ({ files }) => ({
    downloadUrl: new OutputFile({ path: files.file[0].path, name: 'polished.png', type: 'png' }),
  })),
});

function polish(meter: Parameters<RunStep>[0]['meter']) {
  const { runStep } = createStepEngine({ tools: [runs], engines: {} as Engines }).provides;
  return runStep?.({
    step: { operation: 'gloss/polish', options: {} },
    input: { path: join(directory, 'photo.png'), name: 'photo.png', type: 'png', bytes: 9 },
    directory: join(directory, 'step'),
    caller: calledBy('free').caller,
    meter,
    signal: new AbortController().signal,
    progress: () => undefined,
  });
}
