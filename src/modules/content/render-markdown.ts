import { Marked, type Token, type Tokens } from 'marked';
import { ContentError } from './content-error.ts';

/** An image's address and size, so that nothing moves when it arrives. */
export type Picture = { address: string; width: number; height: number };

/**
 * Renders Markdown of a content file. Headings of the second level get ids.
 * @param params.firstLine line of the file that the Markdown begins on, for errors
 * @param params.pictureAt the image that a Markdown image names; undefined if there is none
 * @throws ContentError for raw HTML, for images that are missing or have no description, and for links without https
 */
export function renderMarkdown(params: {
  file: string;
  markdown: string;
  firstLine: number;
  pictureAt: (name: string) => Picture | undefined;
}): { html: string; headings: { id: string; text: string }[] } {
  const { file, markdown, firstLine, pictureAt } = params;
  const headings: { id: string; text: string }[] = [];
  const ids = new Set<string>();
  const refuse = (raw: string, sentence: string): never => {
    const before = markdown.slice(0, Math.max(0, markdown.indexOf(raw)));
    throw new ContentError({ file, line: firstLine + before.split('\n').length - 1 }, sentence);
  };

  function renderHeading(
    this: { parser: { parseInline: (tokens: Token[]) => string } },
    heading: Tokens.Heading,
  ): string {
    const { depth, text, tokens, raw } = heading;
    if (depth === 1) return refuse(raw, "Headings begin with '##': the title is in the front matter.");
    const words = this.parser.parseInline(tokens);
    if (depth > 2) return `<h${depth}>${words}</h${depth}>\n`;
    const id = uniqueId(text, ids);
    headings.push({ id, text: plainText(tokens) });
    return `<h2 id="${id}">${words}</h2>\n`;
  }

  const renderer = new Marked({
    renderer: {
      heading: renderHeading,
      html: ({ raw }) => refuse(raw, 'HTML is not allowed. Write Markdown.'),
      link({ href, tokens, raw }) {
        if (!/^(\/(?!\/)|#|https:\/\/|mailto:)/.test(href)) {
          refuse(raw, `The link to ${href} must begin with '/', '#', 'https://' or 'mailto:'.`);
        }
        const isOutside = href.startsWith('https://');
        const attributes = isOutside ? ' rel="noopener noreferrer"' : '';
        return `<a href="${escapeHtml(href)}"${attributes}>${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text, raw }) {
        if (text.trim() === '') refuse(raw, `The image ${href} has no description: ![what it shows](${href}).`);
        const picture = pictureAt(href) ?? refuse(raw, `There is no image ${href} beside this file.`);
        const { address, width, height } = picture;
        return `<img src="${escapeHtml(address)}" alt="${escapeHtml(text)}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
      },
      // Wide tables scroll by themselves, also by keyboard.
      table(table) {
        const row = (cells: Tokens.TableCell[], tag: 'th' | 'td') =>
          `<tr>${cells.map(({ tokens }) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        const body = table.rows.map((cells) => row(cells, 'td')).join('');
        return `<div class="wide" role="region" aria-label="Table" tabindex="0"><table><thead>${row(table.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = renderer.parse(markdown, { async: false });
  return { html, headings };
}

function uniqueId(text: string, taken: Set<string>): string {
  const base =
    text
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'section';
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  taken.add(id);
  return id;
}

const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? token.text : ''))
    .join('');

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
