import { kindFacts } from '../../shared/document-formats.ts';
import type { OpenKind } from '../document-guard/inspect-document.ts';
import { linesOnPage } from './paper-lines.ts';

/**
 * More pages of a spreadsheet help nobody, and a million rows would make 20,000 of them. LibreOffice gives the pages below each
 * other first, so rows that come after these pages need not even be opened.
 */
const spreadsheetPages = 1000;
const mostRowsOnPage = 70;

/**
 * What LibreOffice lays out in 10 to 30 seconds, while 10,000 pages take it 1 to 5 minutes. As it cannot be told to stop there, the
 * text is cut before it gets it, where about these pages are full: some more or less.
 */
const textPages = 1500;

export type PdfBounds = {
  maxPages?: number;
  /** On paper; see `cutText`. */
  maxLines?: number;
};

/** What keeps a PDF of a document without end from taking minutes; none for presentations, which are never that long. */
export function boundsOfPdf(kind: OpenKind): PdfBounds {
  switch (kindFacts[kind].family) {
    case 'calc':
      return { maxPages: spreadsheetPages, maxLines: spreadsheetPages * mostRowsOnPage };
    case 'writer':
      return { maxLines: textPages * linesOnPage };
    default:
      return {};
  }
}
