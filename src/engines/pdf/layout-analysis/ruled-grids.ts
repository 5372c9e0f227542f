import type { Box, Rule } from '../../../pdf/reading/page-reading.ts';

/** A table drawn by rules. */
export type Grid = Box & {
  /** Column and row boundaries, ascending. */
  xs: number[];
  ys: number[];
  cells: GridCell[];
};

/** The part of the grid that a cell covers. */
export type GridCell = { column: number; columnSpan: number; row: number; rowSpan: number };

/** Rules meet within this distance, in points. */
const meeting = 3;
/** Rules closer than this are a double line. */
const doubleRule = 3.5;
/** A cell's side counts as drawn when rules cover this share of it. */
const drawnShare = 0.6;
const maxCells = 6_000;
/** Smaller columns and rows, in points, hold nothing. */
const minCell = 4;

/** Finds tables among rules that cross or meet, including boxes around text. */
export function findGrids(rules: readonly Rule[]): Grid[] {
  const horizontal = joinRules(rules.filter(({ direction }) => direction === 'horizontal'));
  const vertical = joinRules(rules.filter(({ direction }) => direction === 'vertical'));
  const grids = groupsOf(horizontal, vertical).flatMap((group) => gridOf(group.horizontal, group.vertical) ?? []);
  // A table inside a cell is that cell's text.
  return grids.filter((grid) => !grids.some((other) => other !== grid && isInside(grid, other)));
}

const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - meeting &&
  inner.right <= outer.right + meeting &&
  inner.top >= outer.top - meeting &&
  inner.bottom <= outer.bottom + meeting;

/** Joins collinear pieces, such as dashes and cell borders, into rules. */
function joinRules(rules: readonly Rule[]): Rule[] {
  const lines: Rule[][] = [];
  for (const rule of rules.toSorted((a, b) => a.at - b.at)) {
    const line = lines.at(-1);
    if (line !== undefined && rule.at - (line[0]?.at ?? 0) < 1.2) line.push(rule);
    else lines.push([rule]);
  }
  return lines.flatMap((line) => {
    const joined: Rule[] = [];
    for (const rule of line.toSorted((a, b) => a.from - b.from)) {
      const last = joined.at(-1);
      if (last !== undefined && rule.from <= last.to + meeting) last.to = Math.max(last.to, rule.to);
      else joined.push({ ...rule });
    }
    return joined;
  });
}

type RuleGroup = { horizontal: Rule[]; vertical: Rule[] };

/** Groups rules connected by crossings. */
function groupsOf(horizontal: readonly Rule[], vertical: readonly Rule[]): RuleGroup[] {
  const groups: RuleGroup[] = [];
  const groupOfHorizontal = new Map<Rule, RuleGroup>();
  for (const rule of vertical) {
    const crossed = horizontal.filter((other) => cross(other, rule));
    if (crossed.length === 0) continue;
    const target: RuleGroup = { horizontal: [], vertical: [rule] };
    for (const other of crossed) {
      const group = groupOfHorizontal.get(other);
      if (group === target) continue;
      target.horizontal.push(...(group?.horizontal ?? [other]));
      target.vertical.push(...(group?.vertical ?? []));
      if (group !== undefined) groups.splice(groups.indexOf(group), 1);
      for (const member of group?.horizontal ?? [other]) groupOfHorizontal.set(member, target);
    }
    groups.push(target);
  }
  return groups;
}

const cross = (horizontal: Rule, vertical: Rule): boolean =>
  vertical.at >= horizontal.from - meeting &&
  vertical.at <= horizontal.to + meeting &&
  horizontal.at >= vertical.from - meeting &&
  horizontal.at <= vertical.to + meeting;

function gridOf(horizontal: readonly Rule[], vertical: readonly Rule[]): Grid | undefined {
  const ys = positions(horizontal.map(({ at }) => at));
  // Tables often have no rules at their sides.
  const left = Math.min(...horizontal.map(({ from }) => from));
  const right = Math.max(...horizontal.map(({ to }) => to));
  const xs = positions([...vertical.map(({ at }) => at), left, right]);
  const [rows, columns] = [ys.length - 1, xs.length - 1];
  if (rows < 1 || columns < 1 || rows * columns > maxCells) return undefined;
  const cells = mergedCells(xs, ys, horizontal, vertical);
  return {
    ...withoutUnused(xs, ys, cells),
    left: xs[0] ?? 0,
    right: xs.at(-1) ?? 0,
    top: ys[0] ?? 0,
    bottom: ys.at(-1) ?? 0,
  };
}

