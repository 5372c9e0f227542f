import { type PlannedPart, planParts } from '../../pdf/plan-parts.ts';

/** Size of an empty PDF, in bytes. */
const emptyPartBytes = 1500;

/**
 * Estimates where a split by size cuts. An image shared by several pages counts once per part; shared images are recognised
 * by their exact size. The rest of the file, mostly text and fonts, is spread evenly over the pages.
 *
 * Throws PDF_TOO_MANY_PARTS.
 *
 * @param images bytes of each page's images; pages without images are missing
 * @param bytes of the whole file
 */
export function estimateParts(
  images: readonly (readonly number[])[],
  { pageCount, bytes, maxBytes }: { pageCount: number; bytes: number; maxBytes: number },
): PlannedPart[] {
  const inImages = [...new Set(images.flat())].reduce((sum, image) => sum + image, 0);
  const perPage = Math.max(0, bytes - inImages - emptyPartBytes) / Math.max(1, pageCount);
  const ranges: string[] = [];
  let known = new Set<number>();
  let filled = emptyPartBytes;
  let from = 1;
  for (let page = 1; page <= pageCount; page++) {
    const own = images[page - 1] ?? [];
    const weigh = () => perPage + [...new Set(own)].reduce((sum, one) => sum + (known.has(one) ? 0 : one), 0);
    if (page > from && filled + weigh() > maxBytes) {
      ranges.push(`${from}-${page - 1}`);
      [known, filled, from] = [new Set(), emptyPartBytes, page];
    }
    filled += weigh();
    for (const image of own) known.add(image);
  }
  ranges.push(`${from}-${pageCount}`);
  return planParts({ method: 'range', ranges: ranges.join(','), oneFile: false }, { pageCount, bookmarks: () => [] });
}
