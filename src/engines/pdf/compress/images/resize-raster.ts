import sharp from 'sharp';
import { type PdfImage, resolutionOf } from './describe-image.ts';
import type { Raster } from './raster.ts';

/** Downsamples only when this far above the target: less blurs more than it saves. */
const tolerance = 1.25;

/** The size that gives at most `pixelsPerInch` where the image is drawn; undefined when it is small enough. */
export function sizeFor(image: PdfImage, pixelsPerInch: number): { width: number; height: number } | undefined {
  const resolution = resolutionOf(image);
  const along = (pixels: number, has: number) =>
    has > pixelsPerInch * tolerance ? Math.max(1, Math.round((pixels * pixelsPerInch) / has)) : pixels;
  const width = along(image.width, resolution.x);
  const height = along(image.height, resolution.y);
  return width === image.width && height === image.height ? undefined : { width, height };
}

/** Resizes gray or RGB pixels (Lanczos). */
export async function resizeRaster(raster: Raster, size: { width: number; height: number }): Promise<Raster> {
  const { width, height, channels } = raster;
  const data = await sharp(raster.data, { raw: { width, height, channels }, limitInputPixels: false })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer();
  return { ...size, data, channels };
}
