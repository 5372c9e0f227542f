import { useEffect, useState } from 'react';
import type { PdfDocument } from '../../pdf/pdf-document.ts';
import { pdfCodes } from '../../pdf/pdf-errors.ts';
import { CallError, isAbort } from '../../web/kit/http/call-error.ts';
import type { PdfService } from '../../web/kit/pdf/pdf-service.ts';
import { contentOf } from '../../web/kit/tool-shell/file-source.ts';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';

/** A PDF in this browser: opening, open, locked or not displayable here (the server may still read it). */
export type OpenedPdf =
  | { state: 'opening' }
  | { state: 'open'; document: PdfDocument }
  | { state: 'locked'; wrongPassword: boolean }
  | { state: 'unreadable' };

/** Opens a PDF for display; closes it when another one replaces it. */
export function useOpenedPdf(service: PdfService, source: FileSource | undefined, password?: string): OpenedPdf {
  const [opened, setOpened] = useState<OpenedPdf>({ state: 'opening' });
  useEffect(() => {
    if (!source) return;
    const leaving = new AbortController();
    let document: PdfDocument | undefined;
    setOpened({ state: 'opening' });
    contentOf(source, leaving.signal)
      .then((content) => service.open(content, { name: source.name, password, signal: leaving.signal }))
      .then(
        (found) => {
          document = found;
          if (leaving.signal.aborted) service.close(found);
          else setOpened({ state: 'open', document: found });
        },
        (error: unknown) => {
          if (!isAbort(error) && !leaving.signal.aborted) setOpened(describeFailure(error));
        },
      );
    return () => {
      leaving.abort(new DOMException('The page was left.', 'AbortError'));
      if (document) service.close(document);
    };
  }, [service, source, password]);
  return opened;
}

function describeFailure(error: unknown): OpenedPdf {
  const code = error instanceof CallError ? error.code : undefined;
  if (code === pdfCodes.locked) return { state: 'locked', wrongPassword: false };
  if (code === pdfCodes.wrongPassword) return { state: 'locked', wrongPassword: true };
  return { state: 'unreadable' };
}
