import { Download, Trash2, TriangleAlert } from 'lucide-react';
import { formatBytes } from '../../shared/units.ts';
import { useBroughtIntoView } from '../../web/kit/pdf/use-brought-into-view.ts';
import { ContinueWith } from '../../web/kit/tool-shell/all-results.tsx';
import { deleteStored } from '../../web/kit/tool-shell/delete-stored.ts';
import { asStoredFile, type ResultFile } from '../../web/kit/tool-shell/result-file.ts';
import { WarningList } from '../../web/kit/tool-shell/warning-list.tsx';
import { ButtonAnchor } from '../../web/kit/ui/button.tsx';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { pdfEditor } from './pdf-editor.tool.ts';
import type { SaveOutcome as Outcome } from './use-text-calls.web.ts';

type SaveOutcomeProps = {
  outcome: Outcome;
  /** Whether it has all that was changed. */
  isCurrent: boolean;
  /** @param page from 0 */
  onShow: (page: number) => void;
  onDeleted: () => void;
};

/** The saved PDF: its download, and what was not done as asked. */
export function SaveOutcome({ outcome, isCurrent, onShow, onDeleted }: SaveOutcomeProps) {
  const panel = useBroughtIntoView();
  const { downloadUrl: url, fileName: name, bytes, pageCount, changes, warnings } = outcome;
  const file: ResultFile = { url, name, type: 'pdf', bytes };
  const others = changes.filter(({ status }) => status !== 'done');
  const remove = async () => {
    await deleteStored([asStoredFile(file)]);
    onDeleted();
  };
  return (
    <Panel ref={panel} aria-labelledby="saved-pdf" className="rise scroll-mt-24 space-y-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id="saved-pdf" className="break-all text-xl">
            {name}
          </h2>
          <p className="mt-1 font-medium tabular-nums">
            {pageCount === 1 ? '1 page' : `${pageCount.toLocaleString('en')} pages`} · {formatBytes(bytes)}
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
      <p className="text-[0.9375rem] text-soft">{describeCurrency(isCurrent, others.length)}</p>
      {others.length > 0 && (
        <section aria-labelledby="other-changes">
          <h3 id="other-changes" className="mb-1 font-semibold text-base tracking-normal">
            {others.length === 1 ? '1 change to look at' : `${others.length.toLocaleString('en')} changes to look at`}
          </h3>
          <ul className="max-h-80 space-y-1 overflow-y-auto">
            {others.map(({ page, before, after, status, message }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
              <li key={index}>
                <button
                  type="button"
                  onClick={() => onShow(page - 1)}
                  className="flex w-full items-start gap-2 rounded-[10px] px-2 py-1.5 text-left hover:bg-accent-soft"
                >
                  <TriangleAlert
                    className={`mt-1 size-4 shrink-0 ${status === 'failed' ? 'text-danger' : 'text-thread'}`}
                    aria-hidden="true"
                  />
                  <span className="min-w-0">
                    <span className="font-medium">
                      Page {page.toLocaleString('en')}
                      {status === 'failed' ? ', not changed' : ', changed in another way'}
                    </span>
                    <span className="block break-words text-[0.9375rem]">
                      {before !== '' && <del className="text-soft">{shortened(before)}</del>} {shortened(after)}
                    </span>
                    {message !== undefined && <span className="block text-sm text-soft">{message}</span>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <WarningList warnings={warnings} />
      <ContinueWith results={[file]} slug={pdfEditor.slug} />
    </Panel>
  );
}

function describeCurrency(isCurrent: boolean, others: number): string {
  if (!isCurrent) return 'You have changed the text since. Save again to have those changes, too.';
  return others === 0 ? 'It has all your changes.' : 'It has your changes, apart from these.';
}

const shownCharacters = 120;

const shortened = (text: string): string =>
  text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;
