import { type Dispatch, useEffect, useState } from 'react';
import type { PdfDocument } from '../../pdf/pdf-document.ts';
import { pdfCodes } from '../../pdf/pdf-errors.ts';
import { t } from '../../shared/language/translate.ts';
import { CallError, isAbort } from '../../web/kit/http/call-error.ts';
import type { DeckAction } from '../../web/kit/pdf/page-deck.ts';
import type { PdfService } from '../../web/kit/pdf/pdf-service.ts';
import { contentOf } from '../../web/kit/tool-shell/file-source.ts';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';

/** The PDF to convert, as opened in this browser. */
export type OpenedPdf =
  | { state: 'opening' }
  | { state: 'locked'; problem: string | undefined; busy: boolean }
  | { state: 'open'; document: PdfDocument }
  /** It cannot be displayed here; the server may still convert it. */
  | { state: 'hidden'; sentence: string };

/** Opens a PDF and loads its pages into the deck. A password that opens it is sent with the conversion. */
export function usePdfSource(service: PdfService, source: FileSource | undefined, dispatch: Dispatch<DeckAction>) {
  const [opened, setOpened] = useState<{ source: FileSource; pdf: OpenedPdf }>();
  const [attempt, setAttempt] = useState<{ source: FileSource; password: string }>();
  const password = attempt !== undefined && attempt.source === source ? attempt.password : undefined;

  useEffect(() => {
    if (source === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    let document: PdfDocument | undefined;
    const open = async () => {
      const file = await contentOf(source, signal);
      const options = { name: source.name, signal, ...(password === undefined ? {} : { password }) };
      const found = await service.open(file, options);
      if (signal.aborted) return service.close(found);
      document = found;
      dispatch({ type: 'load', pages: deckOf(found) });
      setOpened({ source, pdf: { state: 'open', document: found } });
    };
    open().catch((error) => {
      if (isAbort(error) || signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      setOpened({ source, pdf: explain(error) });
    });
    return () => {
      controller.abort(new DOMException('Another file was chosen.', 'AbortError'));
      if (document) service.close(document);
    };
  }, [service, source, password, dispatch]);

  const isCurrent = opened !== undefined && opened.source === source;
  const pdf: OpenedPdf = isCurrent ? opened.pdf : { state: 'opening' };
  return {
    pdf,
    password,
    unlock: (text: string) => {
      if (source === undefined) return;
      setOpened({ source, pdf: { state: 'locked', problem: undefined, busy: true } });
      setAttempt({ source, password: text });
      // The same password does not reopen the file, so its problem is shown here.
      if (text === password) setOpened({ source, pdf: { state: 'locked', problem: samePasswordMessage, busy: false } });
    },
  };
}

const samePasswordMessage = t('This is the same password as before, and it does not open the PDF.');

function explain({ code, message }: CallError): OpenedPdf {
  if (code === pdfCodes.locked) return { state: 'locked', problem: undefined, busy: false };
  if (code === pdfCodes.wrongPassword) return { state: 'locked', problem: message, busy: false };
  return { state: 'hidden', sentence: message };
}

const deckOf = ({ id, pages }: PdfDocument) =>
  pages.map((_, page) => ({ key: `${id}/${page}`, document: id, page, rotation: 0 as const }));
