import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createRunCommand } from '../../platform/processes/run-command.ts';
import { createSandbox } from '../../platform/processes/sandbox.ts';
import { type Corners, insetCorners, scaleCorners } from '../../shared/scan/corners.ts';
import { overlap } from '../../shared/scan/overlap.ts';
import { makeScene, type Scene } from '../../shared/scan/sample-scene.ts';
import { silentLog } from '../../testing/silent-log.ts';
import type { Engine } from '../engines.ts';
import type { FindPaper, FlattenPage } from './scan-capabilities.ts';
import { createScanEngine } from './scan-engine.ts';

let root: string;
let directory: string;
let engine: Engine;
let findPaper: FindPaper;
let flattenPage: FlattenPage;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'satchel-scan-'));
  const [slotsDirectory, temporaryDirectory] = [join(root, 'slots'), join(root, 'temporary')];
  await Promise.all([mkdir(slotsDirectory), mkdir(temporaryDirectory)]);
  const sandbox = createSandbox({ policy: 'auto', log: silentLog });
  const runCommand = createRunCommand({ sandbox, temporaryDirectory });
  engine = createScanEngine({ runCommand, sandbox, slotsDirectory, log: silentLog, processes: 1 });
  const { provides } = engine;
  if (!provides.findPaper || !provides.flattenPage) throw new Error('The scanner does not offer its two calls.');
  ({ findPaper, flattenPage } = { findPaper: provides.findPaper, flattenPage: provides.flattenPage });
});
beforeEach(async () => {
  directory = await mkdtemp(join(root, 'job-'));
});
afterAll(async () => {
  await engine.close();
  await rm(root, { recursive: true, force: true });
});

const look = { mode: 'document', color: 'gray', strength: 'auto', format: 'png', maxLongSide: 2000 } as const;

test('a page is found in a photo that its EXIF tag turns', async () => {
  const { image, corners } = letter();
  const { data, info } = await encoded({ image }).rotate(270).raw().toBuffer({ resolveWithObject: true });
  const input = await save(
    'turned.jpg',
    sharp(data, { raw: info }).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }),
  );
  const found = await findPaper({ input, type: 'jpeg', signal: alive() });
  expect(found).toMatchObject({ width: image.width, height: image.height, sure: true });
  expect(overlap(found.corners, corners)).toBeGreaterThan(0.98);
});

test('in a photo without a page nothing is claimed, and the whole of it becomes the page', async () => {
  const input = await save(
    'black.png',
    sharp({ create: { width: 400, height: 300, channels: 3, background: 'black' } }).png(),
  );
  const found = await findPaper({ input, type: 'png', signal: alive() });
  expect(found).toMatchObject({ sure: false, corners: insetCorners(400, 300) });
  const flat = await flattenPage({ ...look, input, type: 'png', outputs: directory, signal: alive() });
  expect(flat).toMatchObject({ sure: false, pages: [{ width: 400, height: 300 }] });
});

test('a page is cut out, flattened to A4 and cleaned', async () => {
  const { image, corners } = letter();
  const input = await save('letter.jpg', encoded({ image }).jpeg({ quality: 95 }));
  const flat = await flattenPage({ ...look, input, type: 'jpeg', outputs: directory, signal: alive() });
  const [page] = flat.pages;
  if (!page) throw new Error('There is no page.');
  expect(flat.sure).toBe(true);
  expect(overlap(flat.corners, corners)).toBeGreaterThan(0.98);
  expect(page.height / page.width).toBeCloseTo(Math.SQRT2, 2);
  expect(page.pixelsPerInch).toBeCloseTo(page.height / 11.69, 0);
  const { channels } = await sharp(page.path).stats();
  expect(channels).toHaveLength(1);
  const margin = sharp(page.path).extract({ left: 20, top: 8, width: page.width - 40, height: 12 });
  const blank = await sharp(await margin.toBuffer()).stats();
  expect(blank.channels[0]?.mean).toBeGreaterThan(250);
});

