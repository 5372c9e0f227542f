import {
  type FilterSet,
  type FilterStage,
  type FilterTree,
  flatContrast,
  packFilterSet,
  unpackFilterSet,
} from '../../src/engines/photo/filters/filter-set.ts';
import {
  innerSize,
  patchOffsets,
  patchRadius,
  patchSize,
  resultOffsets,
} from '../../src/engines/photo/filters/patch.ts';
import { FilterRunner, type LumaPlane } from '../../src/engines/photo/filters/run-filters.ts';
import { createRandom } from './degrade.ts';
import { growTree } from './grow-tree.ts';
import { solveSymmetric } from './solve.ts';

/** A degraded photo, what it is added to, and what it should become. */
export type Pair = { input: LumaPlane; base: LumaPlane; target: LumaPlane };

export type StageOptions = {
  scale: number;
  /** Depth of each tree. */
  depths: readonly number[];
  /** One in so many patches is used. */
  every: number;
  /** How little a filter may rely on faint details: 1 by default, less for photos without noise. */
  caution?: number;
};

/** Standard deviations that part faint texture from edges. */
const bins = [4, 10, 25];
const samples = 400_000;

/**
 * Trains stage after stage: trees sort the patches by looks, and each leaf gets the linear filters with the smallest squared
 * error (after Romano, Isidoro, Milanfar 2016, 'RAISR', with trees of principal directions instead of hashed gradients).
 */
export function trainSet(pairs: Pair[], options: readonly StageOptions[]): FilterSet {
  const stages: FilterStage[] = [];
  let current = pairs;
  for (const stage of options) {
    const trained = trainStage(current, stage, stages.length + 1);
    // As it will be stored.
    const [stored = trained] = unpackFilterSet(packFilterSet({ stages: [trained] })).stages;
    stages.push(stored);
    const runner = new FilterRunner({ stages: [stored] });
    current = current.map(({ input, base, target }) => {
      const result = runner.run(input, base);
      return { input: result, base: result, target };
    });
  }
  return { stages };
}

function trainStage(
  pairs: readonly Pair[],
  { scale, depths, every, caution = 1 }: StageOptions,
  seed: number,
): FilterStage {
  const turner = new FilterRunner({ stages: [] });
  const turns = pairs.map(({ input }) => turner.turnsOf(input));
  const random = createRandom(seed);
  const trees = depths.map((depth) => {
    const empty = growTree(samplePatches(pairs, turns, random), {
      depth,
      bins,
      // Several trees must differ.
      directions: depths.length > 1 ? 2 : 1,
      random,
    });
    return fillLeaves(pairs, turns, empty, { scale, every, caution, random });
  });
  return { scale, bins, trees };
}

/** Calls `use` for a share of all patches that are not flat; `patch` is reused. */
function forPatches(
  pairs: readonly Pair[],
  turns: readonly Uint8Array[],
  share: () => boolean,
  use: (patch: Float64Array, contrast: number, at: { pair: Pair; x: number; y: number; turn: number }) => void,
): void {
  const patch = new Float64Array(patchSize);
  for (const [index, pair] of pairs.entries()) {
    const { data, width, height } = pair.input;
    const turned = turns[index] ?? new Uint8Array();
    const offsets = patchOffsets(width);
    for (let y = patchRadius; y < height - patchRadius; y += 1) {
      for (let x = patchRadius; x < width - patchRadius; x += 1) {
        if (!share()) continue;
        const at = y * width + x;
        const turn = turned[at] ?? 0;
        const contrast = readPatch(patch, data, at, offsets, turn * patchSize);
        if (contrast >= flatContrast) use(patch, contrast, { pair, x, y, turn });
      }
    }
  }
}

/** Fills `patch` with differences from its centre, and returns the standard deviation of its inner part. */
function readPatch(patch: Float64Array, data: Float32Array, at: number, offsets: Int32Array, first: number): number {
  const center = data[at] ?? 0;
  let sum = 0;
  let squares = 0;
  for (let index = 0; index < patchSize; index += 1) {
    const value = (data[at + (offsets[first + index] ?? 0)] ?? 0) - center;
    patch[index] = value;
    if (index < innerSize) {
      sum += value;
      squares += value * value;
    }
  }
  return Math.sqrt(Math.max(0, squares / innerSize - (sum / innerSize) ** 2));
}

