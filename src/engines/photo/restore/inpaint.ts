import type { PixelImage } from '../../../shared/scan/pixel-image.ts';

/* Patches of 7 × 7 pixels, searched for nearby. */
const reach = 3;
const searchReach = 64;
const rounds = 4;

/** How far around a mark decides about it, in pixels. */
export const fillMargin = searchReach + 2 * reach;

/**
 * Fills the marked pixels of an RGB or RGBA image from what is around them, in place. The colours next to a mark are continued
 * into it; then each patch over a mark is replaced by the unmarked patches nearby that fit best, found by PatchMatch (Barnes et
 * al. 2009) and averaged where they overlap (Wexler et al. 2007). The same input gives the same result. An image that is all
 * marked stays as it is.
 *
 * @param mask one value per pixel; anything but 0 is to be filled.
 */
export function fillMarked(image: PixelImage, mask: Uint8Array): void {
  const marked: number[] = [];
  for (const [index, value] of mask.entries()) if (value !== 0) marked.push(index);
  if (marked.length === 0 || marked.length === mask.length) return;
  continueColors(image, mask, marked);
  const search = openSearch(image, mask, marked);
  if (!search) return;
  for (let round = 0; round < rounds; round += 1) {
    search.improve(round % 2 === 0);
    search.vote();
  }
}

/** Fills from the edges of each mark inwards, with the mean of the neighbours known so far, the nearest counting most. */
function continueColors({ data, width, height, channels }: PixelImage, mask: Uint8Array, marked: number[]): void {
  const unknown = Uint8Array.from(mask);
  let open = marked;
  while (open.length > 0) {
    const filled: number[] = [];
    const later: number[] = [];
    for (const pixel of open) {
      const x = pixel % width;
      const y = (pixel - x) / width;
      let [red, green, blue, weights] = [0, 0, 0, 0];
      for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1) {
        for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column += 1) {
          const neighbor = row * width + column;
          if (unknown[neighbor] !== 0) continue;
          const weight = 1 / ((row - y) ** 2 + (column - x) ** 2) ** 2;
          red += weight * (data[neighbor * channels] ?? 0);
          green += weight * (data[neighbor * channels + 1] ?? 0);
          blue += weight * (data[neighbor * channels + 2] ?? 0);
          weights += weight;
        }
      }
      if (weights === 0) later.push(pixel);
      else {
        filled.push(pixel);
        data.set([red / weights + 0.5, green / weights + 0.5, blue / weights + 0.5], pixel * channels);
      }
    }
    for (const pixel of filled) unknown[pixel] = 0;
    open = later;
  }
}

