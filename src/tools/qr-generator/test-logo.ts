import sharp from 'sharp';
import type { QrLogo, RgbaImage } from '../../shared/qr/draw-code.ts';
import { dataUrl } from './data-url.ts';

/** Pixels as a logo. */
export async function logoOf({ width, height, data }: RgbaImage): Promise<QrLogo> {
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { dataUrl: dataUrl(png, 'image/png'), width, height };
}
