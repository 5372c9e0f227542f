import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Supervisor } from '../../platform/processes/supervisor.ts';
import { inputName, type ModelTask, outputName, ranSchema } from './model-tasks.ts';
import type { ModelShape, Tensor } from './onnx-capabilities.ts';
import { bytesOf, floatsOf } from './tensor-files.ts';

/** Passes the inputs to a model's process as files, and reads its outputs. */
export async function runOnce(
  supervisor: Supervisor<ModelTask>,
  run: {
    path: string;
    shape: ModelShape;
    inputs: readonly Tensor[];
    timeoutMs: number;
    /** Where the files are for the time of the run. */
    slotsDirectory: string;
    signal: AbortSignal;
  },
): Promise<Tensor[]> {
  const { path, shape, inputs, timeoutMs, slotsDirectory, signal } = run;
  await mkdir(slotsDirectory, { recursive: true });
  const directory = await mkdtemp(join(slotsDirectory, 'tensors-'));
  try {
    const pathOf = (name: string): [string, string] => [name, join(directory, name)];
    for (const [index, { data }] of inputs.entries()) await writeFile(join(directory, inputName(index)), bytesOf(data));
    const { outputs } = await supervisor.run({
      request: { task: 'run', model: path, shape, inputs: inputs.map(({ dims }) => dims) },
      answer: ranSchema,
      inputs: Object.fromEntries(inputs.map((_, index) => pathOf(inputName(index)))),
      outputs: Object.fromEntries(shape.outputs.map((_, index) => pathOf(outputName(index)))),
      timeoutMs,
      signal,
    });
    return await Promise.all(
      outputs.map(async (dims, index) => ({
        data: floatsOf(await readFile(join(directory, outputName(index)))),
        dims,
      })),
    );
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
