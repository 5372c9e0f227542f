import type { PixelImage } from '../scan/pixel-image.ts';
import { boxFilter } from './box-filter.ts';
import type { Mask } from './find-subject.ts';
import { alphaReader, fitAlpha } from './guided-filter.ts';
import type { CutoutLook, Frame } from './look.ts';
import { resample, scaleOf } from './scaled-plane.ts';
import { smallCopy } from './small-copy.ts';
import { estimateColors, type TrueColors } from './true-colors.ts';

export type ComposeRequest = {
  /** RGBA; its own transparency stays. */
  photo: PixelImage & { channels: 4 };
  /** As large as the photo, or a smaller copy, which then follows the photo's edges. */
  mask: Mask;
  look: CutoutLook;
  frame: Frame;
  /** RGBA or RGB, as large as the frame; for the background 'image'. */
  picture?: PixelImage | undefined;
};

/**
 * The subject before its new background, as RGBA of the frame's size, and the exact alpha of the whole photo, 0 to 255. Colours of
 * the old background are taken out of soft edges.
 */
export function composeCutout({ photo, mask, look, frame, picture }: ComposeRequest): {
  image: PixelImage & { channels: 4 };
  alpha: Uint8Array;
} {
  const alpha = exactAlpha(photo, mask);
  const colors = estimateColors(photo, mask);
  const behind = backgroundOf(look, frame, { photo, colors, picture });
  const shadow = look.shadow > 0 ? shadowOf(mask, photo, look.shadow) : undefined;
  const data = new Uint8ClampedArray(frame.width * frame.height * 4);
  const ownColor = colorReader(photo, colors);
  const shade = new Float32Array(frame.width);
  const backdrop = new Float32Array(frame.width * 4);
  for (let y = 0, to = 0; y < frame.height; y += 1) {
    const sourceY = y + frame.top;
    const isInside = sourceY >= 0 && sourceY < photo.height;
    behind(y, backdrop);
    shadow?.(sourceY, frame.left, shade);
    for (let x = 0; x < frame.width; x += 1, to += 4) {
      const sourceX = x + frame.left;
      const at = sourceY * photo.width + sourceX;
      const a = isInside && sourceX >= 0 && sourceX < photo.width ? (alpha[at] ?? 0) / 255 : 0;
      const dark = shade[x] ?? 0;
      const kept = ((backdrop[4 * x + 3] ?? 0) / 255) * (1 - a) * (1 - dark);
      const total = a + dark * (1 - a) + kept;
      data[to + 3] = total * 255;
      if (total === 0) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const subject =
          a === 0 ? 0 : a === 1 ? (photo.data[4 * at + channel] ?? 0) : ownColor(channel, a, sourceX, sourceY);
        data[to + channel] = (a * subject + kept * (backdrop[4 * x + channel] ?? 0)) / total;
      }
    }
  }
  return { image: { data, width: frame.width, height: frame.height, channels: 4 }, alpha };
}

/** The subject's share of a mixed pixel's colour, 0 to 255. */
function colorReader(photo: PixelImage, colors: TrueColors) {
  const { at } = scaleOf(colors, photo);
  return (channel: number, alpha: number, x: number, y: number): number => {
    const [subject, background] = [colors.subject[channel], colors.background[channel]];
    if (!subject || !background) return 0;
    const [own, other] = [255 * at(subject, x, y), 255 * at(background, x, y)];
    const mixed = photo.data[4 * (y * photo.width + x) + channel] ?? 0;
    return Math.min(255, Math.max(0, own + alpha * (mixed - alpha * own - (1 - alpha) * other)));
  };
}

/** The longer side on which a small mask is fitted to the photo. */
const fitSide = 1200;

function exactAlpha(photo: PixelImage & { channels: 4 }, mask: Mask): Uint8Array {
  const result = new Uint8Array(photo.width * photo.height);
  const isSmaller = mask.width < photo.width;
  const guide = isSmaller ? smallCopy(photo, fitSide) : undefined;
  const fit = guide && fitAlpha(guide, resample(mask.alpha, mask, guide), { radius: 2, epsilon: 1e-4 });
  const alphaAt = fit && alphaReader(fit, photo);
  const { row: readMask } = scaleOf(mask, photo);
  const row = new Float32Array(photo.width);
  for (let y = 0, index = 0; y < photo.height; y += 1) {
    readMask(mask.alpha, y, row);
    for (let x = 0; x < photo.width; x += 1, index += 1) {
      const rough = row[x] ?? 0;
      // Where the mask is sure, the fit could only add a veil.
      const value = alphaAt && rough > 0.02 && rough < 0.98 ? Math.min(1, Math.max(0, alphaAt(x, y))) : rough;
      result[index] = Math.round(value * (photo.data[4 * index + 3] ?? 255));
    }
  }
  return result;
}