/** Patches over marks, each with the unmarked patch that fits best so far. Undefined where there is no room for any. */
function openSearch({ data, width, height, channels }: PixelImage, mask: Uint8Array, marked: number[]) {
  if (width <= 2 * reach || height <= 2 * reach) return undefined;
  const isWhole = wholePatches(width, height, mask);
  const centers = centersOver(width, height, marked);
  const random = createRandom();
  /** By center; -1 where none is known. */
  const bestOf = new Int32Array(width * height).fill(-1);
  const errorOf = new Float32Array(width * height);

  const errorBetween = (center: number, source: number, limit: number): number => {
    let sum = 0;
    for (let row = -reach; row <= reach; row += 1) {
      let at = (center + row * width - reach) * channels;
      let from = (source + row * width - reach) * channels;
      for (let column = -reach; column <= reach; column += 1) {
        const red = (data[at] ?? 0) - (data[from] ?? 0);
        const green = (data[at + 1] ?? 0) - (data[from + 1] ?? 0);
        const blue = (data[at + 2] ?? 0) - (data[from + 2] ?? 0);
        sum += red * red + green * green + blue * blue;
        at += channels;
        from += channels;
      }
      if (sum >= limit) return sum;
    }
    return sum;
  };
  const consider = (center: number, x: number, y: number) => {
    if (x < reach || y < reach || x >= width - reach || y >= height - reach) return;
    // Far away is another thing.
    if (Math.abs(x - (center % width)) > searchReach) return;
    if (Math.abs(y - Math.floor(center / width)) > searchReach) return;
    const source = y * width + x;
    if (isWhole[source] === 0 || source === bestOf[center]) return;
    const limit = bestOf[center] === -1 ? Number.POSITIVE_INFINITY : (errorOf[center] ?? 0);
    const error = errorBetween(center, source, limit);
    if (error >= limit) return;
    bestOf[center] = source;
    errorOf[center] = error;
  };
  const considerNeighbors = (center: number, step: number) => {
    for (const away of [step, step * width]) {
      const source = bestOf[center - away] ?? -1;
      if (source !== -1) consider(center, (source + away) % width, Math.floor((source + away) / width));
    }
  };
  const considerNear = (center: number, around: number, radius: number) => {
    const x = (around % width) + Math.round((random() * 2 - 1) * radius);
    const y = Math.floor(around / width) + Math.round((random() * 2 - 1) * radius);
    consider(center, x, y);
  };

  return {
    /** Looks for better patches; each round in the other direction. */
    improve: (isForward: boolean) => {
      // The pixels have changed since the errors were measured.
      for (const center of centers) {
        const best = bestOf[center] ?? -1;
        if (best !== -1) errorOf[center] = errorBetween(center, best, Number.POSITIVE_INFINITY);
      }
      for (let turn = 0; turn < centers.length; turn += 1) {
        const center = centers[isForward ? turn : centers.length - 1 - turn] ?? 0;
        considerNeighbors(center, isForward ? 1 : -1);
        for (let radius = searchReach; radius >= 1; radius /= 2) {
          considerNear(center, center, radius);
          considerNear(center, bestOf[center] === -1 ? center : (bestOf[center] ?? center), radius);
        }
      }
    },
    /** Each marked pixel becomes the mean of what the patches over it have there. Good patches count more. */
    vote: () => {
      const voted = new Uint8ClampedArray(marked.length * 3);
      for (const [index, pixel] of marked.entries()) {
        let [red, green, blue, weights] = [0, 0, 0, 0];
        const x = pixel % width;
        const y = (pixel - x) / width;
        for (let row = Math.max(reach, y - reach); row <= Math.min(height - 1 - reach, y + reach); row += 1) {
          for (let column = Math.max(reach, x - reach); column <= Math.min(width - 1 - reach, x + reach); column += 1) {
            const center = row * width + column;
            const source = bestOf[center] ?? -1;
            if (source === -1) continue;
            const from = (source + pixel - center) * channels;
            const weight = 1 / (500 + (errorOf[center] ?? 0)) ** 2;
            red += weight * (data[from] ?? 0);
            green += weight * (data[from + 1] ?? 0);
            blue += weight * (data[from + 2] ?? 0);
            weights += weight;
          }
        }
        const at = pixel * channels;
        voted.set(
          weights === 0 ? data.subarray(at, at + 3) : [red / weights, green / weights, blue / weights],
          index * 3,
        );
      }
      for (const [index, pixel] of marked.entries())
        data.set(voted.subarray(index * 3, index * 3 + 3), pixel * channels);
    },
  };
}

/** 1 for the centers of patches without a marked pixel. */
function wholePatches(width: number, height: number, mask: Uint8Array): Uint8Array {
  const side = 2 * reach + 1;
  const isWhole = new Uint8Array(width * height);
  const marksAbove = new Int32Array(width);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const leaving = y >= side ? (mask[(y - side) * width + x] ?? 0) : 0;
      marksAbove[x] = (marksAbove[x] ?? 0) + (mask[y * width + x] === 0 ? 0 : 1) - (leaving === 0 ? 0 : 1);
    }
    if (y < side - 1) continue;
    let marks = 0;
    for (let x = 0; x < width; x += 1) {
      marks += (marksAbove[x] ?? 0) - (x >= side ? (marksAbove[x - side] ?? 0) : 0);
      if (x >= side - 1 && marks === 0) isWhole[(y - reach) * width + x - reach] = 1;
    }
  }
  return isWhole;
}

/** The centers of all patches that have a marked pixel, row by row. */
function centersOver(width: number, height: number, marked: number[]): number[] {
  const found = new Uint8Array(width * height);
  for (const pixel of marked) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    for (let row = Math.max(reach, y - reach); row <= Math.min(height - 1 - reach, y + reach); row += 1) {
      found.fill(1, row * width + Math.max(reach, x - reach), row * width + Math.min(width - 1 - reach, x + reach) + 1);
    }
  }
  const centers: number[] = [];
  for (const [index, value] of found.entries()) if (value === 1) centers.push(index);
  return centers;
}

/** Numbers from 0 to 1 that look random and are always the same (xorshift, Marsaglia 2003). */
function createRandom(): () => number {
  let state = 0x9e3779b9;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
