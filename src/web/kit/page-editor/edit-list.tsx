import { useVirtualizer } from '@tanstack/react-virtual';
import { Trash2, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import { t } from '../../../shared/language/translate.ts';
import type { PdfService } from '../pdf/pdf-service.ts';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { Editor } from './create-editor.ts';
import { type Item, listItems, restoreAnnotations, selectEdits } from './edit-state.ts';
import { removeItems } from './remove-items.ts';
import type { StageEdit } from './stage-edit.ts';
import { nameOf } from './tools.ts';
import { useSlice } from './use-editor.ts';

const rowHeight = 52;

export type EditListProps = {
  service: PdfService;
  document: PdfDocument;
  editor: Editor;
  /** What went wrong with edits when they were saved, by id. */
  troubles: ReadonlyMap<string, string>;
  onGo: (item: Item) => void;
};

/** Every edit of the document, to go to and to delete. */
export function EditList({ editor, troubles, onGo }: EditListProps) {
  const box = useRef<HTMLDivElement>(null);
  const state = useSlice(editor.state, (value) => value);
  const items = listItems(state);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 4,
  });
  return (
    <section aria-label="Edits" className="flex h-full flex-col">
      <p className="px-3 py-2 font-semibold">{countEdits(items.length, state.fields.size)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard. */}
      <div ref={box} tabIndex={0} className="min-h-0 flex-1 overflow-y-auto">
        <ul className="relative" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const item = items[index];
            if (!item) return null;
            const { id, edit } = item;
            return (
              <li
                key={id}
                className={classNames(
                  'absolute inset-x-0 top-0 flex items-center',
                  state.selected.has(id) && 'bg-accent-soft',
                )}
                style={{ height: rowHeight, transform: `translateY(${start}px)` }}
              >
                <button
                  type="button"
                  className="min-w-0 flex-1 px-3 py-1 text-start text-[0.9375rem]"
                  onClick={() => {
                    editor.update((last) => selectEdits(last, [id]));
                    onGo(item);
                  }}
                >
                  <span dir="auto" className="block truncate">
                    {nameOf(edit)}
                  </span>
                  <span
                    className={classNames('block truncate text-sm', troubles.has(id) ? 'text-danger' : 'text-soft')}
                  >
                    {troubles.get(id) ?? placeOf(edit)}
                  </span>
                </button>
                {edit.type === 'annotation' && edit.isDeleted ? (
                  <IconButton
                    icon={Undo2}
                    label={`Restore ${nameOf(edit)}`}
                    onClick={() => editor.update((last) => restoreAnnotations(last, [id]))}
                  />
                ) : (
                  <IconButton
                    icon={Trash2}
                    label={`Delete ${nameOf(edit)}`}
                    onClick={() => removeItems(editor, [id])}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

const countEdits = (edits: number, fields: number): string =>
  fields === 0
    ? t('{edits, plural, one {# edit} other {# edits}}', { edits })
    : t(
        '{edits, plural, one {# edit} other {# edits}} and {fields, plural, one {# filled form field} other {# filled form fields}}',
        { edits, fields },
      );

/** `Page 3`, and what became of an annotation that the file has. */
function placeOf(edit: StageEdit): string {
  if (edit.type !== 'annotation') return t('Page {page}', { page: edit.page });
  if (!edit.isDeleted) return t('Page {page}, changed', { page: edit.page });
  return t(
    '{replies, plural, =0 {Page {page}, deleted} one {Page {page}, deleted with # reply} other {Page {page}, deleted with # replies}}',
    { page: edit.page, replies: edit.replies },
  );
}
