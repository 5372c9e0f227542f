import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRun, defineRuns, OutputFile } from '../../catalog/define-run.ts';
import { defineTool, resultFile } from '../../catalog/define-tool.ts';
import { toolWords } from '../../catalog/test-tools.ts';
import type { Engines, RunStep } from '../../engines/engines.ts';
import { samePerPlan } from '../../shared/plans.ts';
import { createStepEngine } from './run-step.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'satchel-step-'));
  await writeFile(join(directory, 'photo.png'), 'a picture');
});
afterAll(() => rm(directory, { recursive: true }));

test('a step that is free only so often is done when it was counted', async () => {
  const asked: string[] = [];
  const isCounted = async (meter: string) => asked.push(meter) > 0;
  expect(await polish({ plan: 'free', isCounted })).toMatchObject({ name: 'polished.png' });
  expect(asked).toEqual(['gloss/polish']);
});

test.each([
  ['was not counted', async () => false],
  ['comes from a call that counts nothing', undefined],
])('a step that is free only so often is refused when it %s', async (_how, isCounted) => {
  await expect(polish({ plan: 'free', isCounted })).rejects.toMatchObject({ status: 422, code: 'STEP_NOT_COUNTED' });
});

test('with Pro nothing is counted', async () => {
  expect(await polish({ plan: 'pro', isCounted: undefined })).toMatchObject({ name: 'polished.png' });
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
      inBulk: { name: 'Polish pictures' },
      allowance: { free: { max: 1, per: 'day' }, unit: { one: 'polish', many: 'polishes' } },
    },
  },
});
const runs = defineRuns(gloss, {
  polish: defineRun(gloss.actions.polish)([], ({ files }) => ({
    downloadUrl: new OutputFile({ path: files.file[0]?.path ?? '', name: 'polished.png', type: 'png' }),
  })),
});

function polish({ plan, isCounted }: Pick<Parameters<RunStep>[0], 'plan' | 'isCounted'>) {
  const { runStep } = createStepEngine({ tools: [runs], engines: {} as Engines }).provides;
  return runStep?.({
    step: { operation: 'gloss/polish', options: {} },
    input: { path: join(directory, 'photo.png'), name: 'photo.png', type: 'png', bytes: 9 },
    directory: join(directory, 'step'),
    scans: undefined,
    signal: new AbortController().signal,
    progress: () => undefined,
    ...{ plan, isCounted },
  });
}
