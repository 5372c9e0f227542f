/** In points, as the edits have them. */
export type StrokePoint = [number, number];

/**
 * The points that a drawn stroke needs: a hand's tremble is averaged out, and points that lie on the way between others are left
 * out (Ramer, Douglas and Peucker).
 * @param tolerance in points
 */
export function smoothStroke(points: readonly StrokePoint[], tolerance: number): StrokePoint[] {
  const steady = points.map((point, index): StrokePoint => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return point;
    return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
  });
  return simplified(steady, tolerance).map(([x, y]) => [rounded(x), rounded(y)]);
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

function simplified(points: readonly StrokePoint[], tolerance: number): StrokePoint[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return [];
  if (points.length < 3) return [...points];
  const kept = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const [a, b] = [points[from] ?? first, points[to] ?? last];
    let [farthest, most] = [-1, tolerance];
    for (let index = from + 1; index < to; index++) {
      const distance = distanceFrom(points[index] ?? a, a, b);
      if (distance > most) [farthest, most] = [index, distance];
    }
    if (farthest === -1) continue;
    kept.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, index) => kept.has(index));
}

function distanceFrom([x, y]: StrokePoint, [ax, ay]: StrokePoint, [bx, by]: StrokePoint): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const at = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - at * dx, y - ay - at * dy);
}

/** A curve through all points, as an SVG path (Catmull and Rom). One point is a dot. */
export function strokePath(points: readonly (readonly [number, number])[]): string {
  const [first, second] = points;
  if (!first) return '';
  if (!second) return `M${first[0]} ${first[1]}h.01`;
  let path = `M${first[0]} ${first[1]}`;
  for (let index = 0; index + 1 < points.length; index++) {
    const start = points[index] ?? first;
    const end = points[index + 1] ?? start;
    const before = points[index - 1] ?? start;
    const after = points[index + 2] ?? end;
    const control = (from: number, at: number, to: number) => Math.round((at + (to - from) / 6) * 100) / 100;
    path += `C${control(before[0], start[0], end[0])} ${control(before[1], start[1], end[1])}`;
    path += ` ${control(after[0], end[0], start[0])} ${control(after[1], end[1], start[1])} ${end[0]} ${end[1]}`;
  }
  return path;
}
