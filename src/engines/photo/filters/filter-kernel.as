/*
 * Learned filters on a plane of luma, in AssemblyScript (`npm run build-kernel`; docs/decisions/0083). All pointers are bytes
 * in the module's memory; the caller lays it out (`run-filters.ts`). Planes are rows of f32 with 3 repeated pixels around, and
 * `stride` floats from row to row.
 */

const PATCH: usize = 49;
const PATCH_VECTORS: usize = 13;
const NODE_VECTORS: usize = 7;

/**
 * For each pixel, which of eight mirrorings and turnings brings the gradient around it into the same octant: bit 0 swaps x
 * and y, bit 1 mirrors, bit 2 turns by 180 degrees. `scratch` has room for 30 rows.
 */
export function findTurns(plane: usize, stride: i32, width: i32, height: i32, scratch: usize, turns: usize): void {
  const row: usize = <usize>stride * 4;
  const gradients = scratch;
  const sums = scratch + row * 5;
  for (let y = -2; y < height + 2; y++) {
    const source = plane + <usize>(y + 3) * row;
    for (let x = 1; x + 1 < stride; x += 4) {
      // The last vector ends at the last pixel.
      const at = <usize>min(x, stride - 5) * 4;
      const gx = f32x4.sub(v128.load(source + at + 4), v128.load(source + at - 4));
      const gy = f32x4.sub(v128.load(source + at + row), v128.load(source + at - row));
      v128.store(gradients + at, f32x4.mul(gx, gx));
      v128.store(gradients + row + at, f32x4.mul(gx, gy));
      v128.store(gradients + row * 2 + at, f32x4.mul(gy, gy));
      v128.store(gradients + row * 3 + at, gx);
      v128.store(gradients + row * 4 + at, gy);
    }
    const slot = sums + <usize>((y + 5) % 5) * row * 5;
    for (let kind: usize = 0; kind < 5; kind++) {
      const from = gradients + kind * row;
      const to = slot + kind * row;
      for (let x = 0; x < width; x += 4) {
        const at = <usize>min(x, width - 4) * 4;
        const outer = f32x4.add(v128.load(from + at + 4), v128.load(from + at + 20));
        const inner = f32x4.add(v128.load(from + at + 8), v128.load(from + at + 16));
        const middle = v128.load(from + at + 12);
        v128.store(to + at, weigh(outer, inner, middle));
      }
    }
    if (y < 2) continue;
    const target = turns + <usize>((y - 2) * width);
    const first = sums + <usize>((y + 1) % 5) * row * 5;
    const second = sums + <usize>((y + 2) % 5) * row * 5;
    const third = sums + <usize>((y + 3) % 5) * row * 5;
    const fourth = sums + <usize>((y + 4) % 5) * row * 5;
    for (let x = 0; x < width; x++) {
      const at = <usize>x * 4;
      const xx = column(first + at, second + at, third + at, fourth + at, slot + at);
      const xy = column(first + at + row, second + at + row, third + at + row, fourth + at + row, slot + at + row);
      const a2 = at + row * 2;
      const yy = column(first + a2, second + a2, third + a2, fourth + a2, slot + a2);
      const a3 = at + row * 3;
      const sx = column(first + a3, second + a3, third + a3, fourth + a3, slot + a3);
      const a4 = at + row * 4;
      const sy = column(first + a4, second + a4, third + a4, fourth + a4, slot + a4);
      let turn = 0;
      let along = sx;
      let across = sy;
      if (yy > xx) {
        turn = 1;
        along = sy;
        across = sx;
      }
      if (xy < 0) {
        turn |= 2;
        along = -along;
      }
      if (along + across * 0.5 < 0) turn |= 4;
      store<u8>(target + <usize>x, <u8>turn);
    }
  }
}

// @ts-ignore: decorator
@inline
function weigh(outer: v128, inner: v128, middle: v128): v128 {
  return f32x4.add(
    f32x4.add(outer, f32x4.mul(inner, f32x4.splat(2))),
    f32x4.mul(middle, f32x4.splat(3)),
  );
}

