import type { Rotation } from '../../../pdf/pdf-document.ts';
import { turned } from '../../../pdf/pdf-document.ts';
import { type Box, boundsOf, type Point } from './edit-geometry.ts';
import type { StageEdit } from './stage-edit.ts';

type Size = { width: number; height: number };

/** Where a point of a page is once the page is rotated clockwise. `size` is that of the page before. */
export function turnPoint({ x, y }: Point, { width, height }: Size, by: Rotation): Point {
  switch (by) {
    case 0:
      return { x, y };
    case 90:
      return { x: height - y, y: x };
    case 180:
      return { x: width - x, y: height - y };
    case 270:
      return { x: y, y: width - x };
  }
}

export function turnBox(box: Box, size: Size, by: Rotation): Box {
  const [a, b] = [turnPoint(box, size, by), turnPoint({ x: box.x + box.width, y: box.y + box.height }, size, by)];
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

/** An edit on its page once the page is rotated clockwise: it turns with it. */
export function turnEdit(edit: StageEdit, size: Size, by: Rotation): StageEdit {
  switch (edit.type) {
    case 'ink':
      return {
        ...edit,
        strokes: edit.strokes.map((stroke) =>
          stroke.map(([x, y]): [number, number] => {
            const point = turnPoint({ x, y }, size, by);
            return [point.x, point.y];
          }),
        ),
      };
    case 'line':
    case 'arrow': {
      const start = turnPoint(edit, size, by);
      const end = turnPoint({ x: edit.x + edit.width, y: edit.y + edit.height }, size, by);
      return { ...edit, ...start, width: end.x - start.x, height: end.y - start.y };
    }
    case 'text':
    case 'stamp':
    case 'picture': {
      const { width, height } = boundsOf(edit);
      const middle = turnPoint({ x: edit.x + width / 2, y: edit.y + height / 2 }, size, by);
      return {
        ...edit,
        x: middle.x - width / 2,
        y: middle.y - height / 2,
        rotation: upright(edit.rotation + by),
      };
    }
    case 'highlight':
    case 'underline':
    case 'strikeout':
      return {
        ...edit,
        ...turnBox(edit, size, by),
        turn: turned(edit.turn ?? 0, by),
        boxes: edit.boxes?.map((box) => turnBox(box, size, by)),
      };
    case 'note': {
      const { x, y } = turnBox(boundsOf(edit), size, by);
      return { ...edit, x, y };
    }
    case 'annotation':
      return {
        ...edit,
        ...turnBox(edit, size, by),
        original: { ...edit.original, ...turnBox(edit.original, size, by) },
      };
    default:
      return { ...edit, ...turnBox(boundsOf(edit), size, by) };
  }
}

/** From -180 to 180 degrees. */
const upright = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;
