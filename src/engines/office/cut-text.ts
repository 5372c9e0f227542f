import { linesOf } from './paper-lines.ts';

/**
 * The beginning of a text, up to this many printed lines, counting wrapped lines of long paragraphs.
 * @param wraps false for CSV, where each line is a row
 */
export function cutText(text: string, maxLines: number, wraps: boolean): { content: string; cut: boolean } {
  let lines = 0;
  let position = 0;
  while (position < text.length) {
    const end = text.indexOf('\n', position);
    if (end === -1) break;
    lines += wraps ? linesOf(end - position) : 1;
    position = end + 1;
    if (lines >= maxLines && position < text.length) return { content: text.slice(0, position), cut: true };
  }
  return { content: text, cut: false };
}
