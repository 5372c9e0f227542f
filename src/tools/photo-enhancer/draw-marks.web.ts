import { markSize, pathOf, type Stroke } from './scratch-marks.ts';

/** White strokes on black, in the photo's proportions. */
export async function drawMarks(strokes: readonly Stroke[], photo: { width: number; height: number }): Promise<File> {
  const { width, height } = markSize(photo);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.fillRect(0, 0, width, height);
  context.scale(width / photo.width, height / photo.height);
  context.strokeStyle = '#fff';
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const stroke of strokes) {
    context.lineWidth = stroke.width;
    context.stroke(new Path2D(pathOf(stroke)));
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'scratches.png', { type: 'image/png' });
}
