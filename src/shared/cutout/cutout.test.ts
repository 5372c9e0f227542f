import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PixelImage } from '../scan/pixel-image.ts';
import { composeCutout } from './compose.ts';
import { findSubject, type Mask } from './find-subject.ts';
import { grabCut, seed } from './grab-cut.ts';
import { applyHints } from './hints.ts';
import { labOf } from './lab.ts';
import { frameOf, plainLook } from './look.ts';
import { cutGraph, directions, type PixelGraph } from './max-flow.ts';
import { cleanRegions } from './regions.ts';

type Rgba = PixelImage & { channels: 4 };
type Color = readonly [number, number, number];
const red: Color = [200, 40, 30];
const green: Color = [60, 130, 70];

describe('the cheapest cut', () => {
  test('costs as much as the cheapest of all cuts of a small graph', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 9, maxLength: 9 }),
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 36, maxLength: 36 }),
        (terminals, prices) => {
          const graph = smallGraph(terminals, prices);
          const found = costOf(graph, cutGraph(copyOf(graph)));
          expect(found).toBe(cheapestOf(graph));
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('GrabCut', () => {
  test('finds the disc that a rough guess covers only in part', () => {
    const photo = disc(60, 60, { x: 30, y: 30, radius: 18 });
    const seeds = new Uint8Array(3600).fill(seed.likelyBackground);
    for (let y = 22; y < 34; y += 1) seeds.fill(seed.likelySubject, y * 60 + 20, y * 60 + 36);
    const cut = grabCut({ planes: labOf(photo), width: 60, height: 60, seeds, rounds: 4 });
    expect(differences(cut, (x, y) => Math.hypot(x - 29.5, y - 29.5) < 18)).toBeLessThan(40);
  });

  test('leaves certain pixels as they are', () => {
    const photo = disc(40, 40, { x: 20, y: 20, radius: 10 });
    const seeds = new Uint8Array(1600).fill(seed.likelyBackground);
    seeds.fill(seed.likelySubject, 15 * 40 + 15, 15 * 40 + 25);
    seeds[20 * 40 + 20] = seed.background;
    seeds[0] = seed.subject;
    const cut = grabCut({ planes: labOf(photo), width: 40, height: 40, seeds, rounds: 3 });
    expect([cut[20 * 40 + 20], cut[0]]).toEqual([0, 1]);
  });

  test('specks go, and small holes are filled', () => {
    const mask = Uint8Array.from({ length: 400 }, (_, index) => (index % 20 < 10 ? 1 : 0));
    mask[5] = 0;
    mask[19] = 1;
    cleanRegions(mask, 20, { leastPart: 0.08, leastHole: 0.01 });
    expect([mask[5], mask[19], mask[0], mask[15]]).toEqual([1, 0, 1, 0]);
  });
});

describe('a subject', () => {
  test('stands out from the border, with soft edges', () => {
    const { mask, isFound } = findSubject(disc(120, 90, { x: 60, y: 45, radius: 25 }));
    expect(isFound).toBe(true);
    expect([at(mask, 60, 45), at(mask, 5, 5)]).toEqual([1, 0]);
  });

  test('is not found in one colour', () => {
    expect(findSubject(disc(120, 90, { x: 60, y: 45, radius: 0 })).isFound).toBe(false);
  });

  test('grows by a click on what belongs, and shrinks by one on what does not', () => {
    const photo = disc(120, 90, { x: 60, y: 45, radius: 25 });
    const none = { ...photo, alpha: new Float32Array(120 * 90) };
    const added = applyHints(photo, none, [{ keep: true, points: [{ x: 240, y: 180 }] }], 480);
    expect([at(added, 45, 40), at(added, 5, 5)]).toEqual([1, 0]);
    const taken = applyHints(photo, added, [{ keep: false, points: [{ x: 240, y: 180 }] }], 480);
    expect(at(taken, 45, 40)).toBe(0);
  });

  test('stays as it is elsewhere when someone clicks beside its outline', () => {
    const photo = disc(120, 90, { x: 60, y: 45, radius: 25 });
    const { mask } = findSubject(photo);
    for (const [keep, x] of [
      [true, 32],
      [false, 38],
    ] as const) {
      const clicked = applyHints(photo, mask, [{ keep, points: [{ x, y: 45 }] }], 120);
      expect([at(clicked, 60, 45), at(clicked, 80, 45), at(clicked, 10, 80), at(clicked, 110, 10)]).toEqual([
        1, 1, 0, 0,
      ]);
    }
  });

  test('takes what is around a click far from its outline, and what was clicked in any case', () => {
    const photo = disc(120, 90, { x: 60, y: 45, radius: 25 });
    const { mask } = findSubject(photo);
    const clicked = applyHints(photo, mask, [{ keep: true, points: [{ x: 8, y: 8 }] }], 120);
    expect([at(clicked, 8, 8), at(clicked, 16, 16), at(clicked, 60, 45), at(clicked, 112, 84)]).toEqual([1, 1, 1, 0]);
  });

  test('in a region is cut out there alone', () => {
    const photo = paint(200, 90, (x, y) =>
      Math.hypot(x - 50, y - 45) < 25 || Math.hypot(x - 150, y - 45) < 25 ? red : green,
    );
    const { mask } = findSubject(photo, [{ box: { left: 0.1, top: 0.2, right: 0.4, bottom: 0.8 } }]);
    expect([at(mask, 50, 45), at(mask, 150, 45)]).toEqual([1, 0]);
    const both = findSubject(photo, [
      { box: { left: 0.1, top: 0.2, right: 0.4, bottom: 0.8 } },
      { box: { left: 0.6, top: 0.2, right: 0.9, bottom: 0.8 } },
    ]);
    expect([at(both.mask, 50, 45), at(both.mask, 150, 45), at(both.mask, 100, 45)]).toEqual([1, 1, 0]);
  });

  test('a brush stops at an edge near its rim, and reaches no farther than its size', () => {
    const photo = disc(120, 90, { x: 60, y: 45, radius: 25 });
    const none = { ...photo, alpha: new Float32Array(120 * 90) };
    // The edge is at 35; the brush reaches from 29 to 57.
    const painted = applyHints(photo, none, [{ keep: true, size: 28, hardness: 0.3, points: [{ x: 43, y: 45 }] }], 120);
    expect(at(painted, 43, 45)).toBe(1);
    expect(at(painted, 38, 45)).toBeGreaterThan(0.5);
    expect(at(painted, 31, 45)).toBeLessThan(0.3);
    expect([at(painted, 70, 45), at(painted, 43, 70)]).toEqual([0, 0]);
    expect(Math.max(...none.alpha)).toBe(0);
  });

  test.each([1e3, 1e12, 1e40, 1e308])('lines that leave the photo for %d pixels mark what they cross', (far) => {
    const photo = disc(120, 90, { x: 60, y: 45, radius: 25 });
    const none = { ...photo, alpha: new Float32Array(120 * 90) };
    const points = [
      { x: 60, y: 45 },
      { x: far, y: 45 },
      { x: far, y: -far },
    ];
    const painted = applyHints(photo, none, [{ keep: true, size: 10, hardness: 1, points }], 120);
    expect([at(painted, 60, 45), at(painted, 119, 45), at(painted, 40, 45), at(painted, 60, 70)]).toEqual([1, 1, 0, 0]);
    const clicked = applyHints(photo, none, [{ keep: true, points }], 120);
    expect([at(clicked, 60, 45), at(clicked, 115, 45)]).toEqual([1, 1]);
    const outside = applyHints(photo, none, [{ keep: true, size: 10, points: points.slice(1) }], 120);
    expect(Math.max(...outside.alpha)).toBe(0);
  });

  test('a line that goes to and fro ten thousand times is drawn once', () => {
    const photo = disc(120, 90, { x: 60, y: 45, radius: 25 });
    const none = { ...photo, alpha: new Float32Array(120 * 90) };
    const ends = [10, 110].map((x) => ({ x, y: 45 }));
    const once = applyHints(photo, none, [{ keep: true, size: 0.001, points: ends }], 120);
    const points = Array.from({ length: 10_000 }, () => ends).flat();
    const often = applyHints(photo, none, [{ keep: true, size: 0.001, points }], 120);
    expect(often.alpha).toEqual(once.alpha);
  });
});

describe('a composed photo', () => {
  test('has no fringe of its old background', () => {
    // Half of the pixels in the middle column are red, half green.
    const photo = paint(41, 21, (x) => (x < 20 ? red : x > 20 ? green : mix(red, green)));
    const alpha = Float32Array.from({ length: 41 * 21 }, (_, index) =>
      index % 41 < 20 ? 1 : index % 41 > 20 ? 0 : 0.5,
    );
    const mask = { alpha, width: 41, height: 21 };
    const { image } = composeCutout({
      photo,
      mask,
      look: plainLook,
      frame: { left: 0, top: 0, width: 41, height: 21 },
    });
    const seam = [...image.data.slice(4 * (10 * 41 + 20), 4 * (10 * 41 + 20) + 4)];
    for (const channel of [0, 1, 2] as const) expect(Math.abs((seam[channel] ?? 0) - red[channel])).toBeLessThan(12);
    expect(Math.abs((seam[3] ?? 0) - 128)).toBeLessThan(3);
  });

  test('is framed around its subject, beyond the photo where need be', () => {
    const mask = { alpha: new Float32Array(100 * 50), width: 100, height: 50 };
    for (let y = 0; y < 10; y += 1) mask.alpha.fill(1, y * 100 + 40, y * 100 + 60);
    const frame = frameOf(mask, { width: 200, height: 100 }, { crop: 'square', margin: 10 });
    expect(frame).toEqual({ left: 76, top: -14, width: 48, height: 48 });
  });
});

const at = ({ alpha, width }: Mask, x: number, y: number): number => alpha[y * width + x] ?? Number.NaN;
const mix = (one: Color, other: Color): Color => [
  (one[0] + other[0]) / 2,
  (one[1] + other[1]) / 2,
  (one[2] + other[2]) / 2,
];

function paint(width: number, height: number, color: (x: number, y: number) => Color): Rgba {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    data.set([...color(index % width, Math.floor(index / width)), 255], 4 * index);
  }
  return { data, width, height, channels: 4 };
}

