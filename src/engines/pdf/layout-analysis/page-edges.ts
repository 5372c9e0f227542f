import { heightOf, type PageReading, type Segment } from '../../../pdf/reading/page-reading.ts';

/** Single lines this close to the top or bottom, as shares of the page's height, are header and footer. */
const zone = { top: 0.07, bottom: 0.08 };
/** Minimum distance from the rest of the text, in heights of the line. */
const apart = 2;
const maxLines = 2;

/** Header and footer of a page without others to compare with: lines at the edges, apart from the text. */
export function edgeLines(reading: PageReading): { header: Segment[]; footer: Segment[] } {
  const { height, segments, figures } = reading;
  const header = segments.filter((segment) => segment.bottom < height * zone.top);
  const footer = segments.filter((segment) => segment.top > height * (1 - zone.bottom));
  const isApart = (lines: readonly Segment[], distance: (other: { top: number; bottom: number }) => number) => {
    const own = new Set<object>(lines);
    const tall = Math.max(...lines.map(heightOf));
    const rows = new Set(lines.map(({ bottom }) => Math.round(bottom / 4))).size;
    const rest = [...segments, ...figures].filter((other) => !own.has(other));
    return rows <= maxLines && rest.length > 0 && rest.every((other) => distance(other) > tall * apart);
  };
  const bottom = Math.max(...header.map((segment) => segment.bottom));
  const top = Math.min(...footer.map((segment) => segment.top));
  return {
    header: header.length > 0 && isApart(header, (other) => other.top - bottom) ? header : [],
    footer: footer.length > 0 && isApart(footer, (other) => top - other.bottom) ? footer : [],
  };
}
