import { escapeXml } from '../../../shared/xml.ts';
import type { LetterLook } from '../common-styles.ts';
import { safeLink } from '../flow-blocks.ts';
import type { FlowParagraph, FlowRun, FlowText, FlowTextStyle } from '../flow-document.ts';
import { directionParts } from '../text-direction.ts';
import type { DocxContext, TextPlace } from './docx-context.ts';
import { lineMultiple } from './line-height.ts';
import { levelOf, listIndent } from './numbering.ts';
import { runProperties } from './run-properties.ts';
import { twips } from './units.ts';

/** A paragraph; `sectionEnd` is the `w:sectPr` of a section that ends with it. */
export function paragraphXml(
  paragraph: FlowParagraph,
  place: TextPlace,
  context: DocxContext,
  sectionEnd: string,
): string {
  const { headingLevel, breakBefore, runs } = paragraph;
  const base = (headingLevel && context.styles.headings[headingLevel]) ?? context.styles.body;
  const columnBreak = breakBefore === 'column' ? '<w:r><w:br w:type="column"/></w:r>' : '';
  const properties = paragraphProperties(paragraph, place, context, sectionEnd);
  return `<w:p>${properties}${columnBreak}${runsXml(runs, base, paragraph.rightToLeft, context)}</w:p>`;
}

/** A paragraph of minimal height, where the format requires one. */
export const emptyParagraph = (sectionEnd = ''): string =>
  `<w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="20" w:lineRule="exact"/>${sectionEnd}</w:pPr></w:p>`;

/** `w:pPr`, with elements in schema order (CT_PPr). */
function paragraphProperties(
  paragraph: FlowParagraph,
  place: TextPlace,
  { numbering }: DocxContext,
  sectionEnd: string,
): string {
  const { headingLevel, list, breakBefore, rightToLeft, spaceBefore } = paragraph;
  let xml = '';
  if (headingLevel) xml += `<w:pStyle w:val="Heading${headingLevel}"/>`;
  else if (place.part === 'header') xml += '<w:pStyle w:val="Header"/>';
  else if (place.part === 'footer') xml += '<w:pStyle w:val="Footer"/>';
  else if (list) xml += '<w:pStyle w:val="ListParagraph"/>';
  if (breakBefore === 'page') xml += '<w:pageBreakBefore/>';
  if (list)
    xml += `<w:numPr><w:ilvl w:val="${levelOf(list)}"/><w:numId w:val="${numbering.numberOf(list)}"/></w:numPr>`;
  xml += tabStops(paragraph, place);
  if (rightToLeft) xml += '<w:bidi/>';
  xml += `<w:spacing w:before="${Math.max(0, twips(spaceBefore))}" w:line="${lineMultiple(paragraph)}" w:lineRule="auto"/>`;
  xml += indentXml(paragraph) + alignXml(paragraph);
  return `<w:pPr>${xml}${sectionEnd}</w:pPr>`;
}

/** In right-to-left paragraphs, Word counts from the right. */
function tabStops({ runs, tabStops: stops, rightToLeft }: FlowParagraph, { part, width }: TextPlace): string {
  const given = (stops ?? []).map(({ position, align, leader }) => ({
    position: rightToLeft ? width - position : position,
    align: (align === 'right') === rightToLeft ? 'left' : 'right',
    leader: leader ? ' w:leader="dot"' : '',
  }));
  const all = given.length > 0 || part === 'body' ? given : runningStops(runs, width);
  if (all.length === 0) return '';
  const tabs = all
    .toSorted((one, other) => one.position - other.position)
    .map(({ position, align, leader }) => `<w:tab w:val="${align}"${leader} w:pos="${twips(position)}"/>`);
  return `<w:tabs>${tabs.join('')}</w:tabs>`;
}

/** Default tab stops of headers and footers: centre and right. */
function runningStops(runs: readonly FlowRun[], width: number) {
  const tabs = runs.filter(({ kind }) => kind === 'tab').length;
  const right = { position: width, align: 'right', leader: '' };
  if (tabs === 2) return [{ position: width / 2, align: 'center', leader: '' }, right];
  return tabs === 1 ? [right] : [];
}

/** In right-to-left paragraphs, Word's left is the leading side, which is the right. */
function indentXml(paragraph: FlowParagraph): string {
  const { indent, rightToLeft, list } = paragraph;
  const [begin, end] = rightToLeft ? [indent.right, indent.left] : [indent.left, indent.right];
  const { left, hanging } = list ? listIndent(paragraph) : { left: begin, hanging: -indent.firstLine };
  const values = [`w:left="${twips(left)}"`];
  if (twips(end) !== 0) values.push(`w:right="${twips(end)}"`);
  if (twips(hanging) > 0) values.push(`w:hanging="${twips(hanging)}"`);
  if (twips(hanging) < 0) values.push(`w:firstLine="${twips(-hanging)}"`);
  return twips(left) === 0 && values.length === 1 ? '' : `<w:ind ${values.join(' ')}/>`;
}

/** In `w:jc`, too, left is the leading side. */
export function alignXml({ align, rightToLeft }: Pick<FlowParagraph, 'align' | 'rightToLeft'>): string {
  if (align === 'center') return '<w:jc w:val="center"/>';
  if (align === 'justify') return '<w:jc w:val="both"/>';
  return (align === 'right') === rightToLeft ? '' : '<w:jc w:val="right"/>';
}

function runsXml(runs: readonly FlowRun[], base: LetterLook, rightToLeft: boolean, context: DocxContext): string {
  let xml = '';
  let openLink: string | undefined;
  for (const run of runs) {
    const link = run.kind === 'text' ? safeLink(run.link) : openLink;
    if (link !== openLink) {
      if (openLink !== undefined) xml += '</w:hyperlink>';
      if (link !== undefined) xml += `<w:hyperlink r:id="${context.links.idOf(link)}" w:history="1">`;
      openLink = link;
    }
    xml += runXml(run, base, rightToLeft);
  }
  return openLink === undefined ? xml : `${xml}</w:hyperlink>`;
}

function runXml(run: FlowRun, base: LetterLook, rightToLeft: boolean): string {
  switch (run.kind) {
    case 'tab':
      return '<w:r><w:tab/></w:r>';
    case 'lineBreak':
      return '<w:r><w:br/></w:r>';
    case 'pageNumber': {
      const properties = runProperties(run.style, base);
      return `<w:fldSimple w:instr=" PAGE "><w:r>${properties}<w:t>1</w:t></w:r></w:fldSimple>`;
    }
    case 'text':
      return textXml(run, base, rightToLeft);
  }
}

/** One run per direction: Word picks font and the order of neutral characters by run. */
function textXml({ text, style }: FlowText, base: LetterLook, rightToLeft: boolean): string {
  return directionParts(text)
    .map((part) => {
      const turned = part.rightToLeft || (rightToLeft && !/\p{L}/u.test(part.text) && !/\d/.test(part.text));
      return `<w:r>${runProperties(drawn(style), base, turned)}${contentXml(part.text)}</w:r>`;
    })
    .join('');
}

const drawn = (style: FlowTextStyle): FlowTextStyle => (style.family === '' ? { ...style, family: 'Arial' } : style);

/** Tabs and line breaks are separate elements. */
const contentXml = (text: string): string =>
  text
    .split(/(\t|\r?\n)/)
    .map((piece) => {
      if (piece === '') return '';
      if (piece === '\t') return '<w:tab/>';
      return /^\r?\n$/.test(piece) ? '<w:br/>' : `<w:t xml:space="preserve">${escapeXml(piece)}</w:t>`;
    })
    .join('');
