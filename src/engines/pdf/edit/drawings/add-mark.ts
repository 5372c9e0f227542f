import type { PdfEditOf } from '../../../../pdf/editing/pdf-edits.ts';
import { decimal } from '../add-text/write-line.ts';
import { colorOperands, Drawing } from '../drawing.ts';
import { type Applied, done, type EditContext } from '../edit-context.ts';
import type { EditedPage } from '../edited-page.ts';

/** Lines through points in parts of the box, from its top left corner. */
const strokes = {
  tick: [
    [
      [0.1, 0.55],
      [0.4, 0.85],
      [0.9, 0.15],
    ],
  ],
  cross: [
    [
      [0.12, 0.12],
      [0.88, 0.88],
    ],
    [
      [0.88, 0.12],
      [0.12, 0.88],
    ],
  ],
} as const;

/** A tick or a cross, as boxes on paper get. */
export function addMark({ document }: EditContext, page: EditedPage, edit: PdfEditOf<'tick' | 'cross'>): Applied {
  const { width, height, color, opacity, type } = edit;
  const pen = Math.min(width, height) * 0.12;
  const drawing = new Drawing(document);
  drawing.add(`${colorOperands(color)} RG ${decimal(pen)} w 1 J 1 j`);
  for (const points of strokes[type]) {
    const path = points.map(([x, y], index) => {
      return `${decimal(x * width)} ${decimal((1 - y) * height)} ${index === 0 ? 'm' : 'l'}`;
    });
    drawing.add(`${path.join(' ')} S`);
  }
  drawing.placeOn(page, edit, { opacity });
  return done([edit]);
}
