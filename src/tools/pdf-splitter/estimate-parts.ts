import { type PlannedPart, planParts } from '../../pdf/plan-parts.ts';

/** What an empty PDF takes, in bytes. */
const emptyPartBytes = 1500;

/**
 * About where a split by size cuts. Images are weighed; one that several pages share is in each part once, and known by its
 * size to the byte. What is left of the file, texts and fonts for the most part, is taken to lie evenly on all pages.
 * Throws PDF_TOO_MANY_PARTS.
 *
 * @param images bytes of the images of each page; pages that are not in it have none
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
