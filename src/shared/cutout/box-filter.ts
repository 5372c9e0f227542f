/** The mean of the `2 * radius + 1` pixels around each, in both directions; edges are repeated. */
export function boxFilter(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = new Float32Array(plane.length);
  const size = 2 * radius + 1;
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const last = row + width - 1;
    let sum = (radius + 1) * (plane[row] ?? 0);
    for (let x = 1; x <= radius; x += 1) sum += plane[Math.min(last, row + x)] ?? 0;
    for (let at = row; at <= last; at += 1) {
      across[at] = sum / size;
      sum += (plane[Math.min(last, at + radius + 1)] ?? 0) - (plane[Math.max(row, at - radius)] ?? 0);
    }
  }
  const result = new Float32Array(plane.length);
  const sums = new Float32Array(width);
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
  for (let y = -radius; y <= radius; y += 1) {
    const row = rowAt(y);
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (across[row + x] ?? 0);
  }
  for (let y = 0; y < height; y += 1) {
    const [row, next, gone] = [y * width, rowAt(y + radius + 1), rowAt(y - radius)];
    for (let x = 0; x < width; x += 1) {
      const sum = sums[x] ?? 0;
      result[row + x] = sum / size;
      sums[x] = sum + (across[next + x] ?? 0) - (across[gone + x] ?? 0);
    }
  }
  return result;
}
