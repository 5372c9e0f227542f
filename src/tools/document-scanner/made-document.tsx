import { Download, FileText, Trash2 } from 'lucide-react';
import { formatBytes } from '../../shared/units.ts';
import { deleteStored } from '../../web/kit/tool-shell/delete-stored.ts';
import { asStoredFile, type ResultFile } from '../../web/kit/tool-shell/result-file.ts';
import { ButtonAnchor } from '../../web/kit/ui/button.tsx';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';

/** The finished document: first page, size and actions. */
export function MadeDocument(props: { file: ResultFile; firstPage: string | undefined; onDeleted: () => void }) {
  const { file, firstPage, onDeleted } = props;
  const { url, name, bytes } = file;
  const remove = async () => {
    await deleteStored([asStoredFile(file)]);
    onDeleted();
  };
  return (
    <section aria-label="Finished document" className="flex items-center gap-3 rounded-[14px] border border-line p-2.5">
      <span className="grid size-14 shrink-0 place-items-center">
        {firstPage ? (
          <img src={firstPage} alt="" className="max-h-14 max-w-14 rounded-[4px] border border-line" />
        ) : (
          <FileText className="size-8 text-accent" aria-hidden="true" />
        )}
      </span>
      <p className="min-w-0 flex-1">
        <span className="block truncate font-semibold" title={name}>
          {name}
        </span>
        <span className="text-[0.9375rem] text-soft tabular-nums">{formatBytes(bytes)}</span>
      </p>
      <ButtonAnchor look="secondary" size="icon" href={url} download={name} aria-label={`Download ${name}`}>
        <Download className="size-5" aria-hidden="true" />
      </ButtonAnchor>
      <IconButton icon={Trash2} label={`Delete ${name} from the server`} onClick={remove} />
    </section>
  );
}