// @ts-ignore: decorator
@inline
function column(first: usize, second: usize, third: usize, fourth: usize, fifth: usize): f32 {
  return (load<f32>(first) + load<f32>(fifth)) + (load<f32>(second) + load<f32>(fourth)) * 2 + load<f32>(third) * 3;
}

/**
 * Adds to `result`, a plane `scale` times as large without repeated pixels, what the trees say at each pixel.
 *
 * `offsets`: for each turn, where the pixels of the patch are, in bytes. `places`: for each turn, where in the result the
 * values of a leaf go, in bytes. `bins`: contrasts that choose the first node. `trees`: for each the pointers of nodes,
 * thresholds and leaves, and its depth. Patches with less than `flat` contrast are left alone.
 */
export function applyTrees(
  plane: usize, stride: i32, width: i32, height: i32, turns: usize,
  offsets: usize, places: usize, scale: i32,
  bins: usize, binCount: i32, flat: f32,
  trees: usize, treeCount: i32, weight: f32,
  patch: usize, result: usize,
): void {
  const resultRow: usize = <usize>(width * scale) * 4;
  const values = scale * scale;
  // The last three of the patch's vectors stay 0.
  v128.store(patch + 192, f32x4.splat(0));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = plane + <usize>((y + 3) * stride + x + 3) * 4;
      const turn = <usize>load<u8>(turns + <usize>(y * width + x));
      const center = load<f32>(pixel);
      const offset = offsets + turn * PATCH * 4;
      for (let index: usize = 0; index < PATCH; index++) {
        const value = load<f32>(pixel + load<i32>(offset + index * 4)) - center;
        store<f32>(patch + index * 4, value);
      }
      let sum = f32x4.splat(0);
      let squares = f32x4.splat(0);
      for (let vector: usize = 0; vector < 6; vector++) {
        const value = v128.load(patch + vector * 16);
        sum = f32x4.add(sum, value);
        squares = f32x4.add(squares, f32x4.mul(value, value));
      }
      const last = load<f32>(patch + 96);
      const mean = (total(sum) + last) / 25;
      const contrast = sqrt<f32>(max<f32>(0, (total(squares) + last * last) / 25 - mean * mean));
      if (contrast < flat) continue;
      let bin = 0;
      while (bin < binCount && contrast >= load<f32>(bins + <usize>bin * 4)) bin++;
      const target = result + <usize>(y * scale) * resultRow + <usize>(x * scale) * 4;
      for (let tree = 0; tree < treeCount; tree++) {
        const about = trees + <usize>tree * 16;
        const nodes = <usize>load<u32>(about);
        const thresholds = <usize>load<u32>(about + 4);
        const leaves = <usize>load<u32>(about + 8);
        const depth = load<i32>(about + 12);
        const first = bin << depth;
        let node = 1;
        for (let level = 0; level < depth; level++) {
          const weights = nodes + <usize>(first + node) * NODE_VECTORS * 16;
          let dot = f32x4.splat(0);
          for (let vector: usize = 0; vector < NODE_VECTORS; vector++) {
            dot = f32x4.add(dot, f32x4.mul(v128.load(patch + vector * 16), v128.load(weights + vector * 16)));
          }
          const threshold = load<f32>(thresholds + <usize>(first + node) * 4) * contrast;
          node = node * 2 + (total(dot) >= threshold ? 1 : 0);
        }
        let filter = leaves + <usize>((first + node - (1 << depth)) * values) * PATCH_VECTORS * 16;
        const place = places + turn * <usize>values * 4;
        for (let value: usize = 0; value < <usize>values; value++) {
          let dot = f32x4.splat(0);
          for (let vector: usize = 0; vector < PATCH_VECTORS; vector++) {
            dot = f32x4.add(dot, f32x4.mul(v128.load(patch + vector * 16), v128.load(filter + vector * 16)));
          }
          filter += PATCH_VECTORS * 16;
          const to = target + <usize>load<i32>(place + value * 4);
          store<f32>(to, load<f32>(to) + total(dot) * weight);
        }
      }
    }
  }
}

// @ts-ignore: decorator
@inline
function total(vector: v128): f32 {
  return (f32x4.extract_lane(vector, 0) + f32x4.extract_lane(vector, 1)) + (f32x4.extract_lane(vector, 2) + f32x4.extract_lane(vector, 3));
}
