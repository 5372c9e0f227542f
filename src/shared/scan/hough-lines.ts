import type { Point } from './corners.ts';
import type { Gradient } from './gradient.ts';

/** A line in normal form: cos·x + sin·y = offset. */
export type Line = {
  cos: number;
  sin: number;
  /** Pixels from the origin, may be negative. */
  offset: number;
  /** Radians, 0 to π. */
  angle: number;
  votes: number;
  /** An edge of the image itself, where a sheet may be cropped. */
  isBorder: boolean;
};

export const lineAt = (angle: number, offset: number, votes: number, isBorder = false): Line => ({
  cos: Math.cos(angle),
  sin: Math.sin(angle),
  ...{ offset, angle, votes, isBorder },
});

export function lineThrough(a: Point, b: Point): Line {
  let angle = Math.atan2(b.x - a.x, a.y - b.y);
  if (angle < 0) angle += Math.PI;
  const line = lineAt(angle, 0, 0);
  return { ...line, offset: line.cos * a.x + line.sin * a.y };
}

/** The intersection of two lines; undefined if parallel. */
export function meet(one: Line, other: Line): Point | undefined {
  const determinant = one.cos * other.sin - one.sin * other.cos;
  if (Math.abs(determinant) < 1e-6) return undefined;
  return {
    x: (one.offset * other.sin - other.offset * one.sin) / determinant,
    y: (one.cos * other.offset - other.cos * one.offset) / determinant,
  };
}

/** The angle between two lines, 0 to π/2, and the difference of their offsets in pixels. */
export function compareLines(one: Line, other: Line): { angle: number; apart: number } {
  const angle = Math.abs(one.angle - other.angle);
  if (angle <= Math.PI / 2) return { angle, apart: Math.abs(one.offset - other.offset) };
  return { angle: Math.PI - angle, apart: Math.abs(one.offset + other.offset) };
}

const angleSteps = 180;
/** An edge votes for lines within this many degrees of its gradient's. */
const spread = 4;
const maxLines = 34;
/** Weight of edges with the opposite contrast to most of the line. */
const otherWayWeight = 0.3;

/**
 * The straightest and longest edges, best first: a Hough transform in which an edge votes only for lines along itself
 * (Ballard 1981). Votes are capped at `full`, so that strong clutter does not outvote a faint sheet. A sheet's side is
 * consistently lighter or darker than the table, while the lines of cloth and tiles vary.
 */
export function findLines(edges: Float32Array, gradient: Gradient, full: number): Line[] {
  const { width, height } = gradient;
  const reach = Math.ceil(Math.hypot(width, height));
  const votes = castVotes(edges, gradient, { full, reach });
  return strongest(votes, 2 * reach + 1, Math.min(width, height) * 0.1, reach);
}

const cosines = Float64Array.from({ length: angleSteps }, (_, step) => Math.cos((step * Math.PI) / angleSteps));
const sines = Float64Array.from({ length: angleSteps }, (_, step) => Math.sin((step * Math.PI) / angleSteps));

/** One row of offsets, from -reach to reach, per degree. */
function castVotes(
  edges: Float32Array,
  { x: alongX, y: alongY, width, height }: Gradient,
  { full, reach }: { full: number; reach: number },
): Float32Array {
  const row = 2 * reach + 1;
  const forward = new Float32Array(angleSteps * row);
  const backward = new Float32Array(angleSteps * row);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1, at = y * width + 1; x < width - 1; x += 1, at += 1) {
      const edge = edges[at] ?? 0;
      if (edge === 0) continue;
      const weight = Math.min(1, edge / full);
      const along = Math.round((Math.atan2(alongY[at] ?? 0, alongX[at] ?? 0) * angleSteps) / Math.PI);
      for (let turn = -spread; turn <= spread; turn += 1) {
        const around = (along + turn + 4 * angleSteps) % (2 * angleSteps);
        const step = around % angleSteps;
        const votes = around < angleSteps ? forward : backward;
        const offset = Math.round(x * (cosines[step] ?? 0) + y * (sines[step] ?? 0));
        const cell = step * row + offset + reach;
        votes[cell] = (votes[cell] ?? 0) + weight * (1 - Math.abs(turn) / 6);
      }
    }
  }
  return forward.map((votes, cell) => mostlyOneWay(votes, backward[cell] ?? 0));
}

/** Combines the votes of both contrast directions. */
export const mostlyOneWay = (one: number, other: number): number =>
  Math.max(one, other) + otherWayWeight * Math.min(one, other);

function strongest(votes: Float32Array, row: number, least: number, reach: number): Line[] {
  const cells: { cell: number; votes: number }[] = [];
  for (let cell = 1; cell < votes.length - 1; cell += 1) {
    const sum = (votes[cell] ?? 0) + 0.5 * ((votes[cell - 1] ?? 0) + (votes[cell + 1] ?? 0));
    if (sum > least) cells.push({ cell, votes: sum });
  }
  cells.sort((one, other) => other.votes - one.votes);
  const lines: Line[] = [];
  for (const { cell, votes: sum } of cells) {
    const step = Math.floor(cell / row);
    const line = lineAt((step * Math.PI) / angleSteps, (cell % row) - reach, sum);
    if (lines.some((other) => isSame(line, other, (7.5 / angleSteps) * Math.PI, 7))) continue;
    lines.push(line);
    if (lines.length === maxLines) break;
  }
  return lines;
}

/** Whether two lines are duplicates. `turn` in radians, `apart` in pixels. */
export function isSame(one: Line, other: Line, turn: number, apart: number): boolean {
  const difference = compareLines(one, other);
  return difference.angle < turn && difference.apart <= apart;
}
