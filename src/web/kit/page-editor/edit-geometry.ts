import type { StageEdit } from './stage-edit.ts';
import { textSize } from './text-lines.ts';

/** In points from the top left corner of the page. */
export type Box = { x: number; y: number; width: number; height: number };
export type Point = { x: number; y: number };

/** The side of the picture that readers show for a note, in points. */
export const noteSide = 20;

/** What an edit takes up, before its rotation. */
export function boundsOf(edit: StageEdit): Box {
  switch (edit.type) {
    case 'text':
      return { x: edit.x, y: edit.y, ...textSize(edit) };
    case 'note':
      return { x: edit.x, y: edit.y, width: noteSide, height: noteSide };
    case 'ink':
      return around(edit.strokes.flat().map(([x, y]) => ({ x, y })));
    case 'line':
    case 'arrow':
      return around([edit, { x: edit.x + edit.width, y: edit.y + edit.height }]);
    default:
      return { x: edit.x, y: edit.y, width: edit.width, height: edit.height };
  }
}

function around(points: readonly Point[]): Box {
  const [first = { x: 0, y: 0 }] = points;
  const box = { left: first.x, right: first.x, top: first.y, bottom: first.y };
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top };
}

export const rotationOf = (edit: StageEdit): number => ('rotation' in edit ? edit.rotation : 0);

export const unionOf = (boxes: readonly Box[]): Box =>
  around(
    boxes.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  );

/** The box between two corners. */
export const boxBetween = (a: Point, b: Point): Box => around([a, b]);

export function moveEdit(edit: StageEdit, dx: number, dy: number): StageEdit {
  if (edit.type === 'annotation' && edit.isLocked) return edit;
  if (edit.type === 'ink')
    return {
      ...edit,
      strokes: edit.strokes.map((stroke) => stroke.map(([x, y]) => [x + dx, y + dy] as const)) as never,
    };
  const moved = { ...edit, x: edit.x + dx, y: edit.y + dy };
  if (!('boxes' in moved) || !moved.boxes) return moved;
  return { ...moved, boxes: moved.boxes.map((box) => ({ ...box, x: box.x + dx, y: box.y + dy })) };
}

/** Edges that a handle moves: 'ne' the top and the right one. Of lines, 'start' and 'end' are their ends. */
export type Handle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'start' | 'end' | 'turn';

export function handlesOf(edit: StageEdit): readonly Handle[] {
  switch (edit.type) {
    case 'line':
    case 'arrow':
      return ['start', 'end'];
    case 'text':
      return ['e', 'turn'];
    case 'note':
      return [];
    case 'annotation':
      return edit.isLocked || edit.kind === 'note' || edit.kind === 'attachment' ? [] : ['nw', 'ne', 'se', 'sw'];
    case 'highlight':
    case 'underline':
    case 'strikeout':
      return edit.boxes ? [] : ['nw', 'ne', 'se', 'sw'];
    case 'stamp':
    case 'picture':
      return ['nw', 'ne', 'se', 'sw', 'turn'];
    case 'rectangle':
    case 'circle':
    case 'redact':
    case 'replace':
    case 'link':
      return ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'];
    default:
      return ['nw', 'ne', 'se', 'sw'];
  }
}

const proportioned: ReadonlySet<string> = new Set(['picture', 'stamp', 'tick', 'cross', 'ink', 'polygon', 'polyline']);
const keepsProportions = (edit: StageEdit): boolean =>
  proportioned.has(edit.type === 'annotation' ? edit.kind : edit.type);
/** Nothing gets smaller, in points. */
const smallest = 4;

/**
 * An edit as one of its handles is dragged.
 * @param by how far, in points on the page
 * @param isFree whether the proportions of what has some may change, or are kept for what has none: Shift
 */
export function resizeEdit(edit: StageEdit, handle: Handle, by: Point, isFree: boolean): StageEdit {
  if (edit.type === 'line' || edit.type === 'arrow') {
    if (handle === 'start')
      return { ...edit, x: edit.x + by.x, y: edit.y + by.y, width: edit.width - by.x, height: edit.height - by.y };
    const to = { width: edit.width + by.x, height: edit.height + by.y };
    return { ...edit, ...(isFree ? straightened(to) : to) };
  }
  const old = boundsOf(edit);
  const angle = (rotationOf(edit) * Math.PI) / 180;
  const local = turned(by, -angle);
  if (edit.type === 'text') return { ...edit, width: Math.max(edit.fontSize, old.width + local.x) };
  const box = draggedBox(old, handle, local, keepsProportions(edit) !== isFree);
  // The corner opposite the handle stays where it is, also of a turned box.
  const middle = { x: old.x + old.width / 2, y: old.y + old.height / 2 };
  const shift = { x: box.x + box.width / 2 - middle.x, y: box.y + box.height / 2 - middle.y };
  const onPage = turned(shift, angle);
  return fitInto(edit, { ...box, x: box.x + onPage.x - shift.x, y: box.y + onPage.y - shift.y });
}

