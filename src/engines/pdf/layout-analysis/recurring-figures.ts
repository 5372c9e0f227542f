import { areNear, type Box, type Figure, heightOf, type PageReading } from '../../../pdf/reading/page-reading.ts';

/** Logos lie within this share of the page's height from its edges. */
const zone = 0.2;
/** Maximum difference of the same figure's edges on different pages, in points. */
const sameEdge = 2;
const minPages = 3;
const commonShare = 0.5;

type EdgeFigures = { header: Figure[]; footer: Figure[] };

/**
 * Figures, such as logos, in one place at the edge of most pages, for each page. A figure with text beside it stays there.
 * @param readings the pages without the text of headers and footers
 */
export function recurringFigures(readings: readonly PageReading[]): EdgeFigures[] {
  const atEdges = readings.map((reading) => ({
    header: reading.figures.filter((figure) => figure.bottom < reading.height * zone && standsApart(figure, reading)),
    footer: reading.figures.filter(
      (figure) => figure.top > reading.height * (1 - zone) && standsApart(figure, reading),
    ),
  }));
  const needed = Math.max(minPages, readings.length * commonShare);
  const recurring = (side: keyof EdgeFigures) => (figure: Figure) =>
    atEdges.filter((page) => page[side].some((other) => isSamePlace(other, figure))).length >= needed;
  return atEdges.map(({ header, footer }) => ({
    header: header.filter(recurring('header')),
    footer: footer.filter(recurring('footer')),
  }));
}

const isSamePlace = (a: Box, b: Box): boolean =>
  (['left', 'right', 'top', 'bottom'] as const).every((edge) => Math.abs(a[edge] - b[edge]) < sameEdge);

/** Whether no text of the page lies beside a figure, or close to it. */
const standsApart = (figure: Figure, { segments, width }: PageReading): boolean =>
  !segments.some((segment) => areNear(segment, { ...figure, left: 0, right: width }, heightOf(segment) * 0.2));
