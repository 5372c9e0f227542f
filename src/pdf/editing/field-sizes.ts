/** Sizes to try for text that is to be as large as fits, in points, as PDFium has them (cpvt_variabletext.cpp). */
const sizes = [4, 6, 8, 9, 10, 12, 14, 18, 20, 25, 30, 35, 40, 45, 50, 55, 60, 70, 80, 90, 100, 110, 120, 130, 144];
/** Text over several lines stays at the size of print. */
const maxMultilineSize = 12;

/** The largest size, in points, at which a field's text fits; the smallest if none does. */
export function largestSize(fits: (size: number) => boolean, { isMultiline = false } = {}): number {
  const candidates = isMultiline ? sizes.filter((size) => size <= maxMultilineSize) : sizes;
  return candidates.findLast(fits) ?? sizes[0] ?? 4;
}
