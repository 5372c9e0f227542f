import type { ListMarker } from './list-markers.ts';
import type { PlacedParagraph } from './paragraphs.ts';

/** A paragraph in document order; `left` is its column's edge. */
export type ListCandidate = { text: PlacedParagraph; left: number };

type Item = {
  text: PlacedParagraph;
  marker: ListMarker;
  runs: PlacedParagraph['paragraph']['runs'];
  /** Where marker and text begin, from the column's edge. */
  markerAt: number;
  textAt: number;
};
type OpenList = { items: Item[]; markerAt: number; level: number; parent: OpenList | undefined };

/** Markers this close, in points, have the same level. */
const sameLevel = 6;
const maxLevel = 8;

/**
 * Turns paragraphs with bullets or consecutive numbers into lists. Groups are separate texts: the document's, and each
 * cell's. A single number is no list: it may belong to a heading or a sentence. Headings must be marked before.
 */
export function markLists(groups: readonly (readonly ListCandidate[])[]): void {
  numberLists(groups.flatMap((candidates) => listsOf(candidates).filter(isList)));
}

function listsOf(candidates: readonly ListCandidate[]): OpenList[] {
  let open: OpenList[] = [];
  const lists: OpenList[] = [];
  for (const { text, left } of candidates) {
    const item = text.paragraph.headingLevel === undefined ? itemOf(text, left) : undefined;
    if (item === undefined) {
      if (!goesOn(text, left, open)) open = [];
      continue;
    }
    open = open.filter((list) => list.markerAt <= item.markerAt + sameLevel);
    const list = open.findLast((candidate) => Math.abs(candidate.markerAt - item.markerAt) <= sameLevel);
    if (list !== undefined && follows(list, item)) {
      list.items.push(item);
      continue;
    }
    open = open.filter((candidate) => candidate !== list);
    const parent = open.at(-1);
    const level = parent === undefined ? 0 : Math.min(parent.level + 1, maxLevel);
    const started = { items: [item], markerAt: item.markerAt, level, parent };
    open.push(started);
    lists.push(started);
  }
  return lists;
}

function itemOf(text: PlacedParagraph, left: number): Item | undefined {
  if (text.item === undefined || text.item.runs.length === 0) return undefined;
  const { marker, runs } = text.item;
  // Bold numbered lines are headings of the text below.
  if (marker.ordered && runs.every((run) => run.kind !== 'text' || run.style.bold)) return undefined;
  return { text, marker, runs, markerAt: marker.markerAt - left, textAt: marker.textAt - left };
}

/** Whether a paragraph continues an item: it is indented like the item's text. */
const goesOn = ({ box }: PlacedParagraph, left: number, open: readonly OpenList[]): boolean =>
  open.some(({ items }) => {
    const last = items.at(-1);
    return last !== undefined && Math.abs(box.left - left - last.textAt) < sameLevel && last.textAt > last.markerAt + 4;
  });

function follows({ items }: OpenList, { marker }: Item): boolean {
  const last = items.at(-1)?.marker;
  if (last === undefined || last.pattern !== marker.pattern) return false;
  if (!marker.ordered) return true;
  // 'i' after 'h' is a letter; 'i' first is a Roman numeral.
  if (marker.numbering !== last.numbering) return false;
  return marker.value === last.value + 1;
}

/** Bullets always make a list; dashes and numbers need two items. */
const isList = ({ items: [first, second] }: OpenList): boolean =>
  second !== undefined || (first !== undefined && !first.marker.ordered && !/^[-–—*]$/.test(first.marker.marker));

function numberLists(lists: readonly OpenList[]): void {
  const ids = new Map<OpenList, number>();
  for (const list of lists) {
    const id = (list.parent && ids.get(list.parent)) ?? ids.size + 1;
    ids.set(list, list.parent !== undefined && isTaken(list, lists, ids, id) ? lists.length + ids.size + 1 : id);
    for (const { text, marker, runs, markerAt, textAt } of list.items) {
      const { paragraph } = text;
      paragraph.list = {
        id: ids.get(list) ?? id,
        ordered: marker.ordered,
        level: list.level,
        marker: marker.marker,
        start: list.items[0]?.marker.value ?? 1,
      };
      paragraph.runs = runs;
      if (!paragraph.rightToLeft) {
        // Following lines show where the text begins; for a single line the measured position must do.
        const left = text.lines > 1 ? paragraph.indent.left : Math.max(textAt, markerAt + 9);
        paragraph.indent = { ...paragraph.indent, left: round(left), firstLine: round(Math.max(0, markerAt) - left) };
      }
      if (paragraph.align === 'center') paragraph.align = 'left';
    }
  }
}

/** Whether another list already has this level of the same parent. */
const isTaken = (list: OpenList, lists: readonly OpenList[], ids: ReadonlyMap<OpenList, number>, id: number): boolean =>
  lists.some((other) => {
    const [mine, theirs] = [list.items[0]?.marker, other.items[0]?.marker];
    if (other === list || ids.get(other) !== id || other.level !== list.level) return false;
    return mine?.pattern !== theirs?.pattern || mine?.value !== 1;
  });

const round = (points: number): number => Math.round(points * 10) / 10;
