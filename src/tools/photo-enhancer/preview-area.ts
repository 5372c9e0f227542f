import { maxPreviewPixels } from './enhancement-options.ts';

export type Area = { left: number; top: number; width: number; height: number };

/**
 * What of the wanted area is inside the photo, cut down around its middle to what a preview may have once it is `scale` times
 * as wide and high. At least one pixel.
 */
export function previewArea(wanted: Area, photo: { width: number; height: number }, scale: number): Area {
  const left = Math.min(wanted.left, photo.width - 1);
  const top = Math.min(wanted.top, photo.height - 1);
  const width = Math.min(wanted.width, photo.width - left);
  const height = Math.min(wanted.height, photo.height - top);
  const share = Math.sqrt(maxPreviewPixels / (width * height * scale * scale));
  if (share >= 1) return { left, top, width, height };
  const cut = { width: Math.max(1, Math.floor(width * share)), height: Math.max(1, Math.floor(height * share)) };
  return {
    left: left + Math.floor((width - cut.width) / 2),
    top: top + Math.floor((height - cut.height) / 2),
    ...cut,
  };
}
