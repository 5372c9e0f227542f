import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { defineRun, defineRuns, OutputFile } from '../../catalog/define-run.ts';
import { defineTool, formNumber, resultFile } from '../../catalog/define-tool.ts';
import { toolWords } from '../../catalog/test-tools.ts';
import { AppError } from '../../shared/errors.ts';
import { samePerPlan } from '../../shared/plans.ts';

const stepMs = 100;
const sentence = (text: string) => ({ title: 'Sample', text });
const file = {
  label: 'Image',
  accepts: ['png', 'jpeg'],
  maxBytes: { free: 100_000, pro: 1_000_000 },
  messages: {
    missing: sentence('Please choose an image.'),
    wrongType: sentence('Please select a PNG or JPEG image.'),
    tooLarge: () => sentence('Too large: 100 KB is the most.'),
  },
} as const;
const options = z.object({
  text: z.string().max(10_000).default(''),
  steps: formNumber('Steps must be a number.').pipe(z.number().min(0, 'Steps must not be negative.')).default(0),
});

/** A tool for tests from request to result: it exercises everything and needs no engine. */
export const sampleTool = defineTool({
  slug: 'sample',
  ...toolWords('Sample'),
  actions: {
    copy: {
      path: '/api/tools/sample-copy',
      summary: 'Copies a file, slowly when asked.',
      files: { file },
      options,
      result: z.object({
        name: z.string(),
        bytes: z.number(),
        downloadUrl: resultFile(),
        parts: z.array(resultFile()),
      }),
      expectedMs: (_bytes, { steps }) => Number(steps) * stepMs,
    },
    collect: {
      path: '/api/tools/sample-collect',
      summary: 'Takes two to three files.',
      files: {
        file: { ...file, many: { min: 2, max: samePerPlan(3), naming: 'numbered', one: 'image', together: 'Images' } },
      },
      options,
      result: z.object({ names: z.array(z.string()) }),
    },
    keep: {
      path: '/api/tools/sample-keep',
      summary: 'Keeps a file for later calls.',
      files: { file },
      options: z.object({}),
      result: z.object({ fileId: z.string().optional() }),
      keepsUploads: true,
    },
    fail: {
      path: '/api/tools/sample-fail',
      summary: 'Fails as told.',
      files: { file },
      options,
      result: z.object({}),
      deadlineMs: () => 1000,
    },
    polish: {
      path: '/api/tools/sample-polish',
      summary: 'For Pro users only.',
      proOnly: { title: 'Pro Feature', text: 'Polishing is available for Pro users. Please upgrade to continue.' },
      files: { file },
      options,
      result: z.object({}),
    },
    shout: {
      path: '/api/tools/sample-shout',
      summary: 'Answers at once, for longer texts on Pro.',
      options: z.object({ text: z.string().max(10_000) }),
      texts: {
        text: {
          label: 'Text',
          maxCharacters: { free: 5, pro: 10 },
          messages: { tooLong: ({ maxCharacters }) => sentence(`At most ${maxCharacters} characters.`) },
        },
      },
      result: z.object({ text: z.string() }),
    },
    dictate: {
      path: '/api/tools/sample-dictate',
      summary: 'Shows a text word by word. Some words do something: wait, fail, long.',
      options,
      asJob: true,
      partial: z.object({ text: z.string() }),
      result: z.object({ text: z.string() }),
    },
    echo: {
      path: '/api/tools/sample-echo',
      summary: 'Answers at once.',
      options: z.object({ text: z.string().min(1, 'Please enter text.').max(10_000) }),
      result: z.object({ text: z.string() }),
    },
  },
});

export const sampleRuns = defineRuns(sampleTool, {
  copy: defineRun(sampleTool.actions.copy)(
    [],
    async ({ files, options: { text, steps }, directory, signal, progress }) => {
      const [input] = files.file;
      for (let step = 0; step < steps; step++) {
        progress(step / steps, `Step ${step + 1} of ${steps}`);
        await sleep(stepMs, undefined, { signal });
      }
      const copy = join(directory, 'copy');
      const note = join(directory, 'note');
      await copyFile(input.path, copy);
      await writeFile(note, text);
      return {
        // What is read from a file can hold anything.
        name: `${input.name}\0`,
        bytes: (await readFile(copy)).length,
        downloadUrl: new OutputFile({ path: copy, name: input.name, type: input.type }),
        parts: [new OutputFile({ path: note, name: 'note.png', type: 'png' })],
      };
    },
  ),
  collect: defineRun(sampleTool.actions.collect)([], ({ files }) => ({ names: files.file.map(({ name }) => name) })),
  keep: defineRun(sampleTool.actions.keep)([], ({ files }) => ({ fileId: files.file[0].id })),
  polish: defineRun(sampleTool.actions.polish)([], () => ({})),
  shout: defineRun(sampleTool.actions.shout)([], ({ options: { text } }) => ({ text: text.toUpperCase() })),
  fail: defineRun(sampleTool.actions.fail)([], async ({ options: { text }, signal }) => {
    if (text === 'slow') await sleep(60_000, undefined, { signal });
    if (text === 'defect') throw new TypeError('secret details');
    throw new AppError({ code: 'SAMPLE', status: 422, message: 'The sample\0 could not be read.' });
  }),
  dictate: defineRun(sampleTool.actions.dictate)([], async ({ options: { text }, emit, signal }) => {
    let said = '';
    for (const word of text.split(' ')) {
      if (word === 'wait') await sleep(60_000, undefined, { signal });
      if (word === 'fail')
        throw new AppError({ code: 'SAMPLE', status: 422, message: 'The sample could not be read.' });
      if (word === 'long') emit({ text: 'x'.repeat(70_000) });
      said = `${said} ${word}`.trim();
      emit({ text: said });
      await sleep(stepMs, undefined, { signal });
    }
    return { text: said };
  }),
  echo: defineRun(sampleTool.actions.echo)([], ({ options: { text } }) => ({ text })),
});
