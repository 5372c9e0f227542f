import type { FlowParagraph } from '../flow-document.ts';
import { type TextPiece, textPieces } from '../text-runs.ts';

/** Characters with a meaning inside a line (CommonMark 0.31, 2.4). */
const special = /[\\`*_[\]<>~]/g;

/** A paragraph's text on one line, with emphasis, code and links; headings are bold already. */
export function markdownText(
  runs: FlowParagraph['runs'],
  { isHeading, lineBreak }: { isHeading: boolean; lineBreak: string },
): string {
  let markdown = '';
  let openLink: string | undefined;
  let linked = '';
  const closeLink = () => {
    if (openLink !== undefined) markdown += linkMarkdown(linked, openLink);
    openLink = undefined;
    linked = '';
  };
  for (const piece of textPieces(runs)) {
    if (piece.kind === 'text' && piece.link !== openLink) closeLink();
    const words = piece.kind === 'break' ? lineBreak : marked(piece, isHeading);
    if (piece.kind === 'text') openLink = piece.link;
    if (openLink === undefined) markdown += words;
    else linked += piece.kind === 'break' ? ' ' : words;
  }
  closeLink();
  return markdown
    .split('\n')
    .map((line, index, lines) => (index === lines.length - 1 ? line.trim() : line.trimStart()))
    .join('\n');
}

const linkMarkdown = (words: string, address: string): string => {
  const target = /[()\s<>]/.test(address) ? `<${address.replaceAll(/[<>\s]/g, encodeURIComponent)}>` : address;
  return `[${words.trim()}](${target})${/\s$/.test(words) ? ' ' : ''}`;
};

/** Emphasis marks must touch the words. */
function marked({ text, look }: TextPiece & { kind: 'text' }, isHeading: boolean): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  if (words === '') return text.replaceAll(/\s+/g, ' ');
  let inner = look.monospace && !words.includes('`') ? `\`${words}\`` : escapeMarkdown(words);
  if (look.position !== 'normal') {
    const tag = look.position === 'superscript' ? 'sup' : 'sub';
    inner = `<${tag}>${inner}</${tag}>`;
  }
  if (look.italic) inner = `*${inner}*`;
  if (look.bold && !isHeading) inner = `**${inner}**`;
  if (look.strike) inner = `~~${inner}~~`;
  return before.replaceAll(/\s+/g, ' ') + inner + after.replaceAll(/\s+/g, ' ');
}

/** Underscores inside words are literal and stay. */
export const escapeMarkdown = (text: string): string =>
  text.replaceAll(special, (character, index: number) => {
    const isWithinWord = /\w/.test(text[index - 1] ?? ' ') && /\w/.test(text[index + 1] ?? ' ');
    return character === '_' && isWithinWord ? character : `\\${character}`;
  });
