import type { PdfEdit } from '../../../pdf/editing/pdf-edits.ts';
import { AppError } from '../../../shared/errors.ts';
import { addStamp, addText } from './add-text/add-text.ts';
import { boxAround, type DisplayBox, turnedBox } from './display-box.ts';
import { addMark } from './drawings/add-mark.ts';
import { addPicture, type DocumentPictures } from './drawings/add-picture.ts';
import { type Applied, type EditContext, failed } from './edit-context.ts';
import type { EditedPage } from './edited-page.ts';
import { addInk, addLine, addLink, addMarkup, addNote, addShape } from './markup/add-annotation.ts';
import { changeAnnotation, removeAnnotation } from './markup/change-annotation.ts';

/** Edits that are made one by one. */
export type PlacedEdit = Exclude<PdfEdit, { type: 'replace' | 'redact' | 'field' }>;

export type PlacingContext = EditContext & { pictures: DocumentPictures };

/** Makes one edit that does not depend on others. A refusal, such as a picture that is none, concerns this edit only. */
export function applyEdit(context: PlacingContext, page: EditedPage, edit: PlacedEdit): Applied {
  try {
    return apply(context, page, edit);
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return failed(error.message);
    throw error;
  }
}

function apply(context: PlacingContext, page: EditedPage, edit: PlacedEdit): Applied {
  switch (edit.type) {
    case 'text':
      return addText(context, page, edit);
    case 'stamp':
      return addStamp(context, page, edit);
    case 'tick':
    case 'cross':
      return addMark(context, page, edit);
    case 'picture':
      return addPicture(context, page, edit);
    case 'highlight':
    case 'underline':
    case 'strikeout':
      return addMarkup(context, page, edit);
    case 'line':
    case 'arrow':
      return addLine(context, page, edit);
    case 'rectangle':
    case 'circle':
      return addShape(context, page, edit);
    case 'ink':
      return addInk(context, page, edit);
    case 'note':
      return addNote(context, page, edit);
    case 'link':
      return addLink(context, page, edit);
    case 'removeAnnotation':
      return removeAnnotation(context, page, edit);
    case 'changeAnnotation':
      return changeAnnotation(context, page, edit);
  }
}

/** Whether nothing of an edit would be seen. A text without a width is judged by where it starts. */
export function isOutside(page: EditedPage, edit: Exclude<PdfEdit, { type: 'field' }>): boolean {
  const box = boxOf(edit);
  if (!box) return false;
  return box.x >= page.width || box.y >= page.height || box.x + box.width <= 0 || box.y + box.height <= 0;
}

function boxOf(edit: Exclude<PdfEdit, { type: 'field' }>): DisplayBox | undefined {
  switch (edit.type) {
    case 'removeAnnotation':
    case 'changeAnnotation':
      return undefined;
    case 'ink':
      return atLeastPoint(boxAround(edit.strokes.flat()));
    case 'line':
    case 'arrow': {
      const end = [edit.x + edit.width, edit.y + edit.height] as const;
      return atLeastPoint(boxAround([[edit.x, edit.y], end]));
    }
    case 'text': {
      const lines = edit.content.split('\n').length;
      const longest = Math.max(...edit.content.split('\n').map((line) => line.length));
      const width = edit.width ?? longest * edit.fontSize;
      return turnedBox({ x: edit.x, y: edit.y, width, height: lines * edit.fontSize * 2 }, edit.rotation);
    }
    case 'note':
      return { x: edit.x, y: edit.y, width: 20, height: 20 };
    case 'stamp':
    case 'picture':
      return turnedBox(edit, edit.rotation);
    default:
      return edit;
  }
}

/** A dot is not outside for having no size. */
const atLeastPoint = ({ x, y, width, height }: DisplayBox): DisplayBox => ({
  ...{ x, y, width: Math.max(width, 0.01), height: Math.max(height, 0.01) },
});
