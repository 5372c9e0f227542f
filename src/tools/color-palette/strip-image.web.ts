import type { Hex } from './color-space.ts';
import { layOutStrip, stripSize } from './swatch-strip.ts';

/** Narrower rectangles have no room for their code, in pixels. */
const minLabelWidth = 62;

/** The palette as a PNG of 500 x 100 pixels, with the codes where they fit. */
export async function drawStrip(colors: readonly Hex[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = stripSize.width;
  canvas.height = stripSize.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to draw on.');
  context.font = '600 13px "Bricolage Grotesque", sans-serif';
  context.textAlign = 'center';
  for (const { x, y, width, height, hex, labelColor } of layOutStrip(colors)) {
    context.fillStyle = hex;
    context.fillRect(x, y, width, height);
    if (width < minLabelWidth) continue;
    context.fillStyle = labelColor;
    context.fillText(hex, x + width / 2, y + height - 14);
  }
  const image = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!image) throw new Error('The browser could not make a PNG of the palette.');
  return image;
}
