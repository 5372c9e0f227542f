import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandbox } from '../../../platform/processes/sandbox.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { brightnessModel, identityModel } from '../sample-models.ts';
import { type KnownModel, knownModels } from './known-models.ts';
import { type MaskModels, openMaskModels } from './mask-models.ts';

let root: string;
let opened: MaskModels;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'satchel-masks-'));
  await mkdir(join(root, 'models'));
});
afterEach(async () => {
  await Promise.all(opened.engines.map((engine) => engine.close()));
  await rm(root, { recursive: true, force: true });
});

test('the best usable model finds the subject, and a refused one says why', async () => {
  await put('best.onnx', identityModel([1, 3, 8, 8]));
  await put('second.onnx', brightnessModel(8));
  open('best', 'second', 'missing');
  const [refused, used] = opened.engines;
  await expect
    .poll(() => refused?.status())
    .toMatchObject({ state: 'off', reason: expect.stringMatching(/it gives 1 x 3/) });
  await expect.poll(() => used?.status()).toEqual({ state: 'ready', version: 'second.onnx' });
  expect(opened.engines.map(({ name }) => name)).toEqual(['model best', 'model second']);

  const best = opened.best();
  expect(best).toMatchObject({ name: 'second', side: 8 });
  // Brightness less a mean of 0.25, twice: the light half is the subject.
  const photo = Uint8Array.from({ length: 192 }, (_, index) => (index < 96 ? 255 : 51));
  const mask = await best?.findSubject(photo, new AbortController().signal);
  expect([mask?.[0], mask?.[63]]).toEqual([1, 0]);
});

test('numbers without bounds become parts of 1', async () => {
  await put('logits.onnx', brightnessModel(8));
  open('logits');
  const photo = new Uint8Array(192).fill(255);
  const mask = await opened.best()?.findSubject(photo, new AbortController().signal);
  expect(mask?.[0]).toBeCloseTo(1 / (1 + Math.exp(-1.5)));
});

test('without models there is nothing to do', async () => {
  await rm(join(root, 'models'), { recursive: true });
  open('best');
  expect(opened.engines).toEqual([]);
  expect(opened.best()).toBeUndefined();
});

const put = (file: string, content: Uint8Array) => writeFile(join(root, 'models', file), content);

function open(...names: string[]): void {
  const [known] = knownModels;
  if (!known) throw new Error('No model is listed');
  const models = names.map(
    (name): KnownModel => ({
      ...known,
      name,
      file: `${name}.onnx`,
      side: 8,
      mean: [0.25, 0.25, 0.25],
      deviation: [0.5, 0.5, 0.5],
      givesLogits: name === 'logits',
      memoryMb: 512,
    }),
  );
  const sandbox = createSandbox({ policy: 'auto', log: silentLog });
  const folder = join(root, 'models');
  opened = openMaskModels({ folder, models, sandbox, slotsDirectory: join(root, 'slots'), log: silentLog });
}
