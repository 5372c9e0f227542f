type Size = { width: number; height: number };

/** Reads planes as if they had another size, between their pixels' centres. */
export type PlaneScale = {
  /** The value at a pixel of the other size. */
  at: (plane: Float32Array, x: number, y: number) => number;
  /** A whole row of the other size. */
  row: (plane: Float32Array, y: number, result: Float32Array) => void;
};

export function scaleOf(from: Size, to: Size): PlaneScale {
  const columns = places(from.width, to.width);
  const rows = places(from.height, to.height);
  const between = new Float32Array(from.width);
  return {
    at: (plane, x, y) => {
      const [left, right, part] = [columns.low[x] ?? 0, columns.high[x] ?? 0, columns.part[x] ?? 0];
      const [top, bottom, down] = [
        (rows.low[y] ?? 0) * from.width,
        (rows.high[y] ?? 0) * from.width,
        rows.part[y] ?? 0,
      ];
      const above = (plane[top + left] ?? 0) * (1 - part) + (plane[top + right] ?? 0) * part;
      const below = (plane[bottom + left] ?? 0) * (1 - part) + (plane[bottom + right] ?? 0) * part;
      return above * (1 - down) + below * down;
    },
    row: (plane, y, result) => {
      const [top, bottom, down] = [
        (rows.low[y] ?? 0) * from.width,
        (rows.high[y] ?? 0) * from.width,
        rows.part[y] ?? 0,
      ];
      for (let x = 0; x < from.width; x += 1) {
        between[x] = (plane[top + x] ?? 0) * (1 - down) + (plane[bottom + x] ?? 0) * down;
      }
      for (let x = 0; x < to.width; x += 1) {
        const part = columns.part[x] ?? 0;
        result[x] = (between[columns.low[x] ?? 0] ?? 0) * (1 - part) + (between[columns.high[x] ?? 0] ?? 0) * part;
      }
    },
  };
}

/** A plane at another size. */
export function resample(plane: Float32Array, from: Size, to: Size): Float32Array {
  const result = new Float32Array(to.width * to.height);
  const scale = scaleOf(from, to);
  for (let y = 0; y < to.height; y += 1) scale.row(plane, y, result.subarray(y * to.width, (y + 1) * to.width));
  return result;
}

/** For each pixel of a length, the two nearest pixels of another one and the share of the second. */
function places(from: number, to: number) {
  const low = new Int32Array(to);
  const high = new Int32Array(to);
  const part = new Float32Array(to);
  for (let index = 0; index < to; index += 1) {
    const place = Math.min(from - 1, Math.max(0, ((index + 0.5) * from) / to - 0.5));
    low[index] = Math.floor(place);
    high[index] = Math.min(from - 1, Math.floor(place) + 1);
    part[index] = place - Math.floor(place);
  }
  return { low, high, part };
}