/** Inner patches divided by their contrast. */
function samplePatches(
  pairs: readonly Pair[],
  turns: readonly Uint8Array[],
  random: () => number,
): { patches: Float32Array; contrasts: Float32Array } {
  const total = pairs.reduce((sum, { input }) => sum + input.width * input.height, 0);
  const rate = (samples * 1.3) / total;
  const patches = new Float32Array(samples * innerSize);
  const contrasts = new Float32Array(samples);
  let count = 0;
  forPatches(
    pairs,
    turns,
    () => count < samples && random() < rate,
    (patch, contrast) => {
      for (let index = 0; index < innerSize; index += 1) {
        patches[count * innerSize + index] = (patch[index] ?? 0) / contrast;
      }
      contrasts[count] = contrast;
      count += 1;
    },
  );
  return { patches: patches.subarray(0, count * innerSize), contrasts: contrasts.subarray(0, count) };
}

function fillLeaves(
  pairs: readonly Pair[],
  turns: readonly Uint8Array[],
  tree: Omit<FilterTree, 'leaves'>,
  { scale, every, caution, random }: { scale: number; every: number; caution: number; random: () => number },
): FilterTree {
  const values = scale * scale;
  const count = (bins.length + 1) << tree.depth;
  const products = Array.from({ length: count }, () => new Float64Array(patchSize * patchSize));
  const answers = Array.from({ length: count }, () => new Float64Array(values * patchSize));
  const seen = new Float64Array(count);
  const places = new Map<number, Int32Array>();
  forPatches(
    pairs,
    turns,
    () => every === 1 || random() * every < 1,
    (patch, contrast, { pair: { base, target }, x, y, turn }) => {
      const leaf = leafOf(tree, patch, contrast);
      const matrix = products[leaf];
      const answer = answers[leaf];
      if (!matrix || !answer) return;
      seen[leaf] = (seen[leaf] ?? 0) + 1;
      addProducts(matrix, patch);
      const place = places.get(base.width) ?? resultOffsets(scale, base.width);
      places.set(base.width, place);
      const corner = y * scale * base.width + x * scale;
      for (let value = 0; value < values; value += 1) {
        const to = corner + (place[turn * values + value] ?? 0);
        const missing = (target.data[to] ?? 0) - (base.data[to] ?? 0);
        for (let index = 0; index < patchSize; index += 1) {
          answer[value * patchSize + index] = (answer[value * patchSize + index] ?? 0) + missing * (patch[index] ?? 0);
        }
      }
    },
  );
  const leaves = new Float32Array(count * values * patchSize);
  for (const [leaf, matrix] of products.entries()) {
    const answer = answers[leaf] ?? new Float64Array();
    stabilise(matrix, { seen: seen[leaf] ?? 0, caution });
    solveSymmetric(matrix, answer, patchSize);
    leaves.set(answer, leaf * values * patchSize);
  }
  return { ...tree, leaves };
}

/** The upper half. */
function addProducts(matrix: Float64Array, patch: Float64Array): void {
  for (let row = 0; row < patchSize; row += 1) {
    const value = patch[row] ?? 0;
    if (value === 0) continue;
    const start = row * patchSize;
    for (let column = row; column < patchSize; column += 1) {
      matrix[start + column] = (matrix[start + column] ?? 0) + value * (patch[column] ?? 0);
    }
  }
}

/** Adds the lower half, and to the diagonal what keeps leaves with few patches tame. */
function stabilise(matrix: Float64Array, { seen, caution }: { seen: number; caution: number }): void {
  let trace = 0;
  for (let row = 0; row < patchSize; row += 1) trace += matrix[row * (patchSize + 1)] ?? 0;
  const ridge = caution * ((trace / patchSize) * 0.001 + seen * 0.2) + 50;
  for (let row = 0; row < patchSize; row += 1) {
    for (let column = 0; column < row; column += 1) {
      matrix[row * patchSize + column] = matrix[column * patchSize + row] ?? 0;
    }
    matrix[row * (patchSize + 1)] = (matrix[row * (patchSize + 1)] ?? 0) + ridge;
  }
}

function leafOf(
  { depth, nodes, thresholds }: Omit<FilterTree, 'leaves'>,
  patch: Float64Array,
  contrast: number,
): number {
  const bin = bins.filter((border) => contrast >= border).length;
  let node = 1;
  for (let level = 0; level < depth; level += 1) {
    const at = (bin << depth) + node;
    let dot = 0;
    for (let index = 0; index < innerSize; index += 1)
      dot += (nodes[at * innerSize + index] ?? 0) * (patch[index] ?? 0);
    node = node * 2 + (dot >= (thresholds[at] ?? 0) * contrast ? 1 : 0);
  }
  return (bin << depth) + node - (1 << depth);
}
