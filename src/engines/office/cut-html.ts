import { PaperLines } from './paper-lines.ts';

/** The start of a comment, a tag (with its slash and name), or a declaration. */
const mark = /<!--|<(\/?)([a-z][a-z\d]*)\b[^<>]*>|<[!?][^<>]*>/gi;
const commentStart = '<!--';
const commentEnd = '-->';
/** Block elements, which start and end a line. */
const blocks: ReadonlySet<string> = new Set(
  'p div li h1 h2 h3 h4 h5 h6 dt dd pre blockquote address article section header footer figure figcaption caption'.split(
    ' ',
  ),
);
/** Elements without visible text. */
const silent: ReadonlySet<string> = new Set(['style', 'title', 'textarea', 'select']);

/** The beginning of a page, up to this many printed lines; ends after a paragraph, line or row. */
export function cutHtml(page: string, maxLines: number): { content: string; cut: boolean } {
  const whole = { content: page, cut: false };
  // Every line takes at least one character.
  if (page.length < maxLines) return whole;
  const paper = new PaperLines();
  const state = { tables: 0, preformatted: false, silent: false, filled: false };
  const marks = new RegExp(mark);
  let end = 0;
  for (let match = marks.exec(page); match !== null; match = marks.exec(page)) {
    const { 0: whatever, 1: slash, 2: name, index } = match;
    if (!state.silent) state.filled = countText(paper, page.slice(end, index), state.preformatted) || state.filled;
    end = index + whatever.length;
    if (whatever === commentStart) {
      const closed = page.indexOf(commentEnd, end);
      // An unclosed comment hides the rest.
      if (closed === -1) return whole;
      end = closed + commentEnd.length;
      marks.lastIndex = end;
      continue;
    }
    if (name === undefined) continue;
    const element = name.toLowerCase();
    const closes = slash === '/';
    if (silent.has(element)) state.silent = !closes;
    if (element === 'pre') state.preformatted = !closes;
    const ends = countTag(paper, element, closes, state);
    if (!ends || paper.total < maxLines) continue;
    if (page.slice(end).replaceAll(/<[^<>]*>|\s/g, '') === '') return whole;
    return { content: page.slice(0, end) + '</td></tr></table>'.repeat(state.tables), cut: true };
  }
  return whole;
}

/** Returns whether there was any text. */
function countText(paper: PaperLines, text: string, preformatted: boolean): boolean {
  if (preformatted) {
    const lines = text.split('\n');
    for (const [index, line] of lines.entries()) {
      paper.addSigns(line.length);
      if (index < lines.length - 1) paper.endLine();
    }
    return (lines.at(-1) ?? '') !== '';
  }
  const signs = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/&#?\w+;/g, '.')
    .trim().length;
  paper.addSigns(signs);
  return signs > 0;
}

/** Returns whether a line ended. */
function countTag(
  paper: PaperLines,
  element: string,
  closes: boolean,
  state: { tables: number; filled: boolean },
): boolean {
  const endLine = () => {
    paper.endLine();
    state.filled = false;
    return true;
  };
  if (element === 'br' || element === 'hr') return endLine();
  if (blocks.has(element)) return state.filled && endLine();
  if (element === 'table') {
    state.filled = false;
    if (!closes) {
      state.tables++;
      paper.openTable();
    } else if (state.tables > 0) {
      state.tables--;
      paper.closeTable();
    }
    return closes;
  }
  if (state.tables === 0) return false;
  if (element === 'td' || element === 'th') {
    state.filled = false;
    paper.endCell();
  } else if (element === 'tr') {
    state.filled = false;
    paper.endRow();
    return closes;
  }
  return false;
}
