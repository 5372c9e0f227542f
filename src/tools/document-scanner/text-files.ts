import { strToU8, zipSync } from 'fflate';
import { escapeXml, xmlDeclaration } from '../../shared/xml.ts';

/** The texts of pages as one text file: UTF-8 with line feeds, and a form feed between pages. */
export const toTextFile = (texts: readonly string[]): Uint8Array =>
  strToU8(`${texts.map((text) => text.replace(/\r\n?/g, '\n').trimEnd()).join('\n\f')}\n`);

const mainNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const package_ = 'http://schemas.openxmlformats.org/package/2006';
const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';

/**
 * The texts of pages as a DOCX (ECMA-376), each starting a new page. An empty line ends a paragraph; within one, full lines
 * flow together and short ones, as in addresses and tables, stay lines.
 */
export function toDocxFile(texts: readonly string[]): Uint8Array {
  const body = texts.map((text, index) => paragraphs(text, index > 0)).join('');
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${xmlDeclaration}<Types xmlns="${package_}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `${xmlDeclaration}<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${officeDocument}" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(
      `${xmlDeclaration}<w:document xmlns:w="${mainNamespace}"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    ),
  });
}

function paragraphs(text: string, onNewPage: boolean): string {
  const page = text.replace(/\r\n?/g, '\n');
  const longest = page.split('\n').reduce((most, { length }) => Math.max(most, length), 0);
  return page
    .split(/\n[^\S\n]*\n/)
    .map((part, index) => {
      const lines = flowingLines(part.split('\n'), longest).map((line) => `<w:r>${lineContent(line)}</w:r>`);
      const properties = onNewPage && index === 0 ? '<w:pPr><w:pageBreakBefore/></w:pPr>' : '';
      return `<w:p>${properties}${lines.join('<w:r><w:br/></w:r>')}</w:p>`;
    })
    .join('');
}

/** A line of running text fills at least this share of its column; text in narrow columns keeps its lines. */
const fullShare = 0.7;
const minColumnShare = 30;

/** Joins lines that ended only at the column's edge, and hyphenated words. */
function flowingLines(lines: readonly string[], longest: number): string[] {
  // Collected in pieces: appending to a growing string would copy it each time.
  const joined: string[][] = [];
  let before = '';
  let flowsOn = false;
  for (const line of lines) {
    const current = joined.at(-1);
    if (flowsOn && current && !line.includes('\t')) {
      const isDivided = /\p{Ll}-$/u.test(before.slice(-3)) && /^\p{Ll}/u.test(line);
      current.pop();
      current.push(isDivided ? before.slice(0, -1) : `${before} `, line);
    } else joined.push([line]);
    before = line;
    flowsOn = longest >= minColumnShare && line.length >= longest * fullShare && !line.includes('\t');
  }
  return joined.map((parts) => parts.join(''));
}

const lineContent = (line: string): string =>
  line
    .split('\t')
    .map((part) => `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`)
    .join('<w:tab/>');
