/**
 * A graph over the pixels of an image, each linked to its eight neighbours and to the terminals. Rows are `stride` long, with a
 * border of unlinked pixels around the image, so that neighbours need no bounds check.
 */
export type PixelGraph = {
  stride: number;
  rows: number;
  /** Capacities from each pixel to its neighbours, one plane per entry of `directions`. */
  links: Int32Array[];
  /** Capacity from the source (positive) or to the sink (negative). Changed by the flow. */
  terminals: Int32Array;
};

/** Offsets of the eight neighbours. Opposite directions are next to each other: `direction ^ 1`. */
export const directions = (stride: number): Int32Array =>
  Int32Array.of(1, -1, stride, -stride, stride + 1, -stride - 1, stride - 1, -stride + 1);

const free = 0;
const source = 1;
const sink = 2;
/** Instead of a direction to the parent. */
const terminal = 8;
const orphan = 9;
const none = 10;

/**
 * Cuts the graph at its cheapest place. Returns 1 for pixels on the source's side, including the border's.
 * Boykov and Kolmogorov, 'An experimental comparison of min-cut/max-flow algorithms', PAMI 2004.
 */
export function cutGraph({ stride, rows, links, terminals }: PixelGraph): Uint8Array {
  const count = stride * rows;
  const offsets = directions(stride);
  const tree = new Uint8Array(count);
  const parent = new Uint8Array(count).fill(none);
  /** When the distance to the terminal was last known to be right. */
  const stamp = new Int32Array(count);
  const distance = new Int32Array(count);
  const queue = createRing(count);
  /** The links' capacities left, eight per pixel, so that those of a pixel are near each other in memory. */
  const left = interleave(links, count);
  let orphans: number[] = [];
  let time = 0;

  for (let pixel = 0; pixel < count; pixel += 1) {
    const capacity = terminals[pixel] ?? 0;
    if (capacity === 0) continue;
    tree[pixel] = capacity > 0 ? source : sink;
    parent[pixel] = terminal;
    distance[pixel] = 1;
    queue.push(pixel);
  }

  /** Capacity left in the direction of the tree's flow, from `pixel` to the neighbour for the source, the other way for the sink. */
  const outward = (pixel: number, direction: number, neighbour: number, side: number): number =>
    left[side === source ? pixel * 8 + direction : neighbour * 8 + (direction ^ 1)] ?? 0;

  /** Grows the trees until they touch. Returns the touching pixel of the source's tree and the direction; undefined at the end. */
  function grow(): { pixel: number; direction: number } | undefined {
    for (let pixel = queue.first(); pixel >= 0; queue.shift(), pixel = queue.first()) {
      const side = tree[pixel] ?? free;
      if (side === free) continue;
      for (let direction = 0; direction < 8; direction += 1) {
        const neighbour = pixel + (offsets[direction] ?? 0);
        if (outward(pixel, direction, neighbour, side) <= 0) continue;
        const other = tree[neighbour] ?? free;
        if (other === free) {
          tree[neighbour] = side;
          parent[neighbour] = direction ^ 1;
          stamp[neighbour] = stamp[pixel] ?? 0;
          distance[neighbour] = (distance[pixel] ?? 0) + 1;
          queue.push(neighbour);
        } else if (other !== side) {
          return side === source ? { pixel, direction } : { pixel: neighbour, direction: direction ^ 1 };
        } else if (
          (stamp[neighbour] ?? 0) <= (stamp[pixel] ?? 0) &&
          (distance[neighbour] ?? 0) > (distance[pixel] ?? 0)
        ) {
          parent[neighbour] = direction ^ 1;
          stamp[neighbour] = stamp[pixel] ?? 0;
          distance[neighbour] = (distance[pixel] ?? 0) + 1;
        }
      }
    }
    return undefined;
  }

  /** Pushes as much as fits along the path from one terminal to the other; full links cut off orphans. */
  function augment(start: number, direction: number): void {
    const end = start + (offsets[direction] ?? 0);
    const flow = Math.min(left[start * 8 + direction] ?? 0, room(start, source), room(end, sink));
    pushLink(direction, start, end, flow);
    pushTree(start, source, flow);
    pushTree(end, sink, flow);
  }

  function room(from: number, side: number): number {
    let least = Number.POSITIVE_INFINITY;
    let pixel = from;
    for (let up = parent[pixel] ?? none; up !== terminal; up = parent[pixel] ?? none) {
      const next = pixel + (offsets[up] ?? 0);
      const here = left[side === source ? next * 8 + (up ^ 1) : pixel * 8 + up] ?? 0;
      if (here < least) least = here;
      pixel = next;
    }
    return Math.min(least, Math.abs(terminals[pixel] ?? 0));
  }

  function pushTree(from: number, side: number, flow: number): void {
    let pixel = from;
    for (let up = parent[pixel] ?? none; up !== terminal; up = parent[pixel] ?? none) {
      const next = pixel + (offsets[up] ?? 0);
      const rest = side === source ? pushLink(up ^ 1, next, pixel, flow) : pushLink(up, pixel, next, flow);
      if (rest === 0) cutOff(pixel);
      pixel = next;
    }
    const rest = (terminals[pixel] ?? 0) + (side === source ? -flow : flow);
    terminals[pixel] = rest;
    if (rest === 0) cutOff(pixel);
  }

  function pushLink(direction: number, from: number, to: number, flow: number): number {
    const back = to * 8 + (direction ^ 1);
    left[back] = (left[back] ?? 0) + flow;
    const rest = (left[from * 8 + direction] ?? 0) - flow;
    left[from * 8 + direction] = rest;
    return rest;
  }

  function cutOff(pixel: number): void {
    parent[pixel] = orphan;
    orphans.push(pixel);
  }

  /** Distance to the terminal through the tree; undefined when the pixel hangs on an orphan. */
  function distanceToRoot(from: number): number | undefined {
    let steps = 0;
    for (let pixel = from; ; ) {
      if (stamp[pixel] === time) {
        steps += distance[pixel] ?? 0;
        break;
      }
      const up = parent[pixel] ?? none;
      steps += 1;
      if (up === terminal) {
        stamp[pixel] = time;
        distance[pixel] = 1;
        break;
      }
      if (up === orphan || up === none) return undefined;
      pixel += offsets[up] ?? 0;
    }
    return steps;
  }

  /** Marks the way up with its distances, so that the next search can stop there. */
  function stampPath(from: number, steps: number): void {
    let remaining = steps;
    for (let pixel = from; stamp[pixel] !== time; pixel += offsets[parent[pixel] ?? 0] ?? 0) {
      stamp[pixel] = time;
      distance[pixel] = remaining;
      remaining -= 1;
    }
  }

  /** Finds new parents for orphans; those without one become free, and their children orphans. */
  function adopt(): void {
    for (let index = 0; index < orphans.length; index += 1) {
      const pixel = orphans[index] ?? 0;
      const side = tree[pixel] ?? free;
      let best = none;
      let least = Number.POSITIVE_INFINITY;
      for (let direction = 0; direction < 8; direction += 1) {
        const neighbour = pixel + (offsets[direction] ?? 0);
        if (tree[neighbour] !== side || outward(neighbour, direction ^ 1, pixel, side) <= 0) continue;
        const steps = distanceToRoot(neighbour);
        if (steps === undefined) continue;
        if (steps < least) {
          least = steps;
          best = direction;
        }
        stampPath(neighbour, steps);
      }
      parent[pixel] = best;
      if (best !== none) {
        stamp[pixel] = time;
        distance[pixel] = least + 1;
        continue;
      }
      tree[pixel] = free;
      for (let direction = 0; direction < 8; direction += 1) {
        const neighbour = pixel + (offsets[direction] ?? 0);
        if (tree[neighbour] !== side) continue;
        if (outward(neighbour, direction ^ 1, pixel, side) > 0) queue.push(neighbour);
        if (parent[neighbour] === (direction ^ 1)) cutOff(neighbour);
      }
    }
    orphans = [];
  }

  for (let touching = grow(); touching; touching = grow()) {
    time += 1;
    augment(touching.pixel, touching.direction);
    adopt();
  }
  return tree.map((side) => (side === source ? 1 : 0));
}

function interleave(planes: readonly Int32Array[], count: number): Int32Array {
  const result = new Int32Array(8 * count);
  for (const [direction, plane] of planes.entries()) {
    for (let pixel = 0, at = direction; pixel < count; pixel += 1, at += 8) result[at] = plane[pixel] ?? 0;
  }
  return result;
}

/** A queue of numbers below `count`, each at most once. */
function createRing(count: number) {
  const ring = new Int32Array(count);
  const isIn = new Uint8Array(count);
  let start = 0;
  let size = 0;
  return {
    first: () => (size === 0 ? -1 : (ring[start] ?? -1)),
    shift: () => {
      isIn[ring[start] ?? 0] = 0;
      start = start + 1 === count ? 0 : start + 1;
      size -= 1;
    },
    push: (value: number) => {
      if (isIn[value]) return;
      isIn[value] = 1;
      const end = start + size;
      ring[end >= count ? end - count : end] = value;
      size += 1;
    },
  };
}
