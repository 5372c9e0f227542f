/** A sentence of a text, in UTF-16 units. */
export type SourceMark = { start: number; end: number };

/** A piece of a text: marked by the mark of that index, or plain. */
export type SourcePiece = { text: string; mark?: number };

/** Consecutive lines that are laid out together. `page` is the page that begins here, from 1. */
export type SourceChunk = { start: number; page?: number; pieces: SourcePiece[] };

/** Browsers lay out this many characters at once without a pause; the others wait until they come into view. */
const chunkLength = 4_000;
/** A longer line is divided, at a space if there is one. */
const longestChunk = 20_000;

/**
 * Cuts a text into chunks for display and marks sentences in them. A mark across two chunks is in both. Of overlapping marks,
 * the first wins.
 *
 * @param pages where pages begin in the text, in order
 */
export function cutSource(text: string, marks: readonly SourceMark[], pages: readonly number[] = []): SourceChunk[] {
  const ordered = marks
    .map(({ start, end }, mark) => ({ start, end, mark }))
    .sort((one, two) => one.start - two.start || two.end - one.end);
  const chunks: SourceChunk[] = [];
  let next = 0;
  for (const { start, end, page } of rangesOf(text, pages)) {
    while (next > 0 && (ordered[next - 1]?.end ?? 0) > start) next--;
    const pieces: SourcePiece[] = [];
    let at = start;
    for (; next < ordered.length; next++) {
      const mark = ordered[next];
      if (!mark || mark.start >= end) break;
      const from = Math.max(mark.start, at);
      const to = Math.min(mark.end, end);
      if (to <= from) continue;
      if (from > at) pieces.push({ text: text.slice(at, from) });
      pieces.push({ text: text.slice(from, to), mark: mark.mark });
      at = to;
    }
    if (at < end) pieces.push({ text: text.slice(at, end) });
    chunks.push(page === undefined ? { start, pieces } : { start, page, pieces });
  }
  return chunks;
}

type Range = { start: number; end: number; page?: number };

function* rangesOf(text: string, pages: readonly number[]): Generator<Range> {
  const starts = pages.length > 0 ? pages : [0];
  for (const [index, pageStart] of starts.entries()) {
    const pageEnd = starts[index + 1] ?? text.length;
    let start = pageStart;
    do {
      const end = Math.min(endOfChunk(text, start), pageEnd);
      yield start === pageStart && pages.length > 0 ? { start, end, page: index + 1 } : { start, end };
      start = end;
    } while (start < pageEnd);
  }
}

function endOfChunk(text: string, start: number): number {
  if (text.length - start <= chunkLength) return text.length;
  const line = text.indexOf('\n', start + chunkLength);
  const end = line === -1 ? text.length : line + 1;
  if (end - start <= longestChunk) return end;
  const space = text.lastIndexOf(' ', start + longestChunk);
  if (space > start) return space + 1;
  // Not within a surrogate pair.
  const cut = start + longestChunk;
  return (text.codePointAt(cut - 1) ?? 0) > 0xffff ? cut + 1 : cut;
}
