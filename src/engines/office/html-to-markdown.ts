import TurndownService from 'turndown';
import type { RewrittenHtml } from './html-references.ts';

type Removable = keyof HTMLElementTagNameMap;

/**
 * Converts LibreOffice's HTML to Markdown. Images are dropped and counted: Markdown can only link to files.
 * @param without elements to drop with all they hold
 */
export function toMarkdown(page: string, without: readonly Removable[] = []): RewrittenHtml {
  let leftOut = 0;
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    hr: '---',
  });
  service.remove(['style', 'script', 'title', 'head', 'meta', ...without]);
  service.addRule('images', {
    filter: 'img',
    replacement: (_content, node) => {
      leftOut++;
      const words = 'getAttribute' in node ? (node.getAttribute('alt') ?? '') : '';
      return words.trim();
    },
  });
  // LibreOffice puts a paragraph into each list item and table cell.
  service.addRule('cells', { filter: ['td', 'th'], replacement: (content) => ` ${oneLine(content)} |` });
  service.addRule('rows', { filter: 'tr', replacement: (content) => `|${content}\n` });
  service.addRule('tables', {
    filter: 'table',
    replacement: (content) => {
      const rows = content.split('\n').filter((row) => row.startsWith('|'));
      const [first] = rows;
      if (first === undefined) return content;
      const columns = first.replaceAll('\\|', '').split('|').length - 2;
      return `\n\n${[first, `|${' --- |'.repeat(columns)}`, ...rows.slice(1)].join('\n')}\n\n`;
    },
  });
  service.addRule('tableParts', {
    filter: ['thead', 'tbody', 'tfoot', 'colgroup', 'col'],
    replacement: (content) => content,
  });
  const markdown = service.turndown(withoutItemParagraphs(page)).replaceAll(/\n{3,}/g, '\n\n');
  return { content: `${markdown.trim()}\n`, leftOut };
}

const oneLine = (content: string): string =>
  content
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/(?<!\\)\|/g, '\\|');

/** Removes the blank lines around the paragraph of single-paragraph list items. */
const withoutItemParagraphs = (page: string): string =>
  page.replaceAll(/<li>\s*<p\b[^>]*>([\s\S]*?)<\/p>(?=\s*<(?:\/li|[uo]l)\b)/gi, '<li>$1');
