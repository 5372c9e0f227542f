import { useSyncExternalStore } from 'react';
import type { Store } from '../store.ts';
import { useKeptObject } from '../tool-shell/kept-pages.tsx';
import { createEditor, type Editor } from './create-editor.ts';
import { type Item, itemsOf } from './edit-state.ts';
import type { ToolName } from './tools.ts';

/** The editor of this page: there again with its edits after Back, Forward and a reload. */
export const useEditor = (firstTool: ToolName): Editor =>
  useKeptObject('editor', (page) => createEditor(page, firstTool));

/** A part of a store. Only a change of this part renders the component; it must be the same object until then. */
export const useSlice = <Value, Slice>(
  { subscribe, value, initial }: Pick<Store<Value>, 'subscribe' | 'value' | 'initial'>,
  select: (value: Value) => Slice,
): Slice =>
  useSyncExternalStore(
    subscribe,
    () => select(value()),
    () => select(initial()),
  );

const none: readonly Item[] = [];

/** The edits of a page, from 1, from back to front. */
export const usePageItems = (editor: Editor, page: number): readonly Item[] =>
  useSlice(editor.state, ({ pages }) => pages.get(page) ?? none);

/** The ids of the selected edits of a page, from 1. */
export function usePageSelection(editor: Editor, page: number): readonly string[] {
  const ids = useSlice(editor.state, (state) =>
    itemsOf(state, state.selected)
      .flatMap(({ id, edit }) => (edit.page === page ? id : []))
      .join(' '),
  );
  return ids === '' ? [] : ids.split(' ');
}
