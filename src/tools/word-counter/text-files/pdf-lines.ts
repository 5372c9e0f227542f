/** A line of a page as it was set. Coordinates in points from the lower left corner of the page. */
export type PdfLine = {
  text: string;
  /** Where the first character stands on the base line. */
  x: number;
  y: number;
  /** The size of its font. 0 when the document hides it in a matrix. */
  size: number;
};

/** A gap this much larger than the typical distance of lines begins a paragraph. */
const paragraphGap = 1.35;

/** A line that begins this far right of the one before is indented, in distances of lines; further right is another column. */
const indent = { least: 0.5, most: 4 };

/** A heading is set in a size this different from the text below it. */
const headingSize = 1.15;

const endsSentence = /[.!?:…。！？：؟।]["'”’»›」』）)\]]*\s*$/u;

/** What PDFium gives for a hyphen at the end of a line that it has joined with the next. */
const brokenWord = /(\p{L}+)\ufffe(\p{L}+)/gu;

/** Fonts without a table of their letters give such codes; spaces and line ends are no part of it. */
const unprintable = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu;

/**
 * The running text of a document's pages: lines as they are set, paragraphs apart by a blank line, words that are broken at
 * the end of a line in one piece. A PDF knows neither; both are told from distances, indents and sizes.
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

/** The commonest distance between the base lines of neighbours; 0 when there are none. */
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
  // The next column, or something set beside.
  if (distance <= 0 || typical === 0) return endsSentence.test(previous.text);
  if (distance > typical * paragraphGap) return true;
  const indented = (line.x - previous.x) / typical;
  return endsSentence.test(previous.text) && indented > indent.least && indented < indent.most;
}

/** 'hormone￾blocking' keeps its hyphen when the document writes it with one elsewhere; 'infor￾mation' becomes one word. */
function joinBrokenWords(text: string): string {
  if (!text.includes('\ufffe')) return text;
  return text.replaceAll(brokenWord, (_match, head: string, tail: string) => {
    const keepsHyphen = /^\p{Lu}/u.test(tail) || text.includes(`${head}-${tail}`);
    return keepsHyphen ? `${head}-${tail}` : head + tail;
  });
}
