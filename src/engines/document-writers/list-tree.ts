import type { FlowBlock, FlowParagraph } from './flow-document.ts';

type ListInfo = NonNullable<FlowParagraph['list']>;
export type ListItem = { paragraph: FlowParagraph; lists: FlowList[] };
export type FlowList = { ordered: boolean; start: number; marker: string; items: ListItem[] };
export type Grouped = Exclude<FlowBlock, FlowParagraph> | FlowParagraph | { kind: 'list'; list: FlowList };

/** Nests consecutive list items into lists within lists, as in HTML and Markdown. */
export function groupLists(blocks: readonly FlowBlock[]): Grouped[] {
  const grouped: Grouped[] = [];
  let open: { list: FlowList; info: ListInfo }[] = [];
  for (const block of blocks) {
    if (block.kind !== 'paragraph' || block.list === undefined) {
      open = [];
      grouped.push(block);
      continue;
    }
    const info = block.list;
    while (open.length > 0 && !continuesList(open.at(-1)?.info, info)) open.pop();
    const current = open.at(-1);
    if (current && current.info.level === info.level) {
      current.list.items.push({ paragraph: block, lists: [] });
      continue;
    }
    const list: FlowList = {
      ordered: info.ordered,
      start: info.start,
      marker: info.marker,
      items: [{ paragraph: block, lists: [] }],
    };
    const parent = current?.list.items.at(-1);
    if (parent) parent.lists.push(list);
    else grouped.push({ kind: 'list', list });
    open.push({ list, info });
  }
  return grouped;
}

/** Whether an item continues or nests in this open list. */
const continuesList = (open: ListInfo | undefined, next: ListInfo): boolean =>
  open !== undefined &&
  (next.level > open.level || (next.level === open.level && next.id === open.id && next.ordered === open.ordered));
