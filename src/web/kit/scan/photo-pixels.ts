import type { PixelImage } from '../../../shared/scan/pixel-image.ts';

/** An image's pixels as RGBA, scaled down to `maxPixels`, with its own size and the scale. */
export type DrawnPixels = { pixels: PixelImage; width: number; height: number; scale: number };

export function readPixels(image: ImageBitmap | OffscreenCanvas, maxPixels: number): DrawnPixels {
  const { width, height } = image;
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  // Without it the image makes a round trip through the graphics card.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no images in workers.');
  context.imageSmoothingQuality = 'medium';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const pixels: PixelImage = { data, width: canvas.width, height: canvas.height, channels: 4 };
  return { pixels, width, height, scale: canvas.width / width };
}

/** Images side by side, with a narrow gap between them. */
export async function drawSideBySide(images: readonly PixelImage[]): Promise<ImageBitmap> {
  const bitmaps = await Promise.all(images.map((image) => createImageBitmap(asImageData(image))));
  const [only] = bitmaps;
  if (only && bitmaps.length === 1) return only;
  const gap = Math.round(Math.max(...bitmaps.map(({ width }) => width)) * 0.03);
  const width = bitmaps.reduce((sum, bitmap) => sum + bitmap.width + gap, -gap);
  const canvas = new OffscreenCanvas(width, Math.max(...bitmaps.map(({ height }) => height)));
  const context = canvas.getContext('2d');
  let left = 0;
  for (const bitmap of bitmaps) {
    context?.drawImage(bitmap, left, 0);
    left += bitmap.width + gap;
    bitmap.close();
  }
  return canvas.transferToImageBitmap();
}

function asImageData({ data, width, height, channels }: PixelImage): ImageData {
  const rgba = new Uint8ClampedArray(width * height * 4);
  const second = channels === 1 ? 0 : 1;
  for (let from = 0, to = 0; to < rgba.length; from += channels, to += 4) {
    rgba[to] = data[from] ?? 0;
    rgba[to + 1] = data[from + second] ?? 0;
    rgba[to + 2] = data[from + 2 * second] ?? 0;
    rgba[to + 3] = 255;
  }
  return new ImageData(rgba, width, height);
}
