import { svgPath } from '../../shared/qr/contour.ts';
import { drawCode, type QrDesign, type QrDrawing } from '../../shared/qr/draw-code.ts';
import { gradientLine } from '../../shared/qr/gradient.ts';
import type { Paint } from '../../shared/qr/qr-style.ts';
import type { PixelPlacement } from '../../shared/qr/qr-svg.ts';
import { dataUrlBytes } from './data-url.ts';
import { placementOf, type QrPainter } from './qr-painter.ts';

type Canvas = OffscreenCanvasRenderingContext2D;

/** Fills the SVG's paths on a canvas, because a worker cannot open an SVG. */
export const canvasPainter: QrPainter = {
  pixels: async (design, placement) => {
    const { side } = placement;
    const context = await paint(design, placement, '#ffffff');
    const { data } = context.getImageData(0, 0, side, side);
    return { width: side, height: side, data: new Uint8ClampedArray(data) };
  },
  png: async (design, sizePixels) => {
    const { canvas } = await paint(design, placementOf(design, sizePixels));
    return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  },
};

async function paint(design: QrDesign, { side, scale, offset }: PixelPlacement, paper?: string): Promise<Canvas> {
  const drawing = drawCode(design);
  const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas to draw codes on.');
  const { background } = design.style;
  for (const color of [paper, background]) {
    if (color === undefined || color === 'transparent') continue;
    context.fillStyle = color;
    context.fillRect(0, 0, side, side);
  }
  context.setTransform(scale, 0, 0, scale, offset, offset);
  for (const { contours, paint: ink } of drawing.layers) {
    context.fillStyle = fillStyle(context, ink, drawing);
    context.fill(new Path2D(svgPath(contours)));
  }
  if (drawing.logo !== undefined) await drawLogo(context, drawing.logo);
  return context;
}

function fillStyle(context: Canvas, ink: Paint, { symbol }: QrDrawing): string | CanvasGradient {
  if (ink.kind === 'solid') return ink.color;
  const line = gradientLine(ink, symbol);
  const gradient =
    line.kind === 'linear'
      ? context.createLinearGradient(line.from.x, line.from.y, line.to.x, line.to.y)
      : context.createRadialGradient(line.centre.x, line.centre.y, 0, line.centre.x, line.centre.y, line.radius);
  gradient.addColorStop(0, ink.from);
  gradient.addColorStop(1, ink.to);
  return gradient;
}

async function drawLogo(context: Canvas, { box, shape, source }: NonNullable<QrDrawing['logo']>): Promise<void> {
  const bitmap = await openLogo(source.dataUrl);
  context.imageSmoothingQuality = 'high';
  if (shape === 'square') return context.drawImage(bitmap, box.x, box.y, box.width, box.height);
  const radius = box.width / 2;
  context.beginPath();
  context.arc(box.x + radius, box.y + radius, radius, 0, 2 * Math.PI);
  context.clip();
  // A round logo is cropped to its middle square.
  const side = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  context.drawImage(bitmap, left, top, side, side, box.x, box.y, box.width, box.height);
}

let lastLogo: { dataUrl: string; bitmap: Promise<ImageBitmap> } | undefined;

/** One check draws the same logo several times. */
function openLogo(dataUrl: string): Promise<ImageBitmap> {
  if (lastLogo?.dataUrl !== dataUrl) {
    lastLogo = { dataUrl, bitmap: createImageBitmap(new Blob([dataUrlBytes(dataUrl)])) };
  }
  return lastLogo.bitmap;
}
