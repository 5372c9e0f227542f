/**
 * Solves `matrix` x = right side for every row of `rights`, in place. `matrix` is symmetric, positive definite, `size` x
 * `size`, and becomes its Cholesky factor.
 */
export function solveSymmetric(matrix: Float64Array, rights: Float64Array, size: number): void {
  const at = (row: number, column: number) => matrix[row * size + column] ?? 0;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = at(row, column);
      for (let index = 0; index < column; index += 1) sum -= at(row, index) * at(column, index);
      matrix[row * size + column] = row === column ? Math.sqrt(Math.max(sum, 1e-9)) : sum / at(column, column);
    }
  }
  for (let start = 0; start < rights.length; start += size) {
    const solution = rights.subarray(start, start + size);
    for (let row = 0; row < size; row += 1) {
      let sum = solution[row] ?? 0;
      for (let index = 0; index < row; index += 1) sum -= at(row, index) * (solution[index] ?? 0);
      solution[row] = sum / at(row, row);
    }
    for (let row = size - 1; row >= 0; row -= 1) {
      let sum = solution[row] ?? 0;
      for (let index = row + 1; index < size; index += 1) sum -= at(index, row) * (solution[index] ?? 0);
      solution[row] = sum / at(row, row);
    }
  }
}

/** More do not change a direction. */
const maxMembers = 8_000;
const rounds = 40;

/** The direction, of length 1, in which the given rows differ most; or the next (`which` = 1, 2, ...). Power iteration. */
export function principalDirection(
  rows: Float32Array,
  members: readonly number[],
  { size, which }: { size: number; which: number },
): Float64Array {
  const covariance = covarianceOf(rows, members, size);
  let direction = new Float64Array(size);
  for (let round = 0; round <= which; round += 1) {
    direction = Float64Array.from({ length: size }, (_, index) => Math.cos(index * 1.7) + 0.3);
    let length = 0;
    for (let step = 0; step < rounds; step += 1) {
      const next = Float64Array.from({ length: size }, (_, row) =>
        direction.reduce((sum, value, column) => sum + value * (covariance[row * size + column] ?? 0), 0),
      );
      length = Math.hypot(...next) || 1;
      direction = next.map((value) => value / length);
    }
    for (let row = 0; row < size; row += 1) {
      for (let column = 0; column < size; column += 1) {
        const part = length * (direction[row] ?? 0) * (direction[column] ?? 0);
        covariance[row * size + column] = (covariance[row * size + column] ?? 0) - part;
      }
    }
  }
  return direction;
}

function covarianceOf(rows: Float32Array, members: readonly number[], size: number): Float64Array {
  const every = Math.max(1, Math.floor(members.length / maxMembers));
  const used = members.filter((_, index) => index % every === 0);
  const mean = new Float64Array(size);
  for (const member of used) {
    for (let index = 0; index < size; index += 1) {
      mean[index] = (mean[index] ?? 0) + (rows[member * size + index] ?? 0) / used.length;
    }
  }
  const covariance = new Float64Array(size * size);
  const difference = new Float64Array(size);
  for (const member of used) {
    for (let index = 0; index < size; index += 1) {
      difference[index] = (rows[member * size + index] ?? 0) - (mean[index] ?? 0);
    }
    for (let row = 0; row < size; row += 1) {
      const value = difference[row] ?? 0;
      for (let column = 0; column < size; column += 1) {
        covariance[row * size + column] = (covariance[row * size + column] ?? 0) + value * (difference[column] ?? 0);
      }
    }
  }
  return covariance;
}
