import { useEffect, useState } from 'react';
import { language, t } from '../../shared/language/translate.ts';
import { formatBytes, MB } from '../../shared/units.ts';
import { CallError } from '../../web/kit/http/call-error.ts';
import { linkWorker } from '../../web/kit/worker/worker-link.ts';
import type { PdfWork } from './pdf-worker.web.ts';
import { isPdf, type TextFile } from './text-files/read-text-file.ts';
import type { TextLink } from './use-text-link.web.ts';

/** Larger files are mostly images; reading takes their size in memory, PDFs several times as much. */
const maxFileBytes = 50 * MB;

/** Beyond this many UTF-16 units, about ten novels, text areas get too slow. */
const maxTextLength = 5_000_000;

/** Bytes checked at the beginning and end of a file to detect a PDF. */
const sniffedBytes = 4096;

export type OpenedFile = { name: string; text: string };
/** `place` is the file's index among those opened together. */
export type FileProblem = { place: number; name: string; message: string };
export type FileReading = { busyWith: string | undefined; problems: readonly FileProblem[] };

const noReading: FileReading = { busyWith: undefined, problems: [] };

/** Reads the text of files in a worker, one after another, and passes on what could be read. */
export function useTextFiles(
  link: TextLink,
  onOpened: (files: readonly OpenedFile[]) => void,
): FileReading & { open: (files: readonly File[]) => void } {
  const [reading, setReading] = useState(noReading);
  // PDFium is large and never returns memory, so its worker lives only while files are read.
  const [pdfLink] = useState(() =>
    linkWorker<PdfWork>(() => new Worker(new URL('./pdf-worker.web.ts', import.meta.url), { type: 'module' })),
  );
  useEffect(() => () => pdfLink.end(), [pdfLink]);

  const open = async (files: readonly File[]) => {
    if (reading.busyWith !== undefined || files.length === 0) return;
    const opened: OpenedFile[] = [];
    const problems: FileProblem[] = [];
    let length = 0;
    for (const [place, file] of files.entries()) {
      setReading({ busyWith: file.name, problems });
      try {
        const { text } = await readWith(file, async () => ((await startsAsPdf(file)) ? pdfLink : link));
        length += text.length;
        if (length > maxTextLength) throw tooLong;
        opened.push({ name: file.name, text });
      } catch (error) {
        problems.push({ place, name: file.name, message: sentenceOf(error) });
      }
    }
    pdfLink.end();
    setReading({ busyWith: undefined, problems });
    if (opened.length > 0) onOpened(opened);
  };
  return { ...reading, open };
}

const tooLong = new CallError(
  'TEXT_TOO_LONG',
  t('This page can hold {most} characters, and this file would exceed that. Please open fewer or smaller files.', {
    most: maxTextLength.toLocaleString(language()),
  }),
);
const tooLarge = new CallError(
  'FILE_TOO_LARGE',
  t('This file is larger than {maxBytes}. Please save it without its images, or as TXT, and try again.', {
    maxBytes: formatBytes(maxFileBytes),
  }),
);

type Reader = { ask: (name: 'readFile', file: Blob) => Promise<TextFile> };

async function readWith(file: File, choose: () => Promise<Reader>): Promise<TextFile> {
  if (file.size > maxFileBytes) throw tooLarge;
  return (await choose()).ask('readFile', file);
}

/** Checks both ends of the file, like `isPdf` does with all of it. */
async function startsAsPdf(file: File): Promise<boolean> {
  const ends = new Blob([file.slice(0, sniffedBytes), file.slice(Math.max(sniffedBytes, file.size - sniffedBytes))]);
  return isPdf(new Uint8Array(await ends.arrayBuffer()));
}

function sentenceOf(error: unknown): string {
  if (error instanceof CallError) return error.message;
  // The browser refuses folders, moved files and files without read permission.
  return t('This file cannot be opened. If it is a folder, choose the files in it; if it was moved, choose it again.');
}
