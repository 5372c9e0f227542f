import { useRef, useState } from 'react';
import { z } from 'zod';
import type { FileField } from '../../../catalog/define-tool.ts';
import { t } from '../../../shared/language/translate.ts';
import { explainFailure } from '../http/call-error.ts';
import type { PdfService } from '../pdf/pdf-service.ts';
import { ownFile, usePdfFile } from '../pdf/use-pdf-file.ts';
import { type WhyLost, whyGone, whyLost } from '../pdf/why-lost.ts';
import { usePlan } from '../session/use-user.ts';
import { checkFile } from '../tool-shell/check-file.ts';
import { type FilePrint, filePrintSchema, isSamePrint, printOf } from '../tool-shell/file-print.ts';
import { requireReadable } from '../tool-shell/file-source.ts';
import { readAs } from '../tool-shell/kept-items.ts';
import { useKeptState } from '../tool-shell/kept-pages.tsx';
import type { FileSource } from '../tool-shell/passed-files.ts';
import { tellFailure } from '../ui/toast.ts';

const readId = readAs(z.string().optional());
const readPrint = readAs(filePrintSchema.optional());

/** Another file than the edits were made on, which waits for what is to become of them. */
export type WaitingFile = { source: File; print: FilePrint };

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
  const [waiting, setWaiting] = useState<WaitingFile>();
  /** Saving has found that the file is gone. */
  const [gone, setGone] = useState<WhyLost>();
  const opened = usePdfFile(service, {
    field,
    work: t('Saving'),
    onChange: () => {
      setStoredId(undefined);
      setGone(undefined);
    },
    onOpened: ({ name }, content) => {
      printOf(content, name).then(setPrint, () => undefined);
    },
  });
  const { file, choose, unlock, password, isChosen } = opened;
  /** What the edits were made on. */
  const [print, setPrint] = useKeptState<FilePrint | undefined>('print', undefined, readPrint);
  const lastChosen = useRef<File>(undefined);

  const take = (source: File, isSame: boolean) => {
    setWaiting(undefined);
    if (!isSame) {
      setPrint(undefined);
      onOther();
    }
    choose([source]);
  };
  const compare = async (source: File) => {
    try {
      await requireReadable([source]);
      const found = await printOf(source, source.name);
      if (lastChosen.current !== source) return;
      if (print && isSamePrint(found, print)) take(source, true);
      else setWaiting({ source, print: found });
    } catch (error) {
      tellFailure({ title: t('File not opened'), text: explainFailure(error).message });
    }
  };
  const why = gone ?? whyLost(file, isChosen);

  return {
    file,
    /** The same file, such as one that had expired on the server, goes on with the same edits. */
    choose: ([source]: readonly File[]) => {
      if (!source) return;
      lastChosen.current = source;
      // Says why.
      if (checkFile(field, source, plan)) choose([source]);
      else if (hasEdits()) void compare(source);
      else take(source, false);
    },
    waiting,
    /** Goes on with the waiting file. */
    take: ({ source }: WaitingFile) => take(source, false),
    leaveWaiting: () => setWaiting(undefined),
    /** The file has to be chosen again to go on with its edits. */
    lost: why && print && hasEdits() ? { print, why } : undefined,
    unlock,
    password,
    /** What a call is made with: the stored file, where there is one, needs no second upload. */
    toSend: (): FileSource | undefined =>
      file && storedId !== undefined && file.source instanceof File
        ? { id: storedId, name: file.name, type: 'pdf', bytes: file.bytes }
        : file?.source,
    /** The file itself, when the server has deleted what it had of it. */
    own: (): File | undefined => ownFile(file),
    setStoredId,
    /** A call has failed for want of a file, which may be another one than this. */
    noteGone: async (code: string) => {
      if (whyGone(code) === 'expired') setGone('expired');
      else if (file) await requireReadable([file.source]).catch(() => setGone('unreadable'));
    },
  };
}
