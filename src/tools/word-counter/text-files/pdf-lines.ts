/** A line as set on a page. Coordinates are in points from the page's lower left corner. */
export type PdfLine = {
  text: string;
  /** Position of the first character on the baseline. */
  x: number;
  y: number;
  /** The font size; 0 when a matrix hides it. */
  size: number;
};

/** A gap this many times the typical line distance starts a paragraph. */
const paragraphGap = 1.35;

/** A line starting at most this far right of the last one is indented, in line distances; further right is another column. */
const indent = { least: 0.5, most: 4 };

/** A heading's size differs from the text below by at least this much. */
const headingSize = 1.15;

const endsSentence = /[.!?:…。！？：؟।]["'”’»›」』）)\]]*\s*$/u;

/** PDFium's code for a hyphen at the end of a line joined with the next. */
const brokenWord = /(\p{L}+)\ufffe(\p{L}+)/gu;

/** Codes from fonts without a Unicode table, except spaces and line ends. */
const unprintable = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu;

/**
 * The running text of a document's pages: lines as set, blank lines between paragraphs, hyphenated words joined. PDFs mark
 * none of this; it is inferred from distances, indents and sizes.
 */
export function joinPdfLines(pages: readonly (readonly PdfLine[])[]): string {
  let text = '';
  for (const page of pages) {
    const lines = page.filter((line) => line.text.trim() !== '');
    const typical = typicalDistance(lines);
    lines.forEach((line, index) => {
      const previous = lines[index - 1];
      const isNew = previous ? isNewParagraph(previous, line, typical) : endsSentence.test(text);
      if (text !== '') text += isNew ? '\n\n' : '\n';
      text += line.text.trim();
    });
  }
  return joinBrokenWords(text).replaceAll(unprintable, '').trim();
}

/** The most common baseline distance; 0 when there is none. */
function typicalDistance(lines: readonly PdfLine[]): number {
  const counts = new Map<number, number>();
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    const distance = previous ? Math.round((previous.y - line.y) * 2) / 2 : 0;
    if (distance > 1) counts.set(distance, (counts.get(distance) ?? 0) + 1);
  });
  const [most] = [...counts].sort(([one, oneCount], [two, twoCount]) => twoCount - oneCount || one - two);
  return most?.[0] ?? 0;
}

function isNewParagraph(previous: PdfLine, line: PdfLine, typical: number): boolean {
  const distance = previous.y - line.y;
  const ratio = previous.size > 0 && line.size > 0 ? previous.size / line.size : 1;
  if (ratio > headingSize || ratio < 1 / headingSize) return true;
  // The next column, or text set beside.
  if (distance <= 0 || typical === 0) return endsSentence.test(previous.text);
  if (distance > typical * paragraphGap) return true;
  const indented = (line.x - previous.x) / typical;
  return endsSentence.test(previous.text) && indented > indent.least && indented < indent.most;
}

/** 'hormone￾blocking' keeps its hyphen when the document has it elsewhere; 'infor￾mation' becomes one word. */
function joinBrokenWords(text: string): string {
  if (!text.includes('\ufffe')) return text;
  return text.replaceAll(brokenWord, (_match, head: string, tail: string) => {
    const keepsHyphen = /^\p{Lu}/u.test(tail) || text.includes(`${head}-${tail}`);
    return keepsHyphen ? `${head}-${tail}` : head + tail;
  });
}
