import { composeCutout } from '../../shared/cutout/compose.ts';
import type { Mask } from '../../shared/cutout/find-subject.ts';
import { applyHints, type Hint } from '../../shared/cutout/hints.ts';
import { type CutoutLook, frameOf } from '../../shared/cutout/look.ts';
import type { PixelImage } from '../../shared/scan/pixel-image.ts';

type Rgba = PixelImage & { channels: 4 };

/** The longer side of what is shown and corrected, as on the server. */
const workSide = 1200;
/** Masks that are kept, so that undo takes no time. */
const keptMasks = 12;

let photo: Rgba | undefined;
let photoWidth = 1;
let base: Mask | undefined;
let masks: { hints: readonly Hint[]; mask: Mask }[] = [];

/** Corrects and shows one photo at a time. */
export const cutoutWork = {
  /** Opens a photo with what the server found; without, nothing of it is the subject yet. */
  open: async ({
    source,
    found,
  }: {
    source: Blob;
    found: Blob | undefined;
  }): Promise<{ width: number; height: number }> => {
    const bitmap = await createImageBitmap(source);
    const size = { width: bitmap.width, height: bitmap.height };
    const scale = Math.min(1, workSide / Math.max(size.width, size.height));
    const work = {
      width: Math.max(1, Math.round(size.width * scale)),
      height: Math.max(1, Math.round(size.height * scale)),
    };
    photo = draw(bitmap, work);
    photoWidth = size.width;
    const alpha = new Float32Array(work.width * work.height);
    if (found) {
      const { data } = draw(await createImageBitmap(found), work);
      for (let index = 0; index < alpha.length; index += 1) alpha[index] = (data[4 * index] ?? 0) / 255;
    }
    base = { ...work, alpha };
    masks = [];
    return size;
  },

  /** The corrected photo before its new background. */
  render: async ({
    hints,
    look,
    picture,
  }: {
    hints: readonly Hint[];
    look: CutoutLook;
    picture?: Blob | undefined;
  }) => {
    if (!photo || !base) throw new Error('No photo is open.');
    const mask = maskFor(photo, base, hints);
    const frame = frameOf(mask, photo, look);
    const behind = look.background === 'image' && picture ? cover(await createImageBitmap(picture), frame) : undefined;
    const { image } = composeCutout({ photo, mask, look, frame, picture: behind });
    return createImageBitmap(new ImageData(new Uint8ClampedArray(image.data), image.width, image.height));
  },
};

export type CutoutWork = typeof cutoutWork;

/** A stroke of the brush changes the mask before it; an example changes all. */
function maskFor(opened: Rgba, found: Mask, hints: readonly Hint[]): Mask {
  const text = JSON.stringify(hints);
  const known = masks.find((each) => JSON.stringify(each.hints) === text);
  if (known) return known.mask;
  const last = hints.at(-1);
  const earlier = JSON.stringify(hints.slice(0, -1));
  const before = last?.size === undefined ? undefined : masks.find((each) => JSON.stringify(each.hints) === earlier);
  const mask =
    before && last ? applyHints(opened, before.mask, [last], photoWidth) : applyHints(opened, found, hints, photoWidth);
  masks = [{ hints, mask }, ...masks].slice(0, keptMasks);
  return mask;
}

function draw(bitmap: ImageBitmap, { width, height }: { width: number; height: number }): Rgba {
  const context = contextOf(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { data: context.getImageData(0, 0, width, height).data, width, height, channels: 4 };
}

function cover(bitmap: ImageBitmap, { width, height }: { width: number; height: number }): Rgba {
  const scale = Math.max(width / bitmap.width, height / bitmap.height);
  const context = contextOf(width, height);
  const [wide, high] = [bitmap.width * scale, bitmap.height * scale];
  context.drawImage(bitmap, (width - wide) / 2, (height - high) / 2, wide, high);
  bitmap.close();
  return { data: context.getImageData(0, 0, width, height).data, width, height, channels: 4 };
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no images in workers.');
  return context;
}
