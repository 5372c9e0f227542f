import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findCommand } from '../../platform/processes/find-command.ts';
import { openTestEngines, type TestEngines } from '../test-engines.ts';
import { createHeicDecoder, parseHeifInfo } from './heic.ts';
import { sampleImage, seenQuarters, worstDifference } from './sample-images.ts';

let opened: TestEngines;
let directory: string;
beforeAll(async () => {
  opened = await openTestEngines();
});
beforeEach(async () => {
  directory = await opened.directory();
});
afterAll(() => opened.close());

// Without the programs, only the refusal can be tested.
const programs = (await findCommand('heif-convert')) === undefined ? [] : ['heif-convert'];

describe.each(programs)('with %s installed', () => {
  test('a HEIC photo comes out with its colours, and its size is known before', async () => {
    const input = await makeHeic(await sampleImage().png().toBuffer());
    expect(await opened.engines.readImage({ input, type: 'heic', signal: alive() })).toEqual({
      ...{ width: 96, height: 64, frames: 1, hasAlpha: false },
    });
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const { output } = await encode(input, format);
      expect(worstDifference(await seenQuarters(output)), format).toBeLessThan(24);
    }
  });

  test('the tag that cameras leave in it does not turn the image, and is set right where it is kept', async () => {
    const tagged = await sampleImage().withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer();
    const input = await makeHeic(tagged, 'jpg');
    const { output, facts } = await encode(input, 'jpeg', 'keep');
    expect(facts).toMatchObject({ width: 96, height: 64 });
    expect((await sharp(output).metadata()).orientation).toBe(1);
    expect(worstDifference(await seenQuarters(output))).toBeLessThan(24);
  });

  test('transparency and a wide colour profile survive', async () => {
    const clear = await makeHeic(await sampleImage().ensureAlpha(0).png().toBuffer());
    expect((await encode(clear, 'png')).facts.hasAlpha).toBe(true);
    const wide = await makeHeic(await sampleImage().withIccProfile('p3').png().toBuffer());
    expect((await sharp((await encode(wide, 'jpeg')).output).metadata()).icc).toBeDefined();
  });

  test('a damaged file is refused', async () => {
    const whole = await readFile(await makeHeic(await sampleImage().png().toBuffer()));
    for (const content of [whole.subarray(0, whole.length / 2), Buffer.from('\0\0\0\x18ftypheic and nothing more')]) {
      const input = join(directory, 'broken.heic');
      await writeFile(input, content);
      await expect(encode(input, 'jpeg')).rejects.toMatchObject({ code: 'IMAGE_DAMAGED', status: 422 });
    }
  });

  test('the health page names its version', async () => {
    const engine = opened.list.find(({ name }) => name === 'heif-convert');
    expect(await engine?.status()).toMatchObject({ state: 'ready', version: expect.stringMatching(/^\d+\.\d+/) });
  });
});

test('without the programs the refusal says what to do', async () => {
  const decoder = createHeicDecoder(async () => {
    const { CommandError } = await import('../../platform/processes/run-command.ts');
    throw new CommandError({ failure: 'missing', command: 'heif-info', detail: 'is not installed' });
  });
  await expect(decoder.readFacts('/photo.heic', alive())).rejects.toMatchObject({
    code: 'FORMAT_UNAVAILABLE',
    status: 415,
    message: expect.stringContaining('convert this one to JPEG first'),
  });
});

test('of several images in a file the main one counts', () => {
  const text = [
    'image: 640x480 (id=20010)\n  color profile: no\n  alpha channel: no\n',
    'image: 4032x3024 (id=49), primary\n  tiles: 8x6\n  color profile: prof\n  alpha channel: yes\n  depth channel: no\n',
  ].join('\n');
  expect(parseHeifInfo(text)).toEqual({ width: 4032, height: 3024, frames: 1, hasAlpha: true, main: 2, images: 2 });
  expect(parseHeifInfo('Could not read HEIF/AVIF file')).toBeUndefined();
});

/** With heif-enc from the same package. */
async function makeHeic(image: Buffer, ending = 'png'): Promise<string> {
  const [source, path] = [join(directory, `source.${ending}`), join(directory, `${crypto.randomUUID()}.heic`)];
  await writeFile(source, image);
  await promisify(execFile)('heif-enc', ['-q', '95', source, '-o', path]);
  return path;
}

async function encode(input: string, format: 'jpeg' | 'png' | 'webp' | 'avif', metadata: 'keep' | 'strip' = 'strip') {
  const output = `${input}.${format}`;
  const request = { input, inputType: 'heic', output, format, quality: 95, metadata, signal: alive() } as const;
  return { output, facts: await opened.engines.encodeImage(request) };
}

const alive = () => new AbortController().signal;
