/*
 * A document that flows: what the pages of a PDF are turned into before they are written as DOCX, HTML, Markdown or tables.
 * Lengths are points (1/72 inch), colours '#rrggbb'. Images lie in files, so that a long document stays small in memory.
 */

export type FlowDocument = {
  title?: string;
  sections: FlowSection[];
  /** One for each page of the source that was asked for, in order. */
  pages: FlowPage[];
};

export type FlowPage = {
  /** Counted from 1. */
  number: number;
  /** 'scan' is an image of text without text behind it. */
  kind: 'text' | 'scan' | 'empty';
  /** Why its result may differ from the page, in sentences for the user; empty when nothing is doubtful. */
  doubts: string[];
};

/** A part of the document with one page size and one set of columns. */
export type FlowSection = {
  page: { width: number; height: number; margins: { top: number; right: number; bottom: number; left: number } };
  /** False goes on upon the page of the section before. */
  startsPage: boolean;
  /** From left to right; one for text without columns. */
  columns: { width: number; gapAfter: number }[];
  header: FlowBlock[];
  footer: FlowBlock[];
  /** Those of pages with even numbers, where left pages have others than right ones; header and footer are the right ones' then. */
  evenPages?: { header: FlowBlock[]; footer: FlowBlock[] };
  /** The number of its first page where it is not the running one; only with page numbers in header or footer. */
  firstPageNumber?: number;
  blocks: FlowBlock[];
};

export type FlowBlock = FlowParagraph | FlowTable | FlowImage;

export type FlowParagraph = {
  kind: 'paragraph';
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /** The marker itself is not among the runs. `start` is the number of a list's first item. */
  list?: { id: number; ordered: boolean; level: number; marker: string; start: number };
  /** Left and right are the page's, in right-to-left text as well. */
  align: 'left' | 'center' | 'right' | 'justify';
  rightToLeft: boolean;
  /** From the column's side; `firstLine` is added to the first line alone and is negative where it hangs. */
  indent: { left: number; right: number; firstLine: number };
  spaceBefore: number;
  lineHeight: number;
  breakBefore?: 'page' | 'column';
  /** Where its tabs lead to, from left to right. */
  tabStops?: FlowTabStop[];
  runs: FlowRun[];
};

/** `position` is the distance from the column's left edge; `leader` fills the way to it with dots. */
export type FlowTabStop = { position: number; align: 'left' | 'right'; leader: boolean };

export type FlowRun = FlowText | { kind: 'tab' } | { kind: 'lineBreak' } | FlowPageNumber;

export type FlowText = {
  kind: 'text';
  text: string;
  style: FlowTextStyle;
  /** An address outside of the document (http, https, mailto, tel). */
  link?: string;
};

export type FlowTextStyle = {
  /** A font that offices know, in place of the one embedded. */
  family: string;
  size: number;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strike: boolean;
  monospace: boolean;
  color: string;
  position: 'normal' | 'superscript' | 'subscript';
};

/** The running number of a page, in headers and footers. */
export type FlowPageNumber = { kind: 'pageNumber'; style: FlowTextStyle };

export type FlowTable = {
  kind: 'table';
  /** False for columns that only white space separates. */
  ruled: boolean;
  indentLeft: number;
  columnWidths: number[];
  rows: FlowTableRow[];
};

export type FlowTableRow = {
  minHeight: number;
  isHeader: boolean;
  /** From left to right; cells that are covered by a span are left out. */
  cells: FlowTableCell[];
};

export type FlowTableCell = {
  column: number;
  columnSpan: number;
  rowSpan: number;
  fill?: string;
  /** Its lines run from bottom to top or from top to bottom. */
  direction?: 'upwards' | 'downwards';
  blocks: FlowBlock[];
};

export type FlowImage = {
  kind: 'image';
  /** Absolute, inside of the job's folder. */
  path: string;
  type: 'png' | 'jpeg';
  width: number;
  height: number;
  align: 'left' | 'center' | 'right';
  indentLeft: number;
  spaceBefore: number;
  /** What is written in it, for people and programs that do not see it. */
  description?: string;
};
