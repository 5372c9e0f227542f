import { z } from 'zod';
import type { QrDesign, QrLogo } from './drawing/draw-code.ts';
import { errorLevels } from './qr-capacity.ts';
import type { QrContentKind } from './qr-content.ts';
import { designCode } from './qr-design.ts';
import { defaultSize, pageSizes } from './qr-sizes.ts';
import { qrStyleSchema } from './qr-style.ts';

/** Widths of a PDF in millimetres. Below 10 no phone reads a code; 500 is a poster. */
export const pdfWidth = { min: 10, max: 500, default: 50 } as const;

/** How codes look and how large they are: what the page remembers. It holds no content and no logo. */
export const qrLookSchema = z.object({
  style: qrStyleSchema.prefault({}),
  /** `auto` leaves it to the logo and to what costs no space. */
  errorLevel: z.enum(['auto', ...errorLevels]).default('auto'),
  size: z.literal([...pageSizes]).default(defaultSize),
  pdfMillimetres: z.number().int().min(pdfWidth.min).max(pdfWidth.max).default(pdfWidth.default),
});
export type QrLook = z.output<typeof qrLookSchema>;

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
