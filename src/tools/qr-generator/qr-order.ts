import { z } from 'zod';
import type { QrDesign, QrLogo } from '../../shared/qr/draw-code.ts';
import { errorLevels } from '../../shared/qr/qr-capacity.ts';
import { qrStyleSchema } from '../../shared/qr/qr-style.ts';
import type { QrContentKind } from './qr-content.ts';
import { designCode } from './qr-design.ts';
import { defaultSize, pageSizes, printDensities, printedImage, printWidth } from './qr-sizes.ts';

/** The look and size of codes, remembered by the page: no content and no logo. */
export const qrLookSchema = z.object({
  style: qrStyleSchema.prefault({}),
  /** `auto` depends on the logo and on what costs no space. */
  errorLevel: z.enum(['auto', ...errorLevels]).default('auto'),
  /** In pixels, or `print`: `millimetres` wide on paper. */
  size: z.literal([...pageSizes, 'print']).default(defaultSize),
  /** Always the width of a PDF. */
  millimetres: z.number().int().min(printWidth.min).max(printWidth.max).default(printWidth.default),
  dpi: z.literal([...printDensities]).default(300),
});
export type QrLook = z.output<typeof qrLookSchema>;

/** The image size of a look; `dpi` only for print. */
export const imageOf = ({ size, millimetres, dpi }: QrLook): { pixels: number; dpi?: number } =>
  size === 'print' ? printedImage(millimetres, dpi) : { pixels: size };

/** Everything that one code is made from. */
export type QrOrder = { text: string; kind: QrContentKind; look: QrLook; logo: QrLogo | undefined };

/** @throws qrErrors.noText, qrErrors.textTooLong */
export const designOf = ({ text, kind, look, logo }: QrOrder): QrDesign =>
  designCode(text, {
    kind,
    style: look.style,
    logo,
    errorLevel: look.errorLevel === 'auto' ? undefined : look.errorLevel,
  });