/** A red disc before green, with a little grain. */
const disc = (width: number, height: number, { x, y, radius }: { x: number; y: number; radius: number }): Rgba =>
  paint(width, height, (column, row) => {
    const grain = ((column * 7 + row * 13) % 5) - 2;
    const [r, g, b] = Math.hypot(column + 0.5 - x, row + 0.5 - y) < radius ? red : green;
    return radius === 0 ? green : [r + grain, g + grain, b + grain];
  });

function differences(cut: Uint8Array, wanted: (x: number, y: number) => boolean): number {
  return cut.reduce(
    (sum, value, index) => sum + (wanted(index % 60, Math.floor(index / 60)) === (value === 1) ? 0 : 1),
    0,
  );
}

const stride = 5;

/** 3 x 3 pixels in a border. */
function smallGraph(capacities: readonly number[], prices: readonly number[]): PixelGraph {
  const terminals = new Int32Array(25);
  const links = Array.from({ length: 8 }, () => new Int32Array(25));
  const offsets = directions(stride);
  for (let index = 0; index < 9; index += 1) {
    const pixel = (Math.floor(index / 3) + 1) * stride + (index % 3) + 1;
    terminals[pixel] = capacities[index] ?? 0;
    for (const [pair, direction] of [0, 2, 4, 6].entries()) {
      const other = pixel + (offsets[direction] ?? 0);
      if (!isInner(other)) continue;
      const price = prices[index * 4 + pair] ?? 0;
      (links[direction] ?? new Int32Array())[pixel] = price;
      (links[direction + 1] ?? new Int32Array())[other] = price;
    }
  }
  return { stride, rows: 5, links, terminals };
}

