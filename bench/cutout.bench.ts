import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { sniffType } from '../src/engines/file-type/sniff-type.ts';
import type { CutOutPhoto } from '../src/engines/photo/cutout/cutout-capabilities.ts';
import { createCutoutEngine } from '../src/engines/photo/cutout/cutout-engine.ts';
import { createRunCommand } from '../src/platform/processes/run-command.ts';
import { createSandbox } from '../src/platform/processes/sandbox.ts';
import { boxFilter } from '../src/shared/cutout/box-filter.ts';
import type { Hint } from '../src/shared/cutout/hints.ts';
import { plainLook } from '../src/shared/cutout/look.ts';
import { silentLog } from '../src/testing/silent-log.ts';
import { make12MegapixelJpeg } from './photos.ts';
import { printTable } from './print-table.ts';
import type { Row, Suite } from './suite.ts';

export const suite: Suite = {
  name: 'cutout',
  about:
    'Subjects of real photos (marked by eye) and of photos with a known mask: overlap (IoU) with and without two clicks, alpha error, and time.',
  run: async () => {
    if (!existsSync(join(corpus, 'cutout'))) {
      console.log(`  No corpus at ${corpus} (set CORPUS_DIR): nothing to measure with.`);
      return [];
    }
    const bench = await open();
    try {
      return [...(await onMarked(bench)), ...(await onKnown(bench)), await largePhoto(bench)];
    } finally {
      await bench.close();
    }
  },
};

const corpus = resolve(process.env.CORPUS_DIR ?? '../shared/corpus');
const marksFolder = new URL('./cutout-marks/', import.meta.url);

type Mark = {
  file: string;
  width: number;
  height: number;
  kind: 'person' | 'animal' | 'thing';
  polygons: { outer: [number, number][]; holes?: [number, number][][] }[];
};
type Plane = { values: Uint8Array; width: number; height: number };
type Bench = {
  directory: string;
  /** The mask, 0 to 255; empty when nothing was found. */
  cut: (path: string, hints?: readonly Hint[]) => Promise<Plane>;
  close: () => Promise<void>;
};

