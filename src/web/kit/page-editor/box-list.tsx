import { useVirtualizer } from '@tanstack/react-virtual';
import { Suspense, useEffect, useRef, useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { useStore } from '../store.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { controlClasses } from '../ui/field.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { Editor } from './create-editor.ts';
import type { EditListProps } from './edit-list.tsx';
import { changeEdits, type Item, listItems, removeEdits, selectEdits } from './edit-state.ts';
import type { StageEdit } from './stage-edit.ts';
import { useSlice } from './use-editor.ts';
import { useMissing } from './use-missing.ts';

const SearchAndErase = lazyPart(() => import('./search-and-erase.tsx'));

/** The boxes of the precise editor with the text that each takes the place of. A new one begins in editing. */
export function BoxList({ service, document, editor, troubles, onGo }: EditListProps) {
  const [isSearching, setSearching] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const state = useSlice(editor.state, (value) => value);
  const editing = useStore(editor.editing);
  const items = listItems(state);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => 96,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: 4,
  });
  const place = items.findIndex(({ id }) => id === editing);
  useEffect(() => {
    if (place >= 0) rows.scrollToIndex(place);
  }, [rows, place]);
  return (
    <section aria-label="Boxes" className="flex h-full flex-col">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 px-3 py-2">
        <p className="w-full font-semibold">
          {t('{boxes, plural, one {# box} other {# boxes}}', { boxes: items.length })}
        </p>
        <Button size="small" look="secondary" onClick={() => setSearching(true)}>
          Search and erase
        </Button>
        <Button
          size="small"
          look="quiet"
          disabled={items.length === 0}
          onClick={() => {
            editor.editing.set(undefined);
            editor.update((last) => removeEdits(last, last.items.keys()));
          }}
        >
          Clear
        </Button>
      </div>
      {isSearching && (
        <Suspense fallback={null}>
          <SearchAndErase {...{ service, document, editor }} onClose={() => setSearching(false)} />
        </Suspense>
      )}
      {items.length === 0 && (
        <p className="px-3 text-[0.9375rem] text-soft">Choose Select, Highlight or Erase and drag over the page.</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard. */}
      <div ref={box} tabIndex={0} className="min-h-0 flex-1 overflow-y-auto">
        <ul className="relative" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const item = items[index];
            if (!item) return null;
            return (
              <li
                key={item.id}
                ref={rows.measureElement}
                data-index={index}
                className={classNames(
                  'absolute inset-x-0 top-0 border-line border-t p-3',
                  state.selected.has(item.id) && 'bg-accent-soft',
                )}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Box {...{ editor, item, onGo }} isEditing={item.id === editing} trouble={troubles.get(item.id)} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

const kinds: Partial<Record<StageEdit['type'], string>> = {
  replace: t('Replace'),
  highlight: t('Highlight'),
  redact: t('Erase'),
};

function Box(props: {
  editor: Editor;
  item: Item;
  isEditing: boolean;
  trouble: string | undefined;
  onGo: (item: Item) => void;
}) {
  const { editor, item, isEditing, trouble, onGo } = props;
  const { id, edit } = item;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isEditing) field.current?.focus({ preventScroll: true });
  }, [isEditing]);
  const change = (next: Partial<StageEdit>) =>
    editor.update((last) => changeEdits(last, [id], (before) => ({ ...before, ...next }) as StageEdit, `words ${id}`));
  const name = t('{kind}, page {page}', { kind: kinds[edit.type] ?? edit.type, page: edit.page });
  const original = edit.type === 'replace' ? edit.originalText : '';
  // What the document shows already, its own font has.
  const missing = useMissing(edit.type === 'replace' ? edit.newText : '', original);
  return (
    <div className="space-y-2">
      <div className="flex items-start justify-between gap-2">
        <button
          type="button"
          className="min-w-0 text-start"
          onClick={() => {
            editor.update((last) => selectEdits(last, [id]));
            onGo(item);
            editor.editing.set(id);
          }}
        >
          <span className="block font-medium">{name}</span>
          {edit.type === 'replace' && (
            <span dir="auto" className="block truncate text-[0.9375rem] text-soft" title={original}>
              {original === '' ? 'No text here that can be read' : original}
            </span>
          )}
        </button>
        <Button
          size="small"
          look="quiet"
          onClick={() => {
            if (isEditing) editor.editing.set(undefined);
            editor.update((last) => removeEdits(last, [id]));
          }}
        >
          Delete
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
      {trouble && <p className="text-danger text-sm">{trouble}</p>}
      {isEditing ? (
        <div className="space-y-2">
          {edit.type === 'replace' && (
            <>
              <textarea
                ref={field}
                aria-label={`Replacement text, page ${edit.page}`}
                placeholder="Enter replacement text"
                rows={2}
                maxLength={20_000}
                value={edit.newText}
                onChange={({ target }) => change({ newText: target.value })}
                className={`${controlClasses} resize-y py-2`}
              />
              {missing !== '' && (
                <p role="status" className="text-danger text-sm">
                  {missing}
                </p>
              )}
              <label className="flex items-center gap-2 text-[0.9375rem]">
                <input
                  type="checkbox"
                  checked={edit.fit === 'shrink'}
                  onChange={({ target }) => change({ fit: target.checked ? 'shrink' : 'keep' })}
                  className="size-5 accent-accent"
                />
                Make it smaller where it does not fit
              </label>
            </>
          )}
          {edit.type === 'redact' && (
            <>
              <textarea
                disabled
                aria-label="Replacement text"
                rows={1}
                value="Text will be removed"
                className={`${controlClasses} resize-none py-2`}
              />
              <label className="flex items-center gap-2 text-[0.9375rem]">
                Colour
                <select
                  value={edit.look}
                  onChange={({ target }) => change({ look: target.value === 'white' ? 'white' : 'black' })}
                  className="min-h-9 rounded-[10px] border border-edge bg-raised px-2"
                >
                  <option value="black">Black</option>
                  <option value="white">White</option>
                </select>
              </label>
              <input
                aria-label="Label on the box"
                placeholder="Label on the box, if you want one"
                maxLength={64}
                value={edit.label ?? ''}
                onChange={({ target }) => change({ label: target.value === '' ? undefined : target.value })}
                className={controlClasses}
              />
            </>
          )}
          <Button size="small" onClick={() => editor.editing.set(undefined)}>
            Save
            <span className="sr-only"> {name}</span>
          </Button>
        </div>
      ) : (
        edit.type === 'replace' && (
          <p className="truncate text-[0.9375rem]">{edit.newText === '' ? 'Nothing in its place' : edit.newText}</p>
        )
      )}
    </div>
  );
}
