import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActionResult } from '../../catalog/define-tool.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { runs } from './background-remover.run.ts';
import { backgroundRemover } from './background-remover.tool.ts';

const { remove } = backgroundRemover.actions;
type Result = ActionResult<typeof remove>;
let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([runs]);
});
afterAll(() => app.close());

/** In the fixture the subject is a red fruit around this point; the corners are sky and grass. */
const inside = { x: 160, y: 150 };
const outside = { x: 20, y: 20 };

describe('the call', () => {
  test('cuts the subject out, and gives its mask', async () => {
    const { result, image } = await call({ file: await fixture() });
    expect(result).toMatchObject({ format: 'png', width: 320, height: 240, fileName: 'file-cut-out.png', notes: [] });
    expect(await pixel(image, inside)).toMatchObject({ alpha: 255, red: within(194, 8) });
    expect((await pixel(image, outside)).alpha).toBe(0);
    expect(await opaqueShare(image)).toBeCloseTo(subjectShare, 1);
    const mask = await download(result.maskUrl);
    expect(await sharp(mask).metadata()).toMatchObject({ width: 320, height: 240, channels: 1 });
  });

  test.each<[string, Record<string, string>, Record<string, number>]>([
    ['a colour', { background: 'color', color: '#0040ff', format: 'jpeg' }, { red: 0, green: 64, blue: 255 }],
    [
      'a gradient',
      { background: 'gradient', color: '#000000', color2: '#ffffff', format: 'webp' },
      { red: 21, blue: 21 },
    ],
    ['its own background, blurred', { background: 'blur' }, { red: 139, green: 174, blue: 206 }],
  ])('puts %s behind it', async (_, options, expected) => {
    const { image } = await call({ file: await fixture() }, options);
    const seen = await pixel(image, outside);
    for (const [name, value] of Object.entries(expected)) expect(seen).toMatchObject({ [name]: within(value, 12) });
    expect(await pixel(image, inside)).toMatchObject({ red: within(194, 8) });
  });

  test('puts a picture behind it, and a shadow between them', async () => {
    const picture = await flat(50, 90, '#ffffff').png().toBuffer();
    const { image } = await call({ file: await fixture(), picture }, { background: 'image', shadow: '80' });
    expect(await pixel(image, outside)).toMatchObject({ red: 255, green: 255, blue: 255 });
    // Just below the fruit, to the right.
    expect((await pixel(image, { x: 163, y: 217 })).red).toBeLessThan(200);
  });

  test.each([
    ['subject', { width: within(148, 12), height: within(196, 12) }],
    ['square', { width: within(198, 12), height: within(198, 12) }],
    ['passport', { width: 413, height: 531 }],
    ['usPassport', { width: 600, height: 600 }],
  ])('crops to %s', async (crop, size) => {
    const { result, image } = await call({ file: await fixture() }, { crop });
    expect(result).toMatchObject(size);
    expect(await sharp(image).metadata()).toMatchObject({ width: result.width, height: result.height });
  });

  test('takes a mask instead, of the same size or smaller', async () => {
    const half = sharp({ create: { width: 160, height: 120, channels: 3, background: '#000' } });
    const white = await flat(80, 120, '#fff').png().toBuffer();
    const mask = await half
      .composite([{ input: white, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { result, image } = await call({ file: await fixture(), mask });
    expect(result.foundBy).toBe('mask');
    expect([(await pixel(image, outside)).alpha, (await pixel(image, { x: 300, y: 100 })).alpha]).toEqual([255, 0]);
  });

  test('follows hints: a brush that erases, and a click on what belongs', async () => {
    const erase = { keep: false, size: 60, hardness: 1, points: [inside, { x: 180, y: 150 }] };
    const click = { keep: true, points: [{ x: 20, y: 225 }] };
    const { image } = await call({ file: await fixture() }, { hints: JSON.stringify([click, erase]) });
    expect((await pixel(image, inside)).alpha).toBe(0);
    expect((await pixel(image, { x: 160, y: 75 })).alpha).toBe(255);
    expect((await pixel(image, { x: 20, y: 225 })).alpha).toBe(255);
  });
});

test.each(['photo.heic', 'photo.tif'])('gives a copy of %s that browsers show, in all its pixels', async (name) => {
  const { result } = await call({ file: await fixture(name) });
  const { photoUrl, photoWidth: width, photoHeight: height } = result;
  const copy = await download(photoUrl ?? '');
  expect(await sharp(copy).metadata()).toMatchObject({ format: 'jpeg', width, height });
});

test('lines to the end of the world are hints like any other', async () => {
  const far = [inside, { x: 1e12, y: 150 }];
  const hints = [
    { keep: false, size: 0.000_01, points: far },
    { keep: true, points: far },
    { keep: true, size: 20, points: [{ x: -1e9, y: -1e9 }, inside] },
  ];
  const { image } = await call({ file: await fixture() }, { hints: JSON.stringify(hints) });
  expect([(await pixel(image, inside)).alpha, (await pixel(image, { x: 316, y: 150 })).alpha]).toEqual([255, 0]);
});

describe('odd photos', () => {
  test.each<[string, () => Promise<Buffer>, string[]]>([
    [
      '16 bits',
      async () =>
        sharp(await fixture())
          .toColourspace('rgb16')
          .png()
          .toBuffer(),
      ['16 bits'],
    ],
    [
      'CMYK',
      async () =>
        sharp(await fixture())
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
      [],
    ],
    [
      'gray',
      async () =>
        sharp(await fixture())
          .toColourspace('b-w')
          .jpeg()
          .toBuffer(),
      [],
    ],
    ['an animation', animation, ['Only the first']],
  ])('%s: cut out', async (_, make, notes) => {
    const { result, image } = await call({ file: await make() });
    expect(result.notes).toEqual(notes.map((note) => expect.stringContaining(note)));
    expect([(await pixel(image, outside)).alpha, (await pixel(image, inside)).alpha]).toEqual([0, 255]);
  });

  test('what was transparent stays so', async () => {
    const hole = await flat(40, 40, '#000').png().toBuffer();
    const file = await sharp(await fixture())
      .ensureAlpha()
      .composite([{ input: hole, left: 140, top: 140, blend: 'dest-out' }])
      .png()
      .toBuffer();
    const { image } = await call({ file });
    expect([(await pixel(image, inside)).alpha, (await pixel(image, { x: 160, y: 125 })).alpha]).toEqual([0, 255]);
  });

  test.each<[string, () => Promise<Buffer>, string]>([
    ['one pixel', () => flat(1, 1, '#123').png().toBuffer(), 'CUTOUT_NOTHING_FOUND'],
    ['one colour', () => flat(300, 200, '#789').jpeg().toBuffer(), 'CUTOUT_NOTHING_FOUND'],
    ['a long line', () => flat(20_000, 10, '#123').png().toBuffer(), 'CUTOUT_NOTHING_FOUND'],
    ['300 megapixels', () => large(20_000, 15_000), 'IMAGE_TOO_MANY_PIXELS'],
  ])('%s is refused', async (_, make, code) => {
    const answer = await post({ file: await make() });
    expect([answer.status, await answer.json()]).toMatchObject([422, { code }]);
  });

  test.each<[string, Record<string, Buffer>, Record<string, string>, number, string]>([
    ['a text', { file: Buffer.from('hello') }, {}, 415, 'Please select an image file (PNG, JPG, JPEG, WEBP)'],
    ['no photo', {}, {}, 400, 'Please select an image file (PNG, JPG, JPEG, WEBP)'],
    ['no picture', {}, { background: 'image' }, 400, 'A picture for the background is missing.'],
    ['wrong hints', {}, { hints: '[{"keep":true}]' }, 400, 'Hints must be a list'],
  ])('%s is answered with a sentence', async (what, files, options, status, message) => {
    const base: Record<string, Buffer> = what === 'no photo' ? {} : { file: await fixture() };
    const answer = await post({ ...base, ...files }, options);
    expect([answer.status, await answer.json()]).toMatchObject([status, { message: expect.stringContaining(message) }]);
  });

  test('a crop that would be larger than any photo is refused, and says so', async () => {
    const line = { keep: true, size: 10, points: [1, 19_999].map((x) => ({ x, y: 5 })) };
    const file = await flat(20_000, 10, '#123').png().toBuffer();
    const answer = await post({ file }, { crop: 'square', hints: JSON.stringify([line]) });
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'CUTOUT_RESULT_TOO_LARGE', message: expect.stringContaining('Please choose another crop') },
    ]);
  });

  test('a mask without a subject leaves nothing, and the page is told so', async () => {
    const { result, image } = await call({
      file: await fixture(),
      mask: await flat(320, 240, '#000').png().toBuffer(),
    });
    expect(result.notes).toEqual([expect.stringContaining('all of the photo was removed')]);
    expect(await opaqueShare(image)).toBe(0);
  });

  test('a mask of other proportions is refused', async () => {
    const answer = await post({ file: await fixture(), mask: await flat(100, 100, '#fff').png().toBuffer() });
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'CUTOUT_MASK_SIZE' }]);
  });
});

