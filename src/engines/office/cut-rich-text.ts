import { PaperLines } from './paper-lines.ts';

/** A brace, a control word with its number and the space that ends it, a sign in hexadecimal, a control sign, or plain text. */
const token = /[{}]|\\([a-z]+)(-?\d+)? ?|\\'[\da-f]{2}|\\[\s\S]|[^\\{}]+/gi;

/** Groups with these words hold no text of the page, and neither do those that begin with `\*`. */
const elsewhere: ReadonlySet<string> = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'header',
  'headerl',
  'headerr',
  'headerf',
  'footer',
  'footerl',
  'footerr',
  'footerf',
]);

/**
 * The beginning of a rich text (RTF 1.9.1), up to so many lines on paper, with its groups closed: it ends behind a paragraph or a
 * row of a table. Takes and returns one sign for each byte.
 */
export function cutRichText(text: string, maxLines: number): { content: string; cut: boolean } {
  const whole = { content: text, cut: false };
  // Nothing ends a line with fewer bytes, unless it is filled.
  if (text.length < maxLines * '\\par'.length) return whole;
  const paper = new PaperLines();
  /** For each group that is open, whether its text stands elsewhere. */
  const groups: boolean[] = [];
  const tokens = new RegExp(token);
  for (let match = tokens.exec(text); match !== null; match = tokens.exec(text)) {
    const [sign, word] = match;
    const hidden = groups.at(-1) ?? false;
    if (sign === '{') groups.push(hidden);
    else if (sign === '}') groups.pop();
    else if (sign === '\\*' || (word !== undefined && elsewhere.has(word))) hide(groups);
    else if (word === 'bin') tokens.lastIndex += Math.max(0, Number(match[2] ?? 0));
    else if (hidden) continue;
    else if (word !== undefined) {
      countWord(paper, word);
      const mayEnd = (word === 'par' || word === 'row') && !paper.inTable;
      if (mayEnd && paper.total >= maxLines) {
        const { lastIndex } = tokens;
        const rest = text.slice(lastIndex);
        if (/^[\s}\0]*$/.test(rest)) return whole;
        return { content: `${text.slice(0, lastIndex)}${'}'.repeat(groups.length)}`, cut: true };
      }
    } else paper.addSigns(sign.startsWith('\\') ? 1 : sign.replaceAll(/[\r\n]/g, '').length);
  }
  return whole;
}

function hide(groups: boolean[]): void {
  if (groups.length > 0) groups[groups.length - 1] = true;
}

function countWord(paper: PaperLines, word: string): void {
  switch (word) {
    case 'trowd':
    case 'intbl':
      if (!paper.inTable) paper.openTable();
      break;
    case 'par':
    case 'line':
      paper.endLine();
      break;
    case 'cell':
      paper.endCell();
      break;
    case 'row':
      paper.closeTable();
      break;
    case 'page':
      paper.endPage();
      break;
    case 'tab':
      paper.addSigns(1);
      break;
    // Of a sign by its number (`\\u`) the one that stands behind it for older programs counts.
  }
}
