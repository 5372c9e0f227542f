import sharp from 'sharp';
import { dataUrl } from './data-url.ts';
import type { QrLogo, RgbaImage } from './drawing/draw-code.ts';

/** Pixels as a logo. */
export async function logoOf({ width, height, data }: RgbaImage): Promise<QrLogo> {
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { dataUrl: dataUrl(png, 'image/png'), width, height };
}
