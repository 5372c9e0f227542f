import { MB } from '../../shared/units.ts';
import type { RgbaImage } from './drawing/draw-code.ts';

/** A larger file may need gigabytes of memory when it is opened. */
const mostBytes = 50 * MB;
const mostPixels = 100_000_000;

/** Drawings may have no size of their own, in pixels. */
const drawingSide = 512;

/** An image that cannot be used, told in a sentence. */
export class ImageProblem extends Error {
  override readonly name = 'ImageProblem';
}

export type OpenedImage = {
  width: number;
  height: number;
  /** Its pixels, scaled down so that no side is longer than this. */
  pixels: (longestSide: number) => RgbaImage;
  close: () => void;
};

/**
 * Opens an image of the visitor's machine in this page alone.
 *
 * @throws ImageProblem
 */
export async function openImage(file: File): Promise<OpenedImage> {
  if (file.type !== '' && !file.type.startsWith('image/')) {
    throw new ImageProblem(`${file.name} is not an image. Please choose a PNG, JPEG, WebP, GIF or SVG file.`);
  }
  if (file.size > mostBytes) throw new ImageProblem(`${file.name} is larger than 50 MB. Please choose a smaller copy.`);
  const bitmap = await decode(file);
  if (bitmap.width * bitmap.height > mostPixels) {
    bitmap.close();
    throw new ImageProblem(`${file.name} has more than 100 megapixels. Please choose a smaller copy.`);
  }
  const { width, height } = bitmap;
  return {
    width,
    height,
    pixels: (longestSide) => {
      const scale = Math.min(1, longestSide / Math.max(width, height));
      return pixelsOf(bitmap, Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
    },
    close: () => bitmap.close(),
  };
}

/** The pixels of anything that a canvas can draw, at this size. */
export function pixelsOf(source: CanvasImageSource, width: number, height: number): RgbaImage {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas to read pixels with.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data: new Uint8ClampedArray(data) };
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    if (file.type !== 'image/svg+xml') return await createImageBitmap(file);
    return await decodeDrawing(file);
  } catch {
    throw new ImageProblem(
      `This browser cannot open ${file.name}: it is damaged, or of a kind the browser does not know. Please try a PNG or JPEG copy.`,
    );
  }
}

/** Browsers make bitmaps of drawings only by way of an image element, in which scripts do not run and nothing is loaded. */
async function decodeDrawing(file: File): Promise<ImageBitmap> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const scale = drawingSide / Math.max(naturalWidth, naturalHeight);
    const sideOf = (natural: number) => (natural > 0 ? Math.max(1, Math.round(natural * scale)) : drawingSide);
    return await createImageBitmap(image, {
      resizeWidth: sideOf(naturalWidth),
      resizeHeight: sideOf(naturalHeight),
      resizeQuality: 'high',
    });
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