const isInner = (pixel: number): boolean => pixel % stride > 0 && pixel % stride < 4 && pixel >= stride && pixel < 20;
const inner = Array.from({ length: 25 }, (_, pixel) => pixel).filter(isInner);
const copyOf = ({ links, terminals, ...rest }: PixelGraph): PixelGraph => ({
  ...rest,
  links: links.map((plane) => plane.slice()),
  terminals: terminals.slice(),
});

function costOf({ links, terminals }: PixelGraph, side: Uint8Array): number {
  const offsets = directions(stride);
  let cost = 0;
  for (const pixel of inner) {
    const capacity = terminals[pixel] ?? 0;
    if (capacity > 0 && side[pixel] === 0) cost += capacity;
    if (capacity < 0 && side[pixel] === 1) cost -= capacity;
    if (side[pixel] === 0) continue;
    for (let direction = 0; direction < 8; direction += 1) {
      if (side[pixel + (offsets[direction] ?? 0)] === 0) cost += links[direction]?.[pixel] ?? 0;
    }
  }
  return cost;
}

function cheapestOf(graph: PixelGraph): number {
  let least = Number.POSITIVE_INFINITY;
  for (let choice = 0; choice < 512; choice += 1) {
    const side = new Uint8Array(25);
    for (const [bit, pixel] of inner.entries()) side[pixel] = (choice >> bit) & 1;
    least = Math.min(least, costOf(graph, side));
  }
  return least;
}
