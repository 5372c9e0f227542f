import { kindFacts } from '../../shared/document-formats.ts';
import type { OpenKind } from '../document-guard/inspect-document.ts';
import { linesOnPage } from './paper-lines.ts';

/**
 * More pages of a spreadsheet are useless, and a million rows would make 20,000. LibreOffice prints top to bottom first, so
 * rows after these pages need not even be opened.
 */
const spreadsheetPages = 1000;
const maxRowsOnPage = 70;

/**
 * LibreOffice lays this out in 10 to 30 seconds; 10,000 pages take 1 to 5 minutes. It cannot be told to stop there, so the
 * text is cut beforehand at about this many pages.
 */
export const textPages = 1500;

export type PdfBounds = {
  maxPages?: number;
  /** Printed lines; see `cutText`. */
  maxLines?: number;
};

/** Limits that keep a PDF of an endless document from taking minutes; none for presentations, which are never that long. */
export function boundsOfPdf(kind: OpenKind): PdfBounds {
  switch (kindFacts[kind].family) {
    case 'calc':
      return { maxPages: spreadsheetPages, maxLines: spreadsheetPages * maxRowsOnPage };
    case 'writer':
      return { maxLines: textPages * linesOnPage };
    default:
      return {};
  }
}
