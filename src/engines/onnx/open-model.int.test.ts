import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../platform/processes/sandbox.ts';
import { silentLog } from '../../testing/silent-log.ts';
import type { ModelShape, Tensor } from './onnx-capabilities.ts';
import { type Model, openModel } from './open-model.ts';
import { brightnessModel, greedyModel, identityModel, reciprocalModel } from './sample-models.ts';

const square: ModelShape = { inputs: [[1, 3, 8, 8]], outputs: [[1, 1, 8, 8]] };
const same: ModelShape = { inputs: [[1, 'any']], outputs: [[1, 'any']] };

let root: string;
let slotsDirectory: string;
let sandbox: Sandbox;
const opened: Model[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'satchel-models-'));
  slotsDirectory = join(root, 'slots');
  sandbox = createSandbox({ policy: 'auto', log: silentLog });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((model) => model.close()));
  expect(await readdir(slotsDirectory).catch(() => [])).toEqual([]);
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('a model runs in its own process, which starts with the first run', async () => {
  const model = await open(brightnessModel(8), square);
  expect(model.status()).toEqual({ state: 'idle' });
  const data = Float32Array.from({ length: 192 }, (_, index) => (index < 64 ? 0.9 : 0.3));
  const [brightness] = await run(model, { data, dims: [1, 3, 8, 8] });
  expect(brightness?.dims).toEqual([1, 1, 8, 8]);
  expect(brightness?.data).toHaveLength(64);
  expect(brightness?.data[63]).toBeCloseTo(0.5);
  expect(model.status()).toEqual({ state: 'ready' });
});

test('sizes that a model leaves open may differ from run to run', async () => {
  const model = await open(identityModel([1, 'length']), same);
  for (const length of [1, 5]) {
    const tensor = { data: new Float32Array(length).fill(0.25), dims: [1, length] };
    expect(await run(model, tensor)).toEqual([tensor]);
  }
});

test.each([
  ['a damaged file', brightnessModel(8).slice(0, 60), 'the file is damaged or not an ONNX model'],
  [
    'another kind of file',
    new TextEncoder().encode('<html>Not found</html>'),
    'the file is damaged or not an ONNX model',
  ],
  ['an empty file', new Uint8Array(), 'the file is damaged or not an ONNX model'],
  ['inputs of another size', brightnessModel(16), 'it takes 1 x 3 x 16 x 16, not 1 x 3 x 8 x 8'],
  ['outputs of another size', identityModel([1, 3, 8, 8]), 'it gives 1 x 3 x 8 x 8, not 1 x 1 x 8 x 8'],
])('%s is refused when checked, and not loaded again', async (_, content, fault) => {
  const model = await open(content, square);
  const refusal = { code: 'MODEL_UNUSABLE', status: 503, message: expect.stringContaining(`: ${fault}. `) };
  await expect(model.check(new AbortController().signal)).rejects.toMatchObject(refusal);
  expect(model.status()).toEqual({ state: 'off', reason: expect.stringContaining(fault) });
  await rm(join(root, 'model.onnx'));
  await expect(run(model, photo())).rejects.toMatchObject(refusal);
});

test('a missing file is refused', async () => {
  const model = await open(brightnessModel(8), square);
  await rm(join(root, 'model.onnx'));
  await expect(run(model, photo())).rejects.toMatchObject({ message: expect.stringContaining('cannot be read') });
});

test('a model that declares one size and gives another is refused with its first result', async () => {
  const model = await open(identityModel(['a', 'b', 'c', 'd']), square);
  await model.check(new AbortController().signal);
  await expect(run(model, photo())).rejects.toMatchObject({ message: expect.stringContaining('gives 1 x 3 x 8 x 8') });
  expect(model.status()).toMatchObject({ state: 'off' });
});

test('numbers that are not finite are refused', async () => {
  const model = await open(reciprocalModel([1, 'length']), same);
  const tensor = { data: Float32Array.of(0), dims: [1, 1] };
  await expect(run(model, tensor)).rejects.toMatchObject({ message: expect.stringContaining('not finite') });
});

test('a model that asks for all memory is stopped', async () => {
  const model = await open(greedyModel([1, 1]), same);
  const running = model
    .check(new AbortController().signal)
    .then(() => run(model, { data: Float32Array.of(0), dims: [1, 1] }));
  await expect(running).rejects.toMatchObject({ message: expect.stringMatching(/memory/) });
});

async function open(content: Uint8Array, shape: ModelShape): Promise<Model> {
  const path = join(root, 'model.onnx');
  await writeFile(path, content);
  const model = openModel(
    { path, shape, memoryMb: 512, timeoutMs: 60_000 },
    { sandbox, slotsDirectory, log: silentLog },
  );
  opened.push(model);
  return model;
}

const photo = (): Tensor => ({ data: new Float32Array(192), dims: [1, 3, 8, 8] });

const run = (model: Model, ...inputs: Tensor[]) => model.run({ inputs, signal: new AbortController().signal });
