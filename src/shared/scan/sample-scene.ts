import { type Corners, mapCorners, type Point } from './corners.ts';
import type { PixelImage } from './pixel-image.ts';
import { homographyTo } from './warp.ts';

/*
 * Synthetic photos of sheets on tables, with exactly known corners, for tests and benchmarks. The same seed gives the same
 * photo everywhere.
 */

export type SceneOptions = {
  seed: number;
  width?: number;
  height?: number;
  table?: 'plain' | 'wood' | 'tiles' | 'cloth' | 'clutter';
  /** How much darker the table is than the sheet, in brightness levels; negative if lighter. */
  contrast?: number;
  /** The sheet's height by width. */
  ratio?: number;
  /** Maximum tilt out of the image plane, in degrees. */
  tilt?: number;
  /** Maximum rotation in the image plane, in degrees. */
  roll?: number;
  /** The sheet's share of the image's height (or width, for a wide sheet). */
  size?: number;
  /** Offset to the right and down, as shares of the image. */
  shift?: Point;
  shadow?: boolean;
  /** Standard deviation of the noise, in brightness levels. */
  noise?: number;
  content?: 'text' | 'table' | 'image' | 'blank';
  /** Without a sheet. */
  empty?: boolean;
};

export type Scene = { image: PixelImage; corners: Corners };

/** Seeded random numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Renders a scene as RGB. */
export function makeScene(options: SceneOptions): Scene {
  const { width = 480, height = 640, contrast = 90, ratio = Math.SQRT2, empty = false } = options;
  const random = randomFrom(options.seed);
  const corners = placeSheet(options, { width, height, ratio }, random);
  const paper = 205 + random() * 35;
  const tableColor = tint(Math.max(8, paper - contrast), random);
  const table = makeTable(options.table ?? 'plain', random, Math.max(width, height));
  const content = makeContent(options.content ?? 'text', random, ratio);
  const light = makeLight(options.shadow ?? false, random, width, height);
  const back = inverse(homographyTo(corners, 1, ratio));
  const image: PixelImage = { data: new Uint8ClampedArray(width * height * 3), width, height, channels: 3 };
  const noise = options.noise ?? 3;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let color: readonly [number, number, number] = [0, 0, 0];
      // Four samples per pixel, for edges as soft as a camera's.
      for (const [dx, dy] of samples) {
        const place = back(x + dx, y + dy);
        const isPaper = !empty && place.x >= 0 && place.x <= 1 && place.y >= 0 && place.y <= ratio;
        const from = isPaper ? content(place, paper) : table({ x: x + dx, y: y + dy }, tableColor);
        color = [color[0] + from[0] / 4, color[1] + from[1] / 4, color[2] + from[2] / 4];
      }
      const lit = light(x, y);
      const grain = noise * (random() + random() + random() - 1.5) * 2;
      for (const [channel, value] of color.entries()) image.data[(y * width + x) * 3 + channel] = value * lit + grain;
    }
  }
  return { image, corners };
}

const samples = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

type Color = readonly [number, number, number];
type Random = () => number;

const tint = (level: number, random: Random): Color => {
  const warm = random() * 0.35;
  return [level * (1 + warm * 0.3), level, level * (1 - warm)];
};

/** Rotates a sheet in space and projects it through a phone camera. */
function placeSheet(
  { tilt = 25, roll = 20, size = 0.75, shift = { x: 0, y: 0 } }: SceneOptions,
  { width, height, ratio }: { width: number; height: number; ratio: number },
  random: Random,
): Corners {
  const focal = 0.75 * Math.max(width, height);
  const angle = (most: number) => ((random() * 2 - 1) * most * Math.PI) / 180;
  const [about, over, around] = [angle(tilt), angle(tilt), angle(roll)];
  const span = Math.max(1 / width, ratio / height) / size;
  const project = ({ x, y }: Point): Point => {
    const [flatX, flatY] = [
      (x - 0.5) * Math.cos(around) - (y - ratio / 2) * Math.sin(around),
      (x - 0.5) * Math.sin(around) + (y - ratio / 2) * Math.cos(around),
    ];
    const [turnedX, depth] = [flatX * Math.cos(over), flatX * Math.sin(over)];
    const [turnedY, distance] = [flatY * Math.cos(about), depth + flatY * Math.sin(about)];
    const scale = focal / (distance + focal * span);
    return { x: width * (0.5 + shift.x) + turnedX * scale, y: height * (0.5 + shift.y) + turnedY * scale };
  };
  const flat: Corners = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: ratio },
    { x: 0, y: ratio },
  ];
  return mapCorners(flat, project);
}

