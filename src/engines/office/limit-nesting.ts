/** Deeper ones have no room on paper. LibreOffice takes 5 s for a thousand of them, and a minute for 5,000. */
export const maxNesting = 50;
const nesting = /<(\/?)(?:blockquote|[duo]l)\b[^<>]*>/gi;

/** Drops the tags of quotes and lists nested deeper than 50; their words stay. */
export function limitNesting(page: string): string {
  let depth = 0;
  return page.replaceAll(nesting, (tag, slash: string) => {
    if (slash === '') depth++;
    const isKept = depth <= maxNesting;
    if (slash !== '') depth = Math.max(0, depth - 1);
    return isKept ? tag : '';
  });
}
