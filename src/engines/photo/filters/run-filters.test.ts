import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FilterSet, packFilterSet, unpackFilterSet } from './filter-set.ts';
import { isCompiledFrom } from './kernel-source.ts';
import { innerSize, patchPoints, patchSize, resultOffsets, turned } from './patch.ts';
import { FilterRunner, type LumaPlane } from './run-filters.ts';

test.each([1, 2, 3])('the kernel gives at scale %i what the same filters give in plain code', (scale) => {
  const plane = drawnPlane(23, 17);
  const base = { data: new Float32Array(23 * 17 * scale * scale), width: 23 * scale, height: 17 * scale };
  base.data.fill(120);
  const set = unpackFilterSet(packFilterSet(randomSet(scale)));
  const runner = new FilterRunner(set);
  const expected = applyPlainly(set, plane, { base, turns: runner.turnsOf(plane), scale });
  for (const [at, value] of runner.run(plane, base).data.entries()) expect(value).toBeCloseTo(expected[at] ?? 0, 2);
});

test('a photo that is turned or mirrored gives the turned or mirrored result', () => {
  const plane = drawnPlane(20, 20);
  const runner = new FilterRunner(randomSet(1));
  const swapped = { ...plane, data: plane.data.map((_, at) => plane.data[(at % 20) * 20 + Math.floor(at / 20)] ?? 0) };
  const result = runner.run(plane, plane).data;
  const other = runner.run(swapped, swapped).data;
  for (let y = 0; y < 20; y += 1) {
    for (let x = 0; x < 20; x += 1) expect(other[x * 20 + y]).toBeCloseTo(result[y * 20 + x] ?? 0, 2);
  }
});

test('planes of one pixel and one row are taken', () => {
  const runner = new FilterRunner(randomSet(2));
  for (const [width, height] of [
    [1, 1],
    [3, 1],
    [1, 9],
  ] as const) {
    const base = drawnPlane(width * 2, height * 2);
    expect(runner.run(drawnPlane(width, height), base)).toMatchObject({ width: width * 2, height: height * 2 });
  }
});

test('the kernel was compiled from its source as it is now', () => {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url));
  expect(isCompiledFrom(read('./filter-kernel.wasm'), read('./filter-kernel.as'))).toBe(true);
});

function drawnPlane(width: number, height: number): LumaPlane {
  const data = Float32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return 120 + 50 * Math.sin(x / 2 + y / 3) + 30 * Math.cos((x * y) / 9);
  });
  return { data, width, height };
}

/** Small random weights, so that nothing is clamped. */
function randomSet(scale: number): FilterSet {
  let state = 5;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647 - 0.5;
  };
  const fill = (length: number, factor: number) => Float32Array.from({ length }, () => random() * factor);
  const [depth, bins] = [3, [10, 30]];
  const count = (bins.length + 1) << depth;
  const tree = () => ({
    depth,
    nodes: fill(count * innerSize, 1),
    thresholds: fill(count, 0.5),
    leaves: fill(count * scale * scale * patchSize, 0.02),
  });
  return { stages: [{ scale, bins, trees: [tree(), tree()] }] };
}

function applyPlainly(
  { stages }: FilterSet,
  { data, width, height }: LumaPlane,
  { base, turns, scale }: { base: LumaPlane; turns: Uint8Array; scale: number },
): Float32Array {
  const result = base.data.slice();
  const [stage] = stages;
  const places = resultOffsets(scale, base.width);
  const values = scale * scale;
  const at = (x: number, y: number) =>
    data[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
  for (let pixel = 0; pixel < data.length; pixel += 1) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const turn = turns[pixel] ?? 0;
    const patch = patchPoints.map((point) => {
      const [dx, dy] = turned(turn, point);
      return at(x + dx, y + dy) - at(x, y);
    });
    const inner = patch.slice(0, innerSize);
    const mean = inner.reduce((sum, value) => sum + value, 0) / innerSize;
    const contrast = Math.sqrt(inner.reduce((sum, value) => sum + (value - mean) ** 2, 0) / innerSize);
    if (!stage || contrast < 1.5) continue;
    const bin = stage.bins.filter((border) => contrast >= border).length;
    for (const { depth, nodes, thresholds, leaves } of stage.trees) {
      let node = 1;
      for (let level = 0; level < depth; level += 1) {
        const index = (bin << depth) + node;
        const dot = inner.reduce((sum, value, place) => sum + value * (nodes[index * innerSize + place] ?? 0), 0);
        node = node * 2 + (dot >= (thresholds[index] ?? 0) * contrast ? 1 : 0);
      }
      const leaf = (bin << depth) + node - (1 << depth);
      for (let value = 0; value < values; value += 1) {
        const filter = (leaf * values + value) * patchSize;
        const sum = patch.reduce((total, pixelValue, place) => total + pixelValue * (leaves[filter + place] ?? 0), 0);
        const to = y * scale * base.width + x * scale + (places[turn * values + value] ?? 0);
        result[to] = (result[to] ?? 0) + sum / stage.trees.length;
      }
    }
  }
  return result.map((value) => Math.min(255, Math.max(0, value)));
}
