/** A rectangle in a photo, as shares of its width and height. Parts below 0 and above 1 are outside. */
export type Area = { left: number; top: number; right: number; bottom: number };

export const wholePhoto: Area = { left: 0, top: 0, right: 1, bottom: 1 };

type Size = { width: number; height: number };
/** In pixels. */
export type Rectangle = Size & { left: number; top: number };

/** How much is looked at around a box: a share of its longer side. */
const surroundings = 0.12;

/** Whole pixels of the photo: the box with what is around it. */
export function cropAround({ left, top, right, bottom }: Area, { width, height }: Size): Rectangle {
  const reach = surroundings * Math.max((right - left) * width, (bottom - top) * height);
  const from = {
    left: Math.max(0, Math.floor(left * width - reach)),
    top: Math.max(0, Math.floor(top * height - reach)),
  };
  return {
    ...from,
    width: Math.max(1, Math.min(width, Math.ceil(right * width + reach)) - from.left),
    height: Math.max(1, Math.min(height, Math.ceil(bottom * height + reach)) - from.top),
  };
}
