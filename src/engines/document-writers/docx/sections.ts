import type { FlowBlock, FlowSection } from '../flow-document.ts';
import { twips } from './units.ts';

/** Relationship ids of a section's headers and footers. */
export type SectionParts = { header?: string; footer?: string } & Partial<
  Record<`${'even' | 'first'}${'Header' | 'Footer'}`, string>
>;

/** `w:sectPr`, with elements in schema order (CT_SectPr). */
export function sectionXml(section: FlowSection, parts: SectionParts, isFirst: boolean): string {
  const { page, columns, header, footer, startsPage } = section;
  const { margins } = page;
  const landscape = page.width > page.height ? ' w:orient="landscape"' : '';
  const reference = (kind: 'header' | 'footer', type: 'default' | 'even' | 'first', id: string | undefined) =>
    id === undefined ? '' : `<w:${kind}Reference w:type="${type}" r:id="${id}"/>`;
  const references =
    reference('header', 'even', parts.evenHeader) +
    reference('header', 'default', parts.header) +
    reference('header', 'first', parts.firstHeader) +
    reference('footer', 'even', parts.evenFooter) +
    reference('footer', 'default', parts.footer) +
    reference('footer', 'first', parts.firstFooter);
  const side = (points: number) => Math.max(0, twips(points));
  return (
    `<w:sectPr>${references}<w:type w:val="${startsPage || isFirst ? 'nextPage' : 'continuous'}"/>` +
    `<w:pgSz w:w="${Math.max(20, twips(page.width))}" w:h="${Math.max(20, twips(page.height))}"${landscape}/>` +
    `<w:pgMar w:top="${side(margins.top)}" w:right="${side(margins.right)}" w:bottom="${side(margins.bottom)}" w:left="${side(margins.left)}"` +
    ` w:header="${twips(edgeDistance(margins.top, header))}" w:footer="${twips(edgeDistance(margins.bottom, footer))}" w:gutter="0"/>` +
    `${lineNumbersXml(section)}${numberingXml(section)}${columnsXml(columns)}${section.firstPage === undefined ? '' : '<w:titlePg/>'}</w:sectPr>`
  );
}

function numberingXml({ numberFormat = 'decimal', firstPageNumber }: FlowSection): string {
  const format = numberFormat === 'decimal' ? '' : ` w:fmt="${numberFormat}"`;
  const start = firstPageNumber === undefined ? '' : ` w:start="${Math.max(0, Math.trunc(firstPageNumber))}"`;
  return format + start === '' ? '' : `<w:pgNumType${format}${start}/>`;
}

/** Word counts from zero. */
const lineNumbersXml = ({ lineNumbers }: FlowSection): string =>
  lineNumbers === undefined
    ? ''
    : `<w:lnNumType w:countBy="${lineNumbers.every}"${lineNumbers.start > 1 ? ` w:start="${lineNumbers.start - 1}"` : ''} w:restart="${lineNumbers.restarts ? 'newPage' : 'continuous'}"/>`;

function columnsXml(columns: FlowSection['columns']): string {
  if (columns.length < 2) return '<w:cols w:space="720"/>';
  const each = columns.map(
    ({ width, gapAfter }, index) =>
      `<w:col w:w="${Math.max(20, twips(width))}" w:space="${index === columns.length - 1 ? 0 : Math.max(0, twips(gapAfter))}"/>`,
  );
  return `<w:cols w:num="${columns.length}" w:space="${Math.max(0, twips(columns[0]?.gapAfter ?? 0))}" w:equalWidth="0">${each.join('')}</w:cols>`;
}

const typicalDistance = 36;
const minDistance = 8;

/** Distance of a header or footer from the page's edge, so that it fits into the margin without pushing the text. */
function edgeDistance(margin: number, blocks: readonly FlowBlock[]): number {
  if (blocks.length === 0) return Math.min(typicalDistance, margin / 2);
  const height = blocks.reduce((sum, block) => sum + heightOf(block), 0);
  return Math.max(minDistance, Math.min(typicalDistance, (margin - height) / 2));
}

function heightOf(block: FlowBlock): number {
  if (block.kind === 'table')
    return block.rows.reduce((sum, { minHeight, cells }) => {
      const heights = cells.map((cell) => cell.blocks.reduce((total, each) => total + heightOf(each), 0));
      return sum + Math.max(minHeight, ...heights);
    }, 0);
  return block.spaceBefore + (block.kind === 'image' ? block.height : block.lineHeight);
}

/** The width of text lines, in points. */
export function textWidth({ page, columns }: FlowSection): number {
  const [first] = columns;
  if (columns.length > 1 && first) return first.width;
  return fullWidth({ page });
}

export const fullWidth = ({ page }: Pick<FlowSection, 'page'>): number =>
  Math.max(1, page.width - page.margins.left - page.margins.right);
