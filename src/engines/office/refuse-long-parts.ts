import { documentErrors } from '../document-guard/document.errors.ts';
import { maxCharacters } from '../document-guard/paragraph-meter.ts';

/** LibreOffice takes 3 s for a table of 5,000 rows, and more than a minute for 17,000. */
const maxRows = 10_000;

/** What begins or ends a line, and styles. */
const blockTag =
  /<\/?(p|div|h[1-6]|li|[duo]l|d[dt]|t[dhr]|table|pre|blockquote|[hb]r|address|article|section|header|footer|figure|figcaption|caption|style)\b[^<>]*>/gi;

/** Throws DOCUMENT_TOO_COMPLEX for a page with a paragraph or a table that takes LibreOffice minutes. */
export function refuseLongParts(page: string): void {
  refuseLongParagraphs(page);
  refuseLongTables(page);
}

/** Like `ParagraphMeter`. */
function refuseLongParagraphs(page: string): void {
  if (page.length <= maxCharacters) return;
  const check = (start: number, end: number) => {
    if (end - start <= maxCharacters) return;
    if (page.slice(start, end).replaceAll(/<[^<>]*>/g, '').length > maxCharacters)
      throw documentErrors.paragraphTooLong({ maxCharacters });
  };
  let start = 0;
  let isOther = false;
  for (const { 0: tag, 1: name = '', index } of page.matchAll(blockTag)) {
    if (!isOther) check(start, index);
    start = index + tag.length;
    // Every line of preformatted text is a paragraph.
    isOther = tag[1] !== '/' && /^(?:pre|style)$/i.test(name);
  }
  if (!isOther) check(start, page.length);
}

/** Nested tables are counted as if they stood one after the other. */
function refuseLongTables(page: string): void {
  let rows = 0;
  for (const [, name = ''] of page.matchAll(/<(\/?table|tr)\b/gi)) {
    if (name.toLowerCase() !== 'tr') rows = 0;
    else if (++rows > maxRows) throw documentErrors.tableTooLong({ maxRows });
  }
}
