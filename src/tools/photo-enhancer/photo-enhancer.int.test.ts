import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActionResult } from '../../catalog/define-tool.ts';
import type { ErrorBody } from '../../shared/errors.ts';
import { signUpPro } from '../../testing/sign-up-pro.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { runs } from './photo-enhancer.run.ts';
import { photoEnhancer } from './photo-enhancer.tool.ts';

const { enhance, preview } = photoEnhancer.actions;
let app: TestApplication;
let cookie: string;
beforeAll(async () => {
  app = await startTestApplication([runs]);
  ({ cookie } = await signUpPro(app));
});
afterAll(() => app.close());

describe('the call', () => {
  test.each([
    ['auto', 'Improved light and colours'],
    ['colorize', 'Enhanced colours'],
  ])('%s brings light into a dark photo', async (enhancementType, step) => {
    const dark = await sharp(await fixture('photo.jpg'))
      .linear(0.4, 0)
      .jpeg()
      .toBuffer();
    const { result, image } = await call({ file: dark }, { enhancementType });
    expect(result).toMatchObject({ enhancementType, format: 'jpeg', steps: [step], notes: [] });
    expect(await brightness(image)).toBeGreaterThan((await brightness(dark)) * 1.5);
    const { image: weaker } = await call({ file: dark }, { enhancementType, strength: '30' });
    expect(await brightness(weaker)).toBeLessThan(await brightness(image));
  });

  test.each([2, 3, 4])('upscale makes a photo %i times as wide and high', async (scale) => {
    const before = await sharp(await fixture('photo.webp')).metadata();
    const { result, image } = await call(
      { file: await fixture('photo.webp') },
      { enhancementType: 'upscale', scale: String(scale) },
    );
    const size = { width: before.width * scale, height: before.height * scale };
    expect(result).toMatchObject({ ...size, originalWidth: before.width, format: 'webp' });
    expect(await sharp(image).metadata()).toMatchObject({ ...size, format: 'webp' });
  });

  test('restore fills marked scratches, and upscale follows in the same run', async () => {
    const photo = sharp({ create: { width: 1200, height: 120, channels: 3, background: '#4080c0' } });
    const line = Buffer.from(
      '<svg width="1200" height="120"><path d="M0 0L1200 120" stroke="#fff" stroke-width="5"/></svg>',
    );
    const file = await photo
      .composite([{ input: line }])
      .png()
      .toBuffer();
    // Marked at half the size, and wider than the scratch, over three windows of the filling.
    const marks = '<svg width="600" height="60"><path d="M0 0L600 60" stroke="#fff" stroke-width="6"/></svg>';
    const scratches = await sharp(Buffer.from(marks)).flatten({ background: '#000' }).png().toBuffer();
    const { result, image } = await call({ file, scratches }, { enhancementType: 'restore', furtherTypes: 'upscale' });
    expect(result).toMatchObject({
      enhancementType: 'restore',
      width: 2400,
      steps: ['Filled the marked scratches', 'Enlarged 2 times'],
    });
    const { channels } = await sharp(image).stats();
    expect(channels.slice(0, 3).map(({ min, max }) => [min, max])).toEqual([
      [64, 64],
      [128, 128],
      [192, 192],
    ]);
  });

  test('marks that are all black fill nothing, and nothing is said of them', async () => {
    const file = await fixture('photo.png');
    const { width, height } = await sharp(file).metadata();
    const black = sharp({ create: { width, height, channels: 3, background: '#000' } });
    const { result } = await call({ file, scratches: await black.png().toBuffer() }, { strength: '0' });
    expect(result).toMatchObject({ steps: [], notes: ['Nothing was changed: the strength is 0.'] });
  });

  test('denoise takes away the grain of a photo', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
    const file = await sharp({ create: { width: 200, height: 150, channels: 3, background: '#808080', noise } })
      .png()
      .toBuffer();
    const grain = async (image: Buffer) =>
      (await sharp(await sharp(image).toColourspace('b-w').png().toBuffer()).stats()).channels[0]?.stdev ?? 0;
    const { result, image } = await call({ file }, { enhancementType: 'denoise' });
    expect(result.steps).toHaveLength(1);
    expect(await grain(image)).toBeLessThan((await grain(file)) / 2);
  });

  test('camera data and colour profile stay, and the orientation is applied', async () => {
    const file = await sharp(await fixture('photo.jpg'))
      .withMetadata({ orientation: 6, icc: 'p3', exif: { IFD0: { Artist: 'Ann' } } })
      .jpeg()
      .toBuffer();
    const before = await sharp(file).metadata();
    const { image } = await call({ file }, {});
    const after = await sharp(image).metadata();
    expect([after.width, after.height, after.orientation ?? 1]).toEqual([before.height, before.width, 1]);
    expect(after.icc).toEqual(before.icc);
    expect(after.exif?.includes('Ann')).toBe(true);
    const { image: stripped } = await call({ file }, { metadata: 'strip', format: 'png' });
    expect(await sharp(stripped).metadata()).toMatchObject({ format: 'png', width: before.height });
    expect((await sharp(stripped).metadata()).exif?.includes('Ann') ?? false).toBe(false);
  });

  test.each([
    ['a single pixel', () => sharp({ create: { width: 1, height: 1, channels: 3, background: '#123' } }).png()],
    ['a line', () => sharp({ create: { width: 9000, height: 1, channels: 3, background: '#123' } }).png()],
    ['transparency', () => sharp({ create: { width: 40, height: 30, channels: 4, background: '#1238' } }).png()],
    [
      'gray',
      () =>
        sharp({ create: { width: 40, height: 30, channels: 3, background: '#777' } })
          .toColourspace('b-w')
          .jpeg(),
    ],
    [
      'CMYK',
      () =>
        sharp({ create: { width: 40, height: 30, channels: 3, background: '#842' } })
          .toColourspace('cmyk')
          .jpeg(),
    ],
  ])('%s is enhanced, too', async (_what, draw) => {
    const file = await draw().toBuffer();
    const before = await sharp(file).metadata();
    const { result, image } = await call({ file }, { enhancementType: 'auto', furtherTypes: 'upscale' });
    expect([result.width, result.height]).toEqual([before.width * 2, before.height * 2]);
    expect((await sharp(image).metadata()).hasAlpha).toBe(before.hasAlpha);
  });

  test('16 bits become 8, and the page is told so', async () => {
    const file = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#456' } })
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    expect((await call({ file }, {})).result.notes).toEqual([expect.stringContaining('16 bits')]);
  });
});

