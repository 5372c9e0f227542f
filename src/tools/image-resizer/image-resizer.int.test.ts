import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActionResult } from '../../catalog/define-tool.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { runs } from './image-resizer.run.ts';
import type { imageResizer } from './image-resizer.tool.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([runs]);
});
afterAll(() => app.close());

type Result = ActionResult<typeof imageResizer.actions.resize>;

describe('the call', () => {
  test.each([
    ['a width', { width: '60' }, 60, 'ratio'],
    ['half of it', { percent: '50' }, 'half', 'half'],
    ['a box to fit into', { width: '50', height: '50' }, 50, 'ratio'],
    ['stretched', { width: '40', height: '90', maintainAspectRatio: 'false' }, 40, 90],
    ['cut to fill', { width: '64', height: '64', fit: 'cover' }, 64, 64],
    ['padded', { width: '64', height: '64', fit: 'contain', background: '#ff0000' }, 64, 64],
  ])('%s gives that size, in the answer and in the file', async (_case, options, width, height) => {
    const source = await sharp(await fixture('photo.jpg')).metadata();
    const { result, image } = await resize('photo.jpg', options);
    const ratio = source.height / source.width;
    const wanted = {
      width: width === 'half' ? Math.round(source.width / 2) : width,
      height:
        height === 'half'
          ? Math.round(source.height / 2)
          : height === 'ratio'
            ? Math.round(Number(width) * ratio)
            : height,
    };
    expect({ width: result.newWidth, height: result.newHeight }).toEqual(wanted);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', ...wanted });
    expect(result).toMatchObject({
      originalWidth: source.width,
      originalHeight: source.height,
      newSize: image.length,
    });
  });

  test('padding has the chosen colour and centres the image', async () => {
    const { image } = await resize('photo.jpg', {
      width: '60',
      height: '120',
      fit: 'contain',
      background: '#ff0000',
      format: 'png',
    });
    const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
    ];
    expect(pixel(30, 0)).toEqual([255, 0, 0]);
    expect(pixel(30, 119)).toEqual([255, 0, 0]);
    expect(pixel(30, 60)).not.toEqual([255, 0, 0]);
  });

  test('the focal point stays in sight', async () => {
    // Left half black, right half white: the focal point decides which one a square shows.
    const halves = await sharp({ create: { width: 200, height: 100, channels: 3, background: 'black' } })
      .composite([
        { input: { create: { width: 100, height: 100, channels: 3, background: 'white' } }, left: 100, top: 0 },
      ])
      .png()
      .toBuffer();
    const square = { width: '50', height: '50', fit: 'cover' };
    const mean = async (focusX: string) => {
      const { image } = await resize('halves.png', { ...square, focusX }, halves);
      return (await sharp(image).stats()).channels[0]?.mean;
    };
    expect(await mean('0')).toBeLessThan(5);
    expect(await mean('1')).toBeGreaterThan(250);
  });

  test('an animation is kept, also as WebP, and says so when it cannot be', async () => {
    const before = await sharp(await fixture('moving.gif'), { animated: true }).metadata();
    for (const format of ['keep', 'webp']) {
      const { image, result } = await resize('moving.gif', { width: '20', format });
      const after = await sharp(image, { animated: true }).metadata();
      expect({ pages: after.pages, width: after.width, delay: after.delay }).toEqual({
        pages: before.pages,
        width: 20,
        delay: before.delay,
      });
      expect(result.animationRemoved).toBe(false);
    }
    const { result } = await resize('moving.gif', { width: '20', format: 'png' });
    expect(result.animationRemoved).toBe(true);
  });

  test.each([
    ['photo.heic', 'jpeg'],
    ['photo.avif', 'heif'],
    ['photo.tif', 'tiff'],
  ])('takes %s and keeps its format if it can be written', async (name, format) => {
    const { image } = await resize(name, { width: '40' });
    expect(await sharp(image).metadata()).toMatchObject({ format, width: 40 });
  });

  test('a part is cropped before resizing, and keeps its own size when none is given', async () => {
    // Left half black, right half white.
    const halves = await sharp({ create: { width: 200, height: 100, channels: 3, background: 'black' } })
      .composite([
        { input: { create: { width: 100, height: 100, channels: 3, background: 'white' } }, left: 100, top: 0 },
      ])
      .png()
      .toBuffer();
    const right = { cropX: '0.5', cropWidth: '0.5' };
    const { image, result } = await resize('halves.png', { ...right, width: '40' }, halves);
    expect([result.newWidth, result.newHeight, result.enlarged]).toEqual([40, 40, false]);
    // No bleeding from the black half at the edge.
    expect((await sharp(image).stats()).channels[0]?.min).toBe(255);
    expect((await resize('moving.gif', right)).result.animationRemoved).toBe(false);
    expect((await resize('halves.png', right, halves)).result).toMatchObject({ newWidth: 100, newHeight: 100 });
  });

  test('says when an image got larger', async () => {
    expect((await resize('photo.png', { percent: '150' })).result.enlarged).toBe(true);
    expect((await resize('photo.png', { percent: '100' })).result.enlarged).toBe(false);
  });
});

