/*
 * An editable document, the intermediate form between PDF pages and DOCX, HTML, Markdown or tables. Lengths are points (1/72
 * inch), colours '#rrggbb'. Images are files, to save memory.
 */

import { t } from '../../shared/language/translate.ts';
export type FlowDocument = {
  title?: string;
  sections: FlowSection[];
  /** One per requested page of the source, in order. */
  pages: FlowPage[];
};

export type FlowPage = {
  /** From 1. */
  number: number;
  /** 'scan' is an image of text without a text layer. */
  kind: 'text' | 'scan' | 'empty';
  /** Where the result may differ from the page, as sentences for the user. */
  doubts: string[];
};

/** Of pages that became images although they have text. */
export const unreadableText = () =>
  t('The file does not say which characters its text stands for. In the result, the page is an image.');

/** What is said of scans. */
export const scanDoubts = {
  asImage: () => t('This page is a scan: it is an image, and its text cannot be edited.'),
  recognised: () => t('This page is a scan: its text comes from text recognition when it was scanned.'),
};

/** A part with one page size and one set of columns. */
export type FlowSection = {
  page: { width: number; height: number; margins: { top: number; right: number; bottom: number; left: number } };
  /** False continues on the previous section's page. */
  startsPage: boolean;
  /** From left to right; one for text without columns. */
  columns: { width: number; gapAfter: number }[];
  header: FlowBlock[];
  footer: FlowBlock[];
  /** Header and footer of even pages, if they differ; `header` and `footer` then apply to odd ones. */
  evenPages?: { header: FlowBlock[]; footer: FlowBlock[] };
  /** Header and footer of the section's first page, if they differ. */
  firstPage?: { header: FlowBlock[]; footer: FlowBlock[] };
  /** Restarts page numbers here. */
  firstPageNumber?: number;
  /** Of page numbers; decimal if it is missing. */
  numberFormat?: 'decimal' | 'lowerRoman' | 'upperRoman';
  /** Prints line numbers beside the text, from `start`, one for `every` so many lines. */
  lineNumbers?: { every: number; start: number; restarts: boolean };
  blocks: FlowBlock[];
};

export type FlowBlock = FlowParagraph | FlowTable | FlowImage;

export type FlowParagraph = {
  kind: 'paragraph';
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /** The runs do not contain the marker. `start` is the number of the list's first item. */
  list?: { id: number; ordered: boolean; level: number; marker: string; start: number };
  /** Left and right are the page's, also in right-to-left text. */
  align: 'left' | 'center' | 'right' | 'justify';
  rightToLeft: boolean;
  /** From the column's edges; `firstLine` is added for the first line and negative for a hanging indent. */
  indent: { left: number; right: number; firstLine: number };
  spaceBefore: number;
  lineHeight: number;
  breakBefore?: 'page' | 'column';
  /** Tab stops, from left to right. */
  tabStops?: FlowTabStop[];
  runs: FlowRun[];
};

/** `position` is measured from the column's left edge; `leader` fills the gap with dots. */
export type FlowTabStop = { position: number; align: 'left' | 'right'; leader: boolean };

export type FlowRun = FlowText | { kind: 'tab' } | { kind: 'lineBreak' } | FlowPageNumber;

export type FlowText = {
  kind: 'text';
  text: string;
  style: FlowTextStyle;
  /** An external address (http, https, mailto, tel). */
  link?: string;
};

export type FlowTextStyle = {
  /** A common font, in place of the embedded one. */
  family: string;
  size: number;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strike: boolean;
  monospace: boolean;
  color: string;
  position: 'normal' | 'superscript' | 'subscript';
  /** Width of the letters, in percent of the family's. */
  scale?: number;
};

/** A page number field, in headers and footers. */
export type FlowPageNumber = { kind: 'pageNumber'; style: FlowTextStyle };

export type FlowTable = {
  kind: 'table';
  /** False for columns separated only by white space. */
  ruled: boolean;
  indentLeft: number;
  columnWidths: number[];
  rows: FlowTableRow[];
};

export type FlowTableRow = {
  minHeight: number;
  isHeader: boolean;
  /** From left to right, without cells covered by a span. */
  cells: FlowTableCell[];
};

export type FlowTableCell = {
  column: number;
  columnSpan: number;
  rowSpan: number;
  fill?: string;
  /** Vertical text: bottom to top or top to bottom. */
  direction?: 'upwards' | 'downwards';
  blocks: FlowBlock[];
};

export type FlowImage = {
  kind: 'image';
  /** Absolute, inside the job's directory. */
  path: string;
  type: 'png' | 'jpeg';
  width: number;
  height: number;
  align: 'left' | 'center' | 'right';
  indentLeft: number;
  spaceBefore: number;
  /** The text in it, as alternative text. */
  description?: string;
};
