import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRunCommand } from '../../../platform/processes/run-command.ts';
import { createSandbox } from '../../../platform/processes/sandbox.ts';
import { plainLook } from '../../../shared/cutout/look.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import type { Engine } from '../../engines.ts';
import { type KnownModel, knownModels } from '../../onnx/library/known-models.ts';
import { openMaskModels } from '../../onnx/library/mask-models.ts';
import { brightnessModel } from '../../onnx/sample-models.ts';
import { createCutoutEngine } from './cutout-engine.ts';

let root: string;
let engines: Engine[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'satchel-cutout-models-'));
  await Promise.all(['models', 'job', 'temporary'].map((name) => mkdir(join(root, name))));
});
afterEach(async () => {
  await Promise.all(engines.map((engine) => engine.close()));
  await rm(root, { recursive: true, force: true });
});

test('the subject is what the model sees, and the result names it', async () => {
  await writeFile(join(root, 'models', 'tiny.onnx'), brightnessModel(8));
  const made = await cutOut();
  expect(made).toMatchObject({ model: 'tiny', by: 'other', width: 160, height: 120 });
  // It sees light: the upper half, and not the spot that stands out.
  expect(await alphaAt(40, 10)).toBe(255);
  expect(await alphaAt(40, 110)).toBe(0);
  expect(await alphaAt(80, 90)).toBeLessThan(128);
  expect((await readdir(join(root, 'job'))).sort()).toEqual(['mask', 'photo.png', 'result']);
});

test.each([
  ['a damaged model', Buffer.from('damaged'), 0],
  ['a model that sees nothing', brightnessModel(8), 1],
])('with %s, photos are cut out as without it', async (_, content, mean) => {
  await writeFile(join(root, 'models', 'tiny.onnx'), content);
  const made = await cutOut(mean);
  expect(made).not.toHaveProperty('model');
  expect(await alphaAt(80, 90)).toBe(255);
  expect(await alphaAt(10, 110)).toBe(0);
});

/** Light above, dark below, with a red spot in the dark. */
async function cutOut(mean = 0) {
  const input = join(root, 'job', 'photo.png');
  const spot =
    '<svg width="160" height="120"><rect width="160" height="60" fill="#fff"/><circle cx="80" cy="90" r="20" fill="#c00"/></svg>';
  const ground = sharp({ create: { width: 160, height: 120, channels: 3, background: '#000000' } });
  await ground
    .composite([{ input: Buffer.from(spot) }])
    .png()
    .toFile(input);
  return openEngine(mean)({
    ...{ ...plainLook, input, type: 'png', format: 'png' },
    output: join(root, 'job', 'result'),
    maskOutput: join(root, 'job', 'mask'),
    signal: new AbortController().signal,
  });
}

function openEngine(mean: number) {
  const [known] = knownModels;
  if (!known) throw new Error('No model is listed');
  const tiny: KnownModel = {
    ...{ ...known, name: 'tiny', file: 'tiny.onnx', side: 8, memoryMb: 512, givesLogits: false },
    ...{ mean: [mean, mean, mean], deviation: [1, 1, 1] },
  };
  const log = silentLog;
  const sandbox = createSandbox({ policy: 'auto', log });
  const slotsDirectory = join(root, 'slots');
  const runCommand = createRunCommand({ sandbox, temporaryDirectory: join(root, 'temporary') });
  const maskModels = openMaskModels({ folder: join(root, 'models'), models: [tiny], sandbox, slotsDirectory, log });
  const engine = createCutoutEngine({ runCommand, maskModels, sandbox, slotsDirectory, log, processes: 1 });
  engines = [engine, ...maskModels.engines];
  if (!engine.provides.cutOutPhoto) throw new Error('Photos cannot be cut out');
  return engine.provides.cutOutPhoto;
}

async function alphaAt(x: number, y: number): Promise<number | undefined> {
  const { data, info } = await sharp(join(root, 'job', 'result'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data[(y * info.width + x) * info.channels + 3];
}
