import { svgPath } from './contour.ts';
import { drawCode, type QrDesign, type QrDrawing } from './draw-code.ts';
import { gradientLine } from './gradient.ts';
import type { Paint } from './qr-style.ts';

/** From modules to pixels in a square image of `side` pixels: pixel = module * scale + offset. */
export type PixelPlacement = { side: number; scale: number; offset: number };

/** Nothing else gets into an SVG. */
const logoUrlPattern = /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/;

/**
 * The code as a self-contained SVG. One path per colour, so that renderers leave no seams between modules.
 *
 * @param size initial width and height: pixels, or a length such as `50mm`
 * @param placement the code's position in an image of this size; by default it fills the image
 * @throws TypeError when the logo is not a base64 data URL of a PNG
 */
export function qrSvg(design: QrDesign, size: number | string, placement?: PixelPlacement): string {
  const drawing = drawCode(design);
  const { side, layers } = drawing;
  const definitions = layers.map(({ paint }, index) => gradient(paint, index, drawing)).join('');
  const clip = clipPath(drawing);
  const start = placement === undefined ? 0 : -placement.offset / placement.scale;
  const width = placement === undefined ? side : placement.side / placement.scale;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${width} ${width}" width="${size}" height="${size}" role="img" aria-label="QR code">`,
    definitions + clip === '' ? '' : `<defs>${definitions}${clip}</defs>`,
    design.style.background === 'transparent'
      ? ''
      : `<path fill="${design.style.background}" d="M${start} ${start}h${width}v${width}h${-width}z"/>`,
    ...layers.map(
      ({ contours, paint }, index) =>
        `<path fill="${paint.kind === 'solid' ? paint.color : `url(#ink${index})`}" d="${svgPath(contours)}"/>`,
    ),
    logoImage(drawing),
    '</svg>',
  ].join('');
}

function gradient(paint: Paint, index: number, { symbol }: QrDrawing): string {
  if (paint.kind === 'solid') return '';
  const stops = `<stop stop-color="${paint.from}"/><stop offset="1" stop-color="${paint.to}"/>`;
  const line = gradientLine(paint, symbol);
  const id = `id="ink${index}" gradientUnits="userSpaceOnUse"`;
  return line.kind === 'linear'
    ? `<linearGradient ${id} x1="${line.from.x}" y1="${line.from.y}" x2="${line.to.x}" y2="${line.to.y}">${stops}</linearGradient>`
    : `<radialGradient ${id} cx="${line.centre.x}" cy="${line.centre.y}" r="${line.radius}">${stops}</radialGradient>`;
}

function clipPath({ logo }: QrDrawing): string {
  if (logo === undefined || logo.shape === 'square') return '';
  const { x, y, width } = logo.box;
  return `<clipPath id="logo"><circle cx="${x + width / 2}" cy="${y + width / 2}" r="${width / 2}"/></clipPath>`;
}

function logoImage({ logo }: QrDrawing): string {
  if (logo === undefined) return '';
  if (!logoUrlPattern.test(logo.source.dataUrl)) throw new TypeError('The logo must be a base64 data URL of a PNG.');
  const { x, y, width, height } = logo.box;
  const fit =
    logo.shape === 'circle'
      ? 'clip-path="url(#logo)" preserveAspectRatio="xMidYMid slice"'
      : 'preserveAspectRatio="none"';
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" ${fit} href="${logo.source.dataUrl}"/>`;
}
