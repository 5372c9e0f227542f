/* What the learned filters look at: the 7 x 7 pixels around a pixel, brought into one octant by mirroring and turning. */

export const patchRadius = 3;
export const patchSize = 49;
/** The inner 5 x 5 come first: the trees look only at them. */
export const innerSize = 25;

type Point = readonly [x: number, y: number];

/** The places of a patch, around its centre. */
export const patchPoints: readonly Point[] = Array.from({ length: patchSize }, (_, index): Point => {
  const side = 2 * patchRadius + 1;
  return [(index % side) - patchRadius, Math.floor(index / side) - patchRadius];
}).sort((one, other) => Number(isOuter(one)) - Number(isOuter(other)));

function isOuter([x, y]: Point): boolean {
  return Math.max(Math.abs(x), Math.abs(y)) > 2;
}

/** Where a place of the patch is in the photo. `turn` as from the kernel's `findTurns`. */
export function turned(turn: number, [x, y]: Point): Point {
  const sign = (turn & 4) === 0 ? 1 : -1;
  const along = sign * ((turn & 2) === 0 ? x : -x);
  const across = sign * y;
  return (turn & 1) === 0 ? [along, across] : [across, along];
}

export const turnCount = 8;

/** For each turn, the pixels of the patch as steps from its centre, in rows of `stride`. */
export const patchOffsets = (stride: number): Int32Array =>
  Int32Array.from({ length: turnCount * patchSize }, (_, at) => {
    const [x, y] = turned(Math.floor(at / patchSize), patchPoints[at % patchSize] ?? [0, 0]);
    return y * stride + x;
  });

/** For each turn, where the `scale` x `scale` values of a leaf go, in rows of `stride`. */
export function resultOffsets(scale: number, stride: number): Int32Array {
  const middle = (scale - 1) / 2;
  const values = scale * scale;
  return Int32Array.from({ length: turnCount * values }, (_, at) => {
    const value = at % values;
    const [x, y] = turned(Math.floor(at / values), [(value % scale) - middle, Math.floor(value / scale) - middle]);
    return Math.round(y + middle) * stride + Math.round(x + middle);
  });
}
