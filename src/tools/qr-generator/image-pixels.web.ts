import { t } from '../../shared/language/translate.ts';
import type { RgbaImage } from '../../shared/qr/draw-code.ts';
import { MB } from '../../shared/units.ts';

/** Opening a larger file may take gigabytes of memory. */
const maxBytes = 50 * MB;
const maxPixels = 100_000_000;

/** In pixels, for drawings without a size. */
const drawingSide = 512;

/** Why an image cannot be used, in a sentence. */
export class ImageProblem extends Error {
  override readonly name = 'ImageProblem';
}

export type OpenedImage = {
  width: number;
  height: number;
  /** The image, scaled down to at most this size per side. */
  draw: (longestSide: number) => DrawnImage;
  close: () => void;
};

/**
 * Opens an image from the visitor's machine, in this page only.
 *
 * @throws ImageProblem
 */
export async function openImage(file: File): Promise<OpenedImage> {
  if (file.type !== '' && !file.type.startsWith('image/')) {
    throw new ImageProblem(
      t('{name} is not an image. Please choose a PNG, JPEG, WebP, GIF or SVG file.', { name: file.name }),
    );
  }
  if (file.size > maxBytes)
    throw new ImageProblem(t('{name} is larger than 50 MB. Please choose a smaller copy.', { name: file.name }));
  const bitmap = await decode(file);
  if (bitmap.width * bitmap.height > maxPixels) {
    bitmap.close();
    throw new ImageProblem(
      t('{name} has more than 100 megapixels. Please choose a smaller copy.', { name: file.name }),
    );
  }
  const { width, height } = bitmap;
  return {
    width,
    height,
    draw: (longestSide) => {
      const scale = Math.min(1, longestSide / Math.max(width, height));
      return drawn(bitmap, Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
    },
    close: () => bitmap.close(),
  };
}

export type DrawnImage = { pixels: RgbaImage; canvas: HTMLCanvasElement };

/** The pixels of anything a canvas can draw, at this size. */
export const pixelsOf = (source: CanvasImageSource, width: number, height: number): RgbaImage =>
  drawn(source, width, height).pixels;

function drawn(source: CanvasImageSource, width: number, height: number): DrawnImage {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas to read pixels with.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { pixels: { width, height, data: new Uint8ClampedArray(data) }, canvas };
}

/** A PNG of these pixels. */
export function pngOf({ width, height, data }: RgbaImage): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    if (file.type !== 'image/svg+xml') return await createImageBitmap(file);
    return await decodeDrawing(file);
  } catch {
    throw new ImageProblem(
      t('This browser cannot open {name}: it is damaged, or of an unsupported format. Please try a PNG or JPEG copy.', {
        name: file.name,
      }),
    );
  }
}

/** Browsers rasterise SVG only through an image element, where scripts do not run and nothing is loaded. */
async function decodeDrawing(file: File): Promise<ImageBitmap> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([sizedDrawing(await file.text())], { type: 'image/svg+xml' }));
  try {
    await image.decode();
    return await createImageBitmap(image);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/**
 * The same drawing with its longer side at `drawingSide` pixels. Many have only a viewBox, and browsers then give them no
 * pixels.
 */
function sizedDrawing(source: string): string {
  const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
  const root = parsed.documentElement;
  if (root.localName !== 'svg') throw new Error('This is not an SVG.');
  const [, , boxWidth, boxHeight] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = lengthOf(root, 'width') ?? boxWidth ?? replacedSize.width;
  const height = lengthOf(root, 'height') ?? boxHeight ?? replacedSize.height;
  if (!(width > 0 && height > 0)) throw new Error('This drawing has no area.');
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const scale = drawingSide / Math.max(width, height);
  root.setAttribute('width', String(Math.max(1, width * scale)));
  root.setAttribute('height', String(Math.max(1, height * scale)));
  return new XMLSerializer().serializeToString(parsed);
}

/** CSS default size of a drawing without dimensions, in pixels. */
const replacedSize = { width: 300, height: 150 } as const;

/** Pixels per SVG length unit. Relative units such as `100%` do not count. */
const pixelsPerUnit: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

function lengthOf(root: Element, name: 'width' | 'height'): number | undefined {
  const [, digits = '', unit = ''] = /^\s*([\d.]+)([a-z]*)\s*$/i.exec(root.getAttribute(name) ?? '') ?? [];
  const perUnit = pixelsPerUnit[unit.toLowerCase()];
  return digits === '' || perUnit === undefined ? undefined : Number(digits) * perUnit;
}
