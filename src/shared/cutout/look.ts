import type { Mask } from './find-subject.ts';

export const backgrounds = ['transparent', 'color', 'gradient', 'blur', 'image'] as const;
export const crops = ['none', 'subject', 'square', 'passport', 'usPassport'] as const;

/** What a cut-out gets behind and around it. */
export type CutoutLook = {
  background: (typeof backgrounds)[number];
  /** '#rrggbb'; the upper one of a gradient. */
  color: string;
  /** The lower colour of a gradient. */
  color2: string;
  /** How strongly the photo's own background is blurred, 1 to 100. */
  blur: number;
  /** Darkness of the shadow, 0 to 100. */
  shadow: number;
  crop: (typeof crops)[number];
  /** Around the subject, in percent of its longer side. Passport photos have their own. */
  margin: number;
};

export const plainLook: CutoutLook = {
  background: 'transparent',
  color: '#ffffff',
  color2: '#9db4d0',
  blur: 40,
  shadow: 0,
  crop: 'none',
  margin: 6,
};

/** The part of the photo that is shown, in its pixels; it may reach beyond the photo. `output` is the exact size wanted. */
export type Frame = {
  left: number;
  top: number;
  width: number;
  height: number;
  output?: { width: number; height: number };
};

/** At 300 pixels per inch: 35 x 45 mm, and 2 x 2 inches. */
const passportSizes = { passport: { width: 413, height: 531 }, usPassport: { width: 600, height: 600 } } as const;
/** Share of the frame's height: ISO/IEC 19794-5 wants 70 to 80%, the United States 50 to 69%. */
const headShare = { passport: 0.75, usPassport: 0.6 } as const;

/** `photo` is the size of the whole photo, of which the mask may be a smaller copy. */
export function frameOf(
  mask: Mask,
  photo: { width: number; height: number },
  look: Pick<CutoutLook, 'crop' | 'margin'>,
): Frame {
  const whole = { left: 0, top: 0, ...photo };
  if (look.crop === 'none') return whole;
  const found = boundsOf(mask);
  if (!found) return whole;
  const scale = photo.width / mask.width;
  if (look.crop === 'passport' || look.crop === 'usPassport') return passportFrame(mask, found, look.crop, scale);
  const margin = (Math.max(found.width, found.height) * look.margin) / 100;
  const [width, height] = [found.width + 2 * margin, found.height + 2 * margin];
  const [wide, high] = look.crop === 'square' ? [Math.max(width, height), Math.max(width, height)] : [width, height];
  return around(found.left + found.width / 2, found.top + found.height / 2, { width: wide, height: high }, scale);
}

function around(x: number, y: number, size: { width: number; height: number }, scale: number): Frame {
  return {
    left: Math.round((x - size.width / 2) * scale),
    top: Math.round((y - size.height / 2) * scale),
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

type Box = { left: number; top: number; width: number; height: number };

/** Around everything that is at least half opaque. */
function boundsOf({ alpha, width }: Mask): Box | undefined {
  let [left, right, top, bottom] = [width, -1, Number.POSITIVE_INFINITY, -1];
  for (const [index, value] of alpha.entries()) {
    if (value < 0.5) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Puts the head at its place. It is taken to end where the outline is narrowest above the shoulders. */
function passportFrame(mask: Mask, box: Box, kind: keyof typeof passportSizes, scale: number): Frame {
  const output = passportSizes[kind];
  const rows = Array.from({ length: box.height }, (_, row) => extent(mask, box.top + row));
  const neck = neckOf(rows.map(({ width }) => width));
  const head = rows.slice(0, neck);
  const middle = head.reduce((sum, { centre }) => sum + centre, 0) / Math.max(1, head.length);
  const height = neck / headShare[kind];
  const size = { width: (height * output.width) / output.height, height };
  const above = (1 - headShare[kind]) * 0.45 * height;
  return { ...around(middle, box.top - above + height / 2, size, scale), output };
}

function extent({ alpha, width }: Mask, y: number): { width: number; centre: number } {
  let [left, right] = [width, -1];
  for (let x = 0; x < width; x += 1) {
    if ((alpha[y * width + x] ?? 0) < 0.5) continue;
    left = Math.min(left, x);
    right = x;
  }
  return right < 0 ? { width: 0, centre: 0 } : { width: right - left + 1, centre: (left + right) / 2 };
}

/** Rows from the top of the head to its end; all of them where no shoulders are found. */
function neckOf(widths: readonly number[]): number {
  const from = Math.round(widths.length * 0.12);
  let widest = Math.max(1, ...widths.slice(0, from));
  let narrowest = from;
  for (let row = from; row < widths.length; row += 1) {
    const width = widths[row] ?? 0;
    if (width < (widths[narrowest] ?? 0) || narrowest === from) narrowest = row;
    // Shoulders: much wider than the head was.
    if (width > widest * 1.7 && row > from * 1.5) return narrowest;
    if (row - from < widths.length * 0.2) widest = Math.max(widest, width);
    if ((widths[narrowest] ?? 0) >= width) narrowest = row;
  }
  return widths.length;
}
