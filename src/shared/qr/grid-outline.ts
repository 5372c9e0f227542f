import type { Contour, Point, Step } from './contour.ts';

/** A corner of an outline, and its place in the filled area. Concave corners point into the area. */
export type Corner = 'topLeft' | 'topRight' | 'bottomRight' | 'bottomLeft' | 'concave';

/** Right, down, left, up. */
type Direction = 0 | 1 | 2 | 3;
const moves: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];
const directions: readonly Direction[] = [0, 1, 2, 3];

/**
 * Outlines of the filled cells of a square grid, filled areas clockwise and holes anticlockwise, so that neighbours form one
 * shape without seams. Cells that only touch at a corner stay separate.
 *
 * @param radiusOf corner radius in cells; at most 0.5, half the shortest side
 */
export function gridOutline(
  size: number,
  isFilled: (x: number, y: number) => boolean,
  radiusOf: (corner: Corner) => number,
): Contour[] {
  const edges = borderEdges(size, isFilled);
  const contours: Contour[] = [];
  for (const key of edges.keys()) {
    for (const direction of directions) {
      while (edges.get(key)?.has(direction)) contours.push(followEdges(edges, size, key, direction, radiusOf));
    }
  }
  return contours;
}

/** For every grid point, the directions of borders leaving it, with filled cells on their right. */
type Edges = Map<number, Set<Direction>>;

function borderEdges(size: number, isFilled: (x: number, y: number) => boolean): Edges {
  const edges: Edges = new Map();
  const add = (x: number, y: number, direction: Direction): void => {
    const key = y * (size + 1) + x;
    const leaving = edges.get(key) ?? new Set();
    edges.set(key, leaving.add(direction));
  };
  const filled = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < size && y < size && isFilled(x, y);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!filled(x, y)) continue;
      if (!filled(x, y - 1)) add(x, y, 0);
      if (!filled(x + 1, y)) add(x + 1, y, 1);
      if (!filled(x, y + 1)) add(x + 1, y + 1, 2);
      if (!filled(x - 1, y)) add(x, y + 1, 3);
    }
  }
  return edges;
}

function followEdges(
  edges: Edges,
  size: number,
  startKey: number,
  startDirection: Direction,
  radiusOf: (corner: Corner) => number,
): Contour {
  const steps: Step[] = [];
  let key = startKey;
  let direction = startDirection;
  // The first edge stays until the outline closes: the last corner needs it.
  do {
    if (key !== startKey || direction !== startDirection) edges.get(key)?.delete(direction);
    const { x: dx, y: dy } = moves[direction] ?? { x: 0, y: 0 };
    key += dy * (size + 1) + dx;
    const next = nextDirection(edges.get(key), direction) ?? startDirection;
    if (next !== direction) {
      addTurn(steps, { x: key % (size + 1), y: Math.floor(key / (size + 1)) }, direction, next, radiusOf);
    }
    direction = next;
  } while (key !== startKey || direction !== startDirection);
  edges.get(startKey)?.delete(startDirection);
  return { start: steps.at(-1)?.to ?? { x: 0, y: 0 }, steps };
}

/** Prefers right turns, so that where two cells touch, each outline stays with its own cell. */
function nextDirection(leaving: ReadonlySet<Direction> | undefined, direction: Direction): Direction | undefined {
  return [1, 0, 3].map((turn) => turned(direction, turn)).find((next) => leaving?.has(next));
}

const turned = (direction: Direction, quarters: number): Direction => directions[(direction + quarters) % 4] ?? 0;

/** The corner of a clockwise outline where it turns into this direction. */
const cornerBefore = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const satisfies readonly Corner[];

function addTurn(steps: Step[], at: Point, from: Direction, to: Direction, radiusOf: (corner: Corner) => number): void {
  const clockwise = to === turned(from, 1);
  const radius = radiusOf(clockwise ? cornerBefore[to] : 'concave');
  const arriving = moves[from] ?? at;
  const leaving = moves[to] ?? at;
  steps.push({ to: { x: at.x - arriving.x * radius, y: at.y - arriving.y * radius } });
  if (radius > 0) {
    const end = { x: at.x + leaving.x * radius, y: at.y + leaving.y * radius };
    steps.push({ to: end, arc: { radius, clockwise } });
  }
}