async function open(): Promise<Bench> {
  const directory = await mkdtemp(join(tmpdir(), 'satchel-cutout-'));
  const slotsDirectory = join(directory, 'slots');
  await mkdir(slotsDirectory);
  const sandbox = createSandbox({ policy: 'auto', log: silentLog });
  const runCommand = createRunCommand({ sandbox, temporaryDirectory: directory });
  const dependencies = { runCommand, sandbox, slotsDirectory, log: silentLog, processes: 1 };
  // Without a better model.
  const engine = createCutoutEngine({ ...dependencies, maskModels: { best: () => undefined } });
  const { cutOutPhoto } = engine.provides;
  if (!cutOutPhoto) throw new Error('The cut-out engine does not offer its call.');
  return {
    directory,
    cut: (path, hints = []) => cutWith(cutOutPhoto, directory, path, hints),
    close: async () => {
      await engine.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function cutWith(
  cutOutPhoto: CutOutPhoto,
  directory: string,
  path: string,
  hints: readonly Hint[],
): Promise<Plane> {
  const [output, maskOutput] = [join(directory, 'result'), join(directory, 'mask')];
  const type = await sniffType(await readFile(path));
  if (type === undefined) throw new Error(`${path} is no image.`);
  const { signal } = new AbortController();
  try {
    await cutOutPhoto({ ...plainLook, input: path, type, format: 'png', output, maskOutput, hints, signal });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'CUTOUT_NOTHING_FOUND')) throw error;
    const { width = 1, height = 1 } = await sharp(path).metadata();
    return { values: new Uint8Array(width * height), width, height };
  }
  return readPlane(sharp(maskOutput));
}

async function readPlane(image: Sharp): Promise<Plane> {
  const { data, info } = await image.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return { values: data, width: info.width, height: info.height };
}

async function onMarked(bench: Bench): Promise<Row[]> {
  const names = (await readdir(marksFolder)).filter((name) => name.endsWith('.json')).sort();
  const measured: { name: string; kind: Mark['kind']; alone: number; clicked: number; after: number }[] = [];
  for (const name of names) {
    const mark: Mark = JSON.parse(await readFile(new URL(name, marksFolder), 'utf8'));
    const path = join(corpus, mark.file);
    if (!existsSync(path)) continue;
    const truth = await readPlane(sharp(Buffer.from(drawMark(mark))).flatten({ background: '#000' }));
    let mask = await bench.cut(path);
    const alone = overlap(mask, truth);
    const hints: Hint[] = [];
    let clicked = alone;
    for (let click = 0; click < 2; click += 1) {
      hints.push(clickOn(mask, truth));
      mask = await bench.cut(path, hints);
      clicked = Math.max(clicked, overlap(mask, truth));
    }
    const after = overlap(mask, truth);
    measured.push({ name: name.replace('.json', ''), kind: mark.kind, alone, clicked, after });
  }
  printTable([
    ['photo', 'kind', 'IoU', 'best of up to two clicks', 'after two'],
    ...measured.map(({ name, kind, ...values }) => [
      name,
      kind,
      ...[values.alone, values.clicked, values.after].map((value) => value.toFixed(3)),
    ]),
  ]);
  const people = measured.filter(({ kind }) => kind === 'person');
  return [
    row(`IoU of ${people.length} people`, mean(people.map(({ alone }) => alone)), 0.93),
    row(`IoU of ${measured.length} subjects`, mean(measured.map(({ alone }) => alone)), 0.84),
    row('IoU, best of up to two clicks', mean(measured.map(({ clicked }) => clicked)), 0.95),
    told('IoU after two clicks', mean(measured.map(({ after }) => after))),
  ];
}

const row = (what: string, value: number, least: number): Row => ({
  ...{ what, ours: value.toFixed(3), peer: '' },
  ...{ target: `at least ${least}`, holds: value >= least },
});

const told = (what: string, value: number): Row => ({
  ...{ what, ours: value.toFixed(3), peer: '' },
  ...{ target: 'told only', holds: true },
});

function drawMark({ width, height, polygons }: Mark): string {
  const line = (points: [number, number][]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
  const paths = polygons.map(
    ({ outer, holes = [] }) => `<path fill="#fff" fill-rule="evenodd" d="${[outer, ...holes].map(line).join('')}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paths.join('')}</svg>`;
}

function overlap(mask: Plane, truth: Plane): number {
  let [both, either] = [0, 0];
  for (let index = 0; index < truth.values.length; index += 1) {
    const [one, other] = [(mask.values[index] ?? 0) >= 128, (truth.values[index] ?? 0) >= 128];
    if (one && other) both += 1;
    if (one || other) either += 1;
  }
  return either === 0 ? 1 : both / either;
}

/** Where somebody would click: the middle of the widest place that is wrong. */
function clickOn(mask: Plane, truth: Plane): Hint {
  const { width, height } = truth;
  const missing = new Float32Array(width * height);
  const surplus = new Float32Array(width * height);
  for (let index = 0; index < missing.length; index += 1) {
    const [found, wanted] = [(mask.values[index] ?? 0) >= 128, (truth.values[index] ?? 0) >= 128];
    missing[index] = wanted && !found ? 1 : 0;
    surplus[index] = found && !wanted ? 1 : 0;
  }
  const radius = Math.round(Math.max(width, height) / 30);
  const [most, least] = [peakOf(missing, width, height, radius), peakOf(surplus, width, height, radius)];
  const keep = most.value >= least.value;
  const { index } = keep ? most : least;
  return { keep, points: [{ x: index % width, y: Math.floor(index / width) }] };
}

function peakOf(plane: Float32Array, width: number, height: number, radius: number): { index: number; value: number } {
  const around = boxFilter(boxFilter(plane, width, height, radius), width, height, radius);
  let best = { index: 0, value: -1 };
  for (const [index, value] of around.entries()) {
    if (plane[index] === 1 && value > best.value) best = { index, value };
  }
  return best;
}

/** Cut-outs with clean edges, laid over other photos. */
const cutouts = ['animal-2', 'animal-3', 'car-3', 'girl-2'];
const backdrops = ['images/kodak/kodim21.png', 'images/1.webp'];

async function onKnown(bench: Bench): Promise<Row[]> {
  const [overlaps, errors]: [number[], number[]] = [[], []];
  for (const name of cutouts) {
    for (const backdrop of backdrops) {
      const cutout = join(corpus, 'cutout', `${name}.out.png`);
      const { width, height } = await sharp(cutout).metadata();
      const path = join(bench.directory, 'composed.png');
      const behind = await sharp(join(corpus, backdrop))
        .removeAlpha()
        .resize(width, height, { fit: 'cover' })
        .blur(3)
        .toBuffer();
      await sharp(behind)
        .composite([{ input: cutout }])
        .removeAlpha()
        .png()
        .toFile(path);
      const truth = await readPlane(sharp(await sharp(cutout).extractChannel(3).png().toBuffer()));
      const mask = await bench.cut(path);
      overlaps.push(overlap(mask, truth));
      errors.push(mean(Array.from(truth.values, (value, index) => Math.abs(value - (mask.values[index] ?? 0)) / 255)));
    }
  }
  const error = mean(errors);
  return [
    row(`IoU of ${overlaps.length} composed photos`, mean(overlaps), 0.84),
    told('alpha error (mean absolute)', error),
  ];
}

async function largePhoto(bench: Bench): Promise<Row> {
  const path = join(bench.directory, 'large.jpg');
  await make12MegapixelJpeg(path);
  // Once to start the processes.
  await bench.cut(path, [{ keep: true, points: [{ x: 2000, y: 1500 }] }]);
  const start = performance.now();
  await bench.cut(path, [{ keep: true, points: [{ x: 2000, y: 1500 }] }]);
  const seconds = (performance.now() - start) / 1000;
  return { what: '12 megapixels', ours: `${seconds.toFixed(1)} s`, peer: '', target: 'under 4 s', holds: seconds < 4 };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
