/**
 * Prints an HTML page as a PDF, as a browser does. Scripts never run, and nothing outside of the page is loaded.
 * Throws PAGE_STOPS_BROWSER, ENGINE_UNAVAILABLE when the browser does not start, and what a supervisor throws.
 */
export type PrintHtml = (request: {
  /** UTF-8, whatever the page declares. */
  input: string;
  output: string;
  /** Later pages are left out. */
  maxPages: number;
  /** Marks headings, lists and tables for screen readers, and adds an outline. Costs time and bytes for every element. */
  tagged: boolean;
  signal: AbortSignal;
}) => Promise<PrintedHtml>;

export type PrintedHtml = {
  pages: number;
  /** Images and other parts that the page only links to. */
  leftOut: number;
};
