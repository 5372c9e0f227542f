import type { QrDesign, QrLogo } from '../../shared/qr/draw-code.ts';
import type { ErrorLevel } from '../../shared/qr/qr-capacity.ts';
import { qrMatrix } from '../../shared/qr/qr-matrix.ts';
import { defaultStyle, type QrStyle } from '../../shared/qr/qr-style.ts';
import type { QrContentKind } from './qr-content.ts';
import { qrContents } from './qr-content.ts';

/** Smaller codes have no room for a logo between their fixed patterns. */
const SMALLEST_VERSION_WITH_LOGO = 3;

/**
 * Lays out a text as a code ready to draw. As a logo covers modules, the error level is then H (and the code is large enough
 * for it) unless another is requested; without one it is M or better. What a standard fixes takes precedence.
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
