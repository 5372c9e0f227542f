import type { Sharp } from 'sharp';
import type { QrDesign } from '../../shared/qr/draw-code.ts';
import type { PixelPlacement } from '../../shared/qr/qr-svg.ts';
import { qrSvg } from '../../shared/qr/qr-svg.ts';
import { placementOf, type QrPainter } from './qr-painter.ts';

/** Draws the SVG with sharp. It contains only our own outlines and needs no sandbox. */
export const sharpPainter: QrPainter = {
  pixels: async (design, placement) => {
    const drawn = (await draw(design, placement)).flatten({ background: '#ffffff' }).ensureAlpha();
    const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
  },
  png: async (design, sizePixels) =>
    new Uint8Array(await (await draw(design, placementOf(design, sizePixels))).png({ palette: true }).toBuffer()),
};

/** Loaded with the first code: 40 ms, and memory that most processes never need. */
async function draw(design: QrDesign, placement: PixelPlacement): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(qrSvg(design, placement.side, placement)));
}
