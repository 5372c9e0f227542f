import { z } from 'zod';
import { type PdfEdit, pdfEditSchema } from '../../../pdf/editing/pdf-edits.ts';
import { annotationKinds, type PageAnnotation } from '../../../pdf/editing/read-annotations.ts';

type PlacedEdit = Exclude<PdfEdit, { type: 'removeAnnotation' | 'changeAnnotation' | 'field' }>;

const number = z.number();
const look = { x: number, y: number, width: number, height: number, color: z.string().optional(), content: z.string() };
const annotationSchema = z.object({
  ...{ type: z.literal('annotation'), page: number, annotation: number, kind: z.enum(annotationKinds), ...look },
  ...{ author: z.string(), fontSize: number, fill: z.string().optional(), strokeWidth: number, isLocked: z.boolean() },
  ...{ parts: z.array(number), replies: number, isDeleted: z.boolean() },
  /** As the file has it. */
  original: z.object(look),
});

/** An annotation that the file has, with what is to become of it. */
export type AnnotationEdit = z.output<typeof annotationSchema>;

/** What is on a page. Fields of forms have no place of their own. */
export type StageEdit = PlacedEdit | AnnotationEdit;

const isPlaced = (edit: PdfEdit): edit is PlacedEdit =>
  edit.type !== 'removeAnnotation' && edit.type !== 'changeAnnotation' && edit.type !== 'field';

const placedSchema = pdfEditSchema.refine(isPlaced).transform((edit) => edit as PlacedEdit);
export const stageEditSchema: z.ZodType<StageEdit> = z.union([annotationSchema, placedSchema]);

/** Kinds that are a picture, or nothing that can be seen. */
const withoutColor: readonly AnnotationEdit['kind'][] = ['link', 'stamp', 'caret', 'attachment'];

/** An annotation as the file has it, on a page from 1. */
export function annotationAsFound(found: PageAnnotation, page: number): AnnotationEdit {
  const { index, kind, box, color, content, ...rest } = found;
  const { left: x, top: y, right, bottom } = box;
  const original = {
    ...{ x, y, width: right - x, height: bottom - y, content },
    color: withoutColor.includes(kind) ? undefined : color,
  };
  return { ...rest, type: 'annotation', page, annotation: index, kind, ...original, isDeleted: false, original };
}

const lookFields = ['x', 'y', 'width', 'height', 'color', 'content'] as const;

export const isAsFound = (edit: AnnotationEdit): boolean =>
  !edit.isDeleted && lookFields.every((field) => edit[field] === edit.original[field]);

/** What a call is told about a changed annotation. */
export function annotationCall(edit: AnnotationEdit): PdfEdit {
  const { page, annotation, isDeleted, original } = edit;
  if (isDeleted) return { type: 'removeAnnotation', page, annotation };
  const changed = lookFields.filter((field) => edit[field] !== original[field]);
  return {
    ...{ type: 'changeAnnotation', page, annotation },
    ...Object.fromEntries(changed.map((field) => [field, edit[field]])),
  };
}

/** The indexes of the annotations that are gone with deleted ones. */
export const goneWith = (edits: readonly StageEdit[]): ReadonlySet<number> =>
  new Set(edits.flatMap((edit) => (edit.type === 'annotation' && edit.isDeleted ? edit.parts : [])));
