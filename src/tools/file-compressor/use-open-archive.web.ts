import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import type { ActionResult } from '../../catalog/define-tool.ts';
import { isFileType } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { CallError } from '../../web/kit/http/call-error.ts';
import { usePlan } from '../../web/kit/session/use-user.ts';
import { callAction } from '../../web/kit/tool-shell/call-action.ts';
import { checkFile } from '../../web/kit/tool-shell/check-file.ts';
import { readAs, readSource } from '../../web/kit/tool-shell/kept-items.ts';
import { useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import { refusalOf, useShowLeftOut } from '../../web/kit/tool-shell/left-out.tsx';
import type { FileSource, StoredFile } from '../../web/kit/tool-shell/passed-files.ts';
import { type CallWork, useCall } from '../../web/kit/tool-shell/use-call.tsx';
import { showToast } from '../../web/kit/ui/toast.ts';
import { fileCompressor } from './file-compressor.tool.ts';

const { inspect, extract } = fileCompressor.actions;
const field = inspect.files.file;
export type Listing = ActionResult<typeof inspect>;
export type Extracted = ActionResult<typeof extract>;
const noEntries: ReadonlySet<number> = new Set();
const readEntries = readAs<ReadonlySet<number>>(z.set(z.number()));

export type OpenedArchive =
  | { state: 'none' }
  | { state: 'opening'; name: string; fraction: number }
  /** The names are encrypted, too. */
  | { state: 'locked'; source: FileSource; error: string | undefined }
  | { state: 'failed'; name: string; sentence: string }
  | { state: 'open'; source: FileSource; listing: Listing };

export type Extraction =
  | { state: 'idle' }
  | { state: 'busy'; fraction: number }
  | { state: 'done'; extracted: Extracted }
  | { state: 'failed'; sentence: string; needsPassword: boolean };

/**
 * One archive: listed and extracted. Both continue while the visitor is elsewhere on the site; Back and a reload restore them
 * and the selection.
 */
export function useOpenArchive() {
  const plan = usePlan();
  const showLeftOut = useShowLeftOut();
  const [source, keep] = useKeptState<FileSource | undefined>('archive', undefined, readSource);
  const [chosen, choose] = useKeptState('entries', noEntries, readEntries);
  const [password, setPassword] = useKeptState('archivePassword', '');
  const opening = useCall(inspect, t('Opening'));
  const { work: unpacking, ...extracting } = useCall(extract, t('Extracting'));

  const begin = async (next: FileSource, withPassword = '') => {
    keep(next);
    setPassword(withPassword);
    await opening.start(
      { files: { file: [next] }, options: { password: withPassword || undefined } },
      {
        onDone: ({ result, inputs }) => keep(storedOf(next, inputs.file?.[0], result.format)),
        onFailed: () => undefined,
      },
    );
  };
  // A reload interrupted its upload.
  const reopen = useEffectEvent(() => {
    if (source && opening.work.state === 'idle') void begin(source);
  });
  useEffect(() => {
    if (source) reopen();
  }, [source]);

  const forget = () => {
    extracting.cancel();
    extracting.reset();
  };
  const extraction = extractionOf(unpacking);
  return {
    archive: archiveOf(source, opening.work),
    extraction,
    chosen,
    choose: (next: ReadonlySet<number>) => {
      choose(next);
      forget();
    },
    password,
    setPassword,
    open: async (next: FileSource, withPassword?: string) => {
      const objection = checkFile(field, next, plan);
      showLeftOut(objection ? [refusalOf(next, objection)] : []);
      if (objection) return;
      forget();
      choose(noEntries);
      await begin(next, withPassword);
    },
    /** For previews. Rejects like `callAction`. */
    unpack: async (entries: number[]): Promise<Extracted> => {
      if (!source) throw new Error('No archive is open.');
      const options = { entries, password: password || undefined };
      return (await callAction(extract, { files: { file: [source] }, options })).result;
    },
    start: (entries: 'all' | number[]) =>
      source &&
      extracting.start(
        { files: { file: [source] }, options: { entries, password: password || undefined } },
        {
          onDone: () => undefined,
          onFailed: ({ code, message }) => {
            if (!isAboutPassword(code)) showToast({ title: t('Extraction failed'), text: message, tone: 'failure' });
          },
        },
      ),
    cancel: extracting.cancel,
  };
}

function archiveOf(source: FileSource | undefined, work: CallWork<Listing>): OpenedArchive {
  if (!source) return { state: 'none' };
  const { name } = source;
  switch (work.state) {
    case 'idle':
      return { state: 'opening', name, fraction: 0 };
    case 'busy':
      return { state: 'opening', name, fraction: work.fraction };
    case 'done':
      return { state: 'open', source, listing: work.result };
    case 'failed': {
      const { code, message } = work.error;
      if (code === 'PASSWORD_NEEDED') return { state: 'locked', source, error: undefined };
      if (code === 'WRONG_PASSWORD') return { state: 'locked', source, error: message };
      return { state: 'failed', name, sentence: message };
    }
  }
}

function extractionOf(work: CallWork<Extracted>): Extraction {
  if (work.state === 'done') return { state: 'done', extracted: work.result };
  if (work.state !== 'failed') return work;
  const { code, message } = work.error;
  return { state: 'failed', sentence: message, needsPassword: isAboutPassword(code) };
}

const isAboutPassword = (code: string): boolean => code === 'PASSWORD_NEEDED' || code === 'WRONG_PASSWORD';

export type ArchiveDesk = ReturnType<typeof useOpenArchive>;

/** Rethrows anything but a CallError: a defect of ours, for the error page. */
export function callErrorOf(error: unknown): CallError {
  if (error instanceof CallError) return error;
  throw error;
}

/** The archive as stored on the server, so that it is uploaded only once. */
function storedOf(source: FileSource, id: string | undefined, format: string): FileSource {
  if (id === undefined || !(source instanceof File) || !isFileType(format)) return source;
  return { id, name: source.name, type: format, bytes: source.size } satisfies StoredFile;
}
