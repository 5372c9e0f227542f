import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FileField } from '../../../catalog/define-tool.ts';
import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import { pdfCodes } from '../../../pdf/pdf-errors.ts';
import { CallError, isAbort } from '../http/call-error.ts';
import { usePlan } from '../session/use-user.ts';
import { checkFile } from '../tool-shell/check-file.ts';
import { bytesOf, contentOf } from '../tool-shell/file-source.ts';
import { readSource } from '../tool-shell/kept-items.ts';
import { useKeptState } from '../tool-shell/kept-pages.tsx';
import { refusalOf, useShowLeftOut } from '../tool-shell/left-out.tsx';
import { type FileSource, takePassedFiles } from '../tool-shell/passed-files.ts';
import { explainDoubt } from './explain-doubt.ts';
import type { PdfService } from './pdf-service.ts';

export type PdfFile = { source: FileSource; name: string; bytes: number } & (
  | { is: 'opening' }
  /** `content`: its bytes, also when the server has deleted it since. */
  | { is: 'ready'; document: PdfDocument; content: Blob }
  | { is: 'locked'; problem: string | undefined }
  /** Not readable here; the server tries to repair it. */
  | { is: 'doubtful'; reason: string; error: CallError }
);

/** The file itself, to be sent again when the server has deleted what it had of it. */
export function ownFile(file: PdfFile | undefined): File | undefined {
  if (file?.source instanceof File) return file.source;
  return file?.is === 'ready' ? new File([file.content], file.name, { type: 'application/pdf' }) : undefined;
}

/**
 * The PDF of a tool that takes one. `onOpened` is called once its pages are known, `onChange` when it is replaced.
 * @param work what the tool does: 'Splitting'
 */
export function usePdfFile(
  service: PdfService,
  {
    field,
    work,
    ...callbacks
  }: {
    field: FileField;
    work: string;
    onChange: () => void;
    onOpened?: (document: PdfDocument, content: Blob) => void;
  },
) {
  const plan = usePlan();
  const showLeftOut = useShowLeftOut();
  const [file, setFile] = useState<PdfFile>();
  const [kept, keep] = useKeptState<FileSource | undefined>('file', undefined, readSource);
  // Restored after Back, never written to disk.
  const [password, setPassword] = useKeptState<string | undefined>('password', undefined);
  // Only the file chosen last may answer.
  const current = useRef<FileSource>(undefined);

  const open = async (source: FileSource, opener?: string) => {
    const { name } = source;
    const bytes = bytesOf(source);
    const update = (next: PdfFile) => {
      if (current.current === source) setFile(next);
    };
    update({ source, name, bytes, is: 'opening' });
    try {
      const content = await contentOf(source);
      const document = await service.open(content, { name, password: opener });
      if (current.current !== source) return service.close(document);
      update({ source, name, bytes, is: 'ready', document, content });
      callbacks.onOpened?.(document, content);
    } catch (error) {
      if (isAbort(error)) return;
      if (!(error instanceof CallError)) throw error;
      const { code, message } = error;
      if (code === pdfCodes.locked) update({ source, name, bytes, is: 'locked', problem: undefined });
      else if (code === pdfCodes.wrongPassword) update({ source, name, bytes, is: 'locked', problem: message });
      else update({ source, name, bytes, is: 'doubtful', reason: explainDoubt(error, work), error });
    }
  };

  const drop = () => {
    if (file?.is === 'ready') service.close(file.document);
    current.current = undefined;
    setFile(undefined);
    callbacks.onChange();
  };
  const choose = (sources: readonly FileSource[]) => {
    const [source] = sources;
    if (!source) return;
    const objection = checkFile(field, source, plan);
    showLeftOut(objection ? [refusalOf(source, objection)] : []);
    if (objection) return;
    drop();
    current.current = source;
    keep(source);
    setPassword(undefined);
    void open(source);
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
    /** There is one, which may not have begun to open. */
    isChosen: kept !== undefined,
    choose,
    unlock: (typed: string) => {
      setPassword(typed);
      if (file) void open(file.source, typed);
    },
    password,
    /** Saves the id of the stored file, so that it is not uploaded again. */
    keepStored: (id: string | undefined) =>
      setFile((last) => {
        if (!last || id === undefined) return last;
        const source = { id, name: last.name, type: 'pdf' as const, bytes: last.bytes };
        current.current = source;
        keep(source);
        return { ...last, source };
      }),
  };
}
