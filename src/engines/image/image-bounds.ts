import { imageErrors } from './image.errors.ts';

/** Maximum decoded pixels of all frames; 100 megapixels are 400 MB as RGBA. */
export const maxDecodedPixels = 100_000_000;
export const maxFrames = 2_000;

/** Refuses an image by its header, before decoding. Sizes in pixels, of one frame. */
export function checkBounds({ width, height, frames }: { width: number; height: number; frames: number }): void {
  if (width === 0 || height === 0) throw imageErrors.empty();
  if (frames > maxFrames) throw imageErrors.tooManyFrames({ frames, maxFrames });
  if (width * height * frames > maxDecodedPixels) {
    throw imageErrors.tooManyPixels({ width, height, frames, maxPixels: maxDecodedPixels });
  }
}
