import { useState } from 'react';
import { z } from 'zod';
import type { FileField } from '../../../catalog/define-tool.ts';
import type { PdfService } from '../pdf/pdf-service.ts';
import { usePdfFile } from '../pdf/use-pdf-file.ts';
import { usePlan } from '../session/use-user.ts';
import { checkFile } from '../tool-shell/check-file.ts';
import { bytesOf } from '../tool-shell/file-source.ts';
import { readAs } from '../tool-shell/kept-items.ts';
import { useKeptState } from '../tool-shell/kept-pages.tsx';
import type { FileSource } from '../tool-shell/passed-files.ts';

const readId = readAs(z.string().optional());

/**
 * The PDF that is edited. It is read from the visitor's disk as long as that is possible; what the server has stored of it is
 * only sent instead.
 *
 * @param hasEdits whether another file would lose something
 * @param onOther called before another file is opened
 */
export function useEditedFile(
  service: PdfService,
  field: FileField,
  { hasEdits, onOther }: { hasEdits: () => boolean; onOther: () => void },
) {
  const plan = usePlan();
  const [storedId, setStoredId] = useKeptState<string | undefined>('stored', undefined, readId);
  /** A file that waits for what is to become of the edits of the last one. */
  const [waiting, setWaiting] = useState<FileSource>();
  const opened = usePdfFile(service, { field, work: 'Saving', onChange: () => setStoredId(undefined) });
  const { file, choose, unlock, password } = opened;

  return {
    file,
    /** The same file, such as one that had expired on the server, goes on with the same edits. */
    choose: (sources: readonly FileSource[]) => {
      const [source] = sources;
      if (!source) return;
      const isSame = file?.name === source.name && file.bytes === bytesOf(source);
      if (hasEdits() && !isSame && !checkFile(field, source, plan)) setWaiting(source);
      else {
        if (!isSame) onOther();
        choose([source]);
      }
    },
    waiting,
    /** Goes on with the waiting file, or without it. */
    take: (source: FileSource) => {
      setWaiting(undefined);
      onOther();
      choose([source]);
    },
    leaveWaiting: () => setWaiting(undefined),
    unlock,
    password,
    /** What a call is made with: the stored file, where there is one, needs no second upload. */
    toSend: (): FileSource | undefined =>
      file && storedId !== undefined && file.source instanceof File
        ? { id: storedId, name: file.name, type: 'pdf', bytes: file.bytes }
        : file?.source,
    setStoredId,
  };
}