function draggedBox(old: Box, handle: Handle, by: Point, keeps: boolean): Box {
  const [west, east] = [handle.includes('w'), handle.includes('e')];
  const [north, south] = [handle.includes('n'), handle.includes('s')];
  let width = Math.max(smallest, old.width + (east ? by.x : west ? -by.x : 0));
  let height = Math.max(smallest, old.height + (south ? by.y : north ? -by.y : 0));
  if (keeps && handle.length === 2 && old.width > 0 && old.height > 0) {
    const factor = Math.max(width / old.width, height / old.height);
    [width, height] = [old.width * factor, old.height * factor];
  }
  return {
    x: west ? old.x + old.width - width : old.x,
    y: north ? old.y + old.height - height : old.y,
    width,
    height,
  };
}

/** The edit in another box. */
export function fitInto(edit: StageEdit, box: Box): StageEdit {
  if (edit.type === 'ink') {
    const old = boundsOf(edit);
    const sx = old.width > 0 ? box.width / old.width : 1;
    const sy = old.height > 0 ? box.height / old.height : 1;
    const strokes = edit.strokes.map((stroke) =>
      stroke.map(([x, y]): [number, number] => [box.x + (x - old.x) * sx, box.y + (y - old.y) * sy]),
    );
    return { ...edit, strokes };
  }
  if (edit.type === 'text' || handlesOf(edit).length === 0) return edit;
  return { ...edit, ...box };
}

/** To the nearest eighth of a turn. */
export function straightened({ width, height }: { width: number; height: number }) {
  const angle = (Math.round(Math.atan2(height, width) / (Math.PI / 4)) * Math.PI) / 4;
  const length = Math.hypot(width, height);
  return { width: Math.cos(angle) * length, height: Math.sin(angle) * length };
}

export const turned = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) - y * Math.sin(angle),
  y: x * Math.sin(angle) + y * Math.cos(angle),
});

/** The rotation that points the handle above a box at this place, in whole degrees; quarter turns hold it. */
export function rotationTowards(edit: StageEdit, { x, y }: Point): number {
  const box = boundsOf(edit);
  const degrees = (Math.atan2(x - box.x - box.width / 2, box.y + box.height / 2 - y) * 180) / Math.PI;
  const quarter = Math.round(degrees / 90) * 90;
  return Math.abs(degrees - quarter) < 4 ? quarter : Math.round(degrees);
}

/** Whether a point is on an edit, or within `reach` points of it. */
export function isHit(edit: StageEdit, point: Point, reach: number): boolean {
  const box = boundsOf(edit);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const local = turned({ x: point.x - middle.x, y: point.y - middle.y }, (-rotationOf(edit) * Math.PI) / 180);
  const isInside = Math.abs(local.x) <= box.width / 2 + reach && Math.abs(local.y) <= box.height / 2 + reach;
  if (!isInside) return false;
  if (edit.type === 'line' || edit.type === 'arrow')
    return distanceTo(point, edit, { x: edit.x + edit.width, y: edit.y + edit.height }) <= reach + edit.strokeWidth / 2;
  if (edit.type === 'ink')
    return edit.strokes.some((stroke) =>
      stroke.some(([x, y], index) => {
        const [nextX, nextY] = stroke[index + 1] ?? [x, y];
        return distanceTo(point, { x, y }, { x: nextX, y: nextY }) <= reach + edit.strokeWidth / 2;
      }),
    );
  return true;
}

function distanceTo(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - dx * at, point.y - from.y - dy * at);
}

export type Guides = { xs: readonly number[]; ys: readonly number[] };

/** Moves a box a little so that an edge or its middle meets one of the others or of the page; `guides` are the lines it met. */
export function snapped(box: Box, others: readonly Box[], reach: number): { dx: number; dy: number; guides: Guides } {
  const across = nearest([box.x, box.x + box.width / 2, box.x + box.width], others, reach, ({ x, width }) => [
    x,
    width,
  ]);
  const down = nearest([box.y, box.y + box.height / 2, box.y + box.height], others, reach, ({ y, height }) => [
    y,
    height,
  ]);
  return {
    dx: across?.by ?? 0,
    dy: down?.by ?? 0,
    guides: { xs: across ? [across.at] : [], ys: down ? [down.at] : [] },
  };
}

function nearest(
  own: readonly number[],
  others: readonly Box[],
  reach: number,
  side: (box: Box) => readonly [number, number],
): { by: number; at: number } | undefined {
  let best: { by: number; at: number } | undefined;
  for (const other of others) {
    const [start, length] = side(other);
    for (const at of [start, start + length / 2, start + length]) {
      for (const place of own) {
        const by = at - place;
        if (Math.abs(by) <= (best ? Math.abs(best.by) : reach)) best = { by, at };
      }
    }
  }
  return best;
}
