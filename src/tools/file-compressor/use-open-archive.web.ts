import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ActionResult } from '../../catalog/define-tool.ts';
import { isFileType } from '../../shared/file-types.ts';
import { CallError, isAbort } from '../../web/kit/http/call-error.ts';
import { usePlan } from '../../web/kit/session/use-user.ts';
import { callAction } from '../../web/kit/tool-shell/call-action.ts';
import { checkFile } from '../../web/kit/tool-shell/check-file.ts';
import { isGone } from '../../web/kit/tool-shell/gone-files.ts';
import { readAs, readSource } from '../../web/kit/tool-shell/kept-items.ts';
import { useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import { refusalOf, useTellLeftOut } from '../../web/kit/tool-shell/left-out.tsx';
import type { FileSource, StoredFile } from '../../web/kit/tool-shell/passed-files.ts';
import { showToast } from '../../web/kit/ui/toast.ts';
import { fileCompressor } from './file-compressor.tool.ts';

const { inspect, extract } = fileCompressor.actions;
const field = inspect.files.file;
export type Listing = ActionResult<typeof inspect>;
export type Extracted = ActionResult<typeof extract>;
const readExtracted = readAs(extract.result);

export type OpenedArchive =
  | { state: 'none' }
  | { state: 'opening'; name: string; fraction: number }
  /** Even the names are locked. */
  | { state: 'locked'; source: FileSource; error: string | undefined }
  | { state: 'failed'; name: string; sentence: string }
  | { state: 'open'; source: FileSource; listing: Listing };

export type Extraction =
  | { state: 'idle' }
  | { state: 'busy'; fraction: number }
  | { state: 'done'; extracted: Extracted }
  | { state: 'failed'; sentence: string; needsPassword: boolean };

/** One archive: opened, looked into and unpacked. What runs ends when the page is left or another archive is opened. */
export function useOpenArchive() {
  const plan = usePlan();
  const tellLeftOut = useTellLeftOut();
  const [archive, setArchive] = useState<OpenedArchive>({ state: 'none' });
  const [extraction, setExtraction] = useState<Extraction>({ state: 'idle' });
  const [password, setPassword] = useState('');
  const [kept, keep] = useKeptState<FileSource | undefined>('archive', undefined, readSource);
  const [made, setMade] = useKeptState<Extracted | undefined>('extracted', undefined, readExtracted);
  const running = useRef<AbortController>(undefined);
  const extracting = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  // After Back or a reload: the archive is looked into once more, and what was unpacked is shown again.
  const begun = useRef(false);
  const reopen = useEffectEvent(async (source: FileSource) => {
    const before = made;
    await open(source);
    if (before && !(await isGone(before))) setExtraction({ state: 'done', extracted: before });
  });
  useEffect(() => {
    if (kept && !begun.current) void reopen(kept);
  }, [kept]);

  const begin = () => {
    running.current?.abort(new DOMException('Another one was opened.', 'AbortError'));
    running.current = new AbortController();
    return running.current.signal;
  };

  const open = async (source: FileSource, withPassword = '') => {
    const objection = checkFile(field, source, plan);
    tellLeftOut(objection ? [refusalOf(source, objection)] : []);
    if (objection) return;
    const signal = begin();
    const { name } = source;
    begun.current = true;
    keep(source);
    setPassword(withPassword);
    setExtraction({ state: 'idle' });
    setArchive({ state: 'opening', name, fraction: 0 });
    try {
      const { result, inputs } = await callAction(inspect, {
        files: { file: [source] },
        options: { password: withPassword || undefined },
        signal,
        onUpload: (fraction) => setArchive({ state: 'opening', name, fraction }),
      });
      const opened = storedOf(source, inputs.file?.[0], result.format);
      keep(opened);
      setArchive({ state: 'open', source: opened, listing: result });
    } catch (error) {
      if (isAbort(error)) return;
      const { code, message } = callErrorOf(error);
      if (code === 'PASSWORD_NEEDED') setArchive({ state: 'locked', source, error: undefined });
      else if (code === 'WRONG_PASSWORD') setArchive({ state: 'locked', source, error: message });
      else setArchive({ state: 'failed', name, sentence: message });
    }
  };

  /** Rejects with a CallError, or an AbortError when it was cancelled or another archive was opened meanwhile. */
  const unpack = async (
    entries: 'all' | number[],
    { signal, onProgress }: { signal?: AbortSignal; onProgress?: (fraction: number) => void } = {},
  ): Promise<Extracted> => {
    if (archive.state !== 'open') throw new Error('No archive is open.');
    const signals = [running.current?.signal, signal].filter((one) => one !== undefined);
    const { result } = await callAction(extract, {
      files: { file: [archive.source] },
      options: { entries, password: password || undefined },
      signal: AbortSignal.any(signals),
      onProgress,
    });
    return result;
  };

  const start = async (entries: 'all' | number[]) => {
    const onProgress = (fraction: number) => setExtraction({ state: 'busy', fraction });
    extracting.current = new AbortController();
    onProgress(0);
    try {
      const extracted = await unpack(entries, { signal: extracting.current.signal, onProgress });
      setMade(extracted);
      setExtraction({ state: 'done', extracted });
    } catch (error) {
      if (isAbort(error)) return setExtraction({ state: 'idle' });
      const { code, message } = callErrorOf(error);
      const needsPassword = code === 'PASSWORD_NEEDED' || code === 'WRONG_PASSWORD';
      setExtraction({ state: 'failed', sentence: message, needsPassword });
      if (!needsPassword) showToast({ title: 'Extraction failed', text: message, tone: 'failure' });
    }
  };

  return {
    archive,
    extraction,
    password,
    setPassword,
    open: (source: FileSource, withPassword?: string) => {
      setMade(undefined);
      return open(source, withPassword);
    },
    unpack,
    start,
    cancel: () => extracting.current?.abort(new DOMException('Cancelled by the visitor.', 'AbortError')),
    forget: () => {
      setMade(undefined);
      setExtraction({ state: 'idle' });
    },
  };
}

export type ArchiveDesk = ReturnType<typeof useOpenArchive>;

/** What failed and is not told to the visitor is a defect of ours and goes on to the error page. */
export function callErrorOf(error: unknown): CallError {
  if (error instanceof CallError) return error;
  throw error;
}

/** The archive as the server keeps it, so that it is sent only once. */
function storedOf(source: FileSource, id: string | undefined, format: string): FileSource {
  if (id === undefined || !(source instanceof File) || !isFileType(format)) return source;
  return { id, name: source.name, type: format, bytes: source.size } satisfies StoredFile;
}
