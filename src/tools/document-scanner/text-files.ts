import { strToU8, zipSync } from 'fflate';

/** The texts of pages as one text file: UTF-8 with line feeds, and the character for a new page between two pages. */
export const toTextFile = (texts: readonly string[]): Uint8Array =>
  strToU8(`${texts.map((text) => text.replace(/\r\n?/g, '\n').trimEnd()).join('\n\f')}\n`);

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const mainNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const package_ = 'http://schemas.openxmlformats.org/package/2006';
const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';

/**
 * The texts of pages as a DOCX (ECMA-376): a paragraph for each, which an empty line ends, its lines kept, and each page on a
 * page of its own.
 */
export function toDocxFile(texts: readonly string[]): Uint8Array {
  const body = texts.map((text, index) => paragraphs(text, index > 0)).join('');
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${declaration}<Types xmlns="${package_}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `${declaration}<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${officeDocument}" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(
      `${declaration}<w:document xmlns:w="${mainNamespace}"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    ),
  });
}

function paragraphs(text: string, onNewPage: boolean): string {
  const parts = text.replace(/\r\n?/g, '\n').split(/\n[^\S\n]*\n/);
  return parts
    .map((part, index) => {
      const lines = part.split('\n').map((line) => `<w:r><w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r>`);
      const properties = onNewPage && index === 0 ? '<w:pPr><w:pageBreakBefore/></w:pPr>' : '';
      return `<w:p>${properties}${lines.join('<w:r><w:br/></w:r>')}</w:p>`;
    })
    .join('');
}

const xmlEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Without the characters that XML 1.0 does not have. */
const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => xmlEntities[character] ?? '');
