import { luma } from '../../../shared/scan/pixel-image.ts';
import type { LumaPlane } from './run-filters.ts';

/** The luma of RGB or RGBA pixels. */
export function lumaOf({
  data,
  width,
  height,
}: {
  data: Uint8Array | Float32Array;
  width: number;
  height: number;
}): LumaPlane {
  const channels = data.length / (width * height);
  const result = new Float32Array(width * height);
  for (let index = 0, at = 0; index < result.length; index += 1, at += channels) {
    result[index] = luma(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  }
  return { data: result, width, height };
}