test('black and white is stored with one bit a pixel', async () => {
  const { image, corners } = letter();
  const input = await save('letter.png', encoded({ image }).png());
  const request = { ...look, color: 'blackAndWhite', corners, input, type: 'png', outputs: directory } as const;
  const { pages } = await flattenPage({ ...request, signal: alive() });
  expect((await sharp(pages[0]?.path).metadata()).bitsPerSample).toBe(1);
});

test('an open book becomes two pages, and a card keeps its proportions', async () => {
  const book = makeScene({ seed: 3, ratio: 1 / Math.SQRT2, width: 640, height: 480, tilt: 10, roll: 5, shadow: false });
  const input = await save('book.png', encoded(book).png());
  const request = { ...look, corners: book.corners, input, type: 'png', outputs: directory } as const;
  const spread = await flattenPage({ ...request, mode: 'book', signal: alive() });
  expect(spread.pages).toHaveLength(2);
  for (const { path, width, height } of spread.pages) {
    expect(width).toBeLessThan(height);
    expect(await sharp(path).metadata()).toMatchObject({ width, height });
  }
  const card = await flattenPage({ ...request, mode: 'id-card', format: 'jpeg', signal: alive() });
  expect(card.pages).toHaveLength(1);
});

test.each<[string, Corners]>([
  ['crossed', crossed()],
  ['outside of the image', scaleCorners(insetCorners(480, 640), 3)],
  ['nothing between its corners', scaleCorners(insetCorners(480, 640), 0.001)],
])('corners that are no page are refused: %s', async (words, corners) => {
  const input = await save('letter.png', encoded(letter()).png());
  const request = { ...look, corners, input, type: 'png', outputs: directory, signal: alive() } as const;
  const refusal = expect.objectContaining({ code: 'SCAN_CORNERS_INVALID', status: 422 });
  await expect(flattenPage(request)).rejects.toEqual(refusal);
  await expect(flattenPage(request)).rejects.toThrow(words === 'crossed' ? 'cross each other' : words);
});

test('what is not a photo is refused, and the next photo works', async () => {
  const input = join(directory, 'broken.jpg');
  await writeFile(input, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]));
  await expect(findPaper({ input, type: 'jpeg', signal: alive() })).rejects.toMatchObject({ code: 'IMAGE_DAMAGED' });
  await expect(findPaper({ input, type: 'svg', signal: alive() })).rejects.toMatchObject({ code: 'SCAN_NOT_A_PHOTO' });
  const dot = await save('dot.png', sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } }).png());
  expect(await findPaper({ input: dot, type: 'png', signal: alive() })).toMatchObject({ width: 1, sure: false });
});

test('a photo of 100 megapixels is taken, one of more is not', async () => {
  const make = (width: number) => sharp({ create: { width, height: 10_000, channels: 3, background: '#777' } });
  const input = await save('huge.jpg', make(10_000).jpeg());
  expect(await findPaper({ input, type: 'jpeg', signal: alive() })).toMatchObject({ width: 10_000, sure: false });
  const larger = await save('larger.jpg', make(10_100).jpeg());
  await expect(findPaper({ input: larger, type: 'jpeg', signal: alive() })).rejects.toMatchObject({
    code: 'IMAGE_TOO_MANY_PIXELS',
  });
});

const letter = (): Scene => makeScene({ seed: 1, tilt: 20, table: 'wood' });

const encoded = ({ image: { data, width, height } }: Pick<Scene, 'image'>) =>
  sharp(data, { raw: { width, height, channels: 3 } });

async function save(name: string, image: ReturnType<typeof sharp>): Promise<string> {
  const path = join(directory, name);
  await image.toFile(path);
  return path;
}

function crossed(): Corners {
  const [a, b, c, d] = insetCorners(480, 640);
  return [a, c, b, d];
}

const alive = () => new AbortController().signal;
