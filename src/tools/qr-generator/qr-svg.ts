import { svgPath } from './drawing/contour.ts';
import { drawCode, type QrDesign, type QrDrawing } from './drawing/draw-code.ts';
import { gradientLine } from './drawing/gradient.ts';
import type { Paint } from './qr-style.ts';

/** Only images as base64 get into an SVG; an SVG logo is shown as an image, in which scripts do not run. */
const logoUrlPattern = /^data:image\/(png|jpeg|webp|gif|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/;

/**
 * The code as a self-contained SVG, sharp at any size. One path per colour, so no renderer leaves seams between modules.
 *
 * @param sizePixels width and height that viewers start with
 * @throws TypeError when the logo is no base64 data URL of an image
 */
export function qrSvg(design: QrDesign, sizePixels: number): string {
  const drawing = drawCode(design);
  const { side, layers } = drawing;
  const definitions = layers.map(({ paint }, index) => gradient(paint, index, drawing)).join('');
  const clip = clipPath(drawing);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${sizePixels}" height="${sizePixels}" role="img" aria-label="QR code">`,
    definitions + clip === '' ? '' : `<defs>${definitions}${clip}</defs>`,
    design.style.background === 'transparent'
      ? ''
      : `<path fill="${design.style.background}" d="M0 0h${side}v${side}H0z"/>`,
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
  if (!logoUrlPattern.test(logo.source.dataUrl)) throw new TypeError('The logo must be a base64 data URL of an image.');
  const { x, y, width, height } = logo.box;
  const fit =
    logo.shape === 'circle'
      ? 'clip-path="url(#logo)" preserveAspectRatio="xMidYMid slice"'
      : 'preserveAspectRatio="none"';
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" ${fit} href="${logo.source.dataUrl}"/>`;
}
