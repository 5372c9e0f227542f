import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatBytes } from '../../../shared/units.ts';
import { ContinueWith } from '../tool-shell/all-results.tsx';
import { deleteStored } from '../tool-shell/delete-stored.ts';
import { asStoredFile, type ResultFile } from '../tool-shell/result-file.ts';
import { WarningList } from '../tool-shell/warning-list.tsx';
import { ButtonAnchor } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Panel } from '../ui/panel.tsx';
import { pagesInWords } from './page-deck.ts';
import { useBroughtIntoView } from './use-brought-into-view.ts';

type PdfResultProps = {
  result: { downloadUrl: string; fileName: string; pageCount: number; bytes: number; warnings: readonly string[] };
  /** The tool that made it. */
  slug: string;
  onDeleted: () => void;
  /** What the tool says about it. */
  children: ReactNode;
};

/** A finished PDF: its name, size and download, what is to be said about it, and where it can go on. */
export function PdfResult({ result, slug, onDeleted, children }: PdfResultProps) {
  const heading = useId();
  const panel = useBroughtIntoView();
  const { downloadUrl: url, fileName: name, pageCount, bytes, warnings } = result;
  const file: ResultFile = { url, name, type: 'pdf', bytes };
  const remove = async () => {
    await deleteStored([asStoredFile(file)]);
    onDeleted();
  };
  return (
    <Panel ref={panel} aria-labelledby={heading} className="rise scroll-mt-24 space-y-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={heading} dir="auto" className="break-all text-xl">
            {name}
          </h2>
          <p className="mt-1 font-medium tabular-nums">
            {pagesInWords(pageCount)} · {formatBytes(bytes)}
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
      {children}
      <WarningList warnings={warnings} />
      <ContinueWith results={[file]} slug={slug} />
    </Panel>
  );
}