describe('the preview', () => {
  test('shows a part, with the time for the whole, and the photo is sent only once', async () => {
    const first = await post(preview.path, { file: await fixture('photo.jpg') }, area(0, 0), {
      prefer: 'respond-async',
    });
    const { id, inputs } = (await first.json()) as { id: string; inputs: { file: string[] } };
    await expect.poll(async () => (await get(`/api/jobs/${id}`)).state).toBe('done');
    const answer = await post(preview.path, { file: inputs.file[0] ?? '' }, area(20, 10));
    expect(answer.status, await answer.clone().text()).toBe(200);
    const result = (await answer.json()) as ActionResult<typeof preview>;
    const { width, height } = await sharp(await fixture('photo.jpg')).metadata();
    expect(result).toMatchObject({ left: 20, top: 10, width: 30, height: 20, photoWidth: width, photoHeight: height });
    expect(result.estimatedSeconds).toBeGreaterThan(0);
    expect(await sharp(await download(result.previewUrl)).metadata()).toMatchObject({ width: 60, height: 40 });
  });

  const area = (left: number, top: number) => ({
    ...{ enhancementType: 'upscale', left: String(left), top: String(top), width: '30', height: '20' },
  });
});

describe('a refused call', () => {
  test('without Pro says what is for Pro users', async () => {
    for (const { path } of [enhance, preview]) {
      const answer = await post(path, { file: await fixture('photo.jpg') }, {}, { cookie: '' });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({
        code: 'PRO_FEATURE',
        message: 'AI Photo Enhancement is available for Pro users. Please upgrade to continue.',
      });
    }
  });

  test.each<[string, Record<string, Buffer>, Record<string, string>, number, string]>([
    ['no photo', {}, {}, 400, 'Please select a photo to enhance.'],
    ['a text', { file: Buffer.from('hello') }, {}, 415, 'Please select a JPEG, PNG, or WebP image.'],
    ['another type', {}, { enhancementType: 'sharpen' }, 400, 'Enhancement type must be'],
    ['a type twice', {}, { enhancementType: 'upscale', furtherTypes: 'upscale' }, 400, 'each once'],
    ['another scale', {}, { scale: '5' }, 400, 'Scale must be 2, 3 or 4.'],
    ['no number', {}, { strength: 'much' }, 400, 'Strength must be a number from 0 to 100.'],
  ])('%s is answered with a sentence', async (what, files, options, status, message) => {
    const photo: Record<string, Buffer> = what === 'no photo' ? {} : { file: await fixture('photo.jpg') };
    const answer = await post(enhance.path, { ...photo, ...files }, options);
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as ErrorBody).message).toContain(message);
  });

  test('marks of another proportion, over all of a photo, or over most of a large one', async () => {
    const file = await fixture('photo.jpg');
    const draw = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
    const other = await post(enhance.path, { file, scratches: await draw(50, 10) }, { enhancementType: 'restore' });
    expect([other.status, await other.json()]).toMatchObject([422, { code: 'PHOTO_MARKS_DIFFER' }]);
    const { width, height } = await sharp(file).metadata();
    const all = await post(
      enhance.path,
      { file, scratches: await draw(width, height) },
      { enhancementType: 'restore' },
    );
    expect([all.status, await all.json()]).toMatchObject([422, { code: 'PHOTO_ALL_MARKED' }]);
    const large = { file: await draw(2000, 2000), scratches: await draw(200, 200) };
    const much = await post(enhance.path, large, { enhancementType: 'restore' });
    expect([much.status, await much.json()]).toMatchObject([422, { code: 'PHOTO_MARKS_TOO_LARGE' }]);
  });
});

const fixture = (name: string) => readFile(new URL(`./fixtures/${name}`, import.meta.url));

function post(
  path: string,
  files: Record<string, Buffer | string>,
  options: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [option, value] of Object.entries(options)) form.append(option, value);
  for (const [field, content] of Object.entries(files)) {
    if (typeof content === 'string') form.append(field, content);
    else form.append(field, new File([new Uint8Array(content)], `${field}.any`));
  }
  return fetch(app.url + path, { method: 'POST', body: form, headers: { origin: app.url, cookie, ...headers } });
}

async function call(files: Record<string, Buffer>, options: Record<string, string>) {
  const answer = await post(enhance.path, files, options);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const result = (await answer.json()) as ActionResult<typeof enhance>;
  return { result, image: await download(result.enhancedUrl) };
}

const get = async (path: string) =>
  (await fetch(app.url + path, { headers: { cookie } })).json() as Promise<{ state: string }>;

const download = async (url: string) =>
  Buffer.from(await (await fetch(app.url + url, { headers: { cookie } })).arrayBuffer());

async function brightness(image: Buffer): Promise<number> {
  const { channels } = await sharp(image).stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}
