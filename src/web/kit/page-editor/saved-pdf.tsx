import { TriangleAlert } from 'lucide-react';
import { t } from '../../../shared/language/translate.ts';
import { PdfResult } from '../pdf/pdf-result.tsx';
import type { Editor } from './create-editor.ts';
import { selectEdits } from './edit-state.ts';
import { nameOf } from './tools.ts';
import { useSlice } from './use-editor.ts';
import type { Saved } from './use-save.ts';

/** The saved PDF: its download, and every edit that is not quite as it was asked for. */
export function SavedPdf(props: {
  result: Saved;
  slug: string;
  editor: Editor;
  troubles: ReadonlyMap<string, string>;
  onDeleted: () => void;
}) {
  const { result, slug, editor, troubles, onDeleted } = props;
  const items = useSlice(editor.state, (state) => state.items);
  return (
    <PdfResult result={result} slug={slug} onDeleted={onDeleted}>
      <p className="text-[0.9375rem] text-soft">Your edits stay here, so you can go on.</p>
      {troubles.size > 0 && (
        <ul aria-label="Edits to look at" className="space-y-1">
          {[...troubles].map(([id, message]) => {
            const item = items.get(id);
            return (
              <li key={id} className="flex items-start gap-2 text-[0.9375rem]">
                <TriangleAlert className="mt-1 size-4 shrink-0 text-thread" aria-hidden="true" />
                <span className="min-w-0 break-words">
                  {item && (
                    <button
                      type="button"
                      className="font-medium underline underline-offset-2"
                      onClick={() => editor.update((state) => selectEdits(state, [id]))}
                    >
                      {t('{edit}, page {page}', { edit: nameOf(item.edit), page: item.edit.page })}
                    </button>
                  )}
                  {item && ': '}
                  {message}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </PdfResult>
  );
}
