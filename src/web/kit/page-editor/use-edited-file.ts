import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import type { FileField } from '../../../catalog/define-tool.ts';
import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import { pdfCodes } from '../../../pdf/pdf-errors.ts';
import { CallError, isAbort } from '../http/call-error.ts';
import type { PdfService } from '../pdf/pdf-service.ts';
import { usePlan } from '../session/use-user.ts';
import { checkFile } from '../tool-shell/check-file.ts';
import { bytesOf, contentOf } from '../tool-shell/file-source.ts';
import { readAs, readSource } from '../tool-shell/kept-items.ts';
import { useKeptState } from '../tool-shell/kept-pages.tsx';
import { refusalOf, useShowLeftOut } from '../tool-shell/left-out.tsx';
import { type FileSource, takePassedFiles } from '../tool-shell/passed-files.ts';

export type EditedFile = { source: FileSource; name: string; bytes: number } & (
  | { is: 'opening' }
  | { is: 'ready'; document: PdfDocument }
  | { is: 'locked'; problem: string | undefined }
  /** `isGone`: choosing it again goes on with the same edits. */
  | { is: 'failed'; reason: string; isGone: boolean }
);

const readId = readAs(z.string().optional());

/**
 * The PDF that is edited. It is read from the visitor's disk as long as that is possible; what the server has stored of it is
 * only sent instead.
 *
 * @param hasEdits whether another file would lose something
 */
export function useEditedFile(service: PdfService, field: FileField, hasEdits: () => boolean) {
  const plan = usePlan();
  const showLeftOut = useShowLeftOut();
  const [file, setFile] = useState<EditedFile>();
  const [kept, keep] = useKeptState<FileSource | undefined>('file', undefined, readSource);
  const [storedId, setStoredId] = useKeptState<string | undefined>('stored', undefined, readId);
  // Restored after Back, never written to disk.
  const [password, setPassword] = useKeptState<string | undefined>('password', undefined);
  /** A file that waits for what is to become of the edits of the last one. */
  const [waiting, setWaiting] = useState<FileSource>();
  // Only the file chosen last may answer.
  const current = useRef<FileSource>(undefined);
  const opened = useRef<PdfDocument>(undefined);

  const open = async (source: FileSource, opener?: string) => {
    const { name } = source;
    const bytes = bytesOf(source);
    const update = (next: EditedFile) => {
      if (current.current === source) setFile(next);
    };
    update({ source, name, bytes, is: 'opening' });
    try {
      const document = await service.open(await contentOf(source), { name, password: opener });
      if (current.current !== source) return service.close(document);
      opened.current = document;
      update({ source, name, bytes, is: 'ready', document });
    } catch (error) {
      if (isAbort(error)) return;
      if (!(error instanceof CallError)) throw error;
      const { code, message } = error;
      if (code === pdfCodes.locked) update({ source, name, bytes, is: 'locked', problem: undefined });
      else if (code === pdfCodes.wrongPassword) update({ source, name, bytes, is: 'locked', problem: message });
      else update({ source, name, bytes, is: 'failed', reason: message, isGone: code === 'FILE_GONE' });
    }
  };

  const take = (source: FileSource) => {
    if (opened.current) service.close(opened.current);
    opened.current = undefined;
    current.current = source;
    keep(source);
    setStoredId(undefined);
    setPassword(undefined);
    setWaiting(undefined);
    void open(source);
  };
  const choose = (sources: readonly FileSource[]) => {
    const [source] = sources;
    if (!source) return;
    const objection = checkFile(field, source, plan);
    showLeftOut(objection ? [refusalOf(source, objection)] : []);
    if (objection) return;
    const isSame = kept !== undefined && kept.name === source.name && bytesOf(kept) === bytesOf(source);
    if (hasEdits() && !isSame) setWaiting(source);
    else take(source);
  };
  // After Back or a reload.
  const reopen = useEffectEvent((source: FileSource) => {
    current.current = source;
    void open(source, password);
  });
  useEffect(() => {
    if (kept && current.current === undefined) reopen(kept);
  }, [kept]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: files are passed on once, when the page opens.
  useEffect(() => choose(takePassedFiles()), []);

  return {
    file,
    choose,
    waiting,
    /** Goes on with the waiting file, or without it. */
    take,
    leaveWaiting: () => setWaiting(undefined),
    unlock: (typed: string) => {
      setPassword(typed);
      if (file) void open(file.source, typed);
    },
    password,
    /** What a call is made with: the stored file, where there is one, needs no second upload. */
    toSend: (): FileSource | undefined =>
      file && storedId !== undefined && file.source instanceof File
        ? { id: storedId, name: file.name, type: 'pdf', bytes: file.bytes }
        : file?.source,
    setStoredId,
  };
}
