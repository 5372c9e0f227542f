import { z } from 'zod';
import type { Plan } from '../shared/plans.ts';
import type { RunCaller, RunMeter } from '../shared/run-caller.ts';
import { MB } from '../shared/units.ts';
import { defineTool, type ToolDefinition } from './define-tool.ts';

/** The descriptive part of a tool's definition, for tests. */
export const toolWords = (name: string) =>
  ({
    name,
    tagline: 'For tests',
    summary: 'For tests.',
    title: name,
    description: 'For tests.',
    keywords: [],
    category: 'utility',
    icon: 'file',
    badge: 'free',
    steps: [],
  }) satisfies Omit<ToolDefinition, 'slug' | 'actions'>;

/** A tool definition for tests of what derives from definitions. */
export const imageTool = defineTool({
  slug: 'image-frame',
  ...toolWords('Image frame'),
  actions: {
    frame: {
      path: '/api/tools/image-frame',
      summary: 'Frames an image.',
      files: {
        file: {
          label: 'Image',
          accepts: ['jpeg', 'png', 'heic'],
          maxBytes: { free: 25 * MB, pro: 500 * MB },
          messages: {
            missing: { title: 'No Image', text: 'Please select an image' },
            wrongType: { title: 'Invalid File', text: 'Please select an image file' },
            tooLarge: ({ who }) => ({ title: 'File Too Large', text: `Too large for ${who}.` }),
          },
        },
      },
      options: z.object({}),
      result: z.object({}),
    },
  },
});

/** The rest of a run's context: nothing is counted or emitted. */
export function calledBy(plan: Plan): { caller: RunCaller; meter: () => RunMeter; emit: () => void } {
  const take = async () => ({ giveBack: async () => undefined });
  return {
    caller: { plan, userId: undefined, subject: 'visitor:test' },
    meter: () => ({ take, takeOnce: take }),
    emit: () => undefined,
  };
}

/** Files as passed to a run for a field that takes many. */
export function asInputFiles<File>(files: readonly File[]): [File, ...File[]] {
  const [first, ...others] = files;
  if (!first) throw new Error('A run gets at least one file per field.');
  return [first, ...others];
}
