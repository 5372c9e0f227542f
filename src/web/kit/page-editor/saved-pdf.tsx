import { Download, Trash2, TriangleAlert } from 'lucide-react';
import { useBroughtIntoView } from '../pdf/use-brought-into-view.ts';
import { ContinueWith } from '../tool-shell/all-results.tsx';
import { deleteStored } from '../tool-shell/delete-stored.ts';
import { asStoredFile, type ResultFile } from '../tool-shell/result-file.ts';
import { WarningList } from '../tool-shell/warning-list.tsx';
import { ButtonAnchor } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Panel } from '../ui/panel.tsx';
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
  const panel = useBroughtIntoView();
  const items = useSlice(editor.state, (state) => state.items);
  const { downloadUrl: url, fileName: name, bytes, pageCount, warnings } = result;
  const file: ResultFile = { url, name, type: 'pdf', bytes };
  const remove = async () => {
    await deleteStored([asStoredFile(file)]);
    onDeleted();
  };
  return (
    <Panel ref={panel} aria-labelledby="saved-pdf" className="rise space-y-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id="saved-pdf" className="break-all text-xl">
            {name}
          </h2>
          <p className="mt-1 text-[0.9375rem] text-soft">
            {pageCount === 1 ? '1 page' : `${pageCount.toLocaleString('en')} pages`}. Your edits stay here, so you can
            go on.
          </p>
        </div>
        <div className="flex items-center gap-1">
          <ButtonAnchor href={url} download={name}>
            <Download className="size-5" aria-hidden="true" />
            Download
            <span className="sr-only"> {name}</span>
          </ButtonAnchor>
          <IconButton icon={Trash2} label={`Delete ${name} from the server`} onClick={remove} />
        </div>
      </div>
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
                      {nameOf(item.edit)}, page {item.edit.page}
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
      <WarningList warnings={warnings} />
      <ContinueWith results={[file]} slug={slug} />
    </Panel>
  );
}
