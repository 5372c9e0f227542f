import type { TextSegment } from '../text/text-segments.ts';
import type { PageReading, Segment } from './page-reading.ts';

/** How far the letters of a line reach below what they stand on, as a share of its height. */
const descent = 0.22;

/** A scanned page with what was recognised on it. Recognition tells places and sizes, but not how letters look. */
export function withWords(reading: PageReading, words: readonly TextSegment[]): PageReading {
  const doubts = ['The text of this page was recognised on a picture, so letters may be wrong.'];
  return { ...reading, segments: words.map(asSegment), figures: [], doubts };
}

function asSegment(word: TextSegment): Segment {
  const style = {
    fontName: 'Arial',
    size: Math.round(word.fontSize * 2) / 2,
    bold: false,
    italic: false,
    monospace: false,
    serif: false,
    color: '#000000',
    baseline: word.bottom - (word.bottom - word.top) * descent,
    isInvisible: false,
  };
  return { ...word, pieces: [{ text: word.text, style, left: word.left, right: word.right }] };
}
