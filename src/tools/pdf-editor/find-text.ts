/** Where a text was found: `page` from 0, `start` and `end` in UTF-16 units of its text. */
export type Hit = { page: number; start: number; end: number };
export type FindOptions = { matchCase: boolean; wholeWords: boolean };

/** All places of a text, page by page. */
export function findHits(pages: readonly string[], wanted: string, { matchCase, wholeWords }: FindOptions): Hit[] {
  if (wanted === '') return [];
  const escaped = wanted.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const pattern = wholeWords ? `(?<!${wordCharacter})${escaped}(?!${wordCharacter})` : escaped;
  const search = new RegExp(pattern, matchCase ? 'gu' : 'giu');
  return pages.flatMap((text, page) =>
    [...text.matchAll(search)].map(({ 0: found, index }) => ({ page, start: index, end: index + found.length })),
  );
}

const wordCharacter = '[\\p{L}\\p{M}\\p{N}_]';

/** Puts other words in the place of hits, which are all of this text and in order. */
export function replaceHits(text: string, hits: readonly Hit[], replacement: string): string {
  let at = 0;
  let result = '';
  for (const { start, end } of hits) {
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return result + text.slice(at);
}

const contextLength = 36;

/** The words around a hit in its line. */
export function contextOf(text: string, { start, end }: Hit): { before: string; found: string; after: string } {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const newline = text.indexOf('\n', end);
  const lineEnd = newline < 0 ? text.length : newline;
  const from = Math.max(lineStart, start - contextLength);
  const to = Math.min(lineEnd, end + contextLength);
  return {
    before: from > lineStart ? `…${text.slice(from, start).replace(/^\S+\s+(?=\S)/, '')}` : text.slice(from, start),
    found: text.slice(start, end),
    after: to < lineEnd ? `${text.slice(end, to).replace(/(?<=\S)\s+\S+$/, '')}…` : text.slice(end, to),
  };
}

/** Hits that are not to be replaced, by page and start. */
export type SkippedHits = ReadonlySet<string>;

export const keyOfHit = ({ page, start }: Pick<Hit, 'page' | 'start'>): string => `${page}:${start}`;

/** The same hits after these were replaced, in order. */
export function skippedAfterReplacing(skipped: SkippedHits, replaced: readonly Hit[], replacement: string) {
  return replaced.reduceRight<SkippedHits>(
    (rest, { page, start, end }) => moveSkipped(rest, { page, from: end, by: replacement.length - (end - start) }),
    skipped,
  );
}

/** The same hits after somebody typed. */
export function skippedAfterTyping(skipped: SkippedHits, before: readonly string[], after: readonly string[]) {
  if (skipped.size === 0) return skipped;
  let moved = skipped;
  for (const [page, old] of before.entries()) {
    const text = after[page];
    if (text === undefined || text === old) continue;
    let same = 0;
    const shorter = Math.min(old.length, text.length);
    while (same < shorter && old.at(-1 - same) === text.at(-1 - same)) same++;
    moved = moveSkipped(moved, { page, from: old.length - same, by: text.length - old.length });
  }
  return moved;
}

function moveSkipped(skipped: SkippedHits, { page, from, by }: { page: number; from: number; by: number }) {
  const moved = [...skipped].map((key) => {
    const [ofPage, start = 0] = key.split(':').map(Number);
    return ofPage === page && start >= from ? keyOfHit({ page, start: start + by }) : key;
  });
  return new Set(moved);
}
