import { t } from '../../shared/language/translate.ts';
import { MB } from '../../shared/units.ts';
import { colorsFromPixels, type ImageColor } from './colors-from-image.ts';
import { randomPaletteSize } from './random-palette.ts';

/** For the file dialog. Dropped files only need to be openable by the browser. */
export const imageAccept = 'image/*';

/** Images are scaled to this many pixels each way; squeezing does not change the shares. */
const sampleSide = 256;

/** Images of this many bytes may need gigabytes of memory. */
const maxBytes = 100 * MB;

export type ImageColors = { file: File; colors: ImageColor[] };

/**
 * The main colours of an image, computed in this page.
 * @returns the colours, or a sentence on why there are none.
 */
export async function readImageColors(file: File): Promise<ImageColors | { problem: string }> {
  if (file.type !== '' && !file.type.startsWith('image/')) {
    return {
      problem: t('{name} is not an image. Please choose a JPEG, PNG, WebP, GIF, AVIF or SVG file.', {
        name: file.name,
      }),
    };
  }
  if (file.size > maxBytes) {
    return { problem: t('{name} is larger than 100 MB. Please choose a smaller copy of it.', { name: file.name }) };
  }
  let bitmap: ImageBitmap;
  try {
    bitmap = await openReduced(file);
  } catch {
    return {
      problem: t(
        'This browser cannot open {name}: it is damaged, or of an unsupported format. Please try a JPEG or PNG copy.',
        { name: file.name },
      ),
    };
  }
  const colors = colorsFromPixels(readPixels(bitmap), randomPaletteSize);
  bitmap.close();
  if (colors.length === 0)
    return { problem: t('{name} is completely transparent, so it has no colours.', { name: file.name }) };
  return { file, colors };
}

function readPixels(bitmap: ImageBitmap): ImageData {
  const context = sampleCanvas();
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, sampleSide, sampleSide);
}

function sampleCanvas(): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = sampleSide;
  canvas.height = sampleSide;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas to read pixels with.');
  return context;
}

function openReduced(file: File): Promise<ImageBitmap> {
  if (file.type === 'image/svg+xml') return openDrawing(file);
  // Nearest-neighbour: smoothing would add colours that are not in the image.
  return createImageBitmap(file, { resizeWidth: sampleSide, resizeHeight: sampleSide, resizeQuality: 'pixelated' });
}

/** Browsers open SVG only as an image element, and make bitmaps only of those with a size. */
async function openDrawing(file: File): Promise<ImageBitmap> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    const context = sampleCanvas();
    context.drawImage(image, 0, 0, sampleSide, sampleSide);
    return await createImageBitmap(context.canvas);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
