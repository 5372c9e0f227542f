import type { QrDesign, QrLogo } from './drawing/draw-code.ts';
import type { ErrorLevel } from './qr-capacity.ts';
import type { QrContentKind } from './qr-content.ts';
import { qrContents } from './qr-content.ts';
import { qrMatrix } from './qr-matrix.ts';
import { defaultStyle, type QrStyle } from './qr-style.ts';

/** Smaller codes have no room for a logo between their fixed patterns. */
const SMALLEST_VERSION_WITH_LOGO = 3;

/**
 * A text as a code that is ready to draw. A logo covers modules, so with one the error level is H unless another is asked for
 * (and room for the logo is made); without one it is M or better. What a standard fixes for a kind of content comes first.
 *
 * @throws qrErrors
 */
export function designCode(
  text: string,
  {
    kind = 'text',
    style = defaultStyle,
    logo,
    errorLevel,
  }: { kind?: QrContentKind; style?: QrStyle; logo?: QrLogo | undefined; errorLevel?: ErrorLevel | undefined } = {},
): QrDesign {
  const fixed = qrContents[kind].symbol;
  const matrix = qrMatrix(text, {
    errorLevel: fixed?.errorLevel ?? errorLevel ?? (logo === undefined ? 'M' : 'H'),
    raiseErrorLevel: fixed === undefined,
    minimumVersion: logo === undefined ? 1 : SMALLEST_VERSION_WITH_LOGO,
    ...(fixed === undefined ? {} : { maximumVersion: fixed.maximumVersion }),
  });
  return { matrix, style, hasFixedLevel: fixed !== undefined, ...(logo === undefined ? {} : { logo }) };
}