/** Drops boundaries that no cell uses. */
function withoutUnused(xs: readonly number[], ys: readonly number[], cells: readonly GridCell[]) {
  const columns = new Set(cells.flatMap(({ column, columnSpan }) => [column, column + columnSpan]));
  const rows = new Set(cells.flatMap(({ row, rowSpan }) => [row, row + rowSpan]));
  const before = (used: ReadonlySet<number>, at: number) => [...used].filter((index) => index < at).length;
  return {
    xs: xs.filter((_, index) => columns.has(index)),
    ys: ys.filter((_, index) => rows.has(index)),
    cells: cells.map(({ column, columnSpan, row, rowSpan }) => ({
      column: before(columns, column),
      columnSpan: before(columns, column + columnSpan) - before(columns, column),
      row: before(rows, row),
      rowSpan: before(rows, row + rowSpan) - before(rows, row),
    })),
  };
}

function positions(values: readonly number[]): number[] {
  const found: number[] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    const last = found.at(-1);
    if (last === undefined || value - last > Math.max(doubleRule, minCell)) found.push(value);
  }
  return found;
}

/** Merges cells without a rule between them. */
function mergedCells(
  xs: readonly number[],
  ys: readonly number[],
  horizontal: readonly Rule[],
  vertical: readonly Rule[],
): GridCell[] {
  const [rows, columns] = [ys.length - 1, xs.length - 1];
  const owners = Array.from({ length: rows * columns }, (_, index) => index);
  const cells = new Map<number, GridCell>(
    owners.map((index) => [
      index,
      { column: index % columns, columnSpan: 1, row: Math.floor(index / columns), rowSpan: 1 },
    ]),
  );
  const merge = (a: number, b: number) => {
    const [first, second] = [cells.get(owners[a] ?? a), cells.get(owners[b] ?? b)];
    if (first === undefined || second === undefined || first === second) return;
    fillSpan(around(first, second), columns, owners, cells);
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column;
      const [top = 0, bottom = 0] = [ys[row], ys[row + 1]];
      const [left = 0, right = 0] = [xs[column], xs[column + 1]];
      if (column + 1 < columns && !isDrawn(vertical, right, top, bottom)) merge(index, index + 1);
      if (row + 1 < rows && !isDrawn(horizontal, bottom, left, right)) merge(index, index + columns);
    }
  }
  return [...cells.values()].toSorted((a, b) => a.row - b.row || a.column - b.column);
}

const around = (a: GridCell, b: GridCell): GridCell => {
  const [column, row] = [Math.min(a.column, b.column), Math.min(a.row, b.row)];
  return {
    column,
    row,
    columnSpan: Math.max(a.column + a.columnSpan, b.column + b.columnSpan) - column,
    rowSpan: Math.max(a.row + a.rowSpan, b.row + b.rowSpan) - row,
  };
};

/** Makes a span one cell; cells across its edge widen it, since cells are rectangles. */
function fillSpan(span: GridCell, columns: number, owners: number[], cells: Map<number, GridCell>): void {
  let wanted = span;
  for (let isWider = true; isWider; ) {
    isWider = false;
    for (const index of indicesOf(wanted, columns)) {
      const cell = cells.get(owners[index] ?? index);
      if (cell === undefined) continue;
      const wider = around(wanted, cell);
      if (wider.columnSpan === wanted.columnSpan && wider.rowSpan === wanted.rowSpan) continue;
      wanted = wider;
      isWider = true;
      break;
    }
  }
  const owner = wanted.row * columns + wanted.column;
  for (const index of indicesOf(wanted, columns)) {
    cells.delete(owners[index] ?? index);
    owners[index] = owner;
  }
  cells.set(owner, wanted);
}

const indicesOf = ({ column, columnSpan, row, rowSpan }: GridCell, columns: number): number[] =>
  Array.from(
    { length: columnSpan * rowSpan },
    (_, index) => (row + Math.floor(index / columnSpan)) * columns + column + (index % columnSpan),
  );

/** Whether rules at a position cover most of the range. */
function isDrawn(rules: readonly Rule[], at: number, from: number, to: number): boolean {
  let covered = 0;
  for (const rule of rules) {
    if (Math.abs(rule.at - at) > Math.max(doubleRule, minCell)) continue;
    covered = Math.max(covered, Math.min(rule.to, to) - Math.max(rule.from, from));
  }
  return covered >= (to - from) * drawnShare;
}
