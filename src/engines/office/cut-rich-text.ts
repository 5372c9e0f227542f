import { documentErrors } from '../document-guard/document.errors.ts';
import { maxCharacters } from '../document-guard/paragraph-meter.ts';
import { PaperLines } from './paper-lines.ts';

/** A brace, a control word with its number and delimiting space, a hexadecimal character, a control symbol, or plain text. */
const token = /[{}]|\\([a-z]+)(-?\d+)? ?|\\'[\da-f]{2}|\\[\s\S]|[^\\{}]+/gi;

/** Groups with these words hold no body text, and neither do those that begin with `\*`. */
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
 * The beginning of an RTF (1.9.1), up to this many printed lines, with its groups closed; ends after a paragraph or table
 * row. Input and output are one character per byte.
 */
export function cutRichText(text: string, maxLines: number): { content: string; cut: boolean } {
  const whole = { content: text, cut: false };
  // Every paragraph takes at least these bytes, unless the text itself fills lines.
  if (text.length < maxLines * '\\par'.length) return whole;
  const paper = new PaperLines();
  for (const { sign, word, end, openGroups } of bodyTokens(text)) {
    if (word === undefined) {
      paper.addSigns(lengthOf(sign));
      continue;
    }
    countWord(paper, word);
    const mayEnd = (word === 'par' || word === 'row') && !paper.inTable;
    if (!mayEnd || paper.total < maxLines) continue;
    if (/^[\s}\0]*$/.test(text.slice(end))) return whole;
    return { content: `${text.slice(0, end)}${'}'.repeat(openGroups)}`, cut: true };
  }
  return whole;
}

const paragraphEnds = new Set(['par', 'row', 'cell', 'nestcell', 'sect', 'page']);

/** Throws DOCUMENT_TOO_COMPLEX for an RTF with a paragraph that takes LibreOffice minutes, like `ParagraphMeter`. */
export function refuseLongRichText(text: string): void {
  if (text.length <= maxCharacters) return;
  let characters = 0;
  for (const { sign, word } of bodyTokens(text)) {
    if (word !== undefined) characters = paragraphEnds.has(word) ? 0 : characters;
    else characters += lengthOf(sign);
    if (characters > maxCharacters) throw documentErrors.paragraphTooLong({ maxCharacters });
  }
}

/** Characters of a token that is no control word. */
const lengthOf = (sign: string): number => (sign.startsWith('\\') ? 1 : sign.replaceAll(/[\r\n]/g, '').length);

/** The tokens of the body text, with their control word, their end and the number of groups that are open there. */
function* bodyTokens(
  text: string,
): Generator<{ sign: string; word: string | undefined; end: number; openGroups: number }> {
  /** For each open group, whether its text is outside the body. */
  const groups: boolean[] = [];
  const tokens = new RegExp(token);
  for (let match = tokens.exec(text); match !== null; match = tokens.exec(text)) {
    const [sign, word] = match;
    const hidden = groups.at(-1) ?? false;
    if (sign === '{') groups.push(hidden);
    else if (sign === '}') groups.pop();
    else if (sign === '\\*' || (word !== undefined && elsewhere.has(word))) hide(groups);
    else if (word === 'bin') tokens.lastIndex += Math.max(0, Number(match[2] ?? 0));
    else if (!hidden) yield { sign, word, end: tokens.lastIndex, openGroups: groups.length };
  }
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
    // After a Unicode character (`\\u`), its fallback for older programs is what counts.
  }
}
