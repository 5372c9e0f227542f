import { Download, FileText, Trash2 } from 'lucide-react';
import { formatBytes } from '../../shared/units.ts';
import { ContinueWith } from '../../web/kit/tool-shell/all-results.tsx';
import { deleteStored } from '../../web/kit/tool-shell/delete-stored.ts';
import { asStoredFile, previewUrl, type ResultFile } from '../../web/kit/tool-shell/result-file.ts';
import { ButtonAnchor } from '../../web/kit/ui/button.tsx';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { documentScanner } from './document-scanner.tool.ts';
import type { ScannedPage } from './pages/scan-list.ts';
import { useBroughtIntoView } from './use-brought-into-view.web.ts';

/** The finished document: first page, size and actions. */
export function MadeDocument(props: { file: ResultFile; firstPage: ScannedPage | undefined; onDeleted: () => void }) {
  const { file, firstPage, onDeleted } = props;
  const { url, name, bytes } = file;
  const card = useBroughtIntoView(true);
  const remove = async () => {
    await deleteStored([asStoredFile(file)]);
    onDeleted();
  };
  return (
    <Panel ref={card} aria-label="Finished document" className="rise scroll-mt-20 space-y-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span className="grid size-20 shrink-0 place-items-center">
          {firstPage ? (
            <img
              src={previewUrl(firstPage.image)}
              alt=""
              style={{ rotate: `${firstPage.rotation}deg` }}
              className="max-h-20 max-w-20 rounded-[4px] border border-line"
            />
          ) : (
            <FileText className="size-10 text-accent" aria-hidden="true" />
          )}
        </span>
        <p className="min-w-40 flex-1">
          <span className="line-clamp-2 break-words font-semibold" title={name}>
            <bdi>{name}</bdi>
          </span>
          <span className="text-[0.9375rem] text-soft tabular-nums">{formatBytes(bytes)}</span>
        </p>
        <span className="flex items-center gap-1">
          <ButtonAnchor href={url} download={name} aria-label={`Download ${name}`}>
            <Download className="size-5" aria-hidden="true" />
            Download
          </ButtonAnchor>
          <IconButton icon={Trash2} label={`Delete ${name} from the server`} onClick={remove} />
        </span>
      </div>
      <ContinueWith results={[file]} slug={documentScanner.slug} />
    </Panel>
  );
}