type Backdrop = (y: number, row: Float32Array) => void;

function backgroundOf(
  look: CutoutLook,
  frame: Frame,
  { photo, colors, picture }: { photo: PixelImage; colors: TrueColors; picture?: PixelImage | undefined },
): Backdrop {
  switch (look.background) {
    case 'transparent':
      return (_y, row) => void row.fill(0);
    case 'color':
      return gradient(look.color, look.color, frame);
    case 'gradient':
      return gradient(look.color, look.color2, frame);
    case 'image':
      return picture ? showPicture(picture) : gradient(look.color, look.color, frame);
    case 'blur':
      return blurred(look.blur, frame, { photo, colors });
  }
}

function gradient(from: string, to: string, { width, height }: Frame): Backdrop {
  const [start, end] = [channelsOf(from), channelsOf(to)];
  return (y, row) => {
    const part = height === 1 ? 0 : y / (height - 1);
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        row[4 * x + channel] = (start[channel] ?? 0) * (1 - part) + (end[channel] ?? 0) * part;
      }
      row[4 * x + 3] = 255;
    }
  };
}

const channelsOf = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

function showPicture({ data, width, channels }: PixelImage): Backdrop {
  return (y, row) => {
    for (let x = 0, at = y * width * channels; x < width; x += 1, at += channels) {
      for (let channel = 0; channel < 3; channel += 1) row[4 * x + channel] = data[at + channel] ?? 0;
      row[4 * x + 3] = channels === 4 ? (data[at + 3] ?? 0) : 255;
    }
  };
}

/** The photo's background without its subject, blurred: no halo of the subject remains around it. */
function blurred(
  strength: number,
  frame: Frame,
  { photo, colors }: { photo: PixelImage; colors: TrueColors },
): Backdrop {
  const { width, height } = colors;
  const radius = Math.max(1, Math.round((Math.max(width, height) * strength) / 1600));
  const planes = colors.background.map((plane) => {
    // Three boxes are nearly a Gaussian.
    let result: Float32Array = plane;
    for (let pass = 0; pass < 3; pass += 1) result = boxFilter(result, width, height, radius);
    return result;
  });
  const { row: read } = scaleOf(colors, photo);
  const channel = new Float32Array(photo.width);
  return (y, row) => {
    const sourceY = Math.min(photo.height - 1, Math.max(0, y + frame.top));
    for (const [index, plane] of planes.entries()) {
      read(plane, sourceY, channel);
      for (let x = 0; x < frame.width; x += 1) {
        row[4 * x + index] = 255 * (channel[Math.min(photo.width - 1, Math.max(0, x + frame.left))] ?? 0);
        row[4 * x + 3] = 255;
      }
    }
  };
}

/** A soft shadow, a little below and to the right of the subject, in pixels of the photo. */
function shadowOf(
  mask: Mask,
  photo: { width: number; height: number },
  strength: number,
): (y: number, left: number, row: Float32Array) => void {
  const size = { width: Math.max(1, Math.round((mask.width * 400) / Math.max(mask.width, mask.height))), height: 0 };
  size.height = Math.max(1, Math.round((mask.height * size.width) / mask.width));
  const longer = Math.max(size.width, size.height);
  const radius = Math.max(1, Math.round(longer / 60));
  let soft = resample(mask.alpha, mask, size);
  for (let pass = 0; pass < 3; pass += 1) soft = boxFilter(soft, size.width, size.height, radius);
  const offset = Math.round(Math.max(photo.width, photo.height) / 50);
  const { row: read } = scaleOf(size, photo);
  const whole = new Float32Array(photo.width);
  return (y, left, row) => {
    const sourceY = y - offset;
    if (sourceY < 0 || sourceY >= photo.height) return void row.fill(0);
    read(soft, sourceY, whole);
    for (let x = 0; x < row.length; x += 1) {
      row[x] = ((whole[x + left - Math.round(offset / 2)] ?? 0) * strength) / 100;
    }
  };
}
