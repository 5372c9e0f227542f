/** Between two baselines, in font sizes. */
export const textLineHeight = 1.2;
/** From the top of a line to its baseline, in font sizes. */
export const textAscent = 0.95;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The lines of a paragraph within a width. A word wider than that is broken where it has to be, as are scripts without spaces.
 * @param measure the width of a text
 */
export function wrapText(paragraph: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let current = '';
  let used = 0;
  // Words are measured one by one, never a line again for each: that would take minutes for a long one.
  const append = (piece: string, own: number) => {
    if (current !== '' && used + own > width) {
      lines.push(current.trimEnd());
      current = '';
      used = 0;
    }
    current += piece;
    used += piece.endsWith(' ') ? measure(piece) : own;
  };
  for (const word of paragraph.split(/(?<= )/)) {
    const own = measure(word.trimEnd());
    if (own <= width) append(word, own);
    else for (const { segment } of letters.segment(word)) append(segment, measure(segment.trimEnd()));
  }
  return [...lines, current.trimEnd()];
}

/** The paragraphs of a text, without what no font shows. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll(/\r\n|\r|\u2028|\u2029/g, '\n')
    .replaceAll('\t', '    ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to go.
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufeff]/g, '')
    .split('\n');
