/** Right-to-left scripts. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Runs left to right even in such text. */
const leftToRight = /[\p{L}\p{N}]/u;
const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

export const isRightToLeft = (text: string): boolean => rightToLeft.test(text);

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * A word's characters in visual order, left to right. PDFs store text this way, and readers restore logical order (ISO
 * 32000-1, 14.8.2.3.3). Numbers keep their order, brackets are mirrored (Unicode Standard Annex 9).
 */
export function visualOrder(word: string): string {
  if (!isRightToLeft(word)) return word;
  const runs: string[] = [];
  let isRun = false;
  for (const { segment } of graphemes.segment(word)) {
    const continuesRun = leftToRight.test(segment) && !isRightToLeft(segment);
    if (continuesRun && isRun) runs.push(`${runs.pop() ?? ''}${segment}`);
    else runs.push(mirrored[segment] ?? segment);
    isRun = continuesRun;
  }
  return runs.toReversed().join('');
}
