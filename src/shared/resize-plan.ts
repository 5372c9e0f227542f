export type Size = { width: number; height: number };

/** A region as fractions of width and height, 0 to 1. */
export type ImageRegion = { left: number; top: number; width: number; height: number };

/** The target size. A missing side follows from the aspect ratio. */
export type ImageResize = {
  width?: number;
  height?: number;
  /**
   * How the image fits other proportions: 'fill' stretches, 'inside' stays within the size, 'cover' fills it and crops,
   * 'contain' stays within and pads with the background.
   */
  fit: 'fill' | 'inside' | 'cover' | 'contain';
  /** The focal point for 'cover' or position for 'contain', 0 (left, top) to 1. Defaults to the centre. */
  position?: { x: number; y: number };
  /** False keeps smaller images at their size. */
  enlarge?: boolean;
  /** Takes only this region of the upright image; all of it by default. */
  crop?: ImageRegion;
};

export type Region = { left: number; top: number } & Size;

/** In this order: take `region`, scale to `scaled`, cut out `crop`, add `pad` on each side. All in pixels. */
export type ResizePlan = {
  region?: Region;
  scaled: Size;
  crop?: Region;
  pad?: { left: number; top: number; right: number; bottom: number };
};

/** The finished image's size. */
export function sizeAfter({ scaled, crop, pad }: ResizePlan): Size {
  const { width, height } = crop ?? scaled;
  return pad ? { width: width + pad.left + pad.right, height: height + pad.top + pad.bottom } : { width, height };
}

/** Plans how to resize an image; every side of the result has at least 1 pixel. */
export function planResize(source: Size, resize: ImageResize): ResizePlan {
  if (resize.crop === undefined) return planWhole(source, resize);
  const region = pixelsOf(source, resize.crop);
  return { region, ...planWhole(region, resize) };
}

/** A region in whole pixels, at least one each way. */
function pixelsOf(source: Size, { left, top, width, height }: ImageRegion): Region {
  const side = (start: number, length: number, whole: number) => {
    const first = Math.min(Math.round(start * whole), whole - 1);
    return { first, pixels: Math.min(atLeastOne(length * whole), whole - first) };
  };
  const across = side(left, width, source.width);
  const down = side(top, height, source.height);
  return { left: across.first, top: down.first, width: across.pixels, height: down.pixels };
}

function planWhole(source: Size, resize: ImageResize): ResizePlan {
  const wanted = completeSize(source, resize);
  const { fit, position = { x: 0.5, y: 0.5 }, enlarge = true } = resize;
  if (fit === 'fill') {
    const scaled = enlarge
      ? wanted
      : { width: Math.min(wanted.width, source.width), height: Math.min(wanted.height, source.height) };
    return { scaled };
  }
  const horizontal = wanted.width / source.width;
  const vertical = wanted.height / source.height;
  const ratio = fit === 'cover' ? Math.max(horizontal, vertical) : Math.min(horizontal, vertical);
  const scaled = scale(source, enlarge ? ratio : Math.min(ratio, 1), wanted, fit);
  if (fit === 'inside') return { scaled };
  if (fit === 'cover') return cropTo(scaled, wanted, position);
  return padTo(scaled, wanted, position);
}

function completeSize(source: Size, { width, height }: ImageResize): Size {
  if (width !== undefined && height !== undefined) return { width, height };
  if (width !== undefined) return { width, height: atLeastOne((width * source.height) / source.width) };
  if (height !== undefined) return { width: atLeastOne((height * source.width) / source.height), height };
  return source;
}

/** Rounding must not leave a gap with 'cover', nor overflow with 'inside' and 'contain'. */
function scale(source: Size, ratio: number, wanted: Size, fit: 'inside' | 'cover' | 'contain'): Size {
  const width = atLeastOne(source.width * ratio);
  const height = atLeastOne(source.height * ratio);
  if (fit !== 'cover') return { width: Math.min(width, wanted.width), height: Math.min(height, wanted.height) };
  return { width, height };
}

function cropTo(scaled: Size, wanted: Size, position: { x: number; y: number }): ResizePlan {
  const width = Math.min(scaled.width, wanted.width);
  const height = Math.min(scaled.height, wanted.height);
  if (width === scaled.width && height === scaled.height) return { scaled };
  // Centres the focal point in the crop as far as the borders allow.
  const offset = (length: number, cut: number, focus: number) =>
    Math.round(Math.min(Math.max(focus * length - cut / 2, 0), length - cut));
  return {
    scaled,
    crop: {
      left: offset(scaled.width, width, position.x),
      top: offset(scaled.height, height, position.y),
      width,
      height,
    },
  };
}

function padTo(scaled: Size, wanted: Size, position: { x: number; y: number }): ResizePlan {
  const free = { width: wanted.width - scaled.width, height: wanted.height - scaled.height };
  if (free.width === 0 && free.height === 0) return { scaled };
  const left = Math.round(free.width * position.x);
  const top = Math.round(free.height * position.y);
  return { scaled, pad: { left, top, right: free.width - left, bottom: free.height - top } };
}

function atLeastOne(length: number): number {
  return Math.max(1, Math.round(length));
}
