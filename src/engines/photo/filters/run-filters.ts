import { readFileSync } from 'node:fs';
import { type FilterSet, type FilterStage, flatContrast } from './filter-set.ts';
import { innerSize, patchOffsets, patchRadius, patchSize, resultOffsets } from './patch.ts';

/** Luma, row by row, 0 to 255. */
export type LumaPlane = { data: Float32Array; width: number; height: number };

type Kernel = {
  memory: { buffer: ArrayBuffer; grow: (pages: number) => number };
  findTurns: (plane: number, stride: number, width: number, height: number, scratch: number, turns: number) => void;
  applyTrees: (
    ...values: [
      ...[plane: number, stride: number, width: number, height: number, turns: number],
      ...[offsets: number, places: number, scale: number],
      ...[bins: number, binCount: number, flat: number],
      ...[trees: number, treeCount: number, weight: number],
      ...[patch: number, result: number],
    ]
  ) => void;
};

// Node has it, but the server's types exclude browser types.
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};

const pageBytes = 65_536;
const nodeWeights = 28;
const filterWeights = 52;

/** Filters of a set on planes of luma. Keeps its memory from call to call. */
export class FilterRunner {
  readonly #kernel: Kernel;
  readonly #stages: { stage: FilterStage; bins: number; trees: number }[];
  /** The first byte that is free for planes. */
  readonly #planes: number;

  constructor({ stages }: FilterSet) {
    const module = new WebAssembly.Module(readFileSync(new URL('./filter-kernel.wasm', import.meta.url)));
    this.#kernel = new WebAssembly.Instance(module).exports as Kernel;
    const memory = new Arena(this.#kernel, 1024);
    this.#stages = stages.map((stage) => ({ stage, ...placeStage(memory, stage) }));
    this.#planes = memory.top;
  }

  /**
   * Adds the first stage's filters to `base`, which is `plane` enlarged as the stage says, and those of the next stages to its
   * result. Returns a new plane of the size of `base`, clamped to 0 to `white`.
   */
  run(plane: LumaPlane, base: LumaPlane, white = 255): LumaPlane {
    let input = plane;
    let result = base;
    for (const { stage, bins, trees } of this.#stages) {
      const memory = new Arena(this.#kernel, this.#planes);
      result = this.#runStage({ input, base: result, stage, bins, trees, white, memory });
      input = result;
    }
    return result;
  }

  /** How the surroundings of each pixel are turned; for training. */
  turnsOf(plane: LumaPlane): Uint8Array {
    const memory = new Arena(this.#kernel, this.#planes);
    return memory.read(this.#findTurns(plane, memory).turns, plane.width * plane.height).slice();
  }

  #findTurns(plane: LumaPlane, memory: Arena): { padded: number; stride: number; width: number; turns: number } {
    const { pixels, stride, width } = pad(plane);
    const padded = memory.put(pixels);
    const scratch = memory.reserve(stride * 4 * 30);
    const turns = memory.reserve(width * plane.height);
    this.#kernel.findTurns(padded, stride, width, plane.height, scratch, turns);
    return { padded, stride, width, turns };
  }

  #runStage(job: {
    input: LumaPlane;
    base: LumaPlane;
    stage: FilterStage;
    bins: number;
    trees: number;
    white: number;
    memory: Arena;
  }): LumaPlane {
    const { input, base, stage, bins, trees, white, memory } = job;
    const { scale } = stage;
    const { padded, stride, width, turns } = this.#findTurns(input, memory);
    const offsets = memory.put(patchOffsets(stride).map((offset) => offset * 4));
    const places = memory.put(resultOffsets(scale, width * scale).map((offset) => offset * 4));
    const patch = memory.reserve(filterWeights * 4);
    const result = memory.put(widened(base, width * scale));
    this.#kernel.applyTrees(
      ...[padded, stride, width, input.height, turns, offsets, places, scale],
      ...[bins, stage.bins.length, flatContrast, trees, stage.trees.length, 1 / stage.trees.length, patch, result],
    );
    const rows = memory.readFloats(result, width * scale * base.height);
    return { ...base, data: narrowed(rows, { from: width * scale, to: base.width, height: base.height, white }) };
  }
}

/** Hands out memory of the kernel, one piece after another. */
class Arena {
  readonly #kernel: Kernel;
  top: number;

  constructor(kernel: Kernel, start: number) {
    this.#kernel = kernel;
    this.top = start;
  }

  reserve(bytes: number): number {
    const start = this.top;
    // Vectors may read a little beyond the end.
    this.top = Math.ceil((start + bytes + 32) / 16) * 16;
    const { memory } = this.#kernel;
    const missing = this.top - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
    return start;
  }

  put(values: Float32Array | Int32Array): number {
    const start = this.reserve(values.byteLength);
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    new Uint8Array(this.#kernel.memory.buffer).set(bytes, start);
    return start;
  }

  read = (start: number, length: number): Uint8Array => new Uint8Array(this.#kernel.memory.buffer, start, length);

  readFloats = (start: number, length: number): Float32Array =>
    new Float32Array(this.#kernel.memory.buffer, start, length);
}

function placeStage(memory: Arena, { bins, trees }: FilterStage): { bins: number; trees: number } {
  const table = trees.map(({ nodes, thresholds, leaves, depth }) => [
    memory.put(rowsOf(nodes, innerSize, nodeWeights)),
    memory.put(thresholds),
    memory.put(rowsOf(leaves, patchSize, filterWeights)),
    depth,
  ]);
  return { bins: memory.put(Float32Array.from(bins)), trees: memory.put(Int32Array.from(table.flat())) };
}

/** Rows filled up with zeros to whole vectors. */
function rowsOf(values: Float32Array, from: number, to: number): Float32Array {
  const rows = values.length / from;
  const result = new Float32Array(rows * to);
  for (let row = 0; row < rows; row += 1) result.set(values.subarray(row * from, (row + 1) * from), row * to);
  return result;
}

/** The kernel works on four pixels at a time. */
const minWidth = 4;

/** A plane with its edges repeated around it, and repeated to the right if it is narrow. */
function pad({ data, width, height }: LumaPlane): { pixels: Float32Array; stride: number; width: number } {
  const wide = Math.max(width, minWidth);
  const stride = wide + 2 * patchRadius;
  const pixels = new Float32Array(stride * (height + 2 * patchRadius));
  for (let y = -patchRadius; y < height + patchRadius; y += 1) {
    const from = Math.min(height - 1, Math.max(0, y)) * width;
    const to = (y + patchRadius) * stride;
    pixels.fill(data[from] ?? 0, to, to + patchRadius);
    pixels.set(data.subarray(from, from + width), to + patchRadius);
    pixels.fill(data[from + width - 1] ?? 0, to + patchRadius + width, to + stride);
  }
  return { pixels, stride, width: wide };
}

function widened({ data, width, height }: LumaPlane, to: number): Float32Array {
  if (width === to) return data;
  const result = new Float32Array(to * height);
  for (let y = 0; y < height; y += 1) result.set(data.subarray(y * width, (y + 1) * width), y * to);
  return result;
}

/** A copy of the rows' beginnings, clamped to 0 to `white`. */
function narrowed(
  rows: Float32Array,
  { from, to, height, white }: { from: number; to: number; height: number; white: number },
): Float32Array {
  const result = new Float32Array(to * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < to; x += 1) result[y * to + x] = Math.min(white, Math.max(0, rows[y * from + x] ?? 0));
  }
  return result;
}
