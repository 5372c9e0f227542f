import { type DocumentFormat, kindFacts } from '../../shared/document-formats.ts';
import type { DocumentFacts, OpenKind } from '../document-guard/inspect-document.ts';

/* LibreOffice's filter names. Inputs always name their filter: otherwise LibreOffice makes a PDF of random bytes. */

export type Filter = { name: string; options?: string };
const unicodeText: Filter = { name: 'Text (encoded)', options: 'UTF8,LF,,,' };
const asPage: Filter = { name: 'HTML (StarWriter)' };
const charsetUtf8 = 76;

/** The import filter. Text, Markdown, HTML and CSV have been rewritten as UTF-8 before. */
export function importFilter({ kind, wordVersion, isXml }: DocumentFacts, separator = ','): Filter {
  switch (kind) {
    case 'docx':
      return { name: 'MS Word 2007 XML' };
    case 'doc':
      // 'MS Word 97' refuses older files.
      return { name: { word6: 'MS WinWord 6.0', word95: 'MS Word 95', word97: 'MS Word 97' }[wordVersion ?? 'word97'] };
    case 'odt':
      return { name: 'writer8' };
    case 'rtf':
      return { name: 'Rich Text Format' };
    case 'html':
    case 'markdown':
    case 'eml':
      return asPage;
    case 'text':
      return unicodeText;
    case 'xlsx':
      return { name: 'Calc MS Excel 2007 XML' };
    case 'xlsb':
      return { name: 'Calc MS Excel 2007 Binary' };
    case 'xls':
      return { name: isXml ? 'MS Excel 2003 XML Orcus' : 'MS Excel 97' };
    case 'ods':
      return { name: 'calc8' };
    case 'csv':
      // Separator, quotes, encoding, first line, columns, language, quoted fields as text, detect numbers, four export
      // options, evaluate formulas: an untrusted table must not become a workbook with active formulas.
      return {
        name: 'Text - txt - csv (StarCalc)',
        options: `${separator.charCodeAt(0)},34,${charsetUtf8},1,,0,false,true,,,,,false`,
      };
    case 'fodt':
      return { name: 'OpenDocument Text Flat XML' };
    case 'fods':
      return { name: 'OpenDocument Spreadsheet Flat XML' };
    case 'fodp':
      return { name: 'OpenDocument Presentation Flat XML' };
    case 'fb2':
      return { name: 'FictionBook 2' };
    case 'slk':
      return { name: 'SYLK' };
    case 'dif':
      return { name: 'DIF', options: `${charsetUtf8}` };
    case 'pptx':
      return { name: 'Impress MS PowerPoint 2007 XML' };
    case 'ppt':
      return { name: 'MS PowerPoint 97' };
    case 'odp':
      return { name: 'impress8' };
    case 'pdf':
    case 'lockedPackage':
    case 'old':
      throw new Error(`There is no filter for ${kind}`);
  }
}

/** The export filter. */
export function exportFilter(kind: OpenKind, format: DocumentFormat): Filter {
  switch (format) {
    case 'pdf':
      return { name: `${kindFacts[kind].family}_pdf_Export` };
    case 'docx':
      return { name: 'MS Word 2007 XML' };
    case 'odt':
      return { name: 'writer8' };
    case 'rtf':
      return { name: 'Rich Text Format' };
    case 'txt':
      return { name: 'Text (encoded)', options: 'UTF8,LF,,,false' };
    case 'html':
    case 'md':
      return { ...asPage, options: 'EmbedImages' };
    case 'epub':
      return { name: 'EPUB' };
    case 'xlsx':
      return { name: 'Calc MS Excel 2007 XML' };
    case 'ods':
      return { name: 'calc8' };
    case 'csv':
      return { name: 'Text - txt - csv (StarCalc)', options: `44,34,${charsetUtf8},1,,0,false,true,false` };
    case 'pptx':
      return { name: 'Impress MS PowerPoint 2007 XML' };
    case 'odp':
      return { name: 'impress8' };
  }
}
