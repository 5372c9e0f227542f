import { marked } from 'marked';
import { maxNesting } from './limit-nesting.ts';

/** Plain styles for headings, code and tables in a document. Sizes in points. */
const style = `
body { font-family: "Carlito", "Liberation Sans", sans-serif; font-size: 11pt; }
pre, code { font-family: "Liberation Mono", monospace; font-size: 9.5pt; }
table { border-collapse: collapse; }
th, td { border: 0.5pt solid #888888; padding: 3pt; }
blockquote { margin-left: 1cm; color: #444444; }
`;

const marker = '[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])(?=[ \\t]))';
/** `marked` reads the rest of a quote again for each level: 5,000 of them take over a minute. */
const deepMarkers = new RegExp(`^((?:${marker}){${maxNesting}})(?:${marker})+`, 'gm');

/** Drops the marks of quotes and lists nested deeper than 50. */
export const limitMarks = (markdown: string): string => markdown.replaceAll(deepMarkers, '$1 ');

/** Converts Markdown with GitHub's extensions to an HTML page. Quotes and lists nested deeper than 50 lose their marks. */
export function markdownToHtml(markdown: string): string {
  const body = marked.parse(limitMarks(markdown), { async: false, gfm: true });
  return `<!DOCTYPE html><html><head><title></title><style>${style}</style></head><body>${body}</body></html>`;
}