/** From photo to sheet: the adjugate of the homography's matrix. */
function inverse({ a, b, c, d, e, f, g, h }: ReturnType<typeof homographyTo>): (x: number, y: number) => Point {
  const rows = [
    [e - f * h, c * h - b, b * f - c * e],
    [f * g - d, a - c * g, c * d - a * f],
    [d * h - e * g, b * g - a * h, a * e - b * d],
  ].map(([x = 0, y = 0, one = 0]) => ({ x, y, one }));
  return (x, y) => {
    const [u = 0, v = 0, depth = 1] = rows.map((row) => row.x * x + row.y * y + row.one);
    return { x: u / depth, y: v / depth };
  };
}

type Surface<Base> = (place: Point, base: Base) => Color;

const scaled = ([red, green, blue]: Color, factor: number): Color => [red * factor, green * factor, blue * factor];

function makeTable(kind: NonNullable<SceneOptions['table']>, random: Random, longSide: number): Surface<Color> {
  const angle = random() * Math.PI;
  const along = ({ x, y }: Point) => (x * Math.cos(angle) + y * Math.sin(angle)) / longSide;
  const across = ({ x, y }: Point) => (y * Math.cos(angle) - x * Math.sin(angle)) / longSide;
  const phases = Array.from({ length: 6 }, () => random() * 6.3);
  const wave = (value: number, index: number) => Math.sin(value + (phases[index] ?? 0));
  if (kind === 'wood') {
    return (place, color) => {
      const grain = wave(across(place) * 190 + 3 * wave(along(place) * 7, 0), 1) + wave(across(place) * 61, 2);
      const board = Math.abs(((across(place) * 5 + 100) % 1) - 0.5) > 0.49 ? 0.6 : 1;
      return scaled(color, (1 + 0.07 * grain) * board);
    };
  }
  if (kind === 'tiles') {
    return (place, color) => {
      const isJoint = [along(place), across(place)].some((value) => (value * 6 + 100) % 1 < 0.035);
      return scaled(color, isJoint ? 0.7 : 1);
    };
  }
  if (kind === 'cloth') {
    return (place, color) => {
      const check = Math.sign(wave(along(place) * 90, 3)) + Math.sign(wave(across(place) * 90, 4));
      return scaled(color, 1 + 0.09 * check);
    };
  }
  if (kind === 'clutter') {
    const things = Array.from({ length: 9 }, () => ({
      left: random() * longSide,
      top: random() * longSide,
      width: (0.1 + random() * 0.3) * longSide,
      height: (0.1 + random() * 0.3) * longSide,
      shade: 0.4 + random() * 1,
    }));
    return (place, color) => {
      const on = things.findLast(({ left, top, width, height }) => {
        const [x, y] = [place.x - left, place.y - top];
        return x > 0 && y > 0 && x < width && y < height;
      });
      return scaled(color, on?.shade ?? 1);
    };
  }
  return (_, color) => color;
}

/** Paper of a given brightness with content; coordinates from 0 to 1 across and 0 to `ratio` down. */
function makeContent(kind: NonNullable<SceneOptions['content']>, random: Random, ratio: number): Surface<number> {
  const [first, gap] = [0.08 + random() * 0.05, 0.026 + random() * 0.02];
  const indent = Array.from({ length: 80 }, () => 0.6 + random() * 0.32);
  const gray = (level: number): Color => [level, level * 0.99, level * 0.97];
  const isText = ({ x, y }: Point) => {
    const line = Math.floor((y - first) / gap);
    const inLine = (y - first) / gap - line;
    const isRow = y > first && y < ratio - first && inLine < 0.45 && x > 0.1 && x < (indent[line % 80] ?? 0.9);
    return isRow && Math.sin(x * 310 + line * 5) + Math.sin(x * 97 + line) > -0.4;
  };
  return (place, paper) => {
    const { x, y } = place;
    if (kind === 'blank') return gray(paper);
    if (kind === 'image' && x > 0.15 && x < 0.85 && y > ratio * 0.2 && y < ratio * 0.6) return [70, 110, 150 + 40 * x];
    if (kind === 'table' && x > 0.1 && x < 0.9 && y > ratio * 0.15 && y < ratio * 0.8) {
      const isRule = ((x - 0.1) / 0.2) % 1 < 0.02 || ((y / ratio) * 20) % 1 < 0.06;
      if (isRule) return gray(50);
    }
    return isText(place) ? gray(45) : gray(paper);
  };
}

/** Light falling off across the image, and the soft shadow of the photographer. */
function makeLight(
  hasShadow: boolean,
  random: Random,
  width: number,
  height: number,
): (x: number, y: number) => number {
  const [slopeX, slopeY] = [(random() - 0.5) * 0.3, (random() - 0.5) * 0.3];
  const [left, angle, depth] = [0.25 + random() * 0.5, random() * Math.PI, 0.35 + random() * 0.2];
  return (x, y) => {
    const [u, v] = [x / width, y / height];
    const even = 1 + slopeX * (u - 0.5) + slopeY * (v - 0.5);
    if (!hasShadow) return even;
    const distance = (u - left) * Math.cos(angle) + (v - 0.5) * Math.sin(angle);
    return even * (1 - depth / (1 + Math.exp(-distance * 25)));
  };
}
