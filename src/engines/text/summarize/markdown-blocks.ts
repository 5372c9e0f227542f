import { lexer, type Token } from 'marked';
import { decodeEntities } from './decode-entities.ts';
import type { TextBlock } from './text-blocks.ts';

/**
 * Markdown as plain text, with its headings, paragraphs and list items. Code and tables are in the text, but in no block: they
 * have no sentences.
 */
export function readMarkdown(markdown: string): { text: string; blocks: TextBlock[] } {
  let text = '';
  const blocks: TextBlock[] = [];
  const add = (words: string, kind: TextBlock['kind'] | undefined, gap = '\n\n') => {
    const line = words.trim();
    if (line === '') return;
    if (text !== '') text += gap;
    const start = text.length;
    text += line;
    if (kind) blocks.push({ kind, lines: [{ start, end: text.length }] });
  };
  const walk = (tokens: readonly Token[], level: number) => {
    for (const token of tokens) {
      if (token.type === 'heading') add(inlineText(token.tokens, token.text), 'heading');
      else if (token.type === 'paragraph') add(inlineText(token.tokens, token.text), 'paragraph');
      else if (token.type === 'blockquote') walk(token.tokens ?? [], level);
      else if (token.type === 'list') {
        for (const item of token.items) walkItem(item.tokens, level);
      } else if (token.type === 'table') {
        for (const row of [token.header, ...token.rows]) {
          add(
            row.map((cell: { tokens: Token[]; text: string }) => inlineText(cell.tokens, cell.text)).join('\t'),
            undefined,
            '\n',
          );
        }
      } else if (token.type === 'code') add(token.text, undefined);
      else if (token.type === 'text') add(inlineText(token.tokens, token.text), 'paragraph');
    }
  };
  const walkItem = (tokens: readonly Token[], level: number) => {
    for (const [index, token] of tokens.entries()) {
      if (index === 0 && (token.type === 'text' || token.type === 'paragraph')) {
        add(`• ${inlineText(token.tokens, token.text).trim()}`, 'item', level === 0 ? '\n' : `\n${'  '.repeat(level)}`);
      } else walk([token], level + 1);
    }
  };
  walk(lexer(markdown), 0);
  return { text, blocks };
}

/** The words of inline marks, without links' addresses, images and tags. */
function inlineText(tokens: readonly Token[] | undefined, whole: string): string {
  if (!tokens) return decodeEntities(whole);
  return tokens
    .map((token) => {
      if (token.type === 'br') return '\n';
      if (token.type === 'html' || token.type === 'image') return '';
      if (token.type === 'codespan' || token.type === 'escape') return decodeEntities(token.text);
      return inlineText('tokens' in token ? token.tokens : undefined, 'text' in token ? token.text : token.raw);
    })
    .join('');
}