describe('a refused call', () => {
  test.each([
    ['no size', {}, 'Please enter a width or a height in pixels.'],
    ['not a number', { width: 'NaN' }, 'Width must be a whole number from 1 to 16384 pixels.'],
    ['negative', { width: '-5' }, 'Width must be a whole number from 1 to 16384 pixels.'],
    ['zero', { height: '0' }, 'Height must be a whole number from 1 to 16384 pixels.'],
    ['a fraction', { height: '1.5' }, 'Height must be a whole number from 1 to 16384 pixels.'],
    ['huge', { width: '1e9' }, 'Width must be a whole number from 1 to 16384 pixels.'],
    ['infinite', { width: 'Infinity' }, 'Width must be a whole number from 1 to 16384 pixels.'],
    ['zero percent', { percent: '0' }, 'Percent must be a number from 1 to 1000.'],
    ['an invalid colour', { width: '5', background: 'red' }, 'Background must be a colour such as #ffffff.'],
    [
      'a part outside',
      { width: '5', cropX: '0.6', cropWidth: '0.5' },
      'The part to keep must be given in numbers from 0 to 1 and lie inside the image.',
    ],
    ['a focus outside', { width: '5', focusX: '2' }, 'The focal point must be numbers from 0 to 1.'],
    [
      'neither true nor false',
      { width: '5', maintainAspectRatio: 'perhaps' },
      'Keeping the aspect ratio must be true or false.',
    ],
  ])('%s is answered with a sentence', async (_case, options, message) => {
    const answer = await post('photo.jpg', options, await fixture('photo.jpg'));
    expect(await answer.json()).toEqual({ code: 'INVALID_OPTIONS', message });
    expect(answer.status).toBe(400);
  });

  test('a result of more than 100 megapixels is refused before any work', async () => {
    const answer = await post(
      'photo.jpg',
      { width: '16000', height: '16000', fit: 'fill' },
      await fixture('photo.jpg'),
    );
    expect(await answer.json()).toMatchObject({
      code: 'RESULT_TOO_LARGE',
      message: expect.stringContaining('16000 x 16000'),
    });
    expect(answer.status).toBe(422);
  });
});

const fixture = (name: string) => readFile(new URL(`./fixtures/${name}`, import.meta.url));

function post(name: string, options: Record<string, string>, content: Buffer): Promise<Response> {
  const form = new FormData();
  for (const [option, value] of Object.entries(options)) form.append(option, value);
  form.append('file', new File([new Uint8Array(content)], name));
  return fetch(`${app.url}/api/tools/image-resize`, { method: 'POST', body: form });
}

async function resize(name: string, options: Record<string, string>, content?: Buffer) {
  const answer = await post(name, options, content ?? (await fixture(name)));
  expect(answer.status, await answer.clone().text()).toBe(200);
  const result = (await answer.json()) as Result;
  const download = await fetch(app.url + result.downloadUrl);
  return { result, image: Buffer.from(await download.arrayBuffer()) };
}
