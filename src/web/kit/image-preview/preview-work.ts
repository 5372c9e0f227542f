import encodeJpeg from '@jsquash/jpeg/encode.js';
import encodeWebp from '@jsquash/webp/encode.js';
import { fullChromaQuality } from '../../../shared/full-chroma.ts';
import { type ImageResize, planResize, type ResizePlan, type Size, sizeAfter } from '../../../shared/resize-plan.ts';
import { compareGray, type GrayPixels, samplingStride } from '../../../shared/similarity.ts';
import type { PreviewFormat } from './preview-formats.ts';

/** A larger result is previewed at this size: a slider should answer in less than a second. */
const previewPixels = 2_000_000;
/** What the server puts below transparent parts of a JPEG. */
const white = '#ffffff';

/** What happens to the image before it is encoded. */
export type PreviewShape = {
  resize: ImageResize;
  /** `'#rrggbb'`. */
  background: string;
};

/** `id` tells sources apart: one that was opened before is not decoded again. */
type PreviewSource = { id: number; source: Blob; shape?: PreviewShape | undefined };
export type PreviewOrder = { format: PreviewFormat; quality: number };
export type Preview = {
  content: Blob;
  /** Structural similarity to the source, resized alike, from 0 to 1; at the size of the preview. */
  similarity: number;
  /** How many times more pixels the result has than the preview. */
  reduction: number;
};

type Shaped = { key: string; pixels: ImageData; gray: GrayPixels; reduction: number };

/** Opens images, encodes them as the server would, and measures what that did to them. Runs in a worker. */
export function createPreviewWork() {
  let opened: { id: number; bitmap: ImageBitmap } | undefined;
  let shaped: Shaped | undefined;

  const open = async ({ id, source }: PreviewSource): Promise<ImageBitmap> => {
    if (opened?.id === id) return opened.bitmap;
    const bitmap = await createImageBitmap(source);
    opened?.bitmap.close();
    opened = { id, bitmap };
    return bitmap;
  };

  const shape = async (wanted: PreviewSource): Promise<Shaped> => {
    const key = JSON.stringify([wanted.id, wanted.shape]);
    if (shaped?.key === key) return shaped;
    const bitmap = await open(wanted);
    const plan: ResizePlan = wanted.shape ? planResize(bitmap, wanted.shape.resize) : { scaled: sizeOf(bitmap) };
    const result = sizeAfter(plan);
    const reduction = Math.max(1, (result.width * result.height) / previewPixels);
    const pixels = drawPlan(bitmap, plan, reduction, wanted.shape?.background ?? white);
    shaped = { key, pixels, gray: grayOf(pixels), reduction };
    return shaped;
  };

  /** How alike the result is to the source. */
  const measure = async (source: Shaped, result: Blob): Promise<number> => {
    const bitmap = await createImageBitmap(result);
    const gray = grayOf(drawPlan(bitmap, { scaled: sizeOf(source.pixels) }, 1, white));
    bitmap.close();
    return compareGray(source.gray, gray, samplingStride(gray)).mean;
  };

  return {
    encode: async (question: PreviewSource & PreviewOrder): Promise<Preview> => {
      const source = await shape(question);
      const content = await encode(source.pixels, question, question.shape?.background ?? white);
      const similarity = question.format === 'png' ? 1 : await measure(source, content);
      return { content, similarity, reduction: source.reduction };
    },
    compare: async (question: PreviewSource & { result: Blob }): Promise<number> =>
      measure(await shape(question), question.result),
  };
}

export type PreviewWork = ReturnType<typeof createPreviewWork>;

/** With the options of src/engines/image/encoders.ts. */
async function encode(pixels: ImageData, { format, quality }: PreviewOrder, background: string): Promise<Blob> {
  if (format === 'png') return encodePng(pixels);
  return new Blob([await encodeLossy(pixels, format, quality, background)], { type: `image/${format}` });
}

function encodeLossy(pixels: ImageData, format: 'jpeg' | 'webp', quality: number, background: string) {
  if (format === 'jpeg') {
    const chroma = quality >= fullChromaQuality ? 1 : 2;
    return encodeJpeg(onBackground(pixels, background), { quality, auto_subsample: false, chroma_subsample: chroma });
  }
  return quality === 100
    ? encodeWebp(pixels, { lossless: 1, quality: 75, method: 4 })
    : encodeWebp(pixels, { quality, method: 5, use_sharp_yuv: 1 });
}

function encodePng(pixels: ImageData): Promise<Blob> {
  const { canvas, context } = openCanvas(pixels);
  context.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

/** Cuts, resizes and pads in one step, at a size with `reduction` times fewer pixels. */
function drawPlan(bitmap: ImageBitmap, plan: ResizePlan, reduction: number, background: string): ImageData {
  const { region = { left: 0, top: 0, ...sizeOf(bitmap) }, scaled, pad } = plan;
  const cut = plan.crop ?? { left: 0, top: 0, ...scaled };
  const [across, down] = [region.width / scaled.width, region.height / scaled.height];
  const part = [
    region.left + cut.left * across,
    region.top + cut.top * down,
    cut.width * across,
    cut.height * down,
  ] as const;
  const whole = sizeAfter(plan);
  const scale = 1 / Math.sqrt(reduction);
  const size = {
    width: Math.max(1, Math.round(whole.width * scale)),
    height: Math.max(1, Math.round(whole.height * scale)),
  };
  const [right, lower] = [size.width / whole.width, size.height / whole.height];
  const box = [(pad?.left ?? 0) * right, (pad?.top ?? 0) * lower, cut.width * right, cut.height * lower] as const;
  const { context } = openCanvas(size);
  context.imageSmoothingQuality = 'high';
  if (pad) {
    context.fillStyle = background;
    context.fillRect(0, 0, size.width, size.height);
    // The image itself keeps what is transparent in it.
    context.clearRect(...box);
  }
  context.drawImage(bitmap, ...part, ...box);
  return context.getImageData(0, 0, size.width, size.height);
}

function openCanvas({ width, height }: Size) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas in workers.');
  return { canvas, context };
}

/** JPEG has no transparency; the server puts this colour below it, `'#rrggbb'`. */
function onBackground(pixels: ImageData, background: string): ImageData {
  const below = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16));
  const data = new Uint8ClampedArray(pixels.data);
  for (let index = 0; index < data.length; index += 4) {
    const alpha = (data[index + 3] ?? 255) / 255;
    for (let channel = 0; channel < 3; channel++) {
      const ground = below[channel] ?? 255;
      data[index + channel] = ground + ((data[index + channel] ?? 0) - ground) * alpha;
    }
    data[index + 3] = 255;
  }
  return new ImageData(data, pixels.width, pixels.height);
}

/** Luma of BT.601, as JPEG and WebP have it. */
function grayOf(pixels: ImageData): GrayPixels {
  const { data, width, height } = onBackground(pixels, white);
  const gray = new Uint8Array(width * height);
  for (let pixel = 0; pixel < gray.length; pixel++) {
    const at = pixel * 4;
    gray[pixel] = Math.round(0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0));
  }
  return { data: gray, width, height };
}
