import { type PdfEdit, pdfEditSchema } from '../../../pdf/editing/pdf-edits.ts';

/** What can be placed on a page. Annotations and fields of the file itself have no place of their own. */
export type StageEdit = Exclude<PdfEdit, { type: 'removeAnnotation' | 'changeAnnotation' | 'field' }>;

const isPlaced = (edit: PdfEdit): edit is StageEdit =>
  edit.type !== 'removeAnnotation' && edit.type !== 'changeAnnotation' && edit.type !== 'field';

export const stageEditSchema = pdfEditSchema.refine(isPlaced).transform((edit) => edit as StageEdit);
