import { marked } from 'marked';

/** Plain styles for headings, code and tables in a document. Sizes in points. */
const style = `
body { font-family: "Carlito", "Liberation Sans", sans-serif; font-size: 11pt; }
pre, code { font-family: "Liberation Mono", monospace; font-size: 9.5pt; }
table { border-collapse: collapse; }
th, td { border: 0.5pt solid #888888; padding: 3pt; }
blockquote { margin-left: 1cm; color: #444444; }
`;

/** Converts Markdown with GitHub's extensions to an HTML page. */
export function markdownToHtml(markdown: string): string {
  const body = marked.parse(markdown, { async: false, gfm: true });
  return `<!DOCTYPE html><html><head><title></title><style>${style}</style></head><body>${body}</body></html>`;
}