/** Of the fixture's pixels: an ellipse of 62 by 78, and its stalk. */
const subjectShare = (Math.PI * 62 * 78 + 12 * 20) / (320 * 240);

const fixture = (name = 'photo.jpg') => readFile(new URL(`./fixtures/${name}`, import.meta.url));
const flat = (width: number, height: number, background: string): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });
const large = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#123' }, limitInputPixels: false })
    .png()
    .toBuffer();
const animation = async (): Promise<Buffer> => {
  const frame = await sharp(await fixture())
    .png()
    .toBuffer();
  return sharp([frame, await flat(320, 240, '#345').png().toBuffer()], { join: { animated: true } })
    .gif()
    .toBuffer();
};
const within = (value: number, by: number) => expect.toSatisfy((seen: number) => Math.abs(seen - value) <= by);

async function pixel(image: Buffer, { x, y }: { x: number; y: number }) {
  const { data } = await sharp(image)
    .ensureAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { red: data[0] ?? 0, green: data[1] ?? 0, blue: data[2] ?? 0, alpha: data[3] ?? 0 };
}

async function opaqueShare(image: Buffer): Promise<number> {
  const { channels } = await sharp(image).stats();
  return (channels[3]?.mean ?? 0) / 255;
}

let visitors = 0;
/** Each call comes from another visitor, so that no allowance ends. */
function post(files: Record<string, Buffer>, options: Record<string, string> = {}): Promise<Response> {
  visitors += 1;
  const form = new FormData();
  for (const [option, value] of Object.entries(options)) form.append(option, value);
  for (const [field, content] of Object.entries(files)) {
    form.append(field, new File([new Uint8Array(content)], `${field}.jpg`));
  }
  const headers = { origin: app.url, 'x-forwarded-for': `10.9.0.${visitors}` };
  return fetch(app.url + remove.path, { method: 'POST', body: form, headers });
}

async function call(files: Record<string, Buffer>, options: Record<string, string> = {}) {
  const answer = await post(files, options);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const result = (await answer.json()) as Result;
  return { result, image: await download(result.downloadUrl) };
}

const download = async (url: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(new URL(url, app.url))).arrayBuffer());
