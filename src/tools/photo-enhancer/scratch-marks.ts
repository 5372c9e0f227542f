import { z } from 'zod';

/** A stroke of the brush over scratches, in pixels of the photo. */
export const strokeSchema = z.object({
  width: z.number().positive(),
  /** x and y in turn; one point is a dot. */
  points: z.array(z.number()).min(2),
});
export type Stroke = z.infer<typeof strokeSchema>;

/** The marks on one photo, and its size. */
export const marksSchema = z.object({
  photo: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  strokes: z.array(strokeSchema),
});
export type Marks = z.infer<typeof marksSchema>;

/** The data of an SVG path. */
export function pathOf({ points }: Stroke): string {
  const pairs: string[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) pairs.push(`${points[at]} ${points[at + 1]}`);
  // A dot is a very short line with round ends: canvases leave out those of no length.
  return `M${pairs.join('L')}${pairs.length === 1 ? 'h0.01' : ''}`;
}

/** Enough for thin strokes, and small to send. The server takes marks of any size in the photo's proportions. */
const maxMarkPixels = 4_000_000;

/** The size of the image with the marks. */
export function markSize({ width, height }: { width: number; height: number }) {
  const share = Math.min(1, Math.sqrt(maxMarkPixels / (width * height)));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}
