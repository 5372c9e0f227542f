import type { ScannedWord } from './document-scanner.contract.ts';
import { matchWords } from './match-words.ts';
import { pairWords } from './pair-words.ts';

/** Below this share of matched words, a text is not about a page. */
const minShare = 0.2;

/**
 * Maps an edited text to the words recognised on one page: unchanged words keep their boxes, corrected ones get the boxes of
 * what they replace, and added ones are placed beside their neighbours. Deleted words are dropped.
 */
export function alignPage(words: readonly ScannedWord[], text: string): ScannedWord[] {
  const [page] = alignGaps([words], text);
  return page?.words ?? [];
}

/**
 * The same for one text about several pages. A page that hardly matches the text, such as when only the last page's text is
 * shown, keeps its recognised words unless `keeps` says otherwise; a text that matches no page replaces all.
 */
export function alignPages(
  pages: readonly (readonly ScannedWord[])[],
  text: string,
  keeps: (page: number) => boolean = () => true,
): ScannedWord[][] {
  const kept = () => pages.map((words, page) => (keeps(page) ? [...words] : []));
  if (text.trim() === '') return kept();
  const first = alignGaps(pages, text);
  const matches = pages.map((words, index) => matchesPage(words, first[index]?.kept ?? 0));
  const matchingPages = pages.filter((_, index) => matches[index]);
  if (matchingPages.length === 0 || matchingPages.length === pages.length) return first.map(({ words }) => words);
  // With no other pages, none of the text is mapped to them.
  const aligned = alignGaps(matchingPages, text);
  let at = 0;
  return kept().map((words, index) => (matches[index] ? (aligned[at++]?.words ?? []) : words));
}

const matchesPage = (words: readonly ScannedWord[], kept: number): boolean =>
  words.length > 0 && kept >= words.length * minShare;

type AlignedPage = {
  words: ScannedWord[];
  /** The number of unchanged words. */
  kept: number;
};

/** One recognised word and its page. */
type Placed = { word: ScannedWord; page: number };

function alignGaps(pages: readonly (readonly ScannedWord[])[], text: string): AlignedPage[] {
  const placed = pages.flatMap((words, page) => words.map((word): Placed => ({ word, page })));
  const tokens = text.split(/\s+/).filter((token) => token !== '');
  const result = pages.map((): AlignedPage => ({ words: [], kept: 0 }));
  const matches = matchWords(
    placed.map(({ word }) => word.text),
    tokens,
  );
  let [from, fromToken] = [0, 0];
  for (const { before, after } of [...matches, { before: placed.length, after: tokens.length }]) {
    const gap = { old: placed.slice(from, before), fresh: tokens.slice(fromToken, after) };
    fillGap(gap, { left: placed[from - 1], right: placed[before] }, result);
    const same = placed[before];
    if (same) {
      result[same.page]?.words.push(same.word);
      const page = result[same.page];
      if (page) page.kept += 1;
    }
    from = before + 1;
    fromToken = after + 1;
  }
  return result;
}

/** Places the words between two matched ones. */
function fillGap(
  { old, fresh }: { old: readonly Placed[]; fresh: readonly string[] },
  neighbours: { left: Placed | undefined; right: Placed | undefined },
  result: AlignedPage[],
): void {
  if (fresh.length === 0) return;
  let left = neighbours.left;
  const add = (word: ScannedWord, page: number) => {
    result[page]?.words.push(word);
    left = { word, page };
  };
  const pairs = pairWords(
    old.map(({ word }) => word.text),
    fresh,
    linesOf(old),
  );
  pairs.forEach(({ old: indexes, fresh: texts }, index) => {
    if (texts.length === 0) return;
    const replaced = indexes.flatMap((at) => old[at] ?? []);
    const [first] = replaced;
    if (first) {
      const sameLine = replaced.filter(({ page, word }) => page === first.page && isSameLine(word, first.word));
      for (const word of splitBox(
        sameLine.map(({ word }) => word),
        texts,
      ))
        add(word, first.page);
      return;
    }
    const next = pairs.slice(index + 1).find((pair) => pair.old.length > 0)?.old[0];
    const right = (next === undefined ? undefined : old[next]) ?? neighbours.right;
    for (const word of placeBeside(texts, left, right)) add(word, (left ?? right)?.page ?? 0);
  });
}

/** The boxes of words, line by line. */
function linesOf(placed: readonly Placed[]): number[][] {
  const lines: number[][] = [];
  placed.forEach(({ word, page }, index) => {
    const before = placed[index - 1];
    if (before && before.page === page && isSameLine(before.word, word)) lines.at(-1)?.push(index);
    else lines.push([index]);
  });
  return lines;
}

const isSameLine = (a: ScannedWord, b: ScannedWord): boolean =>
  a.block === b.block && a.paragraph === b.paragraph && a.line === b.line;

/** Words written over the boxes of others on the same line; several share the width by their letters. */
function splitBox(replaced: readonly ScannedWord[], texts: readonly string[]): ScannedWord[] {
  const [first] = replaced;
  if (!first) return [];
  const x = Math.min(...replaced.map(({ box }) => box.x));
  const y = Math.min(...replaced.map(({ box }) => box.y));
  const right = Math.max(...replaced.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...replaced.map(({ box }) => box.y + box.height));
  return shareRoom(texts, { x, width: right - x }).map((part) => ({
    ...first,
    ...{ text: part.text, confidence: 100 },
    box: { x: part.x, width: part.width, y, height: bottom - y },
  }));
}

/** Divides a line's width among words, with a letter's width between them. */
function shareRoom(texts: readonly string[], { x, width }: { x: number; width: number }) {
  const letters = texts.reduce((sum, text) => sum + [...text].length, texts.length - 1);
  const letter = width / Math.max(1, letters);
  let at = x;
  return texts.map((text) => {
    const part = { text, x: at, width: letter * [...text].length };
    at += part.width + letter;
    return part;
  });
}

/** A typical letter is about half as wide as it is large. */
const letterWidth = 0.5;

/**
 * Words without a box: in the gap between their neighbours on a line when there is room, otherwise after the left one or
 * before the right one, overlapping. On an empty page, from its top left.
 */
function placeBeside(texts: readonly string[], left: Placed | undefined, right: Placed | undefined): ScannedWord[] {
  const model = left?.word ?? right?.word ?? emptyPage;
  const { fontSize } = model;
  const letters = texts.reduce((sum, text) => sum + [...text].length + 1, 0);
  const wanted = letters * fontSize * letterWidth;
  const gap = fontSize * letterWidth * 0.5;
  const isBetween = left && right && left.page === right.page && isSameLine(left.word, right.word);
  const start = left ? left.word.box.x + left.word.box.width + gap : Math.max(0, model.box.x - wanted);
  const room = isBetween ? Math.max(fontSize * 0.25, right.word.box.x - start - gap) : wanted;
  return shareRoom(texts, { x: start, width: Math.min(wanted, room) }).map(({ text, x, width }) => ({
    ...model,
    ...{ text, confidence: 100 },
    box: { ...model.box, x, width },
  }));
}

const emptyPage: ScannedWord = {
  text: '',
  box: { x: 40, y: 40, width: 0, height: 30 },
  ...{ baseline: 64, fontSize: 30, confidence: 100, block: 0, paragraph: 0, line: 0 },
};
