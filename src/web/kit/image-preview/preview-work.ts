import encodeJpeg from '@jsquash/jpeg/encode.js';
import encodeWebp from '@jsquash/webp/encode.js';
import { compareGray, type GrayPixels, samplingStride } from '../../../shared/similarity.ts';
import type { PreviewFormat } from './preview-formats.ts';

/** A larger image is previewed at this size: a slider should answer in less than a second. */
const previewPixels = 2_000_000;
/** As in src/engines/image/encoders.ts. */
const fullChromaQuality = 90;

/** `id` tells sources apart: one that was opened before is not decoded again. */
type PreviewSource = { id: number; source: Blob };
export type Preview = {
  content: Blob;
  /** Structural similarity to the source, from 0 to 1; at the size of the preview. */
  similarity: number;
  /** How many times more pixels the source has than the preview. */
  reduction: number;
};

type Opened = { id: number; pixels: ImageData; gray: GrayPixels; reduction: number };

/** Opens images, encodes them as the server would, and measures what that did to them. Runs in a worker. */
export function createPreviewWork() {
  let opened: Opened | undefined;

  const open = async ({ id, source }: PreviewSource): Promise<Opened> => {
    if (opened?.id === id) return opened;
    const bitmap = await createImageBitmap(source);
    const reduction = Math.max(1, (bitmap.width * bitmap.height) / previewPixels);
    const pixels = draw(bitmap, {
      width: Math.max(1, Math.round(bitmap.width / Math.sqrt(reduction))),
      height: Math.max(1, Math.round(bitmap.height / Math.sqrt(reduction))),
    });
    opened = { id, pixels, gray: grayOf(pixels), reduction };
    return opened;
  };

  /** How alike the result is to the source. */
  const measure = async (source: Opened, result: Blob): Promise<number> => {
    const gray = grayOf(draw(await createImageBitmap(result), source.pixels));
    return compareGray(source.gray, gray, samplingStride(gray)).mean;
  };

  return {
    encode: async (question: PreviewSource & { format: PreviewFormat; quality: number }): Promise<Preview> => {
      const source = await open(question);
      const content = new Blob([await encode(source.pixels, question)], { type: `image/${question.format}` });
      return { content, similarity: await measure(source, content), reduction: source.reduction };
    },
    compare: async (question: PreviewSource & { result: Blob }): Promise<number> =>
      measure(await open(question), question.result),
  };
}

export type PreviewWork = ReturnType<typeof createPreviewWork>;

/** With the options of src/engines/image/encoders.ts. */
function encode(pixels: ImageData, { format, quality }: { format: PreviewFormat; quality: number }) {
  if (format === 'jpeg') {
    const chroma = quality >= fullChromaQuality ? 1 : 2;
    return encodeJpeg(onWhite(pixels), { quality, auto_subsample: false, chroma_subsample: chroma });
  }
  return quality === 100
    ? encodeWebp(pixels, { lossless: 1, quality: 75, method: 4 })
    : encodeWebp(pixels, { quality, method: 5, use_sharp_yuv: 1 });
}

function draw(bitmap: ImageBitmap, { width, height }: { width: number; height: number }): ImageData {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas in workers.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}

/** JPEG has no transparency; the server puts white below it. */
function onWhite(pixels: ImageData): ImageData {
  const data = new Uint8ClampedArray(pixels.data);
  for (let index = 0; index < data.length; index += 4) {
    const alpha = (data[index + 3] ?? 255) / 255;
    for (let channel = index; channel < index + 3; channel++) {
      data[channel] = 255 + ((data[channel] ?? 0) - 255) * alpha;
    }
    data[index + 3] = 255;
  }
  return new ImageData(data, pixels.width, pixels.height);
}

/** Luma of BT.601, as JPEG and WebP have it. */
function grayOf(pixels: ImageData): GrayPixels {
  const { data, width, height } = onWhite(pixels);
  const gray = new Uint8Array(width * height);
  for (let pixel = 0; pixel < gray.length; pixel++) {
    const at = pixel * 4;
    gray[pixel] = Math.round(0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0));
  }
  return { data: gray, width, height };
}
